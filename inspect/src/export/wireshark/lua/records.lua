-- The fields of a struct.

-- Reads a value that goes up to the end.
local function rest_of(I, s)
  while s.k == "named" or s.k == "typed" do s = s.of end
  if s.k == "list" then return W.rest_items(I, s.of) end
  if s.k == "bytes" then return W.framed_bytes(I, { k = "rest" }) end
  if s.k == "text" and s.f.k == "elsewhere" then return W.framed_text(I, s.enc, { k = "rest" }) end
  return W.value(I, s)
end

-- Reads so many elements, bytes or units.
local function counted_items(I, s, count)
  while s.k == "named" or s.k == "typed" do s = s.of end
  if s.k == "list" then
    if count > 0 then W.note(I, count) end
    return W.items(I, s.of, count)
  elseif s.k == "bytes" then
    return W.framed_bytes(I, { k = "fixed", n = count })
  elseif s.k == "text" then
    local start = I.at
    return W.noted_text(I, s.enc, W.take(I, count * W.unit(s.enc)), start)
  end
  W.opaque(I, "a count of something else")
end

local function say(field, rule)
  return field.n .. ": " .. (field.text or rule[1])
end

-- Reads a field whose length is known.
local function ended(I, field, scope, bounded)
  local start, s = I.at, field.s
  local with
  for _, rule in ipairs(field.rules or {}) do
    local kind = rule[1]
    if kind == "with" then
      with = {}
      for index, e in ipairs(rule[2]) do with[index] = W.eval(scope, e) or W.OPAQUE end
    elseif kind == "count" then
      local count = W.value_of(scope, rule[2])
      if count == nil then W.opaque(I, say(field, rule)) end
      if W.is_big(count) then count = 1e300 end
      if count < 0 then W.fault(I, "the count is negative") end
      return counted_items(I, s, count)
    elseif kind == "rest" then
      return rest_of(I, s)
    elseif kind == "switch" then
      local tag = W.value_of(scope, rule[2])
      if tag == nil then W.opaque(I, say(field, rule)) end
      local e = s
      while e.k == "named" or e.k == "typed" do e = e.of end
      if e.k ~= "enum" then W.opaque(I, say(field, rule)) end
      W.note(I, tag)
      local value = W.payload(I, e, tag, start)
      -- The tag is an item where it stands.
      if I.at == start and #I.node.kids == 0 then W.note(I, nil) end
      local variant = rule.first and W.variant_of(e, tag)
      if variant and variant.first and not W.same(variant.first, tag) then
        scope.late = field.n .. ": the tag is not the first of its variant"
      end
      return value
    elseif kind == "end_item" or kind == "end_value" then
      local list = s
      while list.k == "named" or list.k == "typed" do list = list.of end
      if list.k ~= "list" then W.opaque(I, say(field, rule)) end
      if kind == "end_item" then return W.ended_items(I, list.of, scope, rule[2]) end
      return W.ended_items(I, list.of, scope, nil, rule[2])
    end
  end
  if s.k == "rec" and with then return W.nested(I, W.record, s, with) end
  if bounded then return rest_of(I, s) end
  return W.value(I, s)
end

-- Reads a field whose place is known.
local function part(I, field, scope)
  for _, rule in ipairs(field.rules or {}) do
    if rule[1] == "len" then
      local len = W.value_of(scope, rule[2])
      if len == nil then W.opaque(I, say(field, rule)) end
      if W.is_big(len) then len = 1e300 end
      if len < 0 then W.fault(I, "the length is negative") end
      return W.limited(I, len, ended, field, scope, true)
    end
  end
  return ended(I, field, scope, false)
end

