//! Derived decoders against an interpreter that knows only the descriptions.

use std::collections::BTreeMap;

use codec_core::{
    Decode, DecodeErrorKind, Engine, Format, Layout, Shape,
    explain::{Tree, Value},
};
use formats::{
    asherons_call::{
        AsheronsCall,
        messages::{action::Action, client::ClientMessage, event::Event, server::ServerMessage},
    },
    moul::{
        Moul,
        messages::{
            auth::{Auth2Cli, Cli2Auth},
            csr::{Cli2Csr, Csr2Cli},
            file::{Cli2File, File2Cli},
            game::{Cli2Game, Game2Cli},
            gate_keeper::{Cli2GateKeeper, GateKeeper2Cli},
        },
    },
};
use formats::{
    nativeparam::{
        NativeParam, OaPacket,
        messages::{CheatCommand, FactionResponse, PurchaseResult, SocialTravel},
    },
    otherland::messages::Packet,
    tera::{
        Tera,
        messages::{
            CreateUser, EditPrivateChannel, EditPrivateChannelNameFirst, GetUserList, GuildInfo,
            GuildMemberList, GuildName, ItemCustomString, JoinPrivateChannel, Login, NpcHpWindow,
            SpawnNpc, ViewWare,
        },
    },
};
use wire_interpret::{Generator, Outcome, Steps, count_steps, interpret};

/// What was compared.
#[derive(Debug, Default)]
struct Compared {
    valid: usize,
    faulty: usize,
    /// Types of which no valid message was found.
    unmade: usize,
    /// Where the two disagree, by what the interpreter says.
    disagree: BTreeMap<String, (usize, String)>,
}

