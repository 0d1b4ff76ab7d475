-- Connections of TERA: packets with their length and a code, which changes from build to build.

local LENGTH = ProtoField.uint16(D.filter .. ".length", "length", base.DEC, nil, nil,
  "Bytes of the packet, the header included")
local OPCODE = ProtoField.uint16(D.filter .. ".opcode", "opcode", base.DEC, nil, nil,
  "The code of the packet")
local BODY = ProtoField.bytes(D.filter .. ".body", "body", base.NONE, "What is not declared")
local proto = W.protocol({ LENGTH, OPCODE, BODY })

proto.prefs.opcodes = Pref.string("File with codes", "",
  "A name and a code on each line, such as: C_CHECK_VERSION 19900")
local tcp = W.ports(proto, "tcp", "tcp_ports", D.tcp)

local names, read_from = {}, nil

-- Reads names and codes; `#` and `//` begin a comment.
local function read_codes(path)
  if path == read_from then return end
  names, read_from = {}, path
  local file = path ~= "" and io.open(path)
  if not file then return end
  for line in file:lines() do
    line = line:gsub("#.*", ""):gsub("//.*", "")
    local name, code = line:match("^%s*([%w_]+)[%s=]+(%w+)%s*$")
    code = code and tonumber(code)
    if code and not names[code] then names[code] = name end
  end
  file:close()
end

local function apply()
  tcp()
  read_codes(proto.prefs.opcodes)
end
proto.prefs_changed = apply

local stream_of = Field.new("tcp.stream")
-- Connections that begin with an exchange of keys; what follows is encrypted.
local encrypted = {}

function proto.init()
  encrypted = {}
end

local function length_at(tvb, _, at)
  local length = tvb(at, 2):le_uint()
  -- Nobody knows where the next packet begins.
  return length < 4 and tvb:len() - at or length
end

local function dissect(tvb, pinfo, tree)
  local code = tvb(2, 2):le_uint()
  local name = names[code] or string.format("code %d", code)
  local item = tree:add(proto, tvb(), D.title .. ", " .. name)
  local length = item:add_le(LENGTH, tvb(0, 2))
  item:add_le(OPCODE, tvb(2, 2)):append_text(names[code] and " (" .. name .. ")" or "")
  pinfo.cols.protocol = D.title
  W.inform(pinfo, name)
  if tvb(0, 2):le_uint() < 4 then
    length:add_proto_expert_info(D.experts.malformed, "the length is less than that of a header")
  elseif D.messages[name] then
    W.dissect_in(item, tvb, 4, tvb:len(), pinfo, D.messages[name], true)
  elseif tvb:len() > 4 then
    item:add(BODY, tvb(4))
  end
  return tvb:len()
end

function proto.dissector(tvb, pinfo, tree)
  local stream = stream_of().value
  if tvb:len() == 4 and tvb(0, 4):le_uint() == 1 then encrypted[stream] = true end
  if encrypted[stream] then
    tree:add(proto, tvb(), D.title .. ", encrypted")
    pinfo.cols.protocol = D.title
    return tvb:len()
  end
  dissect_tcp_pdus(tvb, tree, 4, length_at, dissect)
  return tvb:len()
end

apply()
DissectorTable.get("tcp.port"):add_for_decode_as(proto)
