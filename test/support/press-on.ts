import { type Locator, userEvent } from "vitest/browser";

/**
 * Focuses a control and presses keys on it, which also works while it is unavailable. A click would wait until it is
 * available.
 */
export function pressOn(control: Locator, keys: "{Enter}" | " "): Promise<void> {
  control.element().focus();
  return userEvent.keyboard(keys);
}
