import { fireEvent, waitFor, within } from "storybook/test";

/** Queries inside the shadow root of an element, once it has loaded. */
export async function withinShadow(canvas: HTMLElement, selector: string, position = 0) {
  const root = await waitFor(() => {
    const element = canvas.querySelectorAll(selector)[position];
    const found = element?.shadowRoot?.querySelector<HTMLElement>(".scout-root");
    if (!found) throw new Error(`There is no ${selector} yet.`);
    return found;
  });
  return within(root);
}

/** Types into a box in a shadow root, where `userEvent` cannot track the value. */
export async function typeInto(box: HTMLElement, value: string): Promise<void> {
  box.focus();
  await fireEvent.input(box, { target: { value } });
}
