//! Which packets to write of a description, so that every branch and every number with a name is
//! there at least once.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::description::{Choice, lineage};

/// The choices for a packet: one with all branches that can be there together, and for each number
/// that decides or has names one choice a value; and one with empty lists.
pub(crate) fn of_packet(description: &Value, name: &str) -> Vec<Choice> {
    let mut values = Values::default();
    for owner in lineage(description, name) {
        values.collect(description, &description["packets"][&owner]["fields"]);
    }
    values.choices()
}

/// The same for a structure.
pub(crate) fn of_structure(description: &Value, name: &str) -> Vec<Choice> {
    let mut values = Values::default();
    values.collect(description, &description["structures"][name]["fields"]);
    values.choices()
}

/// A number that no test and no name of the description has.
const ANOTHER: u64 = 0xc8;

#[derive(Default)]
struct Values {
    /// The values to write, by field; the first is the usual one.
    of: BTreeMap<String, Vec<u64>>,
    met: BTreeSet<String>,
}

impl Values {
    fn collect(&mut self, description: &Value, fields: &Value) {
        for field in fields.as_array().into_iter().flatten() {
            if let Some(names) = field["type"]["enum"].as_object()
                && let Some(name) = field["name"].as_str()
            {
                let numbers = names.keys().map(|number| number.parse().unwrap());
                self.add(name, numbers.chain([ANOTHER]));
            }
            let structure = field["type"].as_str().or_else(|| field["type"]["type"].as_str());
            if let Some(name) = structure.and_then(|name| name.strip_prefix(':'))
                && self.met.insert(name.to_owned())
            {
                self.collect(description, &description["structures"][name]["fields"]);
            }
            let branch = &field["branch"];
            if let Some(name) = branch["field"].as_str() {
                match (branch["test_flag"].as_u64(), branch["test_equal"].as_u64()) {
                    // All bits, so that those without a field are kept too; each alone; none.
                    (Some(flag), _) => self.add(name, [0xff, flag, 0]),
                    (_, Some(equal)) => self.add(name, [equal, ANOTHER]),
                    _ => self.add(name, [1, 0]),
                }
                self.collect(description, &branch["isTrue"]["fields"]);
                self.collect(description, &branch["isFalse"]["fields"]);
            }
        }
    }

    fn add(&mut self, name: &str, values: impl IntoIterator<Item = u64>) {
        let known = self.of.entry(name.to_owned()).or_default();
        for value in values {
            if !known.contains(&value) {
                known.push(value);
            }
        }
    }

    fn choices(&self) -> Vec<Choice> {
        let usual: BTreeMap<_, _> =
            self.of.iter().map(|(name, values)| (name.clone(), values[0])).collect();
        let mut choices = vec![
            Choice { numbers: usual.clone(), len: 2 },
            Choice { numbers: usual.clone(), len: 0 },
        ];
        for (name, values) in &self.of {
            for value in &values[1..] {
                let mut numbers = usual.clone();
                numbers.insert(name.clone(), *value);
                choices.push(Choice { numbers, len: 2 });
            }
        }
        choices
    }
}
