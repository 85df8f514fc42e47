import { describe, expect, test } from "vitest";
import { carryCart } from "../../../src/core/pricing/carry-cart.ts";
import { createCart } from "../../../src/core/pricing/create-cart.ts";
import { aPackage, aRow, aSearch, cartAfter, choose, select } from "./rows.ts";

const a = aRow({ id: "A" });
const p = aRow({ id: "P", type: "phone", widget: "checkbox", phone_min: 1, phone_max: 9 });
const packages = [aPackage({ dependencies: ["A", "P"] })];
const before = cartAfter(createCart(aSearch([a, p], packages)), choose("pk"), {
  kind: "setLines",
  id: "P",
  lines: 4,
});

describe("I24: the same address is searched again", () => {
  test("what is offered as before stays: cart, quantities, package, sections", () => {
    const after = carryCart(before, aSearch([a, p], packages));
    expect(after).toMatchObject({ provider: "cox", term: "36", package: "pk", removed: [] });
    expect(after.cart).toEqual(["A", "P"]);
    expect(after.quantities.get("P")).toEqual({ lines: 4 });
    expect(after.toggles).toMatchObject({ broadband: true, phone: true });
  });

  test("a row that is gone leaves, and its package with it", () => {
    const after = carryCart(before, aSearch([p], packages));
    expect(after.cart).toEqual(["P"]);
    expect(after.package).toBeNull();
    expect(after.removed).toEqual([{ id: "A", reason: "notOffered" }]);
  });

  test("a term that is gone takes the one that is there", () => {
    const one = { ...aSearch([{ ...p, terms: ["12"] }]), filter_options: undefined };
    const search = {
      ...one,
      filter_options: {
        provider: [{ value: "cox" }],
        term: [{ value: "12" }],
        package: [],
        region: [],
      },
    };
    expect(carryCart(before, search)).toMatchObject({ term: "12", cart: ["P"] });
  });

  test("without the provider the cart is a new one", () => {
    const search = aSearch([a, p], packages, { value: "att" });
    expect(carryCart(before, search)).toMatchObject({ provider: "att", cart: [], removed: [] });
  });

  test("the cart before is not changed", () => {
    const copy = structuredClone({ cart: before.cart, toggles: before.toggles });
    carryCart(before, aSearch([p]));
    expect({ cart: before.cart, toggles: before.toggles }).toEqual(copy);
  });
});

test("J12: select after carrying works on the new rows", () => {
  const after = cartAfter(carryCart(before, aSearch([p])), select("P"));
  expect(after.cart).toEqual([]);
});
