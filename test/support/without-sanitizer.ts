import { onTestFinished } from "vitest";

/** The browser as it was before it had a sanitiser, until the test ends: DOMPurify takes its place. */
export function withoutSanitizer(): void {
  const own = Object.getOwnPropertyDescriptor(Element.prototype, "setHTML");
  if (own === undefined) throw new Error("This browser has none.");
  Reflect.deleteProperty(Element.prototype, "setHTML");
  onTestFinished(() => {
    Object.defineProperty(Element.prototype, "setHTML", own);
  });
}
