-- Whole numbers and floating point numbers.
--
-- Lua 5.2 has only doubles, Lua 5.4 also integers that wrap. Both agree on whole numbers of up to 53
-- bits; larger ones are tables { hi, lo, neg } of two halves of 32 bits in two's complement.

local HALF = 4294967296
local EXACT = 9007199254740992

function W.is_big(v)
  return type(v) == "table" and v.hi ~= nil
end

-- The number that two halves are. `neg` says whether the highest bit is a sign that is set.
function W.from_halves(hi, lo, neg)
  if neg then
    local over = HALF - 1 - hi
    if over < 2097152 then return -(over * HALF + (HALF - 1 - lo)) - 1 end
  elseif hi < 2097152 then
    return hi * HALF + lo
  end
  return { hi = hi, lo = lo, neg = neg }
end

-- The two halves of a number, and whether it is negative.
function W.halves(v)
  if W.is_big(v) then return v.hi, v.lo, v.neg end
  if v >= 0 then return math.floor(v / HALF), v % HALF, false end
  local over = -v - 1
  return HALF - 1 - math.floor(over / HALF), HALF - 1 - over % HALF, true
end

-- A whole number again, where an operation made a fraction or a double of it.
local function whole(v)
  if v ~= v or v >= EXACT or v <= -EXACT then return nil end
  return math.floor(v)
end

local AND = {}
for a = 0, 15 do
  for b = 0, 15 do
    local sum, bit, x, y = 0, 1, a, b
    while bit <= 8 do
      if x % 2 == 1 and y % 2 == 1 then sum = sum + bit end
      x, y, bit = math.floor(x / 2), math.floor(y / 2), bit * 2
    end
    AND[a * 16 + b] = sum
  end
end

local function and32(a, b)
  local sum, place = 0, 1
  for _ = 1, 8 do
    sum = sum + AND[a % 16 * 16 + b % 16] * place
    a, b, place = math.floor(a / 16), math.floor(b / 16), place * 16
  end
  return sum
end

function W.band(a, b)
  local ah, al, an = W.halves(a)
  local bh, bl, bn = W.halves(b)
  return W.from_halves(and32(ah, bh), and32(al, bl), an and bn)
end

local function bor(a, b)
  local ah, al, an = W.halves(a)
  local bh, bl, bn = W.halves(b)
  return W.from_halves(ah + bh - and32(ah, bh), al + bl - and32(al, bl), an or bn)
end

local function bxor(a, b)
  local ah, al, an = W.halves(a)
  local bh, bl, bn = W.halves(b)
  return W.from_halves(ah + bh - 2 * and32(ah, bh), al + bl - 2 * and32(al, bl), an ~= bn)
end

-- Bits `start` and up, `width` of them, of a number of at most 64 bits.
function W.bits(v, start, width)
  local hi, lo = W.halves(v)
  if start >= 32 then
    lo, hi, start = hi, 0, start - 32
  end
  local shift = 2 ^ start
  local low = math.floor(lo / shift) + hi % shift * math.floor(HALF / shift)
  local high = math.floor(hi / shift)
  if width <= 32 then return math.floor(low % 2 ^ width) end
  return W.from_halves(math.floor(high % 2 ^ (width - 32)), math.floor(low % HALF), false)
end

function W.same(a, b)
  if W.is_big(a) and W.is_big(b) then return a.hi == b.hi and a.lo == b.lo and a.neg == b.neg end
  return a == b
end

function W.less(a, b)
  if not W.is_big(a) and not W.is_big(b) then return a < b end
  local ah, al, an = W.halves(a)
  local bh, bl, bn = W.halves(b)
  if an ~= bn then return an end
  return ah < bh or (ah == bh and al < bl)
end

local function small(of)
  return function(a, b)
    if W.is_big(a) or W.is_big(b) then return nil end
    local v = of(a, b)
    return v and whole(v)
  end
end

local function toward_zero(v)
  return v < 0 and -math.floor(-v) or math.floor(v)
end

local function flag(v)
  return v and 1 or 0
end

