import { afterEach, beforeEach, describe, onTestFinished, vi } from "vitest";
import { createPageAddress } from "../../../src/elements/host/page-address.ts";
import { testPageAddress } from "../../support/page-address-suite.ts";

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
