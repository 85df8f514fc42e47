import { expect, test } from "vitest";
import { packageOf } from "../../../src/core/pricing/cart/cart-state.ts";
import { pricingInputsIn } from "../../../src/core/pricing/wire/pricing-query.ts";
import { createCartBuilder } from "../../../src/elements/scout-pricing/builder/cart-builder.model.ts";
import { acme, oneYear, rows, searchOf, threeYears } from "./searches.ts";

const gold = { value: "gold", dependencies: ["internet"] };

test.each([
  ["12", "Gold 12", 4000],
  ["36", "Gold 36", 3000],
])(
  "I21: a URL with a repeated package value chooses the package of term %s",
  (term, label, monthly) => {
    const builder = createCartBuilder({ onChange() {}, onCart() {} });
    const search = searchOf([rows.internet], {
      provider: [acme],
      term: [oneYear, threeYears],
      package: [
        { ...gold, label: "Gold 12", terms: ["12"], price: 40 },
        { ...gold, label: "Gold 36", terms: ["36"], price: 30 },
      ],
    });
    builder.open(search, pricingInputsIn(`?address=a&provider=acme&term=${term}&package=gold`));
    const cart = builder.cart.peek();
    expect(cart && packageOf(cart)?.label).toBe(label);
    expect(builder.price.peek()?.monthly).toBe(monthly);
  },
);
