-- Connections of Myst Online: a connect packet, the agreement on a key, and messages without frames.

local proto = W.protocol()

local KINDS = {
  [10] = { "Cli2Auth", "Auth2Cli", setup = true },
  [11] = { "Cli2Game", "Game2Cli", setup = true },
  [16] = { "Cli2File", "File2Cli" },
  [20] = { "Cli2Csr", "Csr2Cli", setup = true },
  [22] = { "Cli2GateKeeper", "GateKeeper2Cli", setup = true },
}

local TYPES = { { 0, "as the connect packet says", 0 } }
for number, kind in pairs(KINDS) do TYPES[#TYPES + 1] = { number, kind[1], number } end
table.sort(TYPES, function(a, b) return a[1] < b[1] end)
for index, kind in ipairs(TYPES) do kind[1] = index end

proto.prefs.kind = Pref.enum("Connections that began before the capture", 0,
  "What they are taken for", TYPES, false)
local tcp = W.ports(proto, "tcp", "tcp_ports", D.tcp)

local stream_of = Field.new("tcp.stream")

-- What is known of connections, by the number of their stream, and what began where: frames are
-- dissected again, in any order.
local connections, begun = {}, {}

function proto.init()
  connections, begun = {}, {}
end

proto.prefs_changed = tcp

local function connection(stream)
  local found = connections[stream]
  if not found then
    found = { stage = "connect" }
    connections[stream] = found
  end
  return found
end

local function to_server(pinfo, c)
  if c.client then return pinfo.src_port == c.client end
  return pinfo.match_uint == pinfo.dst_port
end

-- What stands at this place of the stream: the name of a message or set, or false if it is encrypted.
local function expected(c, pinfo, tvb, at)
  local from_client = to_server(pinfo, c)
  if c.stage == "connect" then
    local length = tvb:len() - at >= 3 and tvb(at + 1, 2):le_uint()
    local kind = KINDS[tvb(at, 1):uint()]
    if kind and (not length or length == 31) and (c.client == nil or from_client) then
      return "ConnectPacket"
    end
    -- The connection began earlier.
    c.stage, c.kind = "open", KINDS[proto.prefs.kind]
  end
  if c.stage == "setup" then return "SetupPacket" end
  if c.encrypted then return false end
  if not c.kind then return nil end
  return c.kind[from_client and 1 or 2]
end

-- What a message changes in the connection.
local function advance(c, pinfo, name, bytes)
  if name == "ConnectPacket" then
    c.client, c.kind = pinfo.src_port, KINDS[string.byte(bytes)]
    c.stage = c.kind.setup and "setup" or "open"
  elseif name == "SetupPacket" then
    local kind, length = string.byte(bytes, 1, 2)
    if kind == 0 then c.wants = length > 2 end
    if kind == 1 then
      c.stage, c.encrypted = "open", c.wants and length > 2
    end
  end
end

local function show_bytes(tvb, at, tree, text)
  tree:add(proto, tvb(at), D.title .. ", " .. text)
end

local function dissect(tvb, pinfo, tree)
  local c = connection(stream_of().value)
  local at = 0
  local places = begun[pinfo.number] or {}
  begun[pinfo.number] = places
  while at < tvb:len() do
    local known = places[at .. "/" .. tvb:len()]
    if not known then known = { name = expected(c, pinfo, tvb, at) } end
    local message = known.name and D.messages[known.name]
    if not message then
      pinfo.cols.protocol = D.title
      local why = known.name == false and "encrypted" or "the kind of connection is not known"
      show_bytes(tvb, at, tree, known.name and known.name .. " is not declared here" or why)
      places[at .. "/" .. tvb:len()] = known
      return tvb:len()
    end
    local used, short = W.dissect(tvb, at, tvb:len(), pinfo, tree, proto, message, false)
    if short then
      pinfo.desegment_offset = at
      pinfo.desegment_len = DESEGMENT_ONE_MORE_SEGMENT
      return tvb:len()
    end
    if not places[at .. "/" .. tvb:len()] then
      places[at .. "/" .. tvb:len()] = known
      advance(c, pinfo, known.name, tvb(at, used):raw())
    end
    at = at + math.max(used, 1)
  end
  return tvb:len()
end

function proto.dissector(tvb, pinfo, tree)
  return dissect(tvb, pinfo, tree)
end

-- A connect packet begins with its type, and the length of its header, which is 31.
proto:register_heuristic("tcp", function(tvb, pinfo, tree)
  if tvb:len() < 51 or not KINDS[tvb(0, 1):uint()] or tvb(1, 2):le_uint() ~= 31 then return false end
  pinfo.conversation = proto
  dissect(tvb, pinfo, tree)
  return true
end)

tcp()
DissectorTable.get("tcp.port"):add_for_decode_as(proto)
