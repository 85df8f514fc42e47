import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cartItemsOf, cartPriceOf } from "../../../src/core/pricing/cart/cart-items.ts";
import { type CartState, packageOf } from "../../../src/core/pricing/cart/cart-state.ts";
import { compareCarts } from "../../../src/core/pricing/cart/compare-carts.ts";
import { readProposalLink } from "../../../src/core/pricing/drafts/proposal-link.ts";
import { optionOf } from "../../../src/core/pricing/filter-options.ts";
import { priceServices } from "../../../src/core/pricing/price/price-cart.ts";
import { draftsOf } from "../../../src/core/stores/pricing/drafts-store.ts";
import { randomEvents, randomSearch } from "../../core/pricing/random-search.ts";
import { type StartedPricing, startPricing } from "./pricing-model.ts";
import { acme, bolt, oneYear, rows, searchOf, threeYears } from "./searches.ts";

const address = "60 Main Street";
const placeholder = { value: "", label: "Choose one" };
const pair = { value: "pair", title: "Pair", price: 60, dependencies: ["internet", "voice"] };
const found = searchOf([rows.internet, rows.voice, rows.fiber], {
  provider: [placeholder, acme, bolt],
  term: [placeholder, oneYear, threeYears],
  package: [placeholder, { ...pair, provider: "acme" }],
});
const pageOf = (query: string) => `?address=${address}&${query}`;
const open = (query = "") => startPricing({ query: pageOf(query), search: () => found });

/** Provider and term differ from those of the saved cart, and a service is chosen. */
async function openWithKept() {
  const opened = await open("provider=acme&term=12");
  const { model } = opened;
  model.act({ kind: "selectItem", id: "internet" });
  model.kept.keep();
  model.act({ kind: "chooseProvider", value: "bolt" }, { kind: "chooseTerm", value: "36" });
  model.act({ kind: "selectItem", id: "fiber" });
  return opened;
}

describe("I26: a saved cart that becomes the proposal", () => {
  test("a saved cart that becomes the proposal puts its provider and term into the URL and the contract, and stays after the next search", async () => {
    const { model, page, inputs, searching, output } = await openWithKept();
    const steps = page.history.position();
    model.kept.use("Acme, 12 months, Internet 100");
    expect([...inputs()]).toEqual([
      ["address", address],
      ["provider", "acme"],
      ["term", "12"],
    ]);
    expect(page.history.position()).toBe(steps + 1);
    expect(await output("contract")).toMatchObject({
      contract_data: { query: { provider: "acme", term: "12" } },
    });
    await searching(model.generate);
    expect(model.cart.peek()).toMatchObject({ provider: "acme", term: "12", cart: ["internet"] });
  });

  test("a saved cart that becomes the proposal sends its own choices, even if the host page prevents the change of the URL", async () => {
    const { model, inputs, refuse, searching, output } = await openWithKept();
    refuse();
    model.kept.use("Acme, 12 months, Internet 100");
    expect(inputs().get("provider")).toBe("bolt");
    expect(await output("contract")).toMatchObject({
      contract_data: { query: { provider: "acme", term: "12" } },
    });
    await searching(model.refresh);
    expect(model.cart.peek()).toMatchObject({ provider: "acme", term: "12", cart: ["internet"] });
  });
});

test("I26: a saved cart gets the prices of the newest answer, and Undo returns from it", async () => {
  let answer = found;
  const { model, searching } = await startPricing({
    query: pageOf("provider=acme&term=12"),
    search: () => answer,
  });
  model.act({ kind: "selectItem", id: "internet" });
  model.kept.keep();
  model.act({ kind: "selectItem", id: "voice" });
  answer = { ...found, rows: [{ ...rows.internet, mrc: 55 }, rows.voice, rows.fiber] };
  await searching(model.generate);
  model.kept.use("Acme, 12 months, Internet 100");
  expect(model.price.peek()?.monthly).toBe(5500);
  model.undo();
  expect(model.price.peek()?.monthly).toBe(7500);
});

