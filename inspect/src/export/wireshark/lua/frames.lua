-- Texts, bytes and lists: where they end.

local UNBOUNDED = 1e300

-- Reads a number that says how long something is; nil for a list that is not there at all.
local function counted(I, f)
  local start = I.at
  local number = W.number(I, f.of)
  if f.set and f.term == "" and W.same(W.band(number, f.set), 0) then
    W.fault(I, "the count lacks bits that are always set", start)
  end
  local count = f.mask and W.band(number, f.mask) or number
  if W.is_big(count) then
    count = UNBOUNDED
  elseif count < f.plus then
    if number == 0 and f.counts == "units" then return nil, number end
    W.fault(I, "the length " .. W.decimal(number) .. " is too small", start)
  else
    count = count - f.plus
  end
  W.note(I, count < UNBOUNDED and count or number)
  local claimed = f.counts == "units" and count + f.plus or count
  if f.max and claimed > f.max then
    W.fault(I, string.format("%.0f is more than the %d that are allowed", claimed, f.max), start)
  end
  return count, number
end

-- The bytes of what is in a frame, of units of so many bytes.
function W.frame_len(I, f, unit)
  if f.k == "prefix" then
    local start = I.at
    local number = counted(I, f) or 0
    if f.counts ~= "bytes" then return number * unit end
    if number % unit ~= 0 then W.fault(I, "half a character", start) end
    return number
  elseif f.k == "fixed" then
    return f.n * unit
  elseif f.k == "rest" then
    local left = I.stop - I.at
    if f.max and left > f.max then W.fault(I, "more bytes than are allowed") end
    return left
  end
  W.opaque(I, "a length that stands elsewhere")
end

-- The first place of `mark` in `s` at a multiple of `unit`, counted from 0.
local function position(s, mark, unit)
  local from = 1
  while true do
    local at = string.find(s, mark, from, true)
    if not at then return nil end
    if (at - 1) % unit == 0 then return at - 1 end
    from = at + 1
  end
end

function W.noted_text(I, encoding, bytes, at)
  local text = W.text(encoding, bytes)
  if text == nil then
    W.note(I, { b = bytes, at = at })
    W.fault(I, "no " .. encoding .. " text", at)
  end
  local value = text and { t = text } or { b = bytes, at = at }
  W.note(I, value)
  return value
end

-- A text behind an offset.
local function far_text(I, encoding)
  local start, unit = I.at, W.unit(encoding)
  local len = position(W.rest(I), string.rep("\0", unit), unit)
  if not len then W.fault(I, "a text without an end") end
  W.charge(I, len)
  local bytes = W.take(I, len)
  W.take(I, unit)
  if encoding == "16-bit units" then return { b = bytes, at = start } end
  local text = W.text(encoding, bytes)
  if text == nil then W.fault(I, "no " .. encoding .. " text", start) end
  return text and { t = text } or { b = bytes, at = start }
end