impl Compared {
    fn one<F, T>(&mut self, bytes: &'static [u8])
    where
        F: Format,
        T: Decode<'static, F>,
    {
        let ours = interpret(<F as Engine>::SHAPE, T::shape(), bytes);
        let theirs = F::explain::<T>(bytes);
        let fault = ours.result.as_ref().err();
        if fault.is_some_and(|fault| fault.opaque) {
            return;
        }
        let problem = match (&ours.result, &theirs.result) {
            (Ok(_), Ok(_)) => {
                self.valid += 1;
                differing(&ours, &theirs.tree)
            }
            (Err(fault), Err(error)) => {
                self.faulty += 1;
                let limits = matches!(
                    error.kind(),
                    DecodeErrorKind::DepthLimit { .. } | DecodeErrorKind::BudgetExceeded { .. }
                );
                (fault.offset != error.offset() && !limits)
                    .then(|| format!("{} at {}, but {error}", fault.what, fault.offset))
            }
            (Ok(_), Err(error)) => Some(format!("right, but {error}")),
            (Err(fault), Ok(_)) => Some(format!("{fault:?}, but right")),
        };
        if let Some(problem) = problem {
            let key: String = problem.chars().filter(|c| !c.is_ascii_digit()).take(60).collect();
            let example = format!("{problem}: {bytes:02x?}");
            self.disagree.entry(key).or_insert((0, example)).0 += 1;
        }
    }

    fn many<F, T>(&mut self, count: u64)
    where
        F: Format,
        T: Decode<'static, F> + Layout<F>,
    {
        for seed in 0..count {
            let mut random = Generator::new(seed + 1);
            let Some(bytes) = random.message(<F as Engine>::SHAPE, T::shape()) else {
                self.unmade += 1;
                continue;
            };
            // Some types borrow from their message; all of it ends with the test.
            let bytes: &'static [u8] = bytes.leak();
            self.one::<F, T>(bytes);
            let mutated = random.mutate(bytes);
            self.one::<F, T>(mutated.leak());
        }
    }
}

/// The first leaf of the tree that the interpreter has not.
fn differing(ours: &Outcome, theirs: &Tree) -> Option<String> {
    let same = |a: &Value, b: &Value| match (number(a), number(b)) {
        (Some(a), Some(b)) => a == b,
        _ => a == b,
    };
    let is_leaf = |node: &&(String, &codec_core::explain::Node)| {
        node.1.leaf && node.1.bits.is_none() && !node.1.range.is_empty()
    };
    let fields: Vec<_> = theirs.fields().collect();
    fields.iter().filter(is_leaf).find_map(|(path, node)| {
        let value = node.value.as_ref()?;
        // An address, which is a number here.
        if matches!(value, Value::Text(text) if text.parse::<std::net::Ipv4Addr>().is_ok()) {
            return None;
        }
        // The count of a list, in the units of the list, and the tag of a variant without fields:
        // the interpreter notes what they say, not the numbers themselves.
        let held = match node.shape.map(|shape| shape().plain()) {
            Some(Shape::List { .. } | Shape::Any | Shape::Inside { .. }) => true,
            Some(Shape::Enum(shape)) => !shape.is_bare(),
            _ => false,
        };
        if held && number(value).is_some() {
            return None;
        }
        let found = match value {
            // Numbers that were read as a whole.
            Value::List(items) => items.iter().all(|item| {
                ours.steps.iter().any(|step| {
                    node.range.start <= step.range.start
                        && step.range.end <= node.range.end
                        && same(&step.value, item)
                })
            }),
            value => ours.steps.iter().any(|step| {
                (step.range.end == node.range.end || step.range.start == node.range.start)
                    && same(&step.value, value)
            }),
        };
        let opaque = ours.steps.iter().any(|step| {
            step.range.start <= node.range.start
                && node.range.end <= step.range.end
                && matches!(step.value, Value::Text(_) | Value::Bytes(_))
        });
        (!found && !opaque).then(|| format!("value of {path} is {value}"))
    })
}

fn number(value: &Value) -> Option<i128> {
    match value {
        Value::Int(number) | Value::Named { number, .. } => Some(*number),
        Value::Flags { number, .. } => Some((*number).into()),
        Value::Bool(value) => Some((*value).into()),
        _ => None,
    }
}

macro_rules! agree {
    ($(#[$meta:meta])* $test:ident, $format:ty, $count:literal: $($ty:ty),* $(,)?) => {
        #[test]
        $(#[$meta])*
        fn $test() {
            let (mut compared, mut steps) = (Compared::default(), Steps::default());
            $(
                compared.many::<$format, $ty>($count);
                count_steps(<$ty as Layout<$format>>::shape(), &mut steps);
            )*
            let Compared { valid, faulty, unmade, .. } = compared;
            println!(
                "{valid} valid, {faulty} faulty, {unmade} not made; {} of {} steps are opaque: {:#?}",
                steps.opaque.len(), steps.all, steps.opaque,
            );
            assert!(compared.disagree.is_empty(), "{:#?}", compared.disagree);
            assert!(steps.opaque.len() * 50 < steps.all, "2 % or more are opaque");
        }
    };
}

agree! {
    moul_agrees_with_its_description, Moul, 150:
    Auth2Cli, Cli2Auth, Cli2Csr, Csr2Cli, Cli2File, File2Cli, Cli2Game, Game2Cli, Cli2GateKeeper,
    GateKeeper2Cli,
}

agree! {
    otherland_agrees_with_its_description, OaPacket, 1500:
    Packet<'static>,
}

agree! {
    nativeparam_agrees_with_its_description, NativeParam, 300:
    CheatCommand, FactionResponse, SocialTravel, PurchaseResult,
}

agree! {
    #[ignore = "valid packets are found too slowly"]
    tera_agrees_with_its_description, Tera, 100:
    JoinPrivateChannel, EditPrivateChannel, EditPrivateChannelNameFirst, Login, GuildName, GuildInfo,
    GuildMemberList, ItemCustomString, ViewWare, CreateUser, GetUserList, SpawnNpc, NpcHpWindow,
}

agree! {
    asherons_call_agrees_with_its_description, AsheronsCall, 400:
    Action, ClientMessage, Event, ServerMessage,
}
