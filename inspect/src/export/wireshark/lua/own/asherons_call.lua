-- What Asheron's Call reads by code of its own.

local function windows_1252(I, len)
  local start = I.at
  return W.noted_text(I, "Windows-1252", W.take(I, len), start)
end

-- The length of what follows, the length of the text in one byte or three, the text, padding.
local function described(I)
  local start = I.at
  local total = W.pull(I, 4, false, 0)
  return W.limited(I, total, function()
    local len = W.pull(I, 1, false, 0)
    if len == 255 then len = W.pull(I, 2, false, 0) end
    local value = windows_1252(I, len)
    if I.stop - I.at > 3 then W.fault(I, "the lengths of a text do not agree", start) end
    I.at = I.stop
    return value
  end)
end

W.OWN["String32L"] = described

-- Whether bytes are a text as the original client writes it.
local function is_retail(bytes)
  if #bytes < 4 then return false end
  local total = W.integer(bytes, 0, 4, false, false)
  if total == 0 then return true end
  if #bytes < 4 + total then return false end
  local high, low = string.byte(bytes, 5, 6)
  if high < 128 then return total == high + 1 end
  return total > 1 and total == (high - 128) * 256 + low + 2
end

W.OWN["String32L or RetailString32L"] = function(I)
  local start, rest = I.at, W.rest(I)
  local ok, value = pcall(described, I)
  if ok then return value end
  if is_retail(rest) then W.fault(I, "a login text in the form of the original client", start) end
  error(value, 0)
end

-- The same with the length in one byte or two, nothing for no text, and no padding.
W.OWN["RetailString32L"] = function(I)
  local total = W.pull(I, 4, false, 0)
  if total == 0 then
    W.note(I, { t = "" })
    return { t = "" }
  end
  return W.limited(I, total, function()
    local len = W.pull(I, 1, false, 0)
    if len >= 128 then len = (len - 128) * 256 + W.pull(I, 1, false, 0) end
    return windows_1252(I, len)
  end)
end

-- A size, and numbers up to it: one below zero stands for a run.
W.OWN["CMostlyConsecutiveIntSet"] = function(I)
  local start = I.at
  local left, count = W.pull(I, 4, true, 0), 0
  W.note(I, left)
  while left > 0 do
    W.enter(I, count, D.item[I.node.f])
    local number = W.pull(I, 4, true, 0)
    W.note(I, number)
    W.leave(I)
    left = left - (number < 0 and -number - 1 or 1)
    count = count + 1
  end
  if left ~= 0 then W.fault(I, "the numbers of a set do not add up to its size", start) end
  return { n = count }
end

-- The second word of flags is there only if a bit of the first says so.
local function second(mask)
  return function(named)
    local flags = named.flags.r
    local word = flags and flags.header2
    return type(word) == "number" and W.band(word, mask) ~= 0 and 1 or 0
  end
end

W.RULES["PublicWeenieDesc.icon_underlay"] = second(0x1)
W.RULES["PublicWeenieDesc.cooldown_id"] = second(0x2)
W.RULES["PublicWeenieDesc.cooldown_duration"] = second(0x4)
W.RULES["PublicWeenieDesc.pet_owner"] = second(0x8)

-- Compressed data has its own length in four more bytes.
W.RULES["DataMessage.data"] = function(named)
  return math.max(named.data_size - (named.compression == 1 and 8 or 4), 0)
end

-- How many spell bars there are depends on the version.
W.RULES["PlayerModule.more_spell_bars"] = function(named)
  local function has(mask) return W.band(named.flags, mask) ~= 0 end
  return has(0x4) and 4 or has(0x10) and 6 or has(0x400) and 7 or 0
end

-- Words of flags that have the number of commands in the bits above `place`.
local function commands(place)
  return function(named) return math.floor(named.flags / place) end
end

W.RULES["MotionState.commands"] = commands(2 ^ 7)
W.RULES["RawMotionState.commands"] = commands(2 ^ 11)
