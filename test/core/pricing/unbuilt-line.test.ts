import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { placeSchema } from "../../../src/core/api/place-schema.ts";
import { plainFormatting } from "../../../src/core/formatting/formatting.ts";
import type { Place } from "../../../src/core/lookup/place.ts";
import {
  unbuiltLinesOf,
  unbuiltNotesOf,
  unbuiltTextOf,
} from "../../../src/core/pricing/board/unbuilt-line.ts";
import { createCart } from "../../../src/core/pricing/cart/create-cart.ts";
import type { ProviderOption } from "../../../src/core/pricing/filter-options.ts";
import { isUnbuiltLine } from "../../../src/core/pricing/is-unbuilt-line.ts";
import { proposalPayload } from "../../../src/core/pricing/proposal/proposal-payload.ts";
import { aRow, aSearch, cartAfter, select } from "./rows.ts";

const cost = { key: "build_cost", label: "Build Cost", value: 8750, format: "currency" };
const speed = { key: "max_download", label: "Max Download", value: 900, format: "speed" };
const near = { label: "Fiber", value: "Near net", metadata: [speed, cost] };
const nearText = "Near net · Build Cost: $8,750.00";
const rows = [
  aRow({ id: "f", title: "Fiber 500", product_type: "fiber", mrc: 50 }),
  aRow({ id: "c", title: "Coax 300", product_type: "coax", mrc: 40 }),
  aRow({ id: "m", title: "Modem", type: "broadband_router", mrc: 5 }),
];

/** A cart of a pricing answer and a lookup, each with the entries of the provider. */
function open(inPricing: unknown, inLookup: Place | null = null) {
  const cart = createCart(aSearch(rows, [], { key: "cox", serviceability: inPricing }), inLookup);
  const [provider] = cart.catalogue.options.provider;
  if (provider === undefined) throw new Error("There is no provider.");
  return { cart, provider, textOf: (id: string) => textOf(provider, id, cart) };
}

function textOf(provider: ProviderOption, id: string, cart: ReturnType<typeof createCart>): string {
  const [service] = cart.catalogue.rowsOf(id);
  return service ? unbuiltTextOf(provider, service, plainFormatting) : "?";
}

const lookup = (serviceability: unknown, provider: object = { key: "cox" }) =>
  v.parse(placeSchema, { providers: [{ name: "Cox", ...provider, serviceability }] });

test.each([
  ["Near net", true],
  ["The building is near net.", true],
  ["NEAR-NET, construction required", true],
  ["Off net", true],
  ["Requires construction", true],
  ["Fiber: Not serviceable", true],
  ["Not available at this address.", true],
  ["Unavailable", true],
  ["On net", false],
  ["", false],
  ["Likely on net, to be verified", false],
  ["Construction may apply.", false],
  ["No construction required", false],
  ["Near net if the survey fails", false],
  ["Static IP is not available", false],
  ["Not available with a static IP", false],
])("%j says that the line is not built: %j", (words, isUnbuilt) => {
  expect(isUnbuiltLine("", words)).toBe(isUnbuilt);
});

describe("a line that is sold but not built", () => {
  test("an unbuilt line has the words of the pricing answer", () => {
    const { textOf } = open([near, { label: "Coax", value: "On net" }]);
    expect(["f", "c", "m"].map(textOf)).toEqual([nearText, "", ""]);
  });

  test("an unbuilt line has the words of the lookup if the pricing answer has none, or calls it built", () => {
    for (const inPricing of [null, [{ label: "Fiber", value: "On net" }]]) {
      expect(open(inPricing, lookup([near])).textOf("f")).toBe(nearText);
    }
    expect(
      open(null, lookup({ fiber: { color: "yellow", description: "Near net" } })).textOf("f"),
    ).toBe("Near net");
    expect(open(null, lookup([near], { label: "COX", key: "", name: "" })).textOf("f")).toBe(
      nearText,
    );
  });

  test("a line has no words without a lookup, for another provider, and of hidden or failed entries", () => {
    expect(open(null).textOf("f")).toBe("");
    expect(open(null, lookup([near], { key: "att", name: "AT&T" })).textOf("f")).toBe("");
    expect(open(null, lookup([{ ...near, visible: false }])).textOf("f")).toBe("");
    expect(open(null, lookup([{ ...near, type: "error" }])).textOf("f")).toBe("");
    expect(open(null, lookup(undefined)).textOf("f")).toBe("");
  });

  test("an unbuilt line is listed once for the provider, with its name", () => {
    const { cart, provider } = open(null, lookup([near]));
    const services = [...cart.catalogue.services, ...cart.catalogue.services];
    expect(unbuiltLinesOf(provider, services, plainFormatting)).toEqual([`Fiber: ${nearText}`]);
  });

  test("an unbuilt line is a note of the proposal on paper", () => {
    const notesOf = (id: string) => {
      const state = cartAfter(open(null, lookup([near])).cart, select(id));
      const payload = proposalPayload({
        state,
        notes: unbuiltNotesOf(state, plainFormatting),
        date: "01/02/2026",
        preparedFor: "",
        address: "1 Main St",
        agent: { firstName: "", lastName: "", email: "" },
        agency: { logoUrl: null, borderTop: "", borderBottom: "" },
      });
      return payload?.details.notes;
    };
    expect(notesOf("f")).toContain(`Fiber 500: ${nearText}`);
    expect(notesOf("c")).toHaveLength(1);
  });
});
