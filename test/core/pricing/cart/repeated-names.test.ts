import { describe, expect, test } from "vitest";
import { priceBoard } from "../../../../src/core/pricing/board/price-board.ts";
import { cartItemsOf, cartPriceOf } from "../../../../src/core/pricing/cart/cart-items.ts";
import {
  type CartEvent,
  type CartState,
  offerOf,
  packageOf,
} from "../../../../src/core/pricing/cart/cart-state.ts";
import { compareCarts } from "../../../../src/core/pricing/cart/compare-carts.ts";
import { createCart } from "../../../../src/core/pricing/cart/create-cart.ts";
import { disabledReasonOf } from "../../../../src/core/pricing/cart/disabled-reason.ts";
import { disabledCodesOf } from "../../../../src/core/pricing/cart/disabled-services.ts";
import { explainPrice } from "../../../../src/core/pricing/cart/explain-price.ts";
import { removalText } from "../../../../src/core/pricing/cart/removal-text.ts";
import { proposalDraftOf } from "../../../../src/core/pricing/drafts/proposal-draft.ts";
import {
  readProposalLink,
  writeProposalLink,
} from "../../../../src/core/pricing/drafts/proposal-link.ts";
import { restoreProposal } from "../../../../src/core/pricing/drafts/restore-proposal.ts";
import {
  type ProposalInput,
  proposalPayload,
} from "../../../../src/core/pricing/proposal/proposal-payload.ts";
import type { PackageRow } from "../../../../src/core/pricing/wire/pricing-search.ts";
import type { ServiceRow } from "../../../../src/core/pricing/wire/service-row.ts";
import {
  aPackage,
  aRow,
  aSearch,
  cartAfter,
  choose,
  deepFreeze,
  deselect,
  removalsOf,
  select,
} from "../rows.ts";

const check = { widget: "checkbox" };
const term = (value: string): CartEvent => ({ kind: "chooseTerm", value });
const provider = (value: string): CartEvent => ({ kind: "chooseProvider", value });
const region = (value: string): CartEvent => ({ kind: "chooseRegion", value });

const ofCox = { value: "gold", provider: "cox", dependencies: ["A"] };

/** Rows with the same id, and packages with the same value, for two terms, providers and regions. */
const search = deepFreeze({
  ...aSearch([
    aRow({ id: "A", title: "Net 12", terms: ["12"], provider: "cox", mrc: 140 }),
    aRow({ id: "A", title: "Net 36", terms: ["36"], provider: "cox", mrc: 130 }),
    aRow({ id: "A", title: "Att net", provider: "att", region: ["west"], mrc: 90 }),
    aRow({
      id: "A",
      title: "Att east",
      provider: "att",
      region: ["east"],
      mrc: 80,
      linked_services: ["M"],
    }),
    aRow({ id: "M", title: "Modem", type: "broadband_router", provider: "att", mrc: 7 }),
    aRow({
      id: "X",
      title: "Extra",
      type: "phone",
      ...check,
      mrc: 1,
      condition_disabled: { entity: "package", key: "label", value: "Gold 12" },
    }),
  ]),
  filter_options: {
    provider: [{ value: "cox" }, { value: "att", region_id: "west" }],
    term: [{ value: "12" }, { value: "36" }],
    region: [{ value: "west" }, { value: "east" }],
    package: [
      aPackage({ ...ofCox, label: "Gold 12", terms: ["12"], price: 140 }),
      aPackage({ ...ofCox, label: "Gold 36", terms: ["36"], price: 120 }),
    ],
  },
});

const start = createCart(search);
const at36 = cartAfter(start, provider("cox"), term("36"));
const gold = cartAfter(at36, choose("gold"));

function monthlyOf(state: CartState): number | null {
  return cartPriceOf(state).monthly;
}

function proposalOf(state: CartState): ProposalInput {
  return {
    state,
    date: "11/24/2026",
    preparedFor: "",
    address: "",
    agent: { firstName: "", lastName: "", email: "" },
    agency: { logoUrl: null, borderTop: "", borderBottom: "" },
  };
}

