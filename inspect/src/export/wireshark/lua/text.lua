-- Texts, by the names of their encodings. Each becomes UTF-8, or nil where the bytes are no text.

local function utf8(code)
  local byte = string.char
  if code < 128 then return byte(code) end
  local tail = byte(128 + code % 64)
  code = math.floor(code / 64)
  if code < 32 then return byte(192 + code) .. tail end
  tail = byte(128 + code % 64) .. tail
  code = math.floor(code / 64)
  if code < 16 then return byte(224 + code) .. tail end
  return byte(240 + math.floor(code / 64)) .. byte(128 + code % 64) .. tail
end

local function read_utf16(s, big)
  local out, i = {}, 1
  if #s % 2 ~= 0 then return nil end
  local function unit()
    local a, b = string.byte(s, i, i + 1)
    i = i + 2
    return big and a * 256 + b or b * 256 + a
  end
  while i < #s do
    local code = unit()
    if code >= 0xd800 and code <= 0xdfff then
      if code >= 0xdc00 or i >= #s then return nil end
      local low = unit()
      if low < 0xdc00 or low > 0xdfff then return nil end
      code = (code - 0xd800) * 1024 + low - 0xdc00 + 65536
    end
    out[#out + 1] = utf8(code)
  end
  return table.concat(out)
end

local function read_utf8(s)
  local i = 1
  while i <= #s do
    local first = string.byte(s, i)
    local more, least, code = 0, 0, first
    if first >= 240 and first < 248 then more, least, code = 3, 65536, first - 240
    elseif first >= 224 and first < 240 then more, least, code = 2, 2048, first - 224
    elseif first >= 192 and first < 224 then more, least, code = 1, 128, first - 192
    elseif first >= 128 then return nil end
    for k = 1, more do
      local byte = string.byte(s, i + k)
      if not byte or byte < 128 or byte > 191 then return nil end
      code = code * 64 + byte - 128
    end
    if code < least or code > 1114111 or (code >= 0xd800 and code <= 0xdfff) then return nil end
    i = i + more + 1
  end
  return s
end

-- The characters from 128 on that are not those of Latin-1.
local WINDOWS_1252 = {
  [128] = 0x20ac, [130] = 0x201a, [131] = 0x192, [132] = 0x201e, [133] = 0x2026, [134] = 0x2020,
  [135] = 0x2021, [136] = 0x2c6, [137] = 0x2030, [138] = 0x160, [139] = 0x2039, [140] = 0x152,
  [142] = 0x17d, [145] = 0x2018, [146] = 0x2019, [147] = 0x201c, [148] = 0x201d, [149] = 0x2022,
  [150] = 0x2013, [151] = 0x2014, [152] = 0x2dc, [153] = 0x2122, [154] = 0x161, [155] = 0x203a,
  [156] = 0x153, [158] = 0x17e, [159] = 0x178,
}

local function read_windows_1252(s)
  return (s:gsub("[\128-\255]", function(c)
    local code = string.byte(c)
    return utf8(WINDOWS_1252[code] or code)
  end))
end

W.ENCODINGS = {
  ["UTF-8"] = read_utf8,
  ["UTF-16LE"] = function(s) return read_utf16(s, false) end,
  ["UTF-16BE"] = function(s) return read_utf16(s, true) end,
  ["Windows-1252"] = read_windows_1252,
}

local function invert(s)
  return (s:gsub(".", function(c) return string.char(255 - string.byte(c)) end))
end

function W.unit(encoding)
  return (encoding:find("UTF%-16") or encoding == "16-bit units") and 2 or 1
end

-- The text that bytes are; nil if they are none, false if the encoding is not known here.
function W.text(encoding, s)
  local inner = encoding:match("^inverted (.*)")
  if inner then
    local literal = W.unit(inner) == 1 and (s == "" or string.byte(s) < 128)
    local text = W.text(inner, literal and s or invert(s))
    if text and text:find("\0", 1, true) then return nil end
    return text
  end
  local read = W.ENCODINGS[encoding]
  if not read then return false end
  return read(s)
end
