import { describe, expect, test } from "vitest";
import { plainFormatting } from "../../../src/core/formatting/formatting.ts";
import { validityTextOf } from "../../../src/core/pricing/price-validity.ts";
import { markedState } from "../../../src/core/stores/kept/handed-over.ts";
import { deferred } from "../../support/fake-ports.ts";
import { openSurroundings } from "../../support/open-surroundings.ts";
import { searchCall, settingsCall, suggestionsCall } from "./calls.ts";
import { openPricing, type PricingGiven, startPricing } from "./pricing-model.ts";
import { bundle, rows, searchOf } from "./searches.ts";

const address = "60 Main Street";
const query = `?address=${address}`;
const found = searchOf([rows.internet, rows.voice], { package: [bundle] });
const refused = (status: number) => new Response("{}", { status });

type Answer = () => ReturnType<PricingGiven["search"]>;

/** Opens a builder whose searches get the next of these answers, and the last one repeatedly. */
function openAnswered(...answers: readonly Answer[]) {
  let at = 0;
  return openPricing({
    query,
    search: () => answers[Math.min(at++, answers.length - 1)]?.() ?? found,
  });
}

describe("I1: a search", () => {
  test("a search sends the address and the customer, and the next search also sends the chosen options as hints", async () => {
    const { model, bodiesOf, searching, ready } = await openPricing({
      query: `${query}&prepared_for=Ada`,
      search: () => found,
    });
    await ready();
    model.act({ kind: "choosePackage", value: "bundle" });
    model.act({ kind: "selectItem", id: "internet" });
    await searching(model.generate);
    const known = { address, prepared_for: "Ada" };
    expect(await bodiesOf(searchCall)).toEqual([
      { query: known },
      { query: { ...known, provider: "acme", term: "36", package: "bundle" } },
    ]);
  });

  test("a search keeps the cart if the public method repeats it", async () => {
    const { model, lines, searches, searching } = await startPricing({
      query,
      search: () => found,
    });
    model.act({ kind: "selectItem", id: "internet" });
    await searching(model.refresh);
    expect(searches()).toBe(2);
    expect(lines()).toEqual(["internet"]);
  });

  test("a search without an address sends nothing, by button or by method", async () => {
    const { model, calls, answered } = await startPricing({ search: () => found });
    model.refresh();
    model.generate();
    await answered();
    expect(calls.map(({ name }) => name)).toEqual([settingsCall]);
  });

  test("MT5, K5: a search reports services that can never be shown and conditions that are never true", async () => {
    const odd = { id: "odd", type: "toString", title: "Odd" };
    const { reports, ready } = await openAnswered(() =>
      searchOf([
        rows.internet,
        odd,
        { ...rows.voice, condition_disabled: { entity: "location", key: "mars", value: "1" } },
      ]),
    );
    await ready();
    expect(reports).toEqual([
      "unknown-service-type: toString",
      "condition-missingKey: location.mars",
    ]);
  });
});