test("I21: the picker, the total and the payload use the package of the chosen term, even if its value repeats", () => {
  expect(offerOf(gold).packages.get("gold")?.label).toBe("Gold 36");
  expect(monthlyOf(gold)).toBe(12_000);
  expect(proposalPayload(proposalOf(gold))?.package).toBe("Gold 36");
  const { services, discount } = explainPrice(cartPriceOf(gold), gold);
  expect(services.lines.map(({ label }) => label)).toEqual(["Net 36"]);
  expect(discount.lines.map(({ label }) => label)).toEqual(["Net 36", "Gold 36"]);
});

test("I21: the conditions of a row see the package of the chosen term", () => {
  expect(disabledCodesOf(gold).has("X")).toBe(false);
  const at12 = cartAfter(start, provider("cox"), term("12"), choose("gold"));
  expect(monthlyOf(at12)).toBe(14_000);
  expect(disabledCodesOf(at12).get("X")).toBe("conditionMatched");
});

test("I21: the catalogue contains a row with a repeated id for every term, provider and region", () => {
  const titleIn = (...events: readonly CartEvent[]) =>
    cartItemsOf(cartAfter(start, ...events, select("A"))).map(({ service }) => service.title);
  expect(titleIn(provider("cox"), term("12"))).toEqual(["Net 12"]);
  expect(titleIn(provider("cox"), term("36"))).toEqual(["Net 36"]);
  expect(titleIn(provider("att"), term("36"))).toEqual(["Att net"]);
  expect(titleIn(provider("att"), term("36"), region("east"))).toEqual(["Att east", "Modem"]);
});

test("I21: a removed service has the name of its row in the cart", () => {
  const state = cartAfter(at36, select("A"), term("12"));
  expect(removalText(state)).toBe("Removed Net 36 because the term changed.");
});

test("I21: a row that is removed with its region also removes its linked services", () => {
  const rows = [
    aRow({ id: "B", region: ["north"] }),
    aRow({ id: "B", region: ["east"], linked_services: ["M"] }),
    aRow({ id: "M", type: "broadband_router", mrc: 7 }),
  ];
  const regions = [{ value: "north" }, { value: "east" }, { value: "west" }];
  const all = aSearch(rows, [], { region_id: "east" });
  const cart = cartAfter(
    createCart({ ...all, filter_options: { ...all.filter_options, region: regions } }),
    select("B"),
    region("west"),
  );
  expect(removalsOf(cart)).toEqual([
    { id: "B", reason: "notOffered" },
    { id: "M", reason: "unlinked" },
  ]);
});

test("I21: a restored draft has the rows and the package of its term", () => {
  const draft = proposalDraftOf(gold, { address: "a", preparedFor: "", salt: "s" });
  expect(draft.lines.map(({ title }) => title)).toEqual(["Net 36"]);
  const { cart, changes } = restoreProposal(start, draft);
  expect(changes).toEqual([]);
  expect(monthlyOf(cart)).toBe(12_000);
});

test("I21: saved carts of two terms are compared at the prices of each", () => {
  const at12 = cartAfter(start, provider("cox"), term("12"), choose("gold"));
  const compared = compareCarts([
    { name: "12", state: at12 },
    { name: "36", state: gold },
  ]);
  expect(compared.map(({ monthly, lines }) => [monthly, lines[0]?.title])).toEqual([
    [14_000, "Net 12"],
    [12_000, "Net 36"],
  ]);
  expect(offerOf(at12)).toBe(offerOf(at12));
});

test("I21: the price board has the row of each provider and term", () => {
  const { kinds } = priceBoard(start.catalogue);
  const offers = kinds.flatMap((kind) =>
    kind === "internet" ? [] : priceBoard(start.catalogue, { kind }).offers,
  );
  expect(
    offers.map(({ service, term: { value }, monthly }) => [service.title, value, monthly]),
  ).toEqual([
    ["Att net", "12", 9000],
    ["Att net", "36", 9000],
    ["Net 36", "36", 13_000],
    ["Net 12", "12", 14_000],
    ["Extra", "12", 100],
    ["Extra", "36", 100],
    ["Extra", "12", 100],
    ["Extra", "36", 100],
  ]);
});

