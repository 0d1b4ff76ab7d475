-- Values by their shapes. Each function reads a value of the shape `s`, notes it in the node that is
-- open, and returns it for expressions.

local function bool(I, s)
  local start = I.at
  local v = W.number(I, s.of)
  if s.one and v ~= 0 and v ~= 1 then
    W.note(I, v)
    W.fault(I, W.decimal(v) .. " is neither true nor false", start)
  end
  W.note(I, v ~= 0)
  return v ~= 0 and 1 or 0
end

-- Whether the most significant byte of a number comes first.
local function is_big_endian(I, s)
  while s.k ~= "int" and s.of do s = s.of end
  return s.o == 1 or (s.o == 2 and I.big)
end

-- Notes the groups of bits that a number is made of; `low` is the place of the lowest bit.
local function groups(I, list, number, low, start, big)
  local values, by_name = {}, {}
  for index, g in ipairs(list) do
    local value = W.ABSENT
    if g.w > 0 then
      local v = W.bits(number, low + g.at, g.w)
      value = v
      if g.signed and not W.is_big(v) and v >= 2 ^ (g.w - 1) then
        value = math.floor(v - 2 ^ g.w)
      end
      W.enter(I, g.n, g.f)
      I.node.a, I.node.whole, I.node.big = start, number, big
      W.note(I, g.bool and v ~= 0 or (not g.bool and not g.groups and value or nil))
      if g.groups then value = groups(I, g.groups, number, low + g.at, start, big) end
      -- Before a fault: what is open then ends where the fault is, and bits need their number.
      W.leave(I)
      if g.bool and not W.is_big(v) and v > 1 then
        W.fault(I, g.n .. " is neither true nor false", start)
      end
      if g.numbers and not W.is_big(v) and not g.numbers[v] then
        W.fault(I, g.n .. " has no variant " .. W.decimal(v), start)
      end
    end
    values[index], by_name[g.n] = value, value
    for _, rule in ipairs(g.rules or {}) do
      local scope = { fields = values }
      local holds
      if rule[1] == "const" then
        local expected = W.eval(scope, rule[2])
        holds = expected and (W.equal(expected, value) and 1 or 0)
      else
        holds = W.value_of(scope, rule[2])
      end
      if holds == nil then W.opaque(I, g.n .. ": " .. g.text) end
      if holds == 0 then W.fault(I, g.n .. ": " .. g.text, start) end
    end
  end
  return { r = by_name }
end

local function bits(I, s)
  local start = I.at
  local number = W.number(I, s.of)
  W.note(I, number)
  return groups(I, s.groups, number, 0, start, is_big_endian(I, s.of))
end

local function flags(I, s)
  local start = I.at
  local number = W.number(I, s.of)
  W.note(I, number)
  for _, flag in ipairs(s.flags) do
    W.enter(I, flag.n, flag.f)
    I.node.a, I.node.whole, I.node.big = start, number, is_big_endian(I, s.of)
    W.note(I, W.same(W.band(number, flag.mask), flag.mask))
    W.leave(I)
  end
  return number
end

-- The variant of an enum that a tag selects.
local function variant_of(s, tag)
  local found = not W.is_big(tag) and s.ids[tag]
  if found then return s.variants[found] end
  for _, range in ipairs(s.ranges or {}) do
    if not W.less(tag, range[1]) and not W.less(range[2], tag) then
      return s.variants[range[3]]
    end
  end
  return nil
end
W.variant_of = variant_of

local function wrong_tag(I, s, tag, start)
  W.fault(I, s.n .. " has no variant " .. W.decimal(tag), start)
end

-- Reads the variant that a tag, read at `start`, selects.
function W.payload(I, s, tag, start)
  local variant = variant_of(s, tag)
  if not variant then
    if s.keeps == "number" then return W.OPAQUE end
    if s.keeps ~= "rest" then wrong_tag(I, s, tag, start) end
    W.enter(I, "(unknown)", D.unknown)
    W.note(I, { b = W.take(I, I.stop - I.at), at = I.node.a })
    W.leave(I)
    return W.OPAQUE
  end
  W.enter(I, variant.n, variant.f)
  local value
  if variant.of.k == "rec" then
    value = W.nested(I, W.record, variant.of, { tag })
  else
    value = W.nested(I, W.value, variant.of)
  end
  W.leave(I)
  return value
