/** Presses as a pointer does. */
export function press(element: HTMLElement): void {
  const page = windowOf(element);
  const init = { bubbles: true, cancelable: true, composed: true, button: 0, view: page };
  element.scrollIntoView({ block: "nearest" });
  element.dispatchEvent(new page.PointerEvent("pointerdown", init));
  const isFocused = element.dispatchEvent(new page.MouseEvent("mousedown", init));
  if (isFocused) element.focus({ preventScroll: true });
  element.dispatchEvent(new page.PointerEvent("pointerup", init));
  element.dispatchEvent(new page.MouseEvent("mouseup", init));
  element.click();
}

/** Replaces the text of a field. */
export function enter(field: HTMLElement, text: string): void {
  const page = windowOf(field);
  field.focus({ preventScroll: true });
  setValue(field, text);
  const init = { bubbles: true, composed: true, inputType: "insertReplacementText", data: text };
  field.dispatchEvent(new page.InputEvent("input", init));
}

/** Chooses an option of a list, by its value or its text. */
export function choose(list: HTMLElement, option: string): void {
  const page = windowOf(list);
  const chosen = [...list.querySelectorAll("option")].find(
    ({ value, text }) => value === option || text === option,
  );
  if (chosen === undefined) throw new Error(`The list has no option "${option}".`);
  list.focus({ preventScroll: true });
  setValue(list, chosen.value);
  list.dispatchEvent(new page.Event("input", { bubbles: true, composed: true }));
  list.dispatchEvent(new page.Event("change", { bubbles: true }));
}

/** Sets the value as the browser does. React ignores one that a script sets on the field itself. */
function setValue(field: HTMLElement, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set;
  if (setter === undefined) throw new TypeError(`<${field.localName}> takes no text.`);
  setter.call(field, value);
}

function windowOf({ ownerDocument }: Element): Window & typeof globalThis {
  const { defaultView } = ownerDocument;
  if (defaultView === null) throw new Error("The element is in no page.");
  return defaultView;
}
