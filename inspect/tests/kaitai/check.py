"""Parses messages with compiled definitions and compares them with what `wire inspect` says.

python check.py FOLDER MESSAGES: the folder has the compiled definitions; each line of the file is JSON
with `module`, `bytes`, `inside` (the attribute that is the message), `fields` of `wire inspect`, and
`as_bytes`, the names of fields that the definition leaves as bytes.
"""

import importlib
import io
import json
import re
import struct
import sys
import uuid

from kaitaistruct import KaitaiStream, KaitaiStruct

WORDS = set(
    """and as assert async await break class close continue def default del do elif else enum except
    false finally for from global if import in int is lambda long mro nonlocal not null or pass raise
    return short static switch this true try void while with yield""".split()
)


def identifier(name):
    out = ""
    for index, c in enumerate(name):
        before = name[index - 1] if index else "_"
        after = name[index + 1] if index + 1 < len(name) else ""
        begins = c.isupper() and (before.islower() or before.isdigit() or after.islower())
        if begins and before != "_":
            out += "_"
        out += c.lower() if c.isalnum() else ("" if out.endswith("_") else "_")
    out = out.rstrip("_")
    if not re.match("[a-z]", out):
        out = "f_" + out
    return out + "_" if out in WORDS else out


def inner(value):
    while isinstance(value, KaitaiStruct) and hasattr(value, "value"):
        value = value.value
    return value


def step(value, name):
    """The field of a value, or what a variant of an enum has."""
    wanted = identifier(name)
    while isinstance(value, KaitaiStruct):
        if hasattr(value, wanted):
            return getattr(value, wanted)
        # A value that is absent has the number that says so.
        for number in ("has_" + wanted, "len_" + wanted):
            if hasattr(value, number):
                return getattr(value, number)
        if hasattr(value, "body"):
            return value.body
        if not hasattr(value, "value"):
            break
        value = value.value
    # A variant of an enum without a tag of its own is the value itself.
    return value


def find(value, path):
    for part in re.findall(r"\[\d+\]|[^.\[\]]+", path):
        if part.startswith("["):
            value = inner(value)
            value = value[int(part[1:-1])]
        else:
            value = step(value, part)
    return inner(value)


def same(found, expected):
    if isinstance(found, KaitaiStruct) and hasattr(found, "has_value"):
        found = inner(found.has_value)
    elif isinstance(found, KaitaiStruct) and hasattr(found, "tag"):
        # Of an unknown class all is kept.
        found = inner(found.body if isinstance(expected, str) else found.tag)
    if isinstance(expected, dict):
        number = expected["number"]
        if hasattr(found, "name"):
            return found.value == number
        return found == number
    if hasattr(found, "name") and not isinstance(expected, str):
        found = found.value
    if isinstance(expected, bool):
        return bool(found) == expected
    if isinstance(expected, list):
        if isinstance(found, bytes):
            found = list(found)
        return isinstance(found, list) and len(found) == len(expected) and all(
            same(inner(a), b) for a, b in zip(found, expected)
        )
    if isinstance(found, float):
        if isinstance(expected, float) or isinstance(expected, int):
            return found == expected or struct.pack("<f", found) == struct.pack("<f", expected)
        return False
    if isinstance(found, bytes) and isinstance(expected, str):
        if found.hex() == expected:
            return True
        if len(found) == 16 and len(expected) == 36:
            return str(uuid.UUID(bytes=found)) == expected or str(uuid.UUID(bytes_le=found)) == expected
        return False
    if isinstance(found, list) and isinstance(expected, int):
        return len(found) == expected
    if isinstance(found, (str, bytes)) and isinstance(expected, int):
        return True  # The count before a text.
    if isinstance(expected, str) and isinstance(found, int):
        address = ".".join(str(byte) for byte in found.to_bytes(8, "big")[4:])
        return expected in (str(found), address)
    return found == expected


def check(message):
    module = importlib.import_module(message["module"])
    root = getattr(module, message["class"])
    data = bytes.fromhex(message["bytes"])
    stream = KaitaiStream(io.BytesIO(data))
    value = root(stream)
    # Data elsewhere is read when it is asked for.
    if not stream.is_eof() and "elsewhere" not in message["module"]:
        return f"{len(data) - stream.pos()} bytes are left"
    inside = value
    for name in message["inside"]:
        inside = getattr(inside, name)
    compared = 0
    for field in message["fields"]:
        path = field["path"]
        found = find(inside, path)
        if path.split(".")[-1] in message["as_bytes"] and isinstance(found, bytes):
            continue
        if not same(found, field["value"]):
            return f"{path} is {found!r}, not {field['value']!r}"
        compared += 1
    return compared


def main():
    sys.path.insert(0, sys.argv[1])
    failed, messages, fields = 0, set(), 0
    for line in open(sys.argv[2], encoding="utf-8"):
        message = json.loads(line)
        try:
            result = check(message)
        except Exception as error:
            result = f"{type(error).__name__}: {error}"
        if isinstance(result, str):
            failed += 1
            if failed <= 40:
                print(f"{message['name']} {message['bytes'][:200]}: {result}")
        else:
            messages.add(message["name"])
            fields += result
    print(json.dumps({"failed": failed, "messages": len(messages), "fields": fields}))
    sys.exit(1 if failed else 0)


main()