describe("I26: while a search for a draft of the same address is running", () => {
  async function openWithDraft(answer: () => Promise<Response>) {
    let isLate = false;
    const opened = await startPricing({
      query: pageOf("provider=acme&term=12&prepared_for=Ada"),
      search: () => (isLate ? answer() : found),
    });
    const { model, drafts, searching, clock } = opened;
    model.act({ kind: "selectItem", id: "internet" });
    clock.advance(300);
    model.clear();
    model.form.typePreparedFor("Bob");
    await searching(() => model.submit(address));
    model.act({ kind: "chooseProvider", value: "bolt" }, { kind: "chooseTerm", value: "36" });
    model.act({ kind: "selectItem", id: "fiber" });
    clock.advance(300);
    const [draft] = drafts.recent.peek();
    if (draft === undefined) throw new Error("No draft was saved.");
    isLate = true;
    return { ...opened, resume: () => drafts.resume(draft) };
  }

  const bolts = [
    ["address", address],
    ["prepared_for", "Bob"],
    ["provider", "bolt"],
    ["term", "36"],
  ];

  test.each<[string, () => Promise<Response>, (opened: StartedPricing) => void]>([
    ["is cancelled", () => new Promise(() => {}), ({ model }) => model.cancel()],
    ["fails", async () => new Response("", { status: 422 }), () => {}],
  ])(
    "the search %s, and the current proposal keeps its URL and customer",
    async (_how, answer, end) => {
      const opened = await openWithDraft(answer);
      await opened.searching(() => {
        opened.resume();
        expect([...opened.inputs()]).toEqual(bolts);
        end(opened);
      });
      expect([...opened.inputs()]).toEqual(bolts);
      expect(opened.model.form.preparedFor.peek()).toBe("Bob");
      expect(opened.model.cart.peek()).toMatchObject({ provider: "bolt", cart: ["fiber"] });
      expect(await opened.output("contract")).toMatchObject({
        contract_data: { query: { provider: "bolt", term: "36", prepared_for: "Bob" } },
      });
    },
  );

  test("the search succeeds, and cart, URL and customer change together, as one undo step", async () => {
    const { page, inputs, model, searching, resume } = await openWithDraft(async () =>
      Response.json(found),
    );
    const steps = page.history.position();
    await searching(resume);
    expect([...inputs()]).toEqual([
      ["address", address],
      ["prepared_for", "Ada"],
      ["provider", "acme"],
      ["term", "12"],
    ]);
    expect(page.history.position()).toBe(steps + 1);
    expect(model.form.preparedFor.peek()).toBe("Ada");
    expect(model.cart.peek()).toMatchObject({ provider: "acme", cart: ["internet"] });
  });
});

test("I26: a proposal that is replaced by another one, by another address or by Clear keeps its customer", async () => {
  const { model, drafts, page, searching, clock } = await open("provider=acme&prepared_for=Ada");
  const customers = () =>
    drafts.recent
      .peek()
      .map(({ draft }) => draft.preparedFor)
      .sort();
  model.act({ kind: "chooseTerm", value: "12" }, { kind: "selectItem", id: "internet" });
  clock.advance(300);
  model.clear();
  expect(customers()).toEqual(["Ada"]);
  model.form.typePreparedFor("Bob");
  await searching(() => model.submit("1 Other Street"));
  model.act({ kind: "chooseProvider", value: "bolt" }, { kind: "chooseTerm", value: "36" });
  model.act({ kind: "selectItem", id: "fiber" });
  clock.advance(300);
  const [adas] = drafts.recent.peek();
  await searching(() => adas && drafts.resume(adas));
  expect(customers()).toEqual(["Bob"]);
  await searching(() => model.submit("2 Other Street"));
  expect(customers()).toEqual(["Ada", "Bob"]);
  model.act({ kind: "chooseProvider", value: "acme" }, { kind: "chooseTerm", value: "12" });
  model.act({ kind: "selectItem", id: "voice" });
  clock.advance(300);
  page.back();
  expect(new Set(customers())).toEqual(new Set(["Ada", "Bob"]));
});

test("I26: a contract uses the customer's name in the form, even if it is not yet in the URL", async () => {
  const { model, output } = await open("provider=acme&term=12&package=pair");
  model.form.typePreparedFor("Ada's Bakery");
  expect(await output("contract")).toMatchObject({
    contract_data: {
      customer: { name: "Ada's Bakery" },
      query: { prepared_for: "Ada's Bakery", package: "pair" },
    },
  });
});

test("I4: a placeholder option does not remove a choice of a link, even after a reload", async () => {
  const { model, inputs } = await open("provider=acme&term=12&package=pair");
  expect(model.cart.peek()).toMatchObject({ provider: "acme", term: "12", package: "pair" });
  const again = await startPricing({ query: `?${inputs()}`, search: () => found });
  expect(again.model.cart.peek()?.cart).toEqual(["internet", "voice"]);
  expect(again.model.dropped.peek()).toEqual([]);
});

