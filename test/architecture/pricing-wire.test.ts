import { describe, expect, test } from "vitest";
import { type Import, importsIn, sourcesIn, withoutComments } from "./sources.ts";

const folder = "src/core/pricing/wire/";
/** Files that send a search, and do not parse its answer. */
const requests = ["create-pricing-search.ts", "pricing-query.ts"].map((name) => folder + name);
/** The public functions that take rows in wire form, and pass them to the parsers. */
const entries = ["src/core/pricing/cart/create-cart.ts", "src/core/pricing/price/price-cart.ts"];
/** The writer of the only raw member that goes back to the server. */
const payloadWriter = "src/core/pricing/proposal/proposal-payload.ts";

const sources = [...sourcesIn("src/core/pricing"), ...sourcesIn("src/elements/scout-pricing")];
const outside = sources.filter(({ path }) => !path.startsWith(folder));

/**
 * True for an import of a function that parses the wire. Types of the wire may be used anywhere.
 */
function isReader({ to, isType }: Import): boolean {
  const isInWire = to.startsWith(folder) && !requests.includes(to);
  return !isType && (isInWire || to === "src/core/money/read-money.ts");
}

describe("the answer of a pricing search is parsed", () => {
  test("only createCart and priceCart parse the answer of a pricing search (decisions M5)", () => {
    const readers = outside.filter(({ imports }) => imports.some(isReader));
    expect(readers.map(({ path }) => path)).toEqual(entries);
  });

  test("only the payload uses a raw member of the answer, the location", () => {
    const places = outside.filter(({ text }) => /\blocationAsSent\b/.test(withoutComments(text)));
    expect(places.map(({ path }) => path)).toEqual([
      "src/core/pricing/catalogue.ts",
      payloadWriter,
    ]);
  });

  test.for([
    ['import { textOf } from "../wire/wire-values.ts";', true],
    ['import { type Money, readMoney } from "../../money/read-money.ts";', true],
    ['import type { Money } from "../../money/read-money.ts";', false],
    ['import type { ServiceRow } from "../wire/pricing-search.ts";', false],
    ['import { noInputs } from "../wire/pricing-query.ts";', false],
  ] as const)("an import of %s is that of a parser: %s", ([code, expected]) => {
    expect(importsIn(code, "src/core/pricing/price/any.ts").some(isReader)).toBe(expected);
  });
});
