-- Structs whose fields have the numbers of their types before them.

-- The type number of a shape; nil if it may have any.
local function number_of(s, format)
  if s.k == "typed" then return s.n end
  if s.k == "named" or s.k == "opt" or s.k == "bits" then return number_of(s.of, format) end
  if s.k == "enum" and s.bare then return number_of(s.tag, format) end
  if s.k == "any" then return nil end
  return format.record
end

-- Reads a type number and the value behind it.
local function typed(I, s)
  local start = I.at
  local number = W.pull(I, 1, false, 0)
  local known = I.format.types[number]
  if not known then W.fault(I, "no type has the number " .. number, start) end
  local expected = number_of(s, I.format)
  if expected == nil then
    -- A value of any type: the field is the one of its type.
    if I.node.any then I.node.f = known.f end
    local of = known.s
    if of.k == "typed" then of = of.of end
    return W.value(I, of)
  end
  if expected ~= number then
    W.fault(I, string.format("expected the type %d, found %d", expected, number))
  end
  return W.value(I, s)
end

local function has(field, kind)
  for _, rule in ipairs(field.rules or {}) do
    if rule[1] == kind then return rule end
  end
  return nil
end

local function is_optional(s)
  while s.k == "named" or s.k == "typed" do s = s.of end
  return s.k == "opt"
end

local function any_value(I, index)
  W.enter(I, index, D.any)
  I.node.any = true
  typed(I, { k = "any" })
  W.leave(I)
end

local function checked(I, field, start, value)
  local const = has(field, "const")
  if const then
    local expected = W.eval({ fields = {} }, const[2])
    if expected == nil then W.opaque(I, field.n) end
    if not W.equal(expected, value) then W.fault(I, field.n .. ": " .. field.text, start) end
  end
  if has(field, "check") or has(field, "when") or has(field, "bit") then W.opaque(I, field.n) end
end

-- Reads a struct: a count, and the fields. `left` are the fields that are left behind a tag.
function W.tagged_record(I, s, left)
  left = left or W.pull(I, 1, false, 0)
  local by_name = {}
  for _, field in ipairs(s.fields) do
    local value = W.ABSENT
    if has(field, "skip") then
      value = W.ABSENT
    elseif has(field, "rest") then
      W.enter(I, field.n, field.f)
      for index = 0, left - 1 do any_value(I, index) end
      left = 0
      W.leave(I)
      value = W.OPAQUE
    elseif left == 0 then
      if not has(field, "default") and not is_optional(field.s) then
        W.fault(I, "the struct has too few fields")
      end
    else
      left = left - 1
      local start = I.at
      W.enter(I, field.n, field.f)
      value = typed(I, field.s)
      checked(I, field, start, value)
      W.leave(I)
    end
    by_name[field.n] = value
  end
  if left > 0 then W.fault(I, "the struct has too many fields") end
  return { r = by_name }
end

-- Reads an enum: a struct whose first field is the tag.
function W.tagged_variant(I, s)
  local start = I.at
  local count = W.pull(I, 1, false, 0)
  if count == 0 then W.fault(I, "a struct without a tag", start) end
  local tag = typed(I, s.tag)
  if type(tag) ~= "number" then W.opaque(I, "a tag that is no number") end
  W.note(I, tag)
  local variant = W.variant_of(s, tag)
  if not variant then
    if s.keeps == "rest" then W.opaque(I, "an unknown variant") end
    W.fault(I, s.n .. " has no variant " .. W.decimal(tag), start)
  end
  local value = W.OPAQUE
  W.enter(I, variant.n, variant.f)
  if variant.of.k == "rec" then
    value = W.nested(I, W.tagged_record, variant.of, count - 1)
  elseif variant.of.k ~= "unit" or count > 1 then
    W.opaque(I, variant.n)
  end
  W.leave(I)
  return value
end

-- Reads a struct of any values.
function W.any(I)
  if I.format.lies ~= "tagged" then W.opaque(I, "a value of any type") end
  local count = W.pull(I, 1, false, 0)
  W.note(I, count)
  W.nested(I, function()
    for index = 0, count - 1 do any_value(I, index) end
  end)
  return W.OPAQUE
end