test("I24: another address, from the form or the attribute, clears provider, term and package", async () => {
  const { model, inputs, change, searching } = await open("provider=acme&term=12&package=pair");
  await searching(() => model.submit("1 Other Street"));
  expect([...inputs()]).toEqual([["address", "1 Other Street"]]);
  expect(model.cart.peek()).toMatchObject({ provider: null, term: null, package: null, cart: [] });
  model.act({ kind: "chooseProvider", value: "bolt" });
  await searching(() => {
    change({ address: "2 Other Street", term: "36" });
  });
  expect(model.cart.peek()).toMatchObject({ provider: null, term: "36" });
});

describe("J14: scout-cart-changed", () => {
  test("the event is emitted if a package changes only the total", async () => {
    const { model, changes } = await open("provider=acme&term=12");
    model.act({ kind: "selectItem", id: "internet" });
    model.act({ kind: "selectItem", id: "voice" });
    const before = changes().length;
    model.act({ kind: "choosePackage", value: "pair" });
    expect(
      changes()
        .slice(before)
        .map(({ totals }) => totals.monthly),
    ).toEqual([6000]);
    model.act({ kind: "toggleSection", section: "tv", isOn: true });
    expect(changes()).toHaveLength(before + 1);
    model.undo();
    model.undo();
    expect(changes().at(-1)?.totals.monthly).toBe(7000);
  });

  test("the event is emitted once if Clear or another address empties the cart", async () => {
    const { model, changes, searching } = await open("provider=acme&term=12&package=pair");
    expect(changes()).toHaveLength(1);
    model.clear();
    expect(changes()).toHaveLength(2);
    expect(changes()[1]).toMatchObject({
      items: [],
      totals: { monthly: 0, install: 0, lines: [] },
      removed: [
        { id: "internet", reason: "cleared" },
        { id: "voice", reason: "cleared" },
      ],
    });
    await searching(() => model.submit(address));
    expect(changes()).toHaveLength(2);
  });
});

/** Checks that every place that identifies the proposal agrees. */
async function expectOneProposal({ model, inputs, changes, clock, ...opened }: StartedPricing) {
  const cart = model.cart.peek();
  const reported = changes().at(-1) ?? { items: [], totals: priceServices([], null) };
  if (cart === null) {
    expect(reported.items).toEqual([]);
    return;
  }
  const { provider, term, region, package: chosen } = cart;
  const named = { provider: provider ?? "", term: term ?? "", package: chosen ?? "" };
  for (const [name, value] of Object.entries(named)) {
    // A choice that is missing from the URL equals the attribute, or is empty.
    const start = value === "" ? "" : opened.attribute(name);
    expect([name, inputs().get(name) ?? start]).toEqual([name, value]);
  }
  const items = cartItemsOf(cart).map(({ service, ...item }) => item);
  expect(reported).toMatchObject({ items, totals: cartPriceOf(cart) });
  clock.advance(300);
  if (items.length === 0 || model.price.peek()?.errors.length !== 0) return;
  const { options } = cart.catalogue;
  const shown = {
    package: packageOf(cart)?.label ?? null,
    provider: {
      name: optionOf(options.provider, provider)?.label,
      term: optionOf(options.term, term)?.label,
      region: optionOf(options.region, region)?.label ?? null,
    },
  };
  const monthly = (model.price.peek()?.monthly ?? Number.NaN) / 100;
  model.kept.include(true);
  for (const kind of ["print", "pdf"] as const) {
    expect(await opened.output(kind)).toMatchObject({ payload: shown });
  }
  const body = await opened.output("contract");
  expect(body).toMatchObject({
    contract_data: {
      ...shown,
      package: chosen,
      query: Object.fromEntries(Object.entries(named).filter(([, value]) => value !== "")),
      cart: items,
      pricing: { monthly },
    },
  });
  if (compareCarts(model.kept.carts.peek(), cart).length > 1) {
    expect(body).toMatchObject({ contract_data: { details: { comparison: expect.anything() } } });
  }
  const choices = { provider, term, region, package: chosen };
  const ids = cart.cart;
  // A proposal that a URL opened is saved only after the user changes it.
  if (!model.canUndo.peek() && !model.canRedo.peek()) return;
  const { number } = opened.drafts;
  const kept = draftsOf(opened.core)
    .drafts.peek()
    .find(({ id }) => id.slice(0, 8).toUpperCase() === number.peek());
  expect(kept?.draft).toMatchObject(choices);
  expect(kept?.draft.lines.map(({ id }) => id)).toEqual(ids);
}

