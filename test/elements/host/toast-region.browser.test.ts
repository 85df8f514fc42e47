import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { pageToasts } from "../../../src/elements/host/toast-region.ts";

const exitMs = 150;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.runAllTimers();
  for (const toast of toasts()) toast.getAnimations().map((animation) => animation.finish());
  vi.useRealTimers();
  for (const button of page.getByRole("button", { name: "Dismiss" }).elements()) {
    if (button instanceof HTMLElement) button.click();
  }
});

/** Those that are not on their way out. */
function toasts(): readonly HTMLElement[] {
  const found = [...page.getByRole("status").elements(), ...page.getByRole("alert").elements()];
  return found
    .filter((one) => one instanceof HTMLElement)
    .filter((one) => !one.matches(".leaving"));
}

const texts = () => toasts().map((toast) => toast.querySelector("p")?.textContent);

test.each([
  ["success", "status", 5000],
  ["warning", "alert", 8000],
] as const)("W3: a notice of %s has the role %s and goes after %d ms", (kind, role, lifeMs) => {
  pageToasts().show(kind, "Saved.");
  expect(page.getByRole(role).elements()).toHaveLength(1);
  vi.advanceTimersByTime(lifeMs - 1);
  expect(texts()).toEqual(["Saved."]);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test.each([
  ["pointerenter", "pointerleave"],
  ["focusin", "focusout"],
])("W3: it stays from %s to %s, and its time begins anew", (comes, goes) => {
  pageToasts().show("success", "Saved.");
  const [toast] = toasts();
  vi.advanceTimersByTime(4000);
  toast?.dispatchEvent(new Event(comes));
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(["Saved."]);
  toast?.dispatchEvent(new Event(goes));
  vi.advanceTimersByTime(4999);
  expect(texts()).toEqual(["Saved."]);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test("W3: three at most; the oldest leaves at once", () => {
  for (const text of ["one", "two", "three", "four"]) pageToasts().show("success", text);
  expect(texts()).toEqual(["two", "three", "four"]);
});

test("W3: it leaves in 150 ms, and at once where no motion is wanted", () => {
  const [yes, no] = [window.matchMedia("all"), window.matchMedia("not all")];
  const leave = (isReduced: MediaQueryList) => {
    vi.spyOn(window, "matchMedia").mockReturnValue(isReduced);
    pageToasts().show("success", "Saved.");
    const toast = toasts().at(-1);
    vi.advanceTimersByTime(5000);
    return toast;
  };
  const moving = leave(no);
  const [leaving] = moving?.getAnimations() ?? [];
  expect(leaving?.effect?.getTiming().duration).toBe(exitMs);
  expect(moving?.isConnected).toBe(true);
  leaving?.finish();
  expect(leave(yes)?.isConnected).toBe(false);
});

test("W3: a notice whose region the page has removed does not come back with the next one", () => {
  pageToasts().show("success", "Saved.");
  document.body.replaceChildren();
  vi.advanceTimersByTime(5000);
  pageToasts().show("success", "Sent.");
  const all = page.getByRole("status").elements();
  expect(all.map((toast) => toast.querySelector("p")?.textContent)).toEqual(["Sent."]);
});
