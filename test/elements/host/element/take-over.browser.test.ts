import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeOver } from "../../../../src/elements/host/element/take-over.ts";

const first = `<form>
  <input name="address" value=""><input data-name="secret" type="password"><input type="checkbox" checked>
  <button type="reset">Clear</button><button>Search</button><a href="/more">More</a>
</form>`;
const tree = `<div class="scout-root">
  <form><input name="address"><input name="secret" type="password"><input type="checkbox" checked>
  <button type="button">Clear</button><a href="/more">More</a></form>
  <div class="live-region"></div>
</div>`;

let prerendered: HTMLElement;
let container: HTMLElement;
let isOver: boolean;
let inputs: string[];

beforeEach(() => {
  isOver = false;
  inputs = [];
  prerendered = boxOf(first);
  container = boxOf("");
  container.hidden = true;
  container.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement) inputs.push(target.value);
  });
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function boxOf(html: string): HTMLElement {
  const box = document.createElement("div");
  box.innerHTML = html;
  document.body.append(box);
  return box;
}

function start(): void {
  void takeOver(prerendered, container).then(() => {
    isOver = true;
  });
}

/** Puts the first screen into a shadow root in its box. */
function enclose(): ShadowRoot {
  const root = prerendered.attachShadow({ mode: "open" });
  root.append(...prerendered.childNodes);
  return root;
}

function draw(html = tree): void {
  container.innerHTML = html;
}

/** Waits three frames and a task, until observers, promises and effects of the tree have run. */
async function settle(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await new Promise((resolve) => realTimeout(resolve));
}

const realTimeout = window.setTimeout.bind(window);

function fieldIn(box: HTMLElement | ShadowRoot, selector = '[name="address"]'): HTMLInputElement {
  const field = box.querySelector(selector);
  if (!(field instanceof HTMLInputElement)) throw new Error(`No ${selector}`);
  return field;
}

/** Types as keys do. */
function type(field: HTMLInputElement, text: string, isComposing = false): void {
  field.value = text;
  field.dispatchEvent(new InputEvent("input", { bubbles: true, isComposing }));
}

test("typed text keeps its selection and the focus", async () => {
  fieldIn(prerendered).focus();
  start();
  type(fieldIn(prerendered), "12 Elm");
  fieldIn(prerendered).setSelectionRange(1, 4, "backward");
  await settle();
  expect(isOver).toBe(false);
  draw();
  await settle();
  const field = fieldIn(container);
  expect([isOver, document.activeElement, field.value]).toEqual([true, field, "12 Elm"]);
  expect([field.selectionStart, field.selectionEnd, field.selectionDirection]).toEqual([
    1,
    4,
    "backward",
  ]);
  expect(inputs).toEqual(["12 Elm"]);
  expect(prerendered.isConnected).toBe(false);
  expect(container.hidden).toBe(false);
});

test("the values of unfocused fields, check boxes and fields without a submitted name are also carried over", async () => {
  start();
  type(fieldIn(prerendered, "[type=password]"), "secret");
  fieldIn(prerendered, "[type=checkbox]").click();
  draw();
  await settle();
  expect(fieldIn(container, "[name=secret]").value).toBe("secret");
  expect(fieldIn(container, "[type=checkbox]").checked).toBe(false);
  expect(document.activeElement).toBe(document.body);
});

test("untouched fields are not carried over", async () => {
  start();
  draw(tree.replace('name="address"', 'name="address" value="of the page"'));
  await settle();
  expect([fieldIn(container).value, inputs]).toEqual(["of the page", []]);
});

test.each(["button", "a"])("the focus stays on the %s", async (selector) => {
  prerendered.querySelector<HTMLElement>(selector)?.focus();
  start();
  draw();
  await settle();
  expect(document.activeElement).toBe(container.querySelector(selector));
});

test("a composition is not interrupted", async () => {
  const field = fieldIn(prerendered);
  field.focus();
  start();
  field.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
  type(field, "に", true);
  draw();
  await settle();
  expect(isOver).toBe(false);
  field.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
  field.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
  await settle();
  expect(isOver).toBe(false);
  field.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
  field.value = "日本";
  await settle();
  expect([isOver, fieldIn(container).value]).toEqual([true, "日本"]);
});

test("text that was typed before the listeners were added may be a composition, until the next key shows that it is not", async () => {
  const field = fieldIn(prerendered);
  field.focus();
  field.value = "abc";
  start();
  draw();
  await settle();
  expect(isOver).toBe(false);
  field.dispatchEvent(new KeyboardEvent("keyup", { bubbles: true, isComposing: true }));
  await settle();
  expect(isOver).toBe(false);
  field.dispatchEvent(new KeyboardEvent("keyup", { bubbles: true }));
  await settle();
  expect([isOver, fieldIn(container).value]).toEqual([true, "abc"]);
});