-- Whether a rule lets a field be there; nil if only the program can tell.
local function lets(I, rule, scope)
  local kind = rule[1]
  if kind == "since" or kind == "until" then
    local version = W.value_of(scope, rule[2])
    if version == nil then return nil end
    if kind == "since" then return not W.less(I.version, version) end
    return not W.less(version, I.version)
  elseif kind == "when" then
    local holds = W.value_of(scope, rule[2])
    if holds == nil then return nil end
    return not W.same(holds, 0)
  elseif kind == "bit" then
    local word, mask = W.eval(scope, rule[2]), W.value_of(scope, rule[3])
    if mask == nil or (type(word) ~= "number" and not W.is_big(word)) then return nil end
    return W.same(W.band(word, mask), 0) == (rule.inverted or false)
  elseif kind == "tail" then
    return I.at < I.stop
  elseif kind == "order" then
    local order = W.value_of(scope, rule[2])
    if order == nil then return nil end
    I.big = order ~= 0
  end
  return true
end

-- Whether a value is what a rule demands; nil if only the program can tell.
local function holds(rule, scope, value)
  if rule[1] == "const" then
    local expected = W.eval(scope, rule[2])
    if expected == nil then return nil end
    return value == W.OPAQUE or (type(value) == "table" and value.n ~= nil)
      or W.equal(expected, value)
  elseif rule[1] == "check" then
    local found = W.value_of(scope, rule[2])
    if found == nil then return nil end
    return found ~= 0
  end
  return true
end

local function base_of(rule, scope)
  if rule.base == "message" then return 0 end
  if rule.base == "struct" then return scope.start end
  return scope.places[rule.base]
end

-- Reads a field. `scope` is what its struct has so far.
local function read_field(I, field, scope)
  local rules, values = field.rules or {}, scope.fields
  local present, elsewhere = true, false
  for _, rule in ipairs(rules) do
    local kind = rule[1]
    if kind == "skip" then return W.ABSENT end
    if kind == "tag" then return scope.params and scope.params[1] or W.OPAQUE end
    local there = lets(I, rule, scope)
    if there == nil then W.opaque(I, say(field, rule)) end
    present = present and there
    elsewhere = elsewhere or kind == "at"
    if present and not elsewhere then
      if kind == "pad" then W.take(I, rule[2]) end
      if kind == "align" then W.take(I, -I.at % rule[2]) end
    end
  end
  if not present then return W.ABSENT end
  W.enter(I, field.n, field.f)
  local value, back
  for _, rule in ipairs(rules) do
    if rule[1] == "at" then
      local offset = values[rule[2]]
      if type(offset) ~= "number" then W.opaque(I, say(field, rule)) end
      back = I.at
      local distance = W.value_of(scope, rule[3])
      if type(distance) ~= "number" then W.opaque(I, say(field, rule)) end
      value = W.follow(I, distance + base_of(rule, scope), back, function()
        W.enter(I, "(data)", field.f)
        local found = part(I, field, scope)
        W.leave(I)
        return found
      end)
    end
  end
  local begin = I.at
  if not back then value = part(I, field, scope) end
  values[#values + 1] = value
  for _, rule in ipairs(back and {} or rules) do
    local right = holds(rule, scope, value)
    if right == nil then W.opaque(I, say(field, rule)) end
    if not right then W.fault(I, say(field, rule), begin) end
  end
  values[#values] = nil
  W.leave(I)
  return value
end

-- Reads the fields of a struct; `params` are the values that it gets from outside.
function W.record(I, s, params)
  if I.format.lies == "tagged" then return W.tagged_record(I, s) end
  local start, outer = I.at, I.hoisted
  if s.lists then
    if s.lists + s.others > I.stop - I.at then W.fault(I, "the offsets are cut") end
    I.hoisted = { lists = start, others = start + s.lists }
    I.at = I.at + s.lists + s.others
  end
  local scope = { fields = {}, named = {}, places = {}, params = params, start = start }
  for index, field in ipairs(s.fields) do
    scope.places[index] = I.at
    local value = read_field(I, field, scope)
    scope.fields[index], scope.named[field.n] = value, value
  end
  if scope.late then W.fault(I, scope.late) end
  if s.lists then I.hoisted = outer end
  return { r = scope.named }
end
