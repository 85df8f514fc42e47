import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { signal } from "../../../src/core/signals.ts";
import { defineElement } from "../../../src/elements/host/element/define-element.ts";
import { defineRuntime } from "../../../src/elements/host/element/define-runtime.tsx";
import { loadRuntime } from "../../../src/elements/host/element/element-runtimes.ts";
import { openPalette } from "../../../src/elements/host/page/palette.ts";
import { writing } from "../../support/english-writing.ts";
import { cleanUpHostPage, place, serve } from "../../support/host-page.ts";

const inEnglish = { formatting: signal(writing), direction: signal("ltr" as const) };

cleanUpHostPage();

const tag = "scout-typed";
const runtime = defineRuntime({
  tag,
  sheets: [],
  Screen: Fields,
  createModel: () => ({ refresh() {}, dispose() {} }),
});
defineElement({ tag, attributes: {}, importRuntime: async () => ({ runtime }) });
beforeAll(() => loadRuntime(tag));

function Fields() {
  return (
    <div>
      <input data-field="text" defaultValue="" />
      <input data-field="search" type="search" />
      <input data-field="email" type="email" />
      <input data-field="password" type="password" />
      <input data-field="number" type="number" />
      <input data-field="date" type="date" />
      <textarea data-field="textarea" />
      <select data-field="select">
        <option>One</option>
      </select>
      <div data-field="editable" contentEditable suppressContentEditableWarning />
      <input data-field="checkbox" type="checkbox" />
      <input data-field="radio" type="radio" />
      <input data-field="file" type="file" />
      <button data-field="button" type="button">
        Open
      </button>
      <slot name="of-page" />
    </div>
  );
}

const textFields = [
  ...["text", "search", "email", "password", "number", "date", "textarea", "select", "editable"],
  "palette",
];
/** Fields without text, and a slotted field of the page. The page receives all of their keys. */
const otherFields = ["checkbox", "radio", "file", "button", "slotted"];
const letters = ["a", "Z", "/", "?", " ", "7", "é", "你", "𝒳", "Dead", "Process", "Unidentified"];
const otherKeys = ["Escape", "Tab", "Enter", "ArrowDown", "Home", "Backspace", "Delete", "F2"];
const types = ["keydown", "keypress", "keyup"] as const;
const modifiers = ["ctrlKey", "altKey", "metaKey", "shiftKey", "modifierAltGraph"] as const;
/** The palette is a dialog of its own, which keeps all keys. */
const isOfPalette = (field: string, type: string) => field === "palette" && type === "keydown";

async function openFields(): Promise<(name: string) => Element> {
  const element = place(tag, await serve());
  const slotted = document.createElement("input");
  slotted.slot = "of-page";
  element.append(slotted);
  await expect.element(page.getByRole("button", { name: "Open" })).toBeVisible();
  openPalette(element, Promise.resolve([]), inEnglish);
  const palette = page.getByRole("combobox", { name: "Find a command" }).element();
  return (name) => {
    const field = element.shadowRoot?.querySelector(`[data-field=${name}]`);
    const found = { palette, slotted }[name] ?? field;
    if (!found) throw new Error(`There is no field ${name}.`);
    return found;
  };
}

test("X6: of the keys that are typed into text fields, only letters do not reach the page's listeners", async () => {
  const fieldOf = await openFields();
  const places = [document.documentElement, document, window];
  const heard = { capture: 0, bubble: 0 };
  const note = (phase: keyof typeof heard) => () => {
    heard[phase] += 1;
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  for (const place of places) {
    for (const type of types) {
      place.addEventListener(type, note("capture"), { signal, capture: true });
      place.addEventListener(type, note("bubble"), { signal });
    }
  }
  const oneOf = fc.constantFrom;
  fc.assert(
    fc.property(
      oneOf(...textFields, ...otherFields),
      oneOf(...letters, ...otherKeys),
      oneOf(...types),
      fc.subarray([...modifiers]),
      fc.boolean(),
      (name, key, type, held, isComposing) => {
        Object.assign(heard, { capture: 0, bubble: 0 });
        const pressed = Object.fromEntries(held.map((modifier) => [modifier, true]));
        const init = { key, isComposing, bubbles: true, composed: true, cancelable: true };
        const event = new KeyboardEvent(type, { ...init, ...pressed });
        fieldOf(name).dispatchEvent(event);
        const isCombination =
          event.metaKey || ((event.ctrlKey || event.altKey) && !held.includes("modifierAltGraph"));
        const isTyped = textFields.includes(name) && letters.includes(key) && !isCombination;
        const isKept = isTyped || isOfPalette(name, type);
        expect(heard).toEqual({ capture: 3, bubble: isKept ? 0 : 3 });
        expect(event.defaultPrevented && isTyped).toBe(false);
      },
    ),
    { numRuns: 2000 },
  );
  listeners.abort();
});

test("X6: every letter arrives in the field and triggers no single-letter shortcut of the page", async () => {
  const fieldOf = await openFields();
  await userEvent.keyboard("{Escape}");
  const ran: string[] = [];
  const run = (event: KeyboardEvent) => {
    const { target, key } = event;
    const isInField = target instanceof Element && /INPUT|TEXTAREA|SELECT/.test(target.tagName);
    if (isInField || key.length > 1 || event.ctrlKey) return;
    event.preventDefault();
    ran.push(key);
  };
  document.addEventListener("keydown", run);
  const text = fieldOf("text");
  await userEvent.click(text);
  await userEvent.keyboard("32 1/2 Main ? a");
  const button = fieldOf("button");
  if (button instanceof HTMLElement) button.focus();
  await userEvent.keyboard("g");
  document.removeEventListener("keydown", run);
  expect(text).toHaveValue("32 1/2 Main ? a");
  expect(ran).toEqual(["g"]);
});

test("X6, X7: a key event without a key, as from autofill, causes no error", async () => {
  const fieldOf = await openFields();
  const errors: string[] = [];
  const note = (event: ErrorEvent) => {
    errors.push(event.message);
    event.preventDefault();
  };
  window.addEventListener("error", note);
  for (const name of [...textFields, ...otherFields]) {
    const field = fieldOf(name);
    if (field instanceof HTMLElement) field.focus();
    for (const type of types) {
      for (const Kind of [Event, KeyboardEvent]) {
        field.dispatchEvent(new Kind(type, { bubbles: true, composed: true }));
      }
    }
  }
  window.removeEventListener("error", note);
  expect(errors).toEqual([]);
});
