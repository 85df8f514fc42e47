import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createPageAddress } from "../../../../src/elements/host/history/page-address.ts";
import { testPageAddress } from "../../../support/page-address-suite.ts";

const start = window.location.href;
beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());
afterEach(() => window.history.replaceState(null, "", start));

describe("the page of the browser", () => {
  testPageAddress(() => {
    window.history.replaceState(null, "", "/page?kept=1");
    return {
      here: () => window.location.href.slice(window.location.origin.length),
      back: () =>
        new Promise((resolve) => {
          window.addEventListener("popstate", () => resolve(), { once: true });
          window.history.back();
        }),
      addressFor({ routing, ask }) {
        const address = createPageAddress(routing, ask);
        onTestFinished(address.dispose);
        return address;
      },
    };
  });
});

test("a link of an element that the page moved into a frame navigates the frame", async () => {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  const element = document.createElement("div");
  frame.contentDocument?.body.append(element);
  const address = createPageAddress("page", () => true, { element });
  onTestFinished(address.dispose);
  const left = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  const before = window.location.href;
  address.navigate("/package.json");
  await left;
  expect(frame.contentWindow?.location.pathname).toBe("/package.json");
  expect(window.location.href).toBe(before);
});