-- What operators do with whole numbers; nil where that is more than this can calculate.
W.OPERATORS = {
  ["+"] = small(function(a, b) return a + b end),
  ["-"] = small(function(a, b) return a - b end),
  ["*"] = small(function(a, b) return a * b end),
  ["/"] = small(function(a, b) return b ~= 0 and toward_zero(a / b) or nil end),
  ["%"] = small(function(a, b) return b ~= 0 and a - toward_zero(a / b) * b or nil end),
  ["<<"] = small(function(a, b) return b >= 0 and b < 64 and a * 2 ^ b or nil end),
  [">>"] = small(function(a, b) return b >= 0 and b < 64 and math.floor(a / 2 ^ b) or nil end),
  ["saturating -"] = small(function(a, b) return math.max(a - b, 0) end),
  ["&"] = W.band,
  ["|"] = bor,
  ["^"] = bxor,
  ["=="] = function(a, b) return flag(W.same(a, b)) end,
  ["!="] = function(a, b) return flag(not W.same(a, b)) end,
  ["<"] = function(a, b) return flag(W.less(a, b)) end,
  ["<="] = function(a, b) return flag(not W.less(b, a)) end,
  [">"] = function(a, b) return flag(W.less(b, a)) end,
  [">="] = function(a, b) return flag(not W.less(a, b)) end,
  ["&&"] = function(a, b) return flag(a ~= 0 and b ~= 0) end,
  ["||"] = function(a, b) return flag(a ~= 0 or b ~= 0) end,
}

-- The bytes of `s` from `at` on (counted from 0) as two halves.
function W.pattern(s, at, width, big)
  local hi, lo = 0, 0
  for i = 1, width do
    local place = width - i
    local byte = string.byte(s, big and at + 1 + place or at + i)
    if i <= 4 then lo = lo + byte * 256 ^ (i - 1) else hi = hi + byte * 256 ^ (i - 5) end
  end
  return math.floor(hi), math.floor(lo)
end

function W.integer(s, at, width, signed, big)
  local hi, lo = W.pattern(s, at, width, big)
  if not signed then return W.from_halves(hi, lo, false) end
  if width > 4 then
    local top = 256 ^ (width - 4)
    local neg = hi >= top / 2
    if neg then hi = math.floor(hi + HALF - top) end
    return W.from_halves(hi, lo, neg)
  end
  local top = 256 ^ width
  return lo >= top / 2 and math.floor(lo - top) or lo
end

-- The number that the bits of an IEEE 754 float are.
function W.float(s, at, width, big)
  local hi, lo = W.pattern(s, at, width, big)
  local exponents, fractions, high, fraction = 255, 8388608, lo, 0
  if width == 8 then
    exponents, fractions = 2047, 4503599627370496
    -- The upper half has the sign, 11 bits of exponent and 20 of the fraction.
    fraction = hi % 1048576 * HALF + lo
    high = math.floor(hi / 1048576)
  else
    if width == 2 then exponents, fractions = 31, 1024 end
    fraction, high = lo % fractions, math.floor(lo / fractions)
  end
  local exponent = high % (exponents + 1)
  local sign = high > exponents and -1.0 or 1.0
  local bias = (exponents - 1) / 2
  if exponent == exponents then
    return fraction == 0 and sign / 0.0 or 0.0 / 0.0
  elseif exponent == 0 then
    return sign * (fraction / fractions) * 2.0 ^ (1 - bias)
  end
  return sign * (1 + fraction / fractions) * 2.0 ^ (exponent - bias)
end

-- Decimal digits of a whole number.
function W.decimal(v)
  if not W.is_big(v) then return string.format("%d", v) end
  local hi, lo = v.hi, v.lo
  if v.neg then
    hi, lo = HALF - 1 - hi, HALF - lo
    if lo == HALF then hi, lo = hi + 1, 0 end
  end
  local digits = {}
  while hi > 0 or lo > 0 do
    local rest = hi % 10
    hi = math.floor(hi / 10)
    lo = rest * HALF + lo
    table.insert(digits, 1, string.format("%d", lo % 10))
    lo = math.floor(lo / 10)
  end
  return (v.neg and "-" or "") .. table.concat(digits)
end