describe("I2: the address", () => {
  test.each(["", "   "])(
    "the address %j is missing, and the hint stays until the user types",
    async (text) => {
      const { model, searches } = await startPricing({
        search: () => found,
        answers: { [suggestionsCall]: () => Response.json({ data: { rows: [] } }) },
      });
      model.submit(text);
      expect(model.form.hint.peek()).toBe("addressMissing");
      expect(model.form.address.peek()).toBe(text);
      expect(searches()).toBe(0);
      model.form.typeAddress("5");
      expect(model.form.hint.peek()).toBeNull();
    },
  );

  test("a missing address does not change the current proposal", async () => {
    const { model, inputs, searches } = await startPricing({ query, search: () => found });
    const cart = model.cart.peek();
    model.submit("");
    expect(model.cart.peek()).toBe(cart);
    expect(inputs().get("address")).toBe(address);
    expect(searches()).toBe(1);
  });

  test("an address of two characters is searched for, trimmed", async () => {
    const { model, bodiesOf, searching } = await startPricing({ search: () => found });
    await searching(() => model.submit(" 5A "));
    expect(await bodiesOf(searchCall)).toEqual([{ query: { address: "5A" } }]);
    expect(model.form.hint.peek()).toBeNull();
    expect(model.form.address.peek()).toBe(" 5A ");
  });

  test("W28: an address of two lines is one, by link, attribute and method, and a dropped unit is offered", async () => {
    const lines = "60 Main Street\nAustin";
    const line = "60 Main Street, Austin";
    for (const given of [
      { query: `?${new URLSearchParams({ address: lines })}` },
      { attributes: { address: lines } },
    ]) {
      const { model, bodiesOf } = await startPricing({ search: () => found, ...given });
      expect(model.form.address.peek()).toBe(line);
      expect(await bodiesOf(searchCall)).toEqual([{ query: { address: line } }]);
    }
    const { model, clock, answered, searching, until, bodiesOf } = await startPricing({
      search: () => found,
      answers: {
        [suggestionsCall]: () => Response.json({ data: { rows: [line], lookup_token: "t" } }),
      },
    });
    await searching(() => model.submit(lines));
    expect(model.form.address.peek()).toBe(line);
    expect(await bodiesOf(searchCall)).toEqual([{ query: { address: line } }]);
    model.form.typeAddress("60 Main Street #4");
    clock.advance(1000);
    await answered();
    await searching(() => model.submit(line));
    await until(() => model.form.droppedUnit.peek() !== null);
    expect(model.form.droppedUnit.peek()?.address).toBe("60 Main Street, #4, Austin");
  });

  test("D9: an address that was suggested is sent with its token, and another one without", async () => {
    const { model, clock, bodiesOf, searching, answered } = await startPricing({
      search: () => found,
      answers: {
        [suggestionsCall]: () =>
          Response.json({
            data: { rows: [{ value: address, label: address }], lookup_token: "t" },
          }),
      },
    });
    model.form.typeAddress("60 Main");
    clock.advance(1000);
    await answered();
    expect(model.form.suggestions.peek().rows).toHaveLength(1);
    await searching(() => model.submit(address));
    expect(model.form.suggestions.peek().query).toBe("");
    await searching(() => model.submit("9 Other Road"));
    expect(await bodiesOf(searchCall)).toEqual([
      { query: { address, lookup_token: "t" } },
      { query: { address: "9 Other Road" } },
    ]);
  });

  test("D9, X8: an address that another screen passed on is sent with its token, once", async () => {
    const href = `/scout/pricing${query}`;
    const beside = await openSurroundings({
      url: "https://portal.example/scout",
      answers: { [searchCall]: () => Response.json(found) },
    });
    await beside.core.settings.load();
    const portal = beside.page.addressFor({ routing: "portal", ask: () => true });
    portal.navigate(href, markedState(beside.core, { lookup_token: "passed" }));
    const { ready, model, searching, bodiesOf } = await openPricing({
      beside,
      search: () => found,
    });
    await ready();
    await searching(model.generate);
    await searching(() => model.submit("9 Other Road"));
    await searching(() => model.submit(address));
    const bodies = await bodiesOf(searchCall);
    expect(bodies).toMatchObject([{ query: { lookup_token: "passed" } }, {}, {}, {}]);
    expect(bodies[2]).toEqual({ query: { address: "9 Other Road" } });
  });
});

