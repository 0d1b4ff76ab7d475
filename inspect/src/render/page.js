"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const at = (id) => document.getElementById(id);
  const make = (tag, name, text) => {
    const element = document.createElement(tag);
    if (name) element.className = name;
    // Text of the capture is only ever set as text.
    if (text !== undefined) element.textContent = text;
    return element;
  };
  const [bytesBox, fieldsBox, search] = [at("bytes"), at("fields"), at("search")];
  let message, cells, letters, rows, owners, pinned = -1, current = 0, found = [];

  const hex = (number, width) => number.toString(16).padStart(width, "0");
  const span = (node) => node.end > node.start ? [node.start, node.end] : [0, 0];

  function showBytes() {
    bytesBox.replaceChildren();
    const bytes = message.bytes.match(/../g) || [];
    cells = []; letters = [];
    for (let row = 0; row < bytes.length; row += 16) {
      const line = make("div");
      line.append(make("span", "at", hex(row, 4)));
      const text = make("span", "text");
      for (let i = row; i < row + 16; i++) {
        if (i >= bytes.length) { line.append(make("i", "", "  ")); continue; }
        const code = parseInt(bytes[i], 16);
        const cell = make("i", owners[i] < 0 ? "none" : "", bytes[i]);
        const letter = make("i", "", code > 32 && code < 127 ? String.fromCharCode(code) : "·");
        cell.dataset.byte = letter.dataset.byte = i;
        cells.push(cell); letters.push(letter);
        line.append(cell); text.append(letter);
      }
      line.append(text);
      bytesBox.append(line);
    }
    if (message.error && cells[message.error.offset]) cells[message.error.offset].classList.add("fault");
  }

  function showFields() {
    fieldsBox.replaceChildren();
    rows = message.nodes.map((node, index) => {
      const row = make("div", "field");
      row.id = "field" + index;
      row.dataset.node = index;
      row.tabIndex = -1;
      row.setAttribute("role", "treeitem");
      row.setAttribute("aria-level", node.depth + 1);
      row.style.paddingLeft = node.depth * 1.4 + .4 + "em";
      if (node.children) row.setAttribute("aria-expanded", "true");
      row.append(make("span", "mark", node.children ? "▾" : ""));
      row.append(make("span", "name", node.name));
      row.append(make("span", "type", node.kind));
      row.append(make("span", "value", node.value));
      row.append(make("span", "range", node.bits || (hex(node.start, 4) + " +" + (node.end - node.start))));
      fieldsBox.append(row);
      return row;
    });
    if (message.error) fieldsBox.append(make("div", "error", message.error.text));
    if (rows[0]) rows[0].tabIndex = 0;
  }

  function light(name, index) {
    for (const element of document.querySelectorAll("." + name)) element.classList.remove(name);
    const node = message.nodes[index];
    if (!node) return;
    rows[index].classList.add(name);
    const [start, end] = span(node);
    for (let i = start; i < end; i++) {
      if (cells[i]) { cells[i].classList.add(name); letters[i].classList.add(name); }
    }
  }

  function describe(index) {
    const node = message.nodes[index];
    at("detail").textContent = !node ? "" :
      node.path + ": " + node.kind + (node.value ? " = " + node.value : "") + ", bytes " + node.start +
      " to " + node.end + (node.docs ? ". " + node.docs : "");
  }

  function pin(index, focus) {
    pinned = index;
    light("pin", index);
    describe(index);
    const row = rows[index];
    if (!row) return;
    for (let up = message.nodes[index].parent; up >= 0; up = message.nodes[up].parent) fold(up, false);
    for (const other of rows) other.tabIndex = -1;
    row.tabIndex = 0;
    for (const other of rows) other.setAttribute("aria-selected", other === row);
    row.scrollIntoView({ block: "nearest" });
    const cell = cells[message.nodes[index].start];
    if (cell) cell.scrollIntoView({ block: "nearest" });
    if (focus) row.focus({ preventScroll: true });
  }

  function fold(index, folded) {
    const node = message.nodes[index];
    if (!node || !node.children) return;
    rows[index].setAttribute("aria-expanded", String(!folded));
    rows[index].firstChild.textContent = folded ? "▸" : "▾";
    update();
  }

  function update() {
    const shut = new Set();
    message.nodes.forEach((node, index) => {
      const inside = node.parent >= 0 && (shut.has(node.parent) ||
        rows[node.parent].getAttribute("aria-expanded") === "false");
      if (inside) shut.add(index);
      rows[index].hidden = inside;
    });
  }

  function seek() {
    const word = search.value.trim().toLowerCase();
    found = [];
    message.nodes.forEach((node, index) => {
      const hit = !word || [node.path, node.kind, node.value, node.docs]
        .some((text) => text && text.toLowerCase().includes(word));
      rows[index].classList.toggle("away", !hit);
      if (hit && word) found.push(index);
    });
    at("matches").textContent = word ? found.length + (found.length === 1 ? " match" : " matches") : "";
    if (found.length) pin(found[0]);
  }

  function show(index) {
    current = index;
    message = data.messages[index];
    owners = new Array(message.bytes.length / 2).fill(-1);
    message.nodes.forEach((node, number) => {
      const [start, end] = span(node);
      for (let i = start; i < end; i++) owners[i] = number;
    });
    at("title").textContent = message.title;
    at("about").textContent = message.about;
    showBytes(); showFields();
    at("messages").querySelectorAll("button").forEach((button, number) =>
      button.setAttribute("aria-current", String(number === index)));
    at("detail").textContent = "";
    pinned = -1;
    if (search.value) seek();
  }

  const nodeOf = (target) => {
    const row = target.closest(".field");
    if (row) return Number(row.dataset.node);
    const cell = target.closest("[data-byte]");
    return cell ? owners[Number(cell.dataset.byte)] : -1;
  };
  for (const box of [bytesBox, fieldsBox]) {
    box.addEventListener("mouseover", (event) => { const n = nodeOf(event.target); light("hover", n); describe(n >= 0 ? n : pinned); });
    box.addEventListener("mouseleave", () => { light("hover", -1); describe(pinned); });
    box.addEventListener("click", (event) => {
      const index = nodeOf(event.target);
      if (event.target.classList.contains("mark"))
        fold(index, rows[index].getAttribute("aria-expanded") === "true");
      else if (index >= 0) pin(index, box === fieldsBox);
    });
  }

  const visible = () => message.nodes.map((_, i) => i).filter((i) => !rows[i].hidden);
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target === search) {
      if (event.key === "Enter" && found.length) pin(found[(found.indexOf(pinned) + 1) % found.length]);
      if (event.key === "Escape") { search.value = ""; seek(); search.blur(); }
      return;
    }
    const list = visible(), place = list.indexOf(pinned), node = message.nodes[pinned];
    const open = node && rows[pinned].getAttribute("aria-expanded") === "true";
    const moves = {
      ArrowDown: () => pin(list[Math.min(place + 1, list.length - 1)], true),
      ArrowUp: () => pin(list[Math.max(place - 1, 0)], true),
      Home: () => pin(list[0], true),
      End: () => pin(list[list.length - 1], true),
      ArrowLeft: () => open ? fold(pinned, true) : node && node.parent >= 0 && pin(node.parent, true),
      ArrowRight: () => node && node.children && (open ? pin(pinned + 1, true) : fold(pinned, false)),
      "/": () => search.focus(),
      Escape: () => { light("pin", -1); pinned = -1; describe(-1); },
      n: () => current + 1 < data.messages.length && show(current + 1),
      p: () => current > 0 && show(current - 1),
    };
    if (moves[event.key]) { moves[event.key](); event.preventDefault(); }
  });

  search.addEventListener("input", seek);
  at("fold").addEventListener("click", () => message.nodes.forEach((_, i) => fold(i, true)));
  at("unfold").addEventListener("click", () => message.nodes.forEach((_, i) => fold(i, false)));
  at("theme").addEventListener("click", () => {
    const root = document.documentElement;
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
  });

  if (data.messages.length > 1) {
    const list = at("messages");
    list.hidden = false;
    data.messages.forEach((each, index) => {
      const button = make("button", each.error ? "bad" : "", each.title);
      button.type = "button";
      button.addEventListener("click", () => show(index));
      list.append(button);
    });
  }
  if (data.messages.length) show(0);
})();
