import { onTestFinished } from "vitest";

/** The errors that reach the page during the test. */
export function listenToErrors(): readonly unknown[] {
  const errors: unknown[] = [];
  const handle = (event: Event) => errors.push(event);
  const names = ["error", "unhandledrejection"];
  for (const name of names) window.addEventListener(name, handle);
  onTestFinished(() => {
    for (const name of names) window.removeEventListener(name, handle);
  });
  return errors;
}
