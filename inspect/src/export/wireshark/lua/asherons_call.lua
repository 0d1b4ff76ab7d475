-- Packets of Asheron's Call: datagrams with fragments of messages.

local proto = W.protocol()
local udp = W.ports(proto, "udp", "udp_ports", D.udp)
proto.prefs_changed = udp

-- Messages that lack fragments, and those that a frame completes.
local pending, waiting, complete = {}, 0, {}
local MAX_WAITING = 4096

function proto.init()
  pending, waiting, complete = {}, 0, {}
end

local function kid(node, name)
  for _, inner in ipairs(node and node.kids or {}) do
    if inner.name == name then return inner end
  end
  return nil
end

-- The number, or the bytes, of a part of a node.
local function part(node, name)
  local found = kid(node, name)
  return found and found.v
end

-- Takes a fragment; returns the message that it completes.
local function push(fragment, key)
  if waiting > MAX_WAITING then pending, waiting = {}, 0 end
  local held = pending[key]
  if not held then
    held = { count = 0, parts = {} }
    pending[key], waiting = held, waiting + 1
  end
  local index = part(fragment, "index")
  if not held.parts[index] then
    held.parts[index], held.count = part(fragment, "data").b, held.count + 1
  end
  local count = part(fragment, "count")
  if held.count < count then return nil end
  pending[key], waiting = nil, waiting - 1
  local all = {}
  for place = 0, count - 1 do all[#all + 1] = held.parts[place] or "" end
  return table.concat(all)
end

local function whole(fragment)
  return not fragment.cut and part(fragment, "index") < part(fragment, "count")
end

local function message(fragment, place, pinfo, tvb, tree, set)
  local data = part(fragment, "data")
  if part(fragment, "count") == 1 then
    W.dissect(tvb, data.at, data.at + #data.b, pinfo, tree, proto, set, true)
    return
  end
  local done = complete[pinfo.number] or {}
  complete[pinfo.number] = done
  if done[place] == nil then
    local key = table.concat({ tostring(pinfo.src), pinfo.src_port, tostring(pinfo.dst),
      pinfo.dst_port, W.decimal(part(fragment, "sequence")), W.decimal(part(fragment, "id")),
      part(fragment, "count") }, "/")
    done[place] = push(fragment, key) or false
  end
  if not done[place] then return end
  local all = ByteArray.new(done[place], true):tvb("Message of several fragments")
  W.dissect(all, 0, all:len(), pinfo, tree, proto, set, true)
end

function proto.dissector(tvb, pinfo, tree)
  local packet = D.messages.Packet
  local _, _, I = W.dissect(tvb, 0, tvb:len(), pinfo, tree, proto, packet, true)
  local to_server = pinfo.match_uint == pinfo.dst_port
  local set = D.messages[to_server and "ClientMessage" or "ServerMessage"]
  local fragments = kid(kid(W.root(I), "body"), "fragments")
  for _, fragment in ipairs(fragments and fragments.kids or {}) do
    if whole(fragment) then message(fragment, fragment.a, pinfo, tvb, tree, set) end
  end
  return tvb:len()
end

udp()
DissectorTable.get("udp.port"):add_for_decode_as(proto)