function W.framed_text(I, encoding, f)
  local start, unit = I.at, W.unit(encoding)
  if f.k == "far" then return W.far(I, f, function() return far_text(I, encoding) end) end
  if f.k == "term" then
    local len = position(W.rest(I), f.term, unit)
    if not len then W.fault(I, "a text without an end", start, { short = I.stop == I.n }) end
    local value = W.noted_text(I, encoding, W.take(I, len), start)
    W.take(I, #f.term)
    return value
  end
  local len = W.frame_len(I, f, unit)
  local begin, term = I.at, f.k == "prefix" and f.term or ""
  local bytes
  if f.k == "prefix" and f.plus > 0 then
    -- The terminator is part of the count, and must be the first one.
    bytes = W.take(I, len + #term)
    if position(bytes, term, unit) ~= len then W.fault(I, "the end of a text", start) end
    bytes = string.sub(bytes, 1, len)
  else
    bytes = W.take(I, len)
    W.take(I, #term)
  end
  if f.k == "fixed" then
    local nul = position(bytes, string.rep("\0", unit), unit)
    bytes = string.sub(bytes, 1, nul or len)
  end
  return W.noted_text(I, encoding, bytes, begin)
end

function W.framed_bytes(I, f)
  if f.k == "far" then return W.far(I, f, function() W.opaque(I, "bytes without a length") end) end
  local len
  if f.k == "term" then
    len = position(W.rest(I), f.term, 1)
    if not len then W.need(I, I.stop - I.at + #f.term) end
  else
    len = W.frame_len(I, f, 1)
  end
  local value = { b = W.take(I, len), at = I.at - len }
  W.note(I, value)
  if f.k == "term" then W.take(I, #f.term) end
  return value
end

-- Reads what lies at an offset, and goes back.
function W.follow(I, offset, back, read, ...)
  local at = offset - (I.format.first or 0)
  if at < 0 or at > I.n then
    W.fault(I, "the offset " .. W.decimal(offset) .. " is outside of the message", back)
  end
  local stop = I.stop
  I.at, I.stop = at, I.n
  local value = read(I, ...)
  I.far_end = math.max(I.far_end, I.at)
  I.at, I.stop = back, stop
  return value
end

-- Where a slot is, if it stands before the other fields.
local function hoisted(I, f)
  local slots = I.hoisted
  if not slots then return nil end
  local kind = f.linked and "lists" or "others"
  local at = slots[kind]
  slots[kind] = at + (f.count and 4 or 2)
  return at
end

-- Follows an offset to a text or to bytes.
function W.far(I, f, read)
  local at, behind = hoisted(I, f), I.at
  if at then I.at, I.node.a = at, at end
  local count
  if f.count_first and f.count then count = W.number(I, f.count) end
  local offset = W.number(I, f.offset)
  if not f.count_first and f.count then count = W.number(I, f.count) end
  local back = at and behind or I.at
  I.node.z = I.at
  if count == 0 then
    I.at = back
    W.note(I, { b = "", at = I.node.z })
    return { n = 0 }
  end
  local value = W.follow(I, offset, back, function()
    W.enter(I, "(data)", D.data)
    local value
    if count then
      W.charge(I, count)
      value = { b = W.take(I, count), at = I.at - count }
    else
      value = read(I)
    end
    W.leave(I)
    return value
  end)
  W.note(I, value)
  return value
end

-- Elements that each have the offset of the next.
local function chain(I, s)
  local f = s.f
  local at, behind = hoisted(I, f), I.at
  if at then I.at = at end
  local count = W.number(I, f.count or f.offset)
  local next_at = W.number(I, f.offset)
  if at then I.node.a = at end
  local back = at and behind or I.at
  I.at = back
  W.note(I, count)
  local slots = I.hoisted
  I.hoisted = nil
  for index = 0, count - 1 do
    if next_at == 0 and index > 0 then W.fault(I, "the end of the chain") end
    W.charge(I, s.of.len or 4)
    next_at = W.follow(I, next_at, back, function()
      W.enter(I, index, D.item[I.node.f])
      W.number(I, f.offset)
      local following = W.number(I, f.offset)
      W.value(I, s.of)
      W.leave(I)
      return following
    end)
  end
  I.hoisted = slots
  return { n = count }
end

local function element(I, s, index)
  W.enter(I, index, D.item[I.node.f])
  local value = W.value(I, s)
  W.leave(I)
  return value
end

local function is_byte(s)
  return s.k == "int" and s.w == 1 and not s.s
end

-- Finds the fault of a list of elements of the same length that has more than the bytes which are
-- left. The whole list is checked first, so the fault is in the element that is cut, whatever those
-- before it are; they are shown as far as they can be read.
local function cut(I, s, left)
  local begin, node, stop, depth, nodes = I.at, I.node, I.stop, I.depth, I.count
  local value, kids = node.v, #node.kids
  I.at = begin + math.floor(left / s.len) * s.len
  local ok, fault = pcall(W.value, I, s)
  local at = not ok and type(fault) == "table" and fault.at or I.at
  for index = #node.kids, kids + 1, -1 do node.kids[index] = nil end
  I.at, I.node, I.stop, I.depth, I.count, node.v = begin, node, stop, depth, nodes, value
  if not is_byte(s) then
    pcall(function()
      for index = 0, math.floor(left / s.len) do element(I, s, index) end
    end)
  end
  W.fault(I, "the list is cut", at, { short = stop == I.n, ends = true })
end

-- Reads so many elements.
function W.items(I, s, count)
  local left = I.stop - I.at
  -- Lists behind the number of their type are read at once.
  if s.len and I.format.lies == "tagged" then W.need(I, count * s.len) end
  if s.len and s.len > 0 and count * s.len > left then cut(I, s, left) end
  if is_byte(s) then
    W.note(I, { b = W.take(I, count), at = I.at - count })
    return { n = count }
  end
  for index = 0, count - 1 do element(I, s, index) end
  return { n = count }
end

-- Reads elements up to the end.
function W.rest_items(I, s)
  if is_byte(s) then return W.items(I, s, I.stop - I.at) end
  local count = 0
  while I.at < I.stop do
    local before = I.at
    element(I, s, count)
    count = count + 1
    if I.at == before then W.fault(I, "bytes are left") end
  end
  if count > 0 and I.node.v == nil then W.note(I, count) end
  return { n = count }
end

-- Reads elements up to one for which a condition holds, or up to a value that is none of them.
function W.ended_items(I, s, scope, last, value)
  local count = 0
  while true do
    local before = I.at
    local item = element(I, s, count)
    local ends
    if last then
      ends = W.value_of({ fields = scope.fields, params = scope.params, item = item }, last)
      if ends == nil then W.opaque(I, "a condition that only the program knows") end
    else
      local expected = W.eval(scope, value)
      if expected == nil then W.opaque(I, "a value that only the program knows") end
      ends = W.equal(item, expected) and 1 or 0
      if ends == 1 then
        if count > 0 then W.note(I, count) end
        return { n = count }
      end
    end
    count = count + 1
    if ends ~= 0 then
      W.note(I, count)
      return { n = count }
    end
    if I.at == before then W.fault(I, "a list without an end") end
  end
end

-- Records up to a zero unit, which fill as many units as the count says.
local function unit_records(I, s)
  local units, claimed = counted(I, s.f)
  W.note(I, claimed)
  if not units then return { n = 0 } end
  return W.limited(I, (units + 1) * 2, function()
    local count = 0
    while string.sub(I.b, I.at + 1, math.min(I.at + 2, I.stop)) ~= "\0\0" do
      element(I, s.of, count)
      count = count + 1
    end
    W.take(I, 2)
    if units == 1 and W.rest(I) == "\0\0" then W.take(I, 2) end
    return { n = count }
  end)
end

function W.list(I, s)
  local f = s.f
  if f.k == "prefix" and f.counts == "units" then return unit_records(I, s) end
  if f.k == "prefix" then return W.items(I, s.of, counted(I, f)) end
  if f.k == "fixed" then return W.items(I, s.of, f.n) end
  if f.k == "rest" then return W.rest_items(I, s.of) end
  if f.k == "far" and f.linked then return chain(I, s) end
  W.opaque(I, "a list whose end is said elsewhere")
end
