import { expect, test } from "vitest";
import { pricingLinkOf } from "../../../src/core/lookup/pricing-link.ts";

const base = "https://portal.example/scout?address=old";
const address = "12 Main St & Co";

function linkOf(uri: string, given: { key?: string; name?: string; label?: string } = {}) {
  const { key = "cox", name = "Cox", label = "" } = given;
  return pricingLinkOf({ key, name, pricingLink: { uri, label } }, address, base);
}

test("G26: a provider without a pricing link has no link", () => {
  expect(pricingLinkOf({ key: "cox", name: "Cox", pricingLink: null }, address, base)).toBeNull();
});

test.each([
  ["/scout/pricing", "/scout/pricing?address=12+Main+St+%26+Co&provider=cox"],
  ["/scout/pricing?term=36", "/scout/pricing?term=36&address=12+Main+St+%26+Co&provider=cox"],
  ["/scout/pricing?address=x", "/scout/pricing?address=x"],
  ["/scout/pricing?address=", "/scout/pricing?address=12+Main+St+%26+Co&provider=cox"],
  ["/scout/pricing?provider=att", "/scout/pricing?provider=att&address=12+Main+St+%26+Co"],
  ["https://portal.example/p#a", "/p?address=12+Main+St+%26+Co&provider=cox#a"],
])("G26: the link %j stays on this origin as %j", (uri, path) => {
  expect(linkOf(uri)).toEqual({
    href: `https://portal.example${path}`,
    label: "",
    isExternal: false,
  });
});

test("G26: the provider's name replaces a missing key, and the link's label replaces ours", () => {
  expect(linkOf("/p", { key: "" })?.href).toContain("provider=Cox");
  expect(linkOf("/p", { key: "", name: "" })?.href).not.toContain("provider");
  expect(linkOf("/p", { label: "Price it" })?.label).toBe("Price it");
});

test.each(["https://cox.example/order?x=1", "//cox.example/order?x=1"])(
  "G26: the link %j opens another site, unchanged",
  (uri) => {
    expect(linkOf(uri)).toMatchObject({
      href: "https://cox.example/order?x=1",
      isExternal: true,
    });
  },
);

test.each(["javascript:alert(1)", "data:text/html,x", "mailto:a@b.c", "https://a:b@c.example/"])(
  "G26: the link %j is dropped",
  (uri) => {
    expect(linkOf(uri)).toBeNull();
  },
);
