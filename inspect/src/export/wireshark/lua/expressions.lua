-- Expressions over the fields of a struct.
--
-- A number stands for itself; everything else is a table whose first element says what it is. `scope`
-- has the values of the fields by number (fields) and by name (named), those from outside (params) and
-- the element of a list (item).
-- nil means that only the declaring program can tell.

-- Conditions and counts that a format finds by code of its own, by the names of struct and field.
W.RULES = {}

local CONDITIONS = {
  ["=="] = true, ["!="] = true, ["<"] = true, ["<="] = true, [">"] = true, [">="] = true,
  ["&&"] = true, ["||"] = true, ["!"] = true, some = true, field = true, param = true,
}

local function is_number(v)
  return type(v) == "number" or W.is_big(v)
end

function W.equal(a, b)
  if is_number(a) or is_number(b) then return is_number(a) and is_number(b) and W.same(a, b) end
  if a.t and b.t then return a.t == b.t end
  if a.b and b.b then return a.b == b.b end
  if a.f and b.f then return a.f == b.f end
  return a == b
end

local function length(v)
  if v == nil or is_number(v) then return nil end
  if v.t then return #v.t end
  if v.b then return #v.b end
  return v.n
end

local function binary(op, a, b)
  if a == nil or b == nil then return nil end
  if is_number(a) and is_number(b) then return W.OPERATORS[op](a, b) end
  if op == "==" then return W.equal(a, b) and 1 or 0 end
  if op == "!=" then return W.equal(a, b) and 0 or 1 end
  if type(a) == "table" and type(b) == "table" and a.f and b.f and CONDITIONS[op] then
    return W.OPERATORS[op](a.f, b.f)
  end
  return nil
end

-- The value of an expression.
function W.eval(scope, e)
  if is_number(e) then return e end
  local op = e[1]
  if op == "field" then return scope.fields[e[2]] end
  if op == "param" then return scope.params and scope.params[e[2]] end
  if op == "item" then return scope.item end
  if op == "member" then
    local of = W.eval(scope, e[2])
    if type(of) == "table" and of.r then return of.r[e[3]] end
    -- A field of a codec that is transparent.
    return e[3] == "0" and of or nil
  end
  if op == "float" then return { f = e[2] } end
  if op == "text" then return { t = e[2] } end
  if op == "bytes" then return { b = e[2] } end
  if op == "some" then
    local of = W.eval(scope, e[2])
    return of and (of ~= W.ABSENT and 1 or 0)
  end
  if op == "len" then return length(W.eval(scope, e[2])) end
  if op == "!" then
    local of = W.value_of(scope, e[2])
    if (of == 0 or of == 1) and type(e[2]) == "table" and CONDITIONS[e[2][1]] then return 1 - of end
    return of and W.OPERATORS["-"](-1, of)
  end
  if op == "neg" then
    local of = W.value_of(scope, e[2])
    return of and W.OPERATORS["-"](0, of)
  end
  if op == "own" then return W.RULES[e[2]](scope.named) end
  if op == "?" then return nil end
  return binary(op, W.eval(scope, e[2]), W.eval(scope, e[3]))
end

-- The same, if it is a number.
function W.value_of(scope, e)
  local v = W.eval(scope, e)
  return is_number(v) and v or nil
end
