-- Where in a message decoding is, and what it has found.
--
-- `I` is the state: b the bytes, n their number, at and stop where reading is and where it must end,
-- node what is being read. A node has a name, a field f (the index of its ProtoField), its bytes from
-- a to z, a value v, and the nodes kids that it holds.

-- Values that expressions can be about are numbers, and tables: { f } a float, { t } a text, { b }
-- bytes, { n } a list of so many, { r } a struct with its fields by name.
W.ABSENT, W.OPAQUE = { absent = true }, { opaque = true }

local MAX_DEPTH, MAX_NODES = 64, 50000

function W.input(bytes, format)
  return {
    b = bytes, n = #bytes, at = 0, stop = #bytes, format = format, big = false, version = 0,
    depth = 0, count = 0, far_end = 0, budget = 4 * #bytes + 4096,
    node = { name = "", a = 0, z = 0, kids = {} },
  }
end

-- Stops decoding: what is wrong, and at which byte. Those that tables of `extra` add to it:
-- `short` if more bytes might help, `opaque` if only the declaring program could go on.
function W.fault(I, what, at, extra)
  local fault = { what = what, at = at or I.at }
  for key, value in pairs(extra or {}) do fault[key] = value end
  error(fault, 0)
end

function W.opaque(I, what)
  W.fault(I, what, I.at, { opaque = true })
end

-- Makes sure that there are `len` bytes.
function W.need(I, len)
  local left = I.stop - I.at
  if len <= left then return end
  local what = string.format("needed %.0f bytes, %d left", len, left)
  W.fault(I, what, I.at, { short = I.stop == I.n, ends = true })
end

function W.take(I, len)
  W.need(I, len)
  I.at = I.at + len
  return string.sub(I.b, I.at - len + 1, I.at)
end

function W.rest(I)
  return string.sub(I.b, I.at + 1, I.stop)
end

-- Data may be read more than once where offsets say so; all of it together is bounded.
function W.charge(I, len)
  I.budget = I.budget - len
  if I.budget < 0 then W.fault(I, "the values are larger than the message can hold") end
end

function W.enter(I, name, field)
  I.count = I.count + 1
  if I.count > MAX_NODES then
    W.fault(I, "too many values to show", I.at, { opaque = true })
  end
  local node = { name = name, f = field, a = I.at, z = I.at, kids = {}, above = I.node }
  I.node.kids[#I.node.kids + 1] = node
  I.node = node
end

-- Ends a node. It is forgotten if it has no bytes, no value and no parts: an absent field.
function W.leave(I)
  local node = I.node
  node.z = math.max(I.at, node.a)
  I.node = node.above
  if node.z == node.a and node.v == nil and #node.kids == 0 then
    I.node.kids[#I.node.kids] = nil
    I.count = I.count - 1
  end
end

function W.note(I, value)
  I.node.v = value
end

-- Reads one level down.
function W.nested(I, read, ...)
  I.depth = I.depth + 1
  if I.depth > MAX_DEPTH then W.fault(I, "too many levels") end
  local value = read(I, ...)
  I.depth = I.depth - 1
  return value
end

-- Reads a value from exactly `len` bytes.
function W.limited(I, len, read, ...)
  W.need(I, len)
  local outer = I.stop
  I.stop = I.at + len
  local value = read(I, ...)
  if I.at < I.stop then W.fault(I, "bytes are left") end
  I.stop = outer
  return value
end

local function is_big(I, order)
  if order == 2 then return I.big end
  return order == 1
end

function W.pull(I, width, signed, order)
  W.need(I, width)
  local v = W.integer(I.b, I.at, width, signed, is_big(I, order))
  I.at = I.at + width
  return v
end

local function seven_bits(I, s)
  local hi, lo, shift = 0, 0, 0
  while true do
    local at = I.at
    local byte = string.byte(W.take(I, 1))
    local part, left = byte % 128, math.max(s.bits - shift, 0)
    local fits = left >= 7 or part < 2 ^ left
    if not fits or (byte >= 128 and shift + 7 >= s.bits) then
      W.fault(I, "the last byte of a varint", at)
    end
    if shift < 32 then
      lo = lo + part % 2 ^ math.min(7, 32 - shift) * 2 ^ shift
      if shift > 25 then hi = hi + math.floor(part / 2 ^ (32 - shift)) end
    else
      hi = hi + part * 2 ^ (shift - 32)
    end
    if byte < 128 then break end
    shift = shift + 7
  end
  hi, lo = math.floor(hi), math.floor(lo)
  if s.form ~= "zigzag" then return W.from_halves(hi, lo, false) end
  local negative = lo % 2 == 1
  lo = math.floor(lo / 2) + hi % 2 * 2147483648
  hi = math.floor(hi / 2)
  if negative then hi, lo = 4294967295 - hi, 4294967295 - lo end
  return W.from_halves(hi, lo, negative)
end

local function halves(I, s)
  local top = 256 ^ s.n / 2
  local first = W.pull(I, s.n, false, 0)
  if first < top then return first end
  local low = W.pull(I, s.n, false, 0)
  if s.n == 4 then return W.from_halves(math.floor(first - top), low, false) end
  return math.floor((first - top) * 256 ^ s.n + low)
end

-- Reads a number, without noting it.
function W.number(I, s)
  local k = s.k
  if k == "int" then
    if s.w > 8 then W.opaque(I, "a number of more than 64 bits") end
    return W.pull(I, s.w, s.s, s.o)
  elseif k == "var" then
    if s.form == "halves" then return halves(I, s) end
    if s.form == "escaped" then
      local short = W.pull(I, 1, false, 0)
      return short == 255 and W.pull(I, s.n, false, 0) or short
    end
    return seven_bits(I, s)
  elseif k == "shift" then
    local start = I.at
    local v = W.OPERATORS["+"](W.number(I, s.of), s.plus)
    if v == nil then W.opaque(I, "a sum of more than 53 bits") end
    if W.less(v, s.lo) or W.less(s.hi, v) then
      W.fault(I, W.decimal(v) .. " is out of range", start)
    end
    return v
  elseif k == "enum" then
    return W.number(I, s.tag)
  elseif s.of and (k == "named" or k == "typed" or k == "bool" or k == "bits" or k == "flags") then
    return W.number(I, s.of)
  end
  W.opaque(I, "a number of another kind")
end
