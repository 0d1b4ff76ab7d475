-- What was decoded, as a tree of Wireshark.

local function integer(kind, v)
  if kind.size <= 4 then
    if W.is_big(v) then return nil end
    return v
  end
  local hi, lo = W.halves(v)
  return kind.signed and Int64.new(lo, hi) or UInt64.new(lo, hi)
end

-- Adds the item of a node; false if its value is not of the type that its field has.
local function add(tree, tvb, base, node, field)
  local kind, v = field.kind, node.v
  local range = tvb(base + node.a, math.min(node.z, tvb:len() - base) - node.a)
  if node.whole and field.mask then
    return node.big and tree:add(field.pf, range) or tree:add_le(field.pf, range)
  end
  if kind.k == "none" then return tree:add(field.pf, range) end
  if kind.k == "int" and (type(v) == "number" or W.is_big(v)) then
    local value = integer(kind, v)
    return value and tree:add(field.pf, range, value)
  end
  if kind.k == "ipv4" and type(v) == "number" then
    local _, bits = W.halves(v)
    local function part(place) return math.floor(bits / place) % 256 end
    local address = string.format("%d.%d.%d.%d", part(16777216), part(65536), part(256), part(1))
    return tree:add(field.pf, range, Address.ip(address))
  end
  if kind.k == "bool" and type(v) == "boolean" then return tree:add(field.pf, range, v) end
  if type(v) ~= "table" then return nil end
  if kind.k == "float" and v.f then return tree:add(field.pf, range, v.f) end
  if kind.k == "string" and v.t then
    -- A zero character would end the text.
    return tree:add(field.pf, range, (v.t:gsub("\0", "\226\144\128")))
  end
  local plain = kind.k == "bytes" or kind.k == "ipv4" or kind.k == "ipv6"
  if plain and v.b then return tree:add(field.pf, tvb(base + v.at, #v.b)) end
  if kind.k == "guid" and v.uuid then
    range = tvb(base + v.at, 16)
    return v.rfc and tree:add(field.pf, range) or tree:add_le(field.pf, range)
  end
  return nil
end

local function words(node, field)
  local v = node.v
  local kind = node.cut and field and field.kind.k
  -- The length of what was not read.
  if kind == "string" or kind == "bytes" then return "" end
  if type(v) == "number" or W.is_big(v) then return ": " .. W.decimal(v) end
  if type(v) == "table" and v.b then return string.format(": %d bytes", #v.b) end
  return ""
end

local function show_node(tree, tvb, base, node)
  local field = node.f and D.fields[node.f]
  local item = field and add(tree, tvb, base, node, field)
  if not item then
    local len = math.min(node.z, tvb:len() - base) - node.a
    item = tree:add(tvb(base + node.a, len), (field and field.name or node.name) .. words(node, field))
  end
  if type(node.name) == "number" then item:prepend_text(string.format("[%d] ", node.name)) end
  node.item = item
  for _, kid in ipairs(node.kids) do show_node(item, tvb, base, kid) end
end

-- Shows the nodes of a message whose first byte is at `base`, and the fault if there is one.
function W.show(tree, tvb, base, I, fault)
  local root = W.root(I)
  root.item = tree
  for _, kid in ipairs(root.kids) do show_node(tree, tvb, base, kid) end
  if not fault then return end
  local at = base + math.min(fault.at, tvb:len() - base)
  local range = tvb(at, math.min(1, tvb:len() - at))
  local parent = fault.node and fault.node.item or tree
  local expert = fault.opaque and D.experts.opaque or D.experts.malformed
  local field = fault.opaque and D.not_decoded or D.error
  parent:add(field, range, fault.what):add_proto_expert_info(expert, fault.what)
end
