import { expect, test } from "vitest";
import { firstTagOf } from "../../../src/elements/scout-portal/page/request-screen.ts";

test.each([
  ["page", "/", "/scout", "scout-lookup"],
  ["push", "/portal/", "/portal/scout/bulk", "scout-bulk"],
  ["page", "/portal", "/elsewhere", "portal-dashboard"],
  ["page", "/", "/pages/services", "content-page"],
  ["page", "/", "/logout", null],
  // The portal begins at its first page, whatever the address of the page is.
  ["none", "/", "/scout", null],
])(
  "a portal with routing %s at %s in a page at %s requests the screen %s",
  (routing, base, pathname, tag) => {
    const values = new Map([
      ["routing", routing],
      ["base-path", base],
    ]);
    expect(firstTagOf(values, pathname)).toBe(tag);
  },
);