const choicesOf = ({ provider, term, region, package: chosen }: CartState) => ({
  ...{ provider, term, region },
  package: chosen,
});

/** The kinds of steps. The random choice takes a kind more often if the list repeats it. */
const ways = [
  ...(["act", "act", "act", "act", "act", "choice", "choice", "region", "keep", "keep"] as const),
  ...(["use", "use", "use", "draft", "draft", "link", "failed", "cancelled"] as const),
  ...(["generate", "other", "back", "back", "forward", "undo", "redo", "attribute"] as const),
];
const step = fc.noBias(fc.tuple(fc.constantFrom(...ways), fc.nat(2)));

test("I26, J14: choices and cart belong to one proposal everywhere, whatever opens it", async () => {
  await fc.assert(
    fc.asyncProperty(
      randomSearch,
      randomEvents,
      fc.array(step, { minLength: 30, maxLength: 30 }),
      async (search, events, steps) => {
        let answer = async () => Response.json(search);
        const given = { query: pageOf("provider=cox&term=24"), search: () => answer() };
        const opened = await startPricing(given);
        const { model, page, inputs, drafts, searching, change, copied } = opened;
        const left = [...events];
        let addresses = 0;
        for (const [kind, index] of steps) {
          const cart = model.cart.peek();
          if (cart === null) break;
          const draft = drafts.recent.peek()[index];
          const now = model.search.peek();
          switch (kind) {
            case "act":
              model.act(...left.splice(0, index + 1));
              break;
            case "choice":
              model.act(
                { kind: "chooseProvider", value: ["cox", "att", "att"][index] ?? null },
                { kind: "chooseTerm", value: ["24", "24", "36"][index] ?? null },
                ...left.splice(0, 3),
              );
              break;
            case "region":
              model.act({ kind: "chooseRegion", value: ["west", "east", null][index] ?? null });
              break;
            case "keep":
              model.kept.keep();
              break;
            case "use": {
              const kept = model.kept.carts.peek()[index];
              if (kept === undefined) continue;
              model.kept.use(kept.name);
              expect(model.cart.peek()).toMatchObject({
                ...choicesOf(kept.state),
                cart: kept.state.cart,
              });
              break;
            }
            case "draft":
              if (draft === undefined) continue;
              await searching(() => drafts.resume(draft));
              expect(model.cart.peek()).toMatchObject(choicesOf({ ...cart, ...draft.draft }));
              break;
            case "failed":
              if (draft === undefined || draft.draft.address !== inputs().get("address")) continue;
              answer = async () => new Response("", { status: 422 });
              await searching(() => drafts.resume(draft));
              answer = async () => Response.json(search);
              expect(model.cart.peek()).toBe(cart);
              break;
            case "cancelled":
              if (draft === undefined || draft.draft.address !== inputs().get("address")) continue;
              await searching(() => {
                drafts.resume(draft);
                model.cancel();
              });
              expect(model.cart.peek()).toBe(cart);
              break;
            case "link": {
              if (cart.cart.length === 0) continue;
              await drafts.links.copy(cart, true);
              const link = copied.at(-1) ?? "";
              const reading = await readProposalLink(link.slice(link.indexOf("#")));
              expect(reading).toMatchObject({ ok: true, value: choicesOf(cart) });
              model.act({ kind: "chooseProvider", value: "att" });
              await searching(() => page.goTo(new URL(link).hash));
              expect(model.cart.peek()).toMatchObject(choicesOf(cart));
              break;
            }
            case "generate":
              // A region without a provider or a term chooses nothing yet.
              if (cart.provider === null || cart.term === null) continue;
              await searching(model.generate);
              expect(model.cart.peek()).toMatchObject({ ...choicesOf(cart), cart: cart.cart });
              break;
            case "other":
              addresses += 1;
              await searching(() => model.submit(`${addresses} Other Street`));
              expect(model.cart.peek()?.cart).toEqual([]);
              break;
            case "back":
              page.back();
              break;
            case "forward":
              page.forward();
              break;
            case "undo":
              model.undo();
              break;
            case "redo":
              model.redo();
              break;
            case "attribute": {
              const [provider, term] = [["cox", "att", "gone"][index], ["24", "36", ""][index]];
              change({ provider: provider ?? "", term: term ?? "", package: `p${index}` });
              break;
            }
          }
          if (model.search.peek().kind === "searching" && model.search.peek() !== now) {
            await searching(() => {});
          }
          await expectOneProposal(opened);
        }
        model.dispose();
      },
    ),
    { numRuns: 40 },
  );
});