end

local function enum(I, s)
  local start = I.at
  if I.format.lies == "tagged" and not s.bare then return W.tagged_variant(I, s) end
  if s.tag.k == "text" then W.opaque(I, "an enum whose tags are texts") end
  local tag = W.number(I, s.tag)
  W.note(I, tag)
  if not s.bare then return W.payload(I, s, tag, start) end
  if s.keeps == "nothing" and not variant_of(s, tag) then wrong_tag(I, s, tag, start) end
  return tag
end

local function optional(I, s)
  local there = true
  if s.by == "left" then
    there = I.at < I.stop
  elseif type(s.by) == "table" then
    there = W.value(I, s.by) ~= 0
  end
  if not there then return W.ABSENT end
  return W.nested(I, W.value, s.of)
end

-- An object of a class that may be unknown, in which case it takes all that is left.
local function open(I, s)
  local e = s.of
  local tag = W.number(I, e.tag)
  W.note(I, tag)
  if W.same(tag, s.null) then return W.ABSENT end
  local start, node, kids, stop, depth = I.at, I.node, #I.node.kids, I.stop, I.depth
  if variant_of(e, tag) then
    local ok, value = pcall(W.payload, I, e, tag, start)
    if ok then return value end
    local unknown = type(value) == "table" and value.ends and I.unknown_end == value.at
    if not unknown then error(value, 0) end
  end
  for index = #node.kids, kids + 1, -1 do node.kids[index] = nil end
  I.node, I.at, I.stop, I.depth = node, start, stop, depth
  W.note(I, { b = W.take(I, I.stop - I.at), at = start })
  I.unknown_end = I.at
  return W.OPAQUE
end

local function float(I, s)
  W.need(I, s.w)
  local big = s.o == 1 or (s.o == 2 and I.big)
  local value = { f = W.float(I.b, I.at, s.w, big) }
  I.at = I.at + s.w
  W.note(I, value)
  return value
end

local function integer(I, s)
  if s.k == "int" and s.w > 8 then
    W.note(I, { b = W.take(I, s.w), at = I.at - s.w })
    return W.OPAQUE
  end
  local v = W.number(I, s)
  W.note(I, v)
  return v
end

local function padded(I, s)
  local start = I.at
  local value = W.value(I, s.of)
  W.take(I, (start - I.at) % s.to)
  return value
end

local function inside(I, s)
  local outer = I.format
  I.format = s.format
  local value = W.value(I, s.of)
  I.format = outer
  return value
end

local READERS = {
  unit = function() return W.OPAQUE end,
  int = integer,
  var = integer,
  shift = integer,
  float = float,
  bool = bool,
  uuid = function(I, s)
    W.note(I, { uuid = W.take(I, 16), rfc = s.rfc, at = I.at - 16 })
    return W.OPAQUE
  end,
  text = function(I, s) return W.framed_text(I, s.enc, s.f) end,
  bytes = function(I, s) return W.framed_bytes(I, s.f) end,
  array = function(I, s)
    if (s.of.k == "int" or s.of.k == "float") and s.of.len then W.need(I, s.of.len * s.n) end
    return W.items(I, s.of, s.n)
  end,
  list = function(I, s) return W.list(I, s) end,
  opt = optional,
  rec = function(I, s) return W.nested(I, W.record, s) end,
  enum = enum,
  bits = bits,
  flags = flags,
  named = function(I, s) return W.value(I, s.of) end,
  typed = function(I, s) return W.value(I, s.of) end,
  framed = function(I, s) return W.limited(I, W.frame_len(I, s.f, 1), W.value, s.of) end,
  padded = padded,
  open = open,
  inside = inside,
  any = function(I) return W.any(I) end,
}

-- Reads a value.
function W.value(I, s)
  local read = READERS[s.k]
  if read then return read(I, s) end
  local own = s.k == "opaque" and W.OWN[s.n]
  if own then return own(I) end
  W.opaque(I, (s.n or s.k) .. ", which only its own code can read")
end

-- What a format reads by code of its own, by the names of its shapes.
W.OWN = {}
