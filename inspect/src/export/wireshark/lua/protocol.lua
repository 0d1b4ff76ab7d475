-- The protocol: its fields, its preferences, and messages as items of the tree.

local TYPES = {
  none = { "none", ftypes.NONE, base.NONE },
  bool = { "bool", ftypes.BOOLEAN, base.NONE },
  u1 = { "int", ftypes.UINT8, base.DEC, 1 }, i1 = { "int", ftypes.INT8, base.DEC, 1, true },
  u2 = { "int", ftypes.UINT16, base.DEC, 2 }, i2 = { "int", ftypes.INT16, base.DEC, 2, true },
  u3 = { "int", ftypes.UINT24, base.DEC, 3 }, i3 = { "int", ftypes.INT24, base.DEC, 3, true },
  u4 = { "int", ftypes.UINT32, base.DEC, 4 }, i4 = { "int", ftypes.INT32, base.DEC, 4, true },
  u8 = { "int", ftypes.UINT64, base.DEC, 8 }, i8 = { "int", ftypes.INT64, base.DEC, 8, true },
  f4 = { "float", ftypes.FLOAT, base.NONE }, f8 = { "float", ftypes.DOUBLE, base.NONE },
  string = { "string", ftypes.STRING, base.NONE },
  bytes = { "bytes", ftypes.BYTES, base.NONE },
  ipv4 = { "ipv4", ftypes.IPv4, base.NONE }, ipv6 = { "ipv6", ftypes.IPv6, base.NONE },
  guid = { "guid", ftypes.GUID, base.NONE },
}

-- Declares a field: name, filter name, type, names of values, mask, description.
function W.field(name, filter, code, names, mask, docs)
  local t = TYPES[code]
  local display, abbr = t[3], D.filter .. "." .. filter
  -- A mask stands in a word of so many bits.
  if mask and code == "bool" then display = mask.bits end
  local bits = mask and mask.value
  if W.is_big(bits) then bits = UInt64.new(bits.lo, bits.hi) end
  local pf = ProtoField.new(name, abbr, t[2], names, display, bits, docs)
  local kind = { k = t[1], size = t[4], signed = t[5] }
  return { pf = pf, kind = kind, name = name, mask = mask }
end

-- The protocol, with fields of its own beside those of messages.
function W.protocol(more)
  local proto = Proto(D.filter, D.title)
  local list = more or {}
  for _, field in ipairs(D.fields) do list[#list + 1] = field.pf end
  D.error = ProtoField.string(D.filter .. ".error", "error", base.NONE, "Why decoding stopped here")
  D.not_decoded = ProtoField.string(D.filter .. ".not_decoded", "not decoded", base.NONE,
    "What only the declaring program can read")
  list[#list + 1], list[#list + 2] = D.error, D.not_decoded
  proto.fields = list
  local malformed = ProtoExpert.new(D.filter .. ".malformed", "Malformed message",
    expert.group.MALFORMED, expert.severity.ERROR)
  local opaque = ProtoExpert.new(D.filter .. ".opaque", "Not decoded", expert.group.UNDECODED,
    expert.severity.NOTE)
  proto.experts = { malformed, opaque }
  D.experts = { malformed = malformed, opaque = opaque }
  return proto
end

-- Decodes the bytes from `at` to `stop` as a message and shows it in an item. Returns the length of
-- the message, or nil if more bytes might help; then nothing is shown, unless `all` says that no more
-- will come.
function W.dissect_in(item, tvb, at, stop, pinfo, message, all)
  local bytes = stop > at and tvb(at, stop - at):raw() or ""
  local I, len, fault = W.decode(bytes, message.format, message.s, not all)
  if fault and fault.short and not all then return nil, I end
  if type(item) == "function" then item = item(I, len or #bytes) end
  W.show(item, tvb, at, I, fault)
  if fault and not fault.opaque then pinfo.cols.info:append(" (malformed)") end
  return len or #bytes, I
end

-- The same in an item of its own. Returns also whether more bytes might help.
function W.dissect(tvb, at, stop, pinfo, tree, proto, message, all)
  local used, I = W.dissect_in(function(I, len)
    local name = message.name
    if I.message then name = name .. " " .. I.message.n end
    pinfo.cols.protocol = D.title
    W.inform(pinfo, name)
    return tree:add(proto, tvb(at, len), D.title .. ", " .. name)
  end, tvb, at, stop, pinfo, message, all)
  return used, used == nil, I
end

-- Adds the name of a message to the column of a frame, behind those before it.
function W.inform(pinfo, name)
  -- What is private is forgotten when the frame is dissected again.
  if pinfo.private[D.filter] then
    pinfo.cols.info:append(", " .. name)
  else
    pinfo.cols.info = name
    pinfo.private[D.filter] = "informed"
  end
end

-- Registers the protocol for the ports of a preference, and no longer for those it had before.
function W.ports(proto, transport, pref, default)
  proto.prefs[pref] = Pref.range(string.upper(transport) .. " ports", default,
    "Ports whose traffic is taken for " .. D.title, 65535)
  local had
  return function()
    local now = proto.prefs[pref]
    if now == had then return end
    local ports = DissectorTable.get(transport .. ".port")
    if had and had ~= "" then ports:remove(had, proto) end
    if now ~= "" then ports:add(now, proto) end
    had = now
  end
end
