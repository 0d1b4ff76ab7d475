-- Declarations as they are read: tables that name shapes by their numbers, which become the shapes.

local function shape(number)
  return number and D.shapes[number]
end

local function link_frame(f)
  if not f then return end
  f.of, f.offset = shape(f.of), shape(f.offset)
  if f.k == "far" then f.count = shape(f.count) end
end

local function link(s)
  s.of, s.tag = shape(s.of), shape(s.tag)
  if type(s.by) == "number" then s.by = shape(s.by) end
  if type(s.format) == "number" then s.format = D.formats[s.format] end
  link_frame(s.f)
  for _, field in ipairs(s.fields or {}) do field.s = shape(field.s) end
  for _, variant in ipairs(s.variants or {}) do variant.of = shape(variant.of) end
end

function W.link()
  for _, s in ipairs(D.shapes) do link(s) end
  for _, format in ipairs(D.formats) do
    for _, known in pairs(format.types) do known.s = shape(known.s) end
  end
  for _, message in pairs(D.messages) do
    message.s, message.format = shape(message.s), D.formats[message.format]
  end
end

-- The node of a whole message.
function W.root(I)
  local root = I.node
  while root.above do root = root.above end
  return root
end

-- Decodes bytes as a message, or their beginning if `prefix`. Returns the state, whose node holds
-- what was found, and how many bytes the message has or nil and the fault.
function W.decode(bytes, format, s, prefix)
  local I = W.input(bytes, format)
  local root = I.node
  local ok, fault = pcall(function()
    if s.k == "enum" and not s.bare and format.lies ~= "tagged" and s.tag.k == "int" then
      W.enter(I, "(number)", s.number)
      local tag = W.number(I, s.tag)
      W.note(I, tag)
      W.leave(I)
      I.message = W.variant_of(s, tag)
      W.payload(I, s, tag, 0)
    else
      W.value(I, s)
    end
    local at = math.max(I.at, I.far_end)
    if at < I.n and not prefix and not format.ignores_trailing then
      W.fault(I, "bytes are left", at)
    end
    root.z = at
  end)
  if ok then return I, root.z end
  if type(fault) ~= "table" then fault = { what = "internal error: " .. tostring(fault), at = I.at } end
  -- What is open still was not read to its end.
  local at = math.min(fault.at, I.n)
  local node = I.node
  fault.node = node
  while node do
    node.z, node.cut = math.max(at, node.a), true
    node = node.above
  end
  return I, nil, fault
end