describe("I21: if the first row with an id belongs to another term, the row of the chosen term counts", () => {
  /** Returns the cart for the second term. */
  const secondTerm = (
    rows: readonly Partial<ServiceRow>[],
    packages: readonly Partial<PackageRow>[] = [],
  ) =>
    cartAfter(
      createCart(
        deepFreeze({
          rows: rows.map((row) => aRow({ provider: "cox", ...row })),
          filter_options: {
            provider: [{ value: "cox" }],
            term: [{ value: "12" }, { value: "36" }],
            region: [],
            package: packages.map((row) => aPackage({ provider: "cox", ...row })),
          },
        }),
      ),
      provider("cox"),
      term("36"),
    );

  test("the remaining package is that of the chosen term, with its own services", () => {
    const state = secondTerm(
      [
        { id: "A", type: "phone", ...check },
        { id: "B", type: "phone", ...check },
      ],
      [
        { value: "gold", terms: ["12"], dependencies: ["A"] },
        { value: "gold", terms: ["36"], dependencies: ["B"] },
      ],
    );
    const chosen = cartAfter(state, choose("gold"));
    expect([chosen.package, chosen.cart]).toEqual(["gold", ["B"]]);
    expect(cartAfter(chosen, deselect("B")).package).toBeNull();
  });

  test("a static IP belongs to the section of its dependency for the chosen term", () => {
    const { sections } = offerOf(
      secondTerm([
        { id: "A", terms: ["12"] },
        { id: "A", type: "dedicated", terms: ["36"] },
        { id: "IP", type: "static_ip", dependencies: ["A"] },
      ]),
    );
    expect(sections.dedicated.map(({ id }) => id)).toEqual(["IP", "A"]);
  });

  test("the reason of a disabled service names its dependency for the chosen term", () => {
    const state = secondTerm([
      { id: "A", title: "Net 12", terms: ["12"] },
      { id: "A", title: "Net 36", terms: ["36"] },
      { id: "M", type: "broadband_router", dependencies: ["A"] },
    ]);
    const modem = offerOf(state).services.get("M");
    if (modem === undefined) throw new Error("It is offered.");
    expect(disabledReasonOf(state, modem, "dependencyMissing")).toBe("Requires Net 36.");
  });

  test("a change of a restored line names the row of the chosen term", () => {
    const priced = (mrc: number) =>
      secondTerm([
        { id: "A", title: "Net 12", terms: ["12"] },
        { id: "A", title: "Net 36", terms: ["36"], mrc },
      ]);
    const state = cartAfter(priced(10), select("A"));
    const draft = proposalDraftOf(state, { address: "a", preparedFor: "", salt: "s" });
    const { changes } = restoreProposal(priced(12), draft);
    expect(changes).toEqual([
      { kind: "price", id: "A", title: "Net 36", monthly: 1200, install: 0 },
    ]);
  });

  test("the board includes the linked services of the chosen term, and equals the price of the cart", () => {
    const state = secondTerm([
      { id: "A", mrc: 50, terms: ["36"], linked_services: ["M"] },
      { id: "M", type: "broadband_router", terms: ["12"] },
      { id: "M", type: "broadband_router", terms: ["36"], mrc: 7 },
    ]);
    expect(boardPricesOf(state)).toEqual([5700]);
    expect(monthlyOf(cartAfter(state, select("A")))).toBe(5700);
  });

  test("the board counts a fee with a repeated id once, as the cart does", () => {
    const state = secondTerm([
      { id: "T", type: "tv", mrc: 50 },
      { id: "F", type: "fee", mrc: 5 },
      { id: "F", type: "fee", mrc: 7 },
    ]);
    expect(boardPricesOf(state)).toEqual([5500]);
    expect(monthlyOf(cartAfter(state, select("T")))).toBe(5500);
  });

  test("a shared link restores the package of the chosen term", async () => {
    const draft = proposalDraftOf(gold, { address: "a", preparedFor: "", salt: "s" });
    const read = await readProposalLink(`#${await writeProposalLink(draft)}`);
    if (!read.ok) throw new Error("It can be read.");
    const { cart, changes } = restoreProposal(start, read.value);
    expect(packageOf(cart)?.label).toBe("Gold 36");
    expect(changes).toEqual([]);
  });

  function boardPricesOf({ catalogue }: CartState) {
    return [...new Set(priceBoard(catalogue).offers.map(({ monthly }) => monthly))];
  }
});