describe("I9: a search answered with 504", () => {
  const tooSlow = () => refused(504);

  async function openTooSlow(...next: readonly Answer[]) {
    const opened = await openAnswered(tooSlow, ...next);
    await opened.until(() => opened.model.search.peek().kind === "waiting");
    return opened;
  }

  test("a search answered with 504 is repeated once after 60 seconds, with the same body", async () => {
    const { clock, searches, bodiesOf, until, model, detailsOf } = await openTooSlow(() => found);
    clock.advance(59_999);
    expect(searches()).toBe(1);
    clock.advance(1);
    await until(() => model.cart.peek() !== null);
    expect(await bodiesOf(searchCall)).toEqual(Array(2).fill({ query: { address } }));
    expect(detailsOf("scout-failed")).toEqual([]);
  });

  test.each([504, 500, 422])(
    "a search fails if the retry is answered with %i, and Try again starts another search",
    async (status) => {
      const { clock, model, until, detailsOf, searching, searches } = await openTooSlow(
        () => refused(status),
        () => found,
      );
      clock.advance(60_000);
      await until(() => model.search.peek().kind === "failed");
      expect(model.search.peek()).toMatchObject({ status });
      expect(detailsOf("scout-failed")).toMatchObject([{ status }]);
      await searching(model.refresh);
      expect(model.cart.peek()).not.toBeNull();
      expect(searches()).toBe(3);
    },
  );

  type Model = Awaited<ReturnType<typeof openPricing>>["model"];
  test.each<[string, (model: Model) => void]>([
    ["Cancel", (model) => model.cancel()],
    ["Clear", (model) => model.clear()],
    ["leaving", (model) => model.dispose()],
  ])("a search is not repeated after %s", async (_name, end) => {
    const { clock, model, searches } = await openTooSlow();
    end(model);
    clock.advance(120_000);
    expect(searches()).toBe(1);
  });

  test("a search is replaced by a newer search", async () => {
    const { clock, model, searches, searching } = await openTooSlow();
    await searching(model.generate);
    clock.advance(120_000);
    expect(searches()).toBe(2);
  });
});

describe("M9: a late answer", () => {
  test("an answer is ignored after Cancel, and the previous cart stays", async () => {
    const late = deferred<Response>();
    const { model, ready, until, searches, answered } = await openAnswered(
      () => found,
      () => late.promise,
    );
    await ready();
    const cart = model.cart.peek();
    model.generate();
    await until(() => searches() === 2);
    expect(model.search.peek().kind).toBe("searching");
    model.cancel();
    late.resolve(Response.json(searchOf([])));
    await answered();
    expect(model.search.peek()).toEqual({ kind: "idle" });
    expect(model.cart.peek()).toBe(cart);
  });
});

describe("I10: an answer without services", () => {
  test.each([
    [{ errorMessage: "<p>Not here.</p>", message: "Other" }, expect.stringContaining("Not here.")],
    [{ errorMessage: "", message: "<b>Under</b> review." }, expect.stringContaining("Under")],
    [{ total: 7 }, null],
  ])("the answer %j creates no cart", async (more, message) => {
    const { model, ready, reports } = await openAnswered(() => ({ ...searchOf([]), ...more }));
    await ready();
    expect(model.search.peek()).toMatchObject({ kind: "answered", answer: { message } });
    expect(model.cart.peek()).toBeNull();
    expect(model.price.peek()).toBeNull();
    expect(reports).toEqual([]);
  });

  test("an answer without services removes the cart of an earlier answer, with an event", async () => {
    const { model, ready, searching, changes } = await openAnswered(
      () => found,
      () => searchOf([]),
    );
    await ready();
    model.act({ kind: "selectItem", id: "internet" });
    await searching(model.generate);
    expect(model.cart.peek()).toBeNull();
    expect(changes().at(-1)).toMatchObject({
      items: [],
      removed: [{ id: "internet", reason: "cleared" }],
    });
  });
});

describe("a search that fails", () => {
  test.each<[string, () => Response, number | null]>([
    ["with 500", () => new Response("<h1>Oh</h1>", { status: 500 }), 500],
    ["with 401", () => refused(401), 401],
    ["with 403 (A12, C20)", () => refused(403), 403],
    ["with half a JSON text", () => new Response('{"rows": ['), null],
    ["without a network", () => Response.error(), null],
  ])("the failure %s is one event, and the next search is shown", async (_name, first, status) => {
    const { model, ready, searching, detailsOf } = await openAnswered(first, () => found);
    await ready();
    expect(model.search.peek()).toMatchObject({ kind: "failed", status });
    expect(detailsOf("scout-failed")).toEqual([
      { message: "", ...(status !== null && { status }) },
    ]);
    expect(detailsOf("scout-denied")).toEqual([]);
    await searching(model.refresh);
    expect(model.cart.peek()).not.toBeNull();
  });

  test("a failed search of the same address keeps the cart", async () => {
    const { model, ready, searching, lines } = await openAnswered(
      () => found,
      () => refused(500),
    );
    await ready();
    model.act({ kind: "selectItem", id: "internet" });
    await searching(model.generate);
    expect(lines()).toEqual(["internet"]);
  });
});

