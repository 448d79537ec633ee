// The page around the terminal that textual-serve brings: its line, its keyboard, its size.
"use strict";

const COLUMNS = 80, ROWS = 24;
const CELL = { width: 9.6, height: 21 }; // Roboto Mono at 16 px
const TURN = 2 * CELL.height; // as far as the program scrolls at once
const TRY_AGAIN_LATER = 1013, NORMAL = 1000;

const terminal = document.getElementById("terminal");
const keyboard = document.getElementById("keyboard");
const touched = matchMedia("(pointer: coarse)").matches;
let line = null;

// textual.js keeps its line to itself, and speaks before it stands and after it is gone.
window.WebSocket = class extends WebSocket {
  constructor(address) {
    super(address);
    line = this;
    this.addEventListener("close", closed);
  }
  send(message) {
    if (this.readyState === WebSocket.OPEN) super.send(message);
  }
};

function closed(event) {
  if (event.code === TRY_AGAIN_LATER) return location.reload();
  document.getElementById(event.code === NORMAL ? "ended" : "lost").hidden = false;
  document.getElementById("over").hidden = false;
  document.getElementById("again").focus();
}

// A phone shows the least table that the program has; fingers enlarge it as they do any page.
function fit() {
  const upright = innerHeight > innerWidth, screen = screenWidth(upright);
  const keys = document.getElementById("keys").getBoundingClientRect();
  const beside = upright ? 0 : (keys.width * screen) / innerWidth;
  const wide = (COLUMNS * CELL.width) / (1 - beside / screen);
  const high = ROWS * CELL.height * (innerWidth / innerHeight);
  const scale = Math.max(1, (upright ? wide : Math.max(wide, high)) / screen);
  document.documentElement.style.setProperty("--scale", scale);
  const width = scale > 1 ? Math.ceil(scale * screen) : "device-width";
  const wanted = `width=${width}, interactive-widget=resizes-content`;
  const viewport = document.querySelector("meta[name=viewport]");
  if (viewport.content !== wanted) viewport.content = wanted;
}

function screenWidth(upright) {
  const { width, height } = screen;
  return upright ? Math.min(width, height) : Math.max(width, height);
}

function textarea() {
  return terminal.querySelector(".xterm-helper-textarea");
}

function listen() {
  const over = document.getElementById("over");
  if (over.hidden) textarea()?.focus({ preventScroll: true });
}

function typing(on) {
  // A keyboard that came up at every touch would hide half of the table.
  textarea().inputMode = on ? "text" : "none";
  keyboard.setAttribute("aria-pressed", on);
  textarea().blur();
  listen();
  dispatchEvent(new Event("resize")); // there are fewer keys below the terminal, or more
}

function begin() {
  window.onload(); // textual.js waits for it, and it has been
  for (const event of ["focus", "pageshow"]) addEventListener(event, listen);
  document.addEventListener("visibilitychange", listen);
  document.addEventListener("pointerup", () => setTimeout(listen));
  if (touched) typing(false);
  listen();
}

document.getElementById("again").addEventListener("click", () => location.reload());
// A finger that moves over the terminal turns its wheel; in a page that was enlarged, it moves that.
let from = null;
terminal.addEventListener("touchstart", (event) => {
  const enlarged = visualViewport.width < innerWidth - 1;
  from = enlarged || event.touches.length > 1 ? null : event.touches[0].clientY;
}, { passive: true });
terminal.addEventListener("touchmove", (event) => {
  const { clientX, clientY } = event.touches[0], moved = from - clientY;
  if (from === null || Math.abs(moved) < TURN) return;
  from = clientY;
  const wheel = { clientX, clientY, deltaY: moved, bubbles: true, cancelable: true };
  event.target.dispatchEvent(new WheelEvent("wheel", wheel));
}, { passive: true });

const keys = document.getElementById("keys");
for (const row of ["1234567890", ...keys.dataset.letters.split(" ")]) {
  const line = document.createElement("div");
  for (const letter of row) {
    const key = document.createElement("button");
    key.type = "button";
    key.dataset.name = key.dataset.keys = key.textContent = letter;
    line.append(key);
  }
  keys.append(line);
}
for (const key of keys.querySelectorAll("button")) {
  // What has the focus keeps it, so that the keyboard of a phone stays as it is.
  key.addEventListener("pointerdown", (event) => event.preventDefault());
  key.addEventListener("click", () => {
    if (key === keyboard) typing(keyboard.getAttribute("aria-pressed") !== "true");
    else line?.send(JSON.stringify(["stdin", key.dataset.keys]));
  });
}

const address = new URL(`${location.pathname.replace(/\/$/, "")}/line`, location.href);
address.protocol = address.protocol.replace("http", "ws");
address.search = address.hash = "";
terminal.dataset.sessionWebsocketUrl = address.href;

addEventListener("load", async () => {
  if (touched) {
    fit();
    addEventListener("resize", fit);
  }
  // Cells are measured once: the letters must be there by then.
  const faces = ["16px", "bold 16px", "italic 16px", "italic bold 16px"];
  await Promise.allSettled(faces.map((face) => document.fonts.load(`${face} "Roboto Mono"`)));
  const script = document.createElement("script");
  script.src = "terminal/js/textual.js";
  script.addEventListener("load", begin);
  document.head.append(script);
});