test("without another key, the composition is over after a second", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  fieldIn(prerendered).focus();
  fieldIn(prerendered).value = "abc";
  start();
  draw();
  await settle();
  await vi.advanceTimersByTimeAsync(999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  // Two paints follow. A timer that is set while the time advances is due one millisecond later.
  for (let paint = 0; paint < 4; paint += 1) {
    await settle();
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(isOver).toBe(true);
});

test("a form that was submitted early is submitted again on the new screen, with the typed values", async () => {
  const sent: string[] = [];
  container.addEventListener("submit", (event) => {
    event.preventDefault();
    sent.push(fieldIn(container).value);
  });
  start();
  type(fieldIn(prerendered), "12 Elm");
  const button = prerendered.querySelector("button:not([type])") as HTMLButtonElement;
  for (let press = 0; press < 2; press += 1) button.click();
  await settle();
  expect([isOver, sent]).toEqual([false, []]);
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(button.querySelectorAll(".spinner")).toHaveLength(1);
  draw();
  await settle();
  await settle();
  expect(sent).toEqual(["12 Elm"]);
});

test("a form in its own shadow root is also taken over, with the values that were submitted", async () => {
  const sent: string[] = [];
  container.addEventListener("submit", (event) => {
    event.preventDefault();
    sent.push(fieldIn(container).value);
  });
  const root = enclose();
  fieldIn(root).focus();
  start();
  type(fieldIn(root), "12 Elm");
  fieldIn(root).setSelectionRange(2, 2);
  root.querySelector("form")?.requestSubmit();
  draw();
  await settle();
  await settle();
  const field = fieldIn(container);
  expect([isOver, document.activeElement, field.value]).toEqual([true, field, "12 Elm"]);
  expect([field.selectionStart, sent]).toEqual([2, ["12 Elm"]]);
});

test.each(["pointerup", "pointercancel"])(
  "a press that has begun ends on its button, with %s",
  async (end) => {
    const button = prerendered.querySelector("button");
    start();
    draw();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    button?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true }));
    await settle();
    expect(isOver).toBe(false);
    window.dispatchEvent(new PointerEvent(end));
    expect(prerendered.isConnected).toBe(true);
    await settle();
    expect(isOver).toBe(true);
  },
);

test("a check box that the space bar is ticking is ticked on the new screen", async () => {
  const box = fieldIn(prerendered, "[type=checkbox]");
  box.focus();
  start();
  box.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true, composed: true }));
  draw();
  await settle();
  expect(isOver).toBe(false);
  box.dispatchEvent(new KeyboardEvent("keyup", { key: " ", bubbles: true, composed: true }));
  box.click();
  await settle();
  expect([isOver, fieldIn(container, "[type=checkbox]").checked]).toEqual([true, false]);
});

test("a space in a text and another mouse button do not delay the takeover", async () => {
  const field = fieldIn(prerendered);
  start();
  field.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true, composed: true }));
  field.dispatchEvent(new PointerEvent("pointerdown", { button: 2, bubbles: true }));
  draw();
  await settle();
  expect(isOver).toBe(true);
});

test("a tree is laid out at its final width out of sight before it takes over", async () => {
  start();
  draw();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const { width, height } = container.getBoundingClientRect();
  expect([width, height, isOver]).toEqual([prerendered.offsetWidth, 0, false]);
  expect(fieldIn(container).checkVisibility({ visibilityProperty: true })).toBe(false);
  await settle();
  expect([isOver, container.style.cssText]).toEqual([true, ""]);
});

test("a field of an older release does not delay the takeover, and the others are carried over", async () => {
  start();
  type(fieldIn(prerendered), "12 Elm");
  type(fieldIn(prerendered, "[type=password]"), "secret");
  draw(tree.replace('name="address"', 'name="street"'));
  await settle();
  expect([isOver, fieldIn(container, "[name=street]").value]).toEqual([true, ""]);
  expect(fieldIn(container, "[name=secret]").value).toBe("secret");
});

test("if the settings fail, the typed text is in the form that the retry shows", async () => {
  fieldIn(prerendered).focus();
  start();
  type(fieldIn(prerendered), "12 Elm");
  draw(
    '<div class="scout-root"><section class="failed-screen"><button>Try again</button></section></div>',
  );
  await settle();
  expect([isOver, prerendered.isConnected]).toEqual([true, false]);
  draw('<div class="scout-root"><div class="skeleton"></div></div>');
  await settle();
  draw();
  await settle();
  expect([fieldIn(container).value, inputs]).toEqual(["12 Elm", ["12 Elm"]]);
});

test("the typed text of a user without access is not saved", async () => {
  start();
  type(fieldIn(prerendered), "12 Elm");
  draw('<div class="scout-root"><section class="failed-screen">Access Denied</section></div>');
  await settle();
  draw();
  await settle();
  expect([fieldIn(container).value, inputs]).toEqual(["", []]);
});

test.each([
  ['<div class="scout-root"><section class="failed-screen">Access Denied</section></div>', true],
  [
    '<div class="scout-root"><div class="skeleton"></div><div class="live-region"></div></div>',
    false,
  ],
  ['<div class="scout-root"><div class="live-region"></div></div>', false],
  ['<div class="scout-root"><div class="scout-screen" hidden></div></div>', false],
  ['<div class="scout-root"><p>Nothing to type into</p></div>', true],
  ['<div class="scout-root"><h2>Head</h2><div class="skeleton"></div></div>', false],
  [tree.replaceAll("<input ", "<input disabled "), false],
])("%s takes over: %s", async (html, isTaken) => {
  start();
  draw(html.replace("</form>", '</form><div class="skeleton"></div>'));
  await settle();
  expect([isOver, prerendered.isConnected]).toEqual([isTaken, !isTaken]);
});
