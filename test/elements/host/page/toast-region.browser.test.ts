import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { hostMessages } from "../../../../src/elements/host/page/host.messages.ts";
import { pageToasts } from "../../../../src/elements/host/page/toast-region.ts";
import { cleanUpHostPage, place, serve } from "../../../support/host-page.ts";
import { defineProbe } from "../probe.tsx";

const exitMs = 150;
defineProbe("scout-noticed");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  if (vi.isFakeTimers()) vi.runAllTimers();
  for (const toast of toasts()) toast.getAnimations().map((animation) => animation.finish());
  vi.useRealTimers();
  for (const button of page.getByRole("button", { name: "Dismiss" }).elements()) {
    if (button instanceof HTMLElement) button.click();
  }
});

/** Notices that are not being removed. */
function toasts(): readonly HTMLElement[] {
  const found = [...page.getByRole("status").elements(), ...page.getByRole("alert").elements()];
  return found
    .filter((one) => one instanceof HTMLElement)
    .filter((one) => one.matches(".toast:not(.leaving)"));
}

const texts = () => toasts().map((toast) => toast.querySelector("p")?.textContent);

test.each([
  ["success", "status", 5000],
  ["warning", "alert", 8000],
] as const)(
  "W3: a notice of kind %s has the role %s and is removed after %d ms",
  (kind, role, lifeMs) => {
    pageToasts().show(kind, "Saved.");
    expect(page.getByRole(role).elements()).toHaveLength(1);
    vi.advanceTimersByTime(lifeMs - 1);
    expect(texts()).toEqual(["Saved."]);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  },
);

test.each([
  ["pointerenter", "pointerleave"],
  ["focusin", "focusout"],
])("W3: a notice stays from %s to %s, and its time then starts again", (comes, goes) => {
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

test("W3: at most three notices are shown; the oldest is removed at once", () => {
  for (const text of ["one", "two", "three", "four"]) pageToasts().show("success", text);
  expect(texts()).toEqual(["two", "three", "four"]);
});

test("W3: a notice fades out in 150 ms, or at once with reduced motion", () => {
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

test("W3: a notice whose region the page has removed does not return with the next one", () => {
  pageToasts().show("success", "Saved.");
  document.body.replaceChildren();
  vi.advanceTimersByTime(5000);
  pageToasts().show("success", "Sent.");
  const all = page.getByRole("status").elements();
  expect(all.map((toast) => toast.querySelector("p")?.textContent)).toEqual(["Sent."]);
});

describe("a notice beside the rest of the page", () => {
  cleanUpHostPage();
  beforeEach(() => void vi.useRealTimers());

  /**
   * Parts of the page around the element that are open, each with a function that returns whether
   * it still is.
   */
  const surroundings: Readonly<Record<string, (element: HTMLElement) => () => boolean>> = {
    "a modal dialog": (element) => {
      const dialog = document.createElement("dialog");
      // A press beside the box closes it, as in many pages.
      dialog.addEventListener("click", ({ clientX, clientY }) => {
        const { left, right, top, bottom } = dialog.getBoundingClientRect();
        const isInside = clientX > left && clientX < right && clientY > top && clientY < bottom;
        if (!isInside) dialog.close();
      });
      dialog.append(element);
      document.body.append(dialog);
      dialog.showModal();
      return () => dialog.open;
    },
    "a popover": (element) => {
      const popover = document.createElement("div");
      popover.popover = "auto";
      popover.append(element);
      document.body.append(popover);
      popover.showPopover();
      return () => popover.matches(":popover-open");
    },
    "a dialog in a shadow root of the page": (element) => {
      const host = document.createElement("div");
      const dialog = document.createElement("dialog");
      dialog.append(element);
      host.attachShadow({ mode: "open" }).append(dialog);
      document.body.append(host);
      dialog.showModal();
      return () => dialog.open;
    },
    "a focus trap that closes with a press outside": (element) => {
      const box = document.createElement("div");
      box.append(element);
      document.body.append(box);
      let isOpen = true;
      const trap = new AbortController();
      const options = { capture: true, signal: trap.signal };
      const isInside = (event: Event) => event.composedPath().includes(box);
      for (const type of ["pointerdown", "mousedown", "click"]) {
        document.addEventListener(
          type,
          (event) => {
            if (isInside(event)) return;
            isOpen = false;
            event.preventDefault();
            event.stopImmediatePropagation();
          },
          options,
        );
      }
      onTestFinished(() => trap.abort());
      return () => isOpen;
    },
  };

  test.for(Object.entries(surroundings))(
    "W3: in %s a notice can be pressed and closes nothing of the page; the focus stays",
    async ([, surround]) => {
      const beneath = document.createElement("button");
      const pressed = vi.fn();
      Object.assign(beneath.style, { position: "fixed", inset: "0" });
      beneath.addEventListener("click", pressed);
      document.body.append(beneath);
      const element = place("scout-noticed", await serve());
      const isOpen = surround(element);
      const control = page.getByRole("button", { name: "Probe" });
      await expect.element(control).toBeVisible();
      control.element().focus();

      pageToasts().show("warning", "Lost.", element);
      const dismiss = page.getByRole("alert").getByRole("button", { name: hostMessages.dismiss });
      await userEvent.click(dismiss);
      expect(texts()).toEqual([]);
      expect(isOpen()).toBe(true);
      expect(control.element().matches(":focus")).toBe(true);

      pageToasts().show("warning", "Lost again.", element);
      dismiss.element().focus();
      await userEvent.keyboard("{Enter}");
      expect(texts()).toEqual([]);
      expect(isOpen()).toBe(true);
      expect(control.element().matches(":focus")).toBe(true);
      expect(pressed).not.toHaveBeenCalled();
    },
  );

  test("W3: a notice appears in the modal dialog of its element", async () => {
    const element = place("scout-noticed", await serve());
    await expect.element(page.getByRole("button", { name: "Probe" })).toBeVisible();
    const dialog = document.createElement("dialog");
    element.shadowRoot?.append(dialog);
    dialog.showModal();
    pageToasts().show("warning", "Lost.", element);
    await userEvent.click(page.getByRole("button", { name: hostMessages.dismiss }));
    expect(texts()).toEqual([]);
    expect(dialog.open).toBe(true);
  });

  test.for(["closed", "removed"])(
    "W3: a notice stays visible when the dialog around it is %s",
    async (way) => {
      const dialog = document.createElement("dialog");
      const element = place("scout-noticed", await serve());
      dialog.append(element);
      document.body.append(dialog);
      dialog.showModal();
      await expect.element(page.getByRole("button", { name: "Probe" })).toBeVisible();
      pageToasts().show("success", "Sent.", element);
      await expect.element(page.getByText("Sent.")).toBeVisible();
      if (way === "closed") dialog.close();
      else dialog.remove();
      await expect.element(page.getByText("Sent.")).toBeVisible();
      await userEvent.click(page.getByRole("button", { name: hostMessages.dismiss }));
      expect(texts()).toEqual([]);
    },
  );
});
