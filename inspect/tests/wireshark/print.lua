-- Behind a dissector: prints what it finds in the messages of SAMPLES.

local function digits(bytes)
  return (bytes:gsub(".", function(c) return string.format("%02x", string.byte(c)) end))
end

local function value(v)
  if type(v) == "number" or W.is_big(v) then return W.decimal(v) end
  if type(v) ~= "table" then return tostring(v) end
  if v.f then return string.format("%.17g", v.f) end
  return v.t or digits(v.b or v.uuid or "")
end

local function print_node(node, path)
  path = path .. "/" .. (type(node.name) == "number" and string.format("%d", node.name) or node.name)
  print(path, string.format("%d..%d", node.a, node.z), value(node.v))
  for _, kid in ipairs(node.kids) do print_node(kid, path) end
end

for _, sample in ipairs(SAMPLES) do
  local message = D.messages[sample[1]]
  local bytes = sample[2]:gsub("..", function(hex) return string.char(tonumber(hex, 16)) end)
  local I, len, fault = W.decode(bytes, message.format, message.s, false)
  print(sample[1], len and string.format("%d", len), fault and fault.at and string.format("%d", fault.at),
    fault and fault.what)
  print_node(W.root(I), "")
end
