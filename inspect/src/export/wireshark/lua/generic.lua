-- Any format: one message in each datagram, or one behind the other in a stream.

local proto = W.protocol()

proto.prefs.message = Pref.string("Message", D.first, "The message or set of messages, as in `wire list`")
local udp = W.ports(proto, "udp", "udp_ports", D.udp)
local tcp = W.ports(proto, "tcp", "tcp_ports", D.tcp)

local function apply()
  udp()
  tcp()
end
proto.prefs_changed = apply

function proto.dissector(tvb, pinfo, tree)
  local message = D.messages[proto.prefs.message]
  if not message then
    tree:add(proto, tvb(), D.title .. ": the preference names no message that is declared")
    return tvb:len()
  end
  local stream = pinfo.can_desegment > 0
  local at = 0
  repeat
    local used, short = W.dissect(tvb, at, tvb:len(), pinfo, tree, proto, message, not stream)
    if short then
      pinfo.desegment_offset = at
      pinfo.desegment_len = DESEGMENT_ONE_MORE_SEGMENT
      return tvb:len()
    end
    at = at + math.max(used, 1)
  until at >= tvb:len() or not stream
  return tvb:len()
end

apply()
DissectorTable.get("udp.port"):add_for_decode_as(proto)
DissectorTable.get("tcp.port"):add_for_decode_as(proto)
