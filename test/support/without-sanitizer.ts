import { onTestFinished } from "vitest";

/** Removes the browser's sanitiser until the end of the test, so that DOMPurify is used. */
export function withoutSanitizer(): void {
  const own = Object.getOwnPropertyDescriptor(Element.prototype, "setHTML");
  if (own === undefined) return; // Safari has no sanitizer.
  Reflect.deleteProperty(Element.prototype, "setHTML");
  onTestFinished(() => {
    Object.defineProperty(Element.prototype, "setHTML", own);
  });
}
