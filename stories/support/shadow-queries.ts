import { fireEvent, waitFor, within } from "storybook/test";

/** Queries inside the shadow root of an element, once it has loaded. */
export async function withinShadow(canvas: HTMLElement, selector: string, position = 0) {
  return within(await waitFor(() => shadowRootOf(canvas, selector, position)));
}

/** What an element draws in its shadow root. */
export function shadowRootOf(canvas: HTMLElement, selector: string, position = 0): HTMLElement {
  const element = canvas.querySelectorAll(selector)[position];
  const found = element?.shadowRoot?.querySelector<HTMLElement>(".scout-root");
  if (!found) throw new Error(`There is no ${selector} yet.`);
  return found;
}

/** Types into a box in a shadow root, where `userEvent` cannot track the value. */
export async function typeInto(box: HTMLElement, value: string): Promise<void> {
  box.focus();
  await fireEvent.input(box, { target: { value } });
}

/** Queries inside the palette of an element; throws until it is open. */
export function paletteIn(canvas: HTMLElement) {
  const roots = [...canvas.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const hosts = roots.flatMap((root) => [...root.children]);
  const dialog = hosts
    .map(({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>("dialog[open]"))
    .find(Boolean);
  if (!dialog) throw new Error("There is no palette yet.");
  return within(dialog);
}