describe("C6, C7: access", () => {
  test("no search is sent before the settings grant it", async () => {
    const settings = deferred<Response>();
    const { calls, until, model } = await openPricing({
      query,
      search: () => found,
      answers: { [settingsCall]: () => settings.promise },
    });
    await until(() => calls.length > 0);
    expect(model.access.peek()).toBeNull();
    expect(model.agent.peek()).toEqual({ firstName: "", lastName: "", email: "" });
    expect(validityTextOf(model.priceTimes.peek(), plainFormatting)).toBe(
      "Prices as of 11/14/2023.",
    );
    model.refresh();
    settings.resolve(Response.json({ data: { settings: { capabilities: ["scout:access"] } } }));
    await until(() => model.cart.peek() !== null);
    expect(calls.map(({ name }) => name)).toEqual([settingsCall, searchCall]);
  });

  test("without access no search is sent", async () => {
    const { model, searches, answered } = await openPricing({
      query,
      search: () => found,
      user: null,
    });
    await answered();
    expect(model.access.peek()).toBe(false);
    model.refresh();
    await answered();
    expect(searches()).toBe(0);
  });

  /** Opens a builder whose second search gets no answer, and whose user may lose access. */
  async function openWithAccess() {
    let capabilities = ["scout:access"];
    let isHeld = false;
    const opened = await openPricing({
      query,
      search: () => (isHeld ? new Promise<never>(() => {}) : found),
      answers: {
        [settingsCall]: () => Response.json({ data: { settings: { capabilities } } }),
      },
    });
    await opened.ready();
    return {
      ...opened,
      async allow(isAllowed: boolean): Promise<void> {
        capabilities = isAllowed ? ["scout:access"] : [];
        await opened.core.settings.reload();
        expect(opened.model.access.peek()).toBe(isAllowed);
      },
      async searchWithoutAnswer(): Promise<void> {
        isHeld = true;
        opened.model.generate();
        await opened.until(() => opened.searches() === 2);
        isHeld = false;
      },
    };
  }

  test("a search that runs when the access ends is stopped without changing the cart, and is sent again when the access returns", async () => {
    const { model, allow, searchWithoutAnswer, searches, calls, until } = await openWithAccess();
    const cart = model.cart.peek();
    await searchWithoutAnswer();
    await allow(false);
    expect(calls.findLast(({ name }) => name === searchCall)?.signal.aborted).toBe(true);
    expect(model.cart.peek()).toBe(cart);
    await allow(true);
    await until(() => model.search.peek().kind === "answered");
    expect(searches()).toBe(3);
  });

  test("a search that was cancelled is not repeated when the access ends and returns", async () => {
    const { model, allow, searchWithoutAnswer, searches, answered } = await openWithAccess();
    await searchWithoutAnswer();
    model.cancel();
    await allow(false);
    await allow(true);
    await answered();
    expect(searches()).toBe(2);
  });
});

describe("the settings that the screen passes on", () => {
  test("I14, L17, X6: validity and install parts come from the settings, and shortcuts from the page", async () => {
    const { model, ready } = await openPricing({
      query,
      search: () => found,
      config: { hideInstallFeeTable: true, shortcuts: false },
    });
    expect(model.hidesInstallFees).toBe(true);
    expect(model.hasShortcuts).toBe(false);
    await ready();
    expect(validityTextOf(model.priceTimes.peek(), plainFormatting)).toBe(
      "Prices as of 11/14/2023. Valid through 12/14/2023.",
    );
  });
});
