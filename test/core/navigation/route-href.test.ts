import { expect, test } from "vitest";
import { screenHrefOf } from "../../../src/core/navigation/route-href.ts";

const origin = "https://portal.example";

test.each([
  ["/scout/contracts/comcast?contract=1", "/portal/scout/contracts/comcast?contract=1"],
  ["/portal/scout/contracts", "/portal/scout/contracts"],
  ["/scout/pricing/contracts#a", "/portal/scout/pricing/contracts#a"],
  ["/sites/default/files/contract.pdf", "/sites/default/files/contract.pdf"],
  ["/user", "/user"],
])("B18: %s on the page's origin becomes %s below /portal if it is a screen", (path, found) => {
  const place = { base: `${origin}/portal/scout/pricing`, basePath: "/portal" };
  expect(screenHrefOf(origin + path, place)).toBe(origin + found);
  expect(screenHrefOf(origin + path, { ...place, basePath: "/" })).toBe(origin + path);
});

test.each(["https://sign.example/scout/contracts/1", "javascript:alert(1)"])(
  "B18: %s stays as it is",
  (href) => {
    expect(screenHrefOf(href, { base: `${origin}/portal/`, basePath: "/portal" })).toBe(href);
  },
);
