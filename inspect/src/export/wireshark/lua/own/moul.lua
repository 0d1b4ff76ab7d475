-- What MOUL reads by code of its own.

-- A number with its high half first, and a zero unit behind it.
W.OWN["u32 in two halves"] = function(I)
  W.need(I, 4)
  local high, low = W.pull(I, 2, false, 0), W.pull(I, 2, false, 0)
  W.take(I, 2)
  W.note(I, high * 65536 + low)
  return high * 65536 + low
end

-- 32 digits in UTF-16, and a zero unit behind them.
W.OWN["MD5 in hexadecimal"] = function(I)
  local start = I.at
  W.take(I, 66)
  local digits = {}
  for place = 0, 31 do
    local unit = W.integer(I.b, start + 2 * place, 2, false, false)
    local digit = unit < 128 and string.match(string.char(unit), "%x")
    if not digit then W.fault(I, "no hexadecimal digit", start + 2 * place) end
    digits[#digits + 1] = string.lower(digit)
  end
  W.note(I, { t = table.concat(digits) })
  return W.OPAQUE
end

-- A bit of the flags of a message between players.
local function flag(mask)
  return function(named)
    local flags = named.flags
    if type(flags) == "table" and flags.r then flags = flags.r["0"] end
    return W.band(flags, mask) ~= 0 and 1 or 0
  end
end

W.RULES["NetMessageHeader.time_sent"] = flag(0x1)
W.RULES["NetMessageHeader.context"] = flag(0x80)
W.RULES["NetMessageHeader.transaction_id"] = flag(0x200)
W.RULES["NetMessageHeader.player_id"] = flag(0x1000)
W.RULES["NetMessageHeader.account_id"] = flag(0x4000)
W.RULES["NetMessageHeader.version"] = flag(0x10000)
