-- As much of Wireshark's API as dissectors need to be loaded.

local anything = setmetatable({}, {
  __index = function(all) return all end,
  __call = function(all) return all end,
})

ProtoField, ProtoExpert, Pref, DissectorTable, Field = anything, anything, anything, anything, anything
ftypes, base, expert, UInt64, Int64, Address = anything, anything, anything, anything, anything, anything

function Proto()
  local prefs = setmetatable({}, {
    __index = function() return "" end,
    __newindex = function() end,
  })
  return { prefs = prefs, register_heuristic = function() end }
end
