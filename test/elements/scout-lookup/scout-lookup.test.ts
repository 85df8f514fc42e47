import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { markedState } from "../../../src/core/stores/kept/handed-over.ts";
import { recentAddressesOf } from "../../../src/core/stores/kept/recent-addresses.ts";
import { lookupActs } from "../../../src/elements/scout-lookup/lookup-acts.model.ts";
import { inputText } from "../../core/lists/inputs.ts";
import { writing } from "../../support/english-writing.ts";
import { type ModelGivenFor, openModel } from "../../support/open-model.ts";
import { openSurroundings } from "../../support/open-surroundings.ts";

const building = "5192 Main Street, New York, NY 10029";
const start = "POST /api/v1/scout";
const pageAt = (query: string) => `https://portal.example/scout${query}`;
const atBuilding = { url: pageAt(`?${new URLSearchParams({ address: building })}`) };

/** Opens the lookup screen with its settings and start values. */
async function openLookup(given: ModelGivenFor<"scout-lookup"> = {}) {
  const screen = await openModel("scout-lookup", given);
  await screen.answered();
  const { model } = screen;
  return {
    ...screen,
    kind: () => model.lookup.peek().kind,
    starts: () => screen.calls.filter(({ name }) => name === start).length,
    done: () => screen.advanceUntil(() => model.lookup.peek().kind === "done"),
    /** Types a text, and waits until its suggestions arrive. */
    async typed(text: string) {
      model.type(text);
      screen.clock.advance(200);
      await screen.answered();
    },
    /** The tokens in the bodies of the lookups. */
    async tokens() {
      const sent = screen.calls.filter(({ name }) => name === start);
      const bodies = await Promise.all(sent.map((call) => call.text()));
      return bodies.map((body) => JSON.parse(body).lookup_token);
    },
  };
}

const suggest = "GET /api/v1/address-lookup";
const aPlace = (address: string) => ({ location: { address: { pretty: address } } });
const final = () => Response.json({ data: { place: aPlace(building) } });

type Lookup = Awaited<ReturnType<typeof openLookup>>;

/** Answers the first request of a lookup with a status. */
const refusing = (status: number) => ({
  answers: { [start]: () => new Response("{}", { status }), [suggest]: () => suggesting() },
});
const suggesting = (token?: string) =>
  Response.json({ data: { rows: [building], lookup_token: token } });

describe("G1: the address in the page's URL", () => {
  test("the address in the page's URL is looked up if it is longer than 3 characters", async () => {
    const { model, starts } = await openLookup({ url: pageAt("?address=%20abcd%20") });
    expect(model.text.peek()).toBe("abcd");
    expect(starts()).toBe(1);
  });

  test("the address in the page's URL is put into the box without a request if it is shorter", async () => {
    const { model, starts, kind } = await openLookup({ url: pageAt("?address=%20abc%20") });
    expect(model.text.peek()).toBe("abc");
    expect(starts()).toBe(0);
    expect(kind()).toBe("idle");
  });

  test("I25: the address in the page's URL overrides the attribute", async () => {
    const { model, starts } = await openLookup({
      ...atBuilding,
      attributes: { address: "1 Other Road" },
    });
    expect(model.text.peek()).toBe(building);
    expect(starts()).toBe(1);
  });
});

describe("a search", () => {
  test("G3: a search adds one history entry to the URL, after its event", async () => {
    const { model, page, detailsOf, starts, answered } = await openLookup();
    model.submit(building);
    await answered();
    expect(new URL(page.href()).searchParams.get("address")).toBe(building);
    expect(page.history.hrefs()).toHaveLength(2);
    expect(detailsOf("scout-navigated")).toMatchObject([{ replace: false, state: {} }]);
    expect(starts()).toBe(1);
    model.clear();
    expect(new URL(page.href()).searchParams.has("address")).toBe(false);
  });

  test("a search that the host page prevents changes neither URL nor lookup", async () => {
    const { model, page, starts, answered } = await openLookup({ prevents: ["scout-navigated"] });
    model.submit(building);
    await answered();
    expect(page.href()).toBe("https://portal.example/page");
    expect(starts()).toBe(0);
  });

  test("a search without routing changes neither URL nor history", async () => {
    const { model, page, starts, answered } = await openLookup({
      url: pageAt("?address=1+Host+Page+Street"),
      attributes: { routing: "none" },
    });
    expect(model.text.peek()).toBe("");
    model.submit(building);
    await answered();
    expect(starts()).toBe(1);
    model.clear();
    expect(page.history.hrefs()).toEqual([pageAt("?address=1+Host+Page+Street")]);
  });

  test("G3: a search of the same address repeats the lookup and adds no history entry", async () => {
    const { model, page, starts, done } = await openLookup(atBuilding);
    await done();
    model.submit(building);
    await done();
    expect(starts()).toBe(2);
    expect(page.history.hrefs()).toHaveLength(1);
  });

  test("a search for a text that is too short sends no request and shows the reason", async () => {
    const { model, starts, answered } = await openLookup();
    model.submit(" abc ");
    await answered();
    expect(model.hint.peek()).toBe("tooShort");
    expect(model.text.peek()).toBe(" abc ");
    expect(starts()).toBe(0);
    model.type("abcd");
    expect(model.hint.peek()).toBeNull();
  });

  test.for([
    ["Clear", ({ model }: Lookup) => model.clear()],
    ["another address in the URL", ({ page }: Lookup) => page.goTo(atBuilding.url)],
    ["a search", ({ model }: Lookup) => model.search(building)],
  ] as const)("the hint that a text is too short disappears with %s", async ([, act]) => {
    const screen = await openLookup();
    screen.model.submit("abc");
    act(screen);
    expect(screen.model.hint.peek()).toBeNull();
  });

  test.each([null, undefined, 7, "", "  "])(
    "a search by method with %j does nothing",
    async (address) => {
      const { model, events } = await openLookup();
      model.search(address);
      expect(events).toEqual([]);
    },
  );
});

describe("the history", () => {
  test("G10: Back shows the saved result without a request", async () => {
    const { model, page, starts, done } = await openLookup();
    model.submit(building);
    await done();
    model.submit("100 Main Street, Dallas, TX 75201");
    await done();
    page.back();
    await done();
    expect(model.text.peek()).toBe(building);
    expect(model.lookup.peek()).toMatchObject({ kind: "done", address: building });
    expect(starts()).toBe(2);
  });

  test("G4: Clear adds no history entry if there is no address to remove", async () => {
    const { model, page, events } = await openLookup();
    model.clear();
    model.clear();
    expect(page.history.hrefs()).toHaveLength(1);
    expect(events).toEqual([]);
  });

  test("other parameters do not affect the lookup", async () => {
    const { model, page, starts, kind, answered } = await openLookup(atBuilding);
    model.type("1 Other");
    page.goTo(`${atBuilding.url}&tab=2`);
    await answered();
    expect(starts()).toBe(1);
    expect(kind()).not.toBe("idle");
    expect(model.text.peek()).toBe("1 Other");
  });
});

test("C9: a missing contract is reported once, and its code is removed from the URL without a history entry", async () => {
  const { model, page } = await openLookup({ url: pageAt("?error_code=404&kept=1") });
  expect(model.warning.peek()).toBe("contractNotFound");
  expect(page.href()).toBe(pageAt("?kept=1"));
  expect(page.history.hrefs()).toHaveLength(1);
  model.dismissWarning();
  expect(model.warning.peek()).toBeNull();
});

test("C9: an unknown code is removed from the URL too, and reports no missing contract", async () => {
  const { model, page } = await openLookup({ url: pageAt("?error_code=500") });
  expect([model.warning.peek(), page.href()]).toEqual([null, pageAt("")]);
});

describe("the events of a lookup", () => {
  test("the events of a lookup are sent once each, in order, with the address", async () => {
    const { model, events, detailsOf, done } = await openLookup({
      attributes: { routing: "none" },
    });
    model.search(` ${building} `);
    await done();
    expect(detailsOf("scout-lookup-started")).toEqual([{ address: building }]);
    expect(detailsOf("scout-lookup-completed")).toMatchObject([
      { address: building, place: { location: { pretty: building } } },
    ]);
    const progressed = events.flatMap(([name, detail]) =>
      name === "scout-lookup-progressed" ? [detail] : [],
    );
    expect(progressed.at(-1)).toMatchObject({ percentage: 100, label: "Done.." });
    const percentages = progressed.map((detail) =>
      Number(Reflect.get(Object(detail), "percentage")),
    );
    expect(percentages).toEqual(percentages.toSorted((a, b) => a - b));
    expect(percentages[0]).toBeLessThan(100);
    expect(events.at(-1)?.[0]).toBe("scout-lookup-completed");
    expect(model.announcement.peek()).toBe("Done..");
  });

  test.each([401, 403, 502])(
    "a failure with %s emits only the event of the lookup",
    async (status) => {
      const { detailsOf, kind } = await openLookup({
        ...refusing(status),
        attributes: { address: building },
      });
      expect(kind()).toBe("failed");
      expect(detailsOf("scout-lookup-failed")).toMatchObject([{ address: building, status }]);
      expect(detailsOf("scout-failed")).toEqual([]);
      expect(detailsOf("scout-denied")).toEqual([]);
    },
  );

  test("G37: an address that cannot be validated marks the box and suggests again", async () => {
    const { model, calls, typed, answered, clock } = await openLookup(refusing(422));
    await typed("5192 main");
    model.submit("5192 main");
    await answered();
    expect(model.hint.peek()).toBe("checkAddress");
    clock.advance(200);
    await answered();
    expect(calls.filter(({ name }) => name === suggest)).toHaveLength(2);
    expect(model.suggestions.peek().rows).toHaveLength(1);
    model.type("5192 main s");
    expect(model.hint.peek()).toBeNull();
  });

  test("G37: any other failure leaves box and suggestions alone", async () => {
    const { model, calls } = await openLookup({
      ...refusing(502),
      attributes: { address: building },
    });
    expect(model.hint.peek()).toBeNull();
    expect(calls.map(({ name }) => name)).not.toContain(suggest);
  });

  test("G9: a failed lookup shows its text, and Try again repeats it", async () => {
    const answers = [new Response("<h1>Bad gateway</h1>", { status: 502 })];
    const { model, detailsOf, starts, kind, answered } = await openLookup({
      answers: { [start]: () => answers.shift() ?? final() },
      attributes: { address: building },
    });
    expect(detailsOf("scout-lookup-failed")).toEqual([
      { address: building, status: 502, message: "An error has occurred." },
    ]);
    expect(model.announcement.peek()).toBe("");
    model.refresh?.();
    await answered();
    expect(kind()).toBe("done");
    expect(starts()).toBe(2);
    expect(detailsOf("scout-lookup-started")).toHaveLength(2);
  });

  test("a refresh without a lookup does nothing", async () => {
    const { model, events, calls } = await openLookup();
    const before = calls.length;
    model.refresh?.();
    expect([events, calls.length, model.announcement.peek()]).toEqual([[], before, ""]);
  });
});

describe("C6: access", () => {
  test("without access no Scout request is sent, and the address waits", async () => {
    const { starts, model } = await openLookup({ ...atBuilding, user: null });
    expect(model.access.peek()).toBe(false);
    expect(starts()).toBe(0);
  });

  test("a lookup is emptied when the access ends, and starts again when it returns", async () => {
    let capabilities = ["scout:access"];
    const { model, core, kind, calls, starts, answered, clock } = await openLookup({
      ...atBuilding,
      answers: {
        "GET /api/v1/site-connector/settings": () =>
          Response.json({ data: { settings: { capabilities } } }),
        [start]: () => Response.json({ data: { batch_id: "7", batch_token: "t" } }),
        "POST /batch": () => Response.json({ status: 1, percentage: "20" }),
      },
    });
    expect([kind(), starts()]).toEqual(["polling", 1]);
    capabilities = [];
    core.session.signOut();
    await answered();
    expect([kind(), model.access.peek()]).toEqual(["idle", false]);
    const before = calls.length;
    clock.advance(60_000);
    await answered();
    expect(calls).toHaveLength(before);
    capabilities = ["scout:access"];
    core.session.signIn("a token", "external");
    await answered();
    expect([starts(), model.text.peek()]).toEqual([2, building]);
  });
});

test("C6: a lookup continues while access is checked again", async () => {
  const { core, kind, starts, answered, detailsOf } = await openLookup({
    ...atBuilding,
    answers: {
      [start]: () => Response.json({ data: { batch_id: "7", batch_token: "t" } }),
      "POST /batch": () => Response.json({ status: 1, percentage: "20" }),
    },
  });
  core.session.signIn("a token", "external");
  await answered();
  expect([kind(), starts(), detailsOf("scout-lookup-started").length]).toEqual(["polling", 1, 1]);
});

test.for([
  [{}, "/batch"],
  [{ sandboxHosts: ["portal.example"] }, "/api/v1/sandler-batch"],
  [{ batchApiStyle: "api" }, "/api/v1/sandler-batch"],
] as const)("G13: a lookup that is configured with %j polls at %s", async ([config, path]) => {
  const { calls, done } = await openLookup({ ...atBuilding, config });
  await done();
  const followed = calls.map(({ name }) => name).filter((name) => name.includes("batch"));
  expect([...new Set(followed)]).toEqual([`POST ${path}`]);
});

describe("G10: a result that was shown before", () => {
  test("a result is shown by the page's next screen without a request, and searching for it requests it again", async () => {
    const first = await openLookup({ attributes: { address: building } });
    await first.done();
    first.model.dispose();
    const { model, kind, starts, detailsOf, done } = await openLookup({
      beside: first,
      attributes: { address: building },
    });
    expect([kind(), starts()]).toEqual(["done", 1]);
    expect(detailsOf("scout-lookup-started")).toEqual([{ address: building }]);
    expect(detailsOf("scout-lookup-completed")).toHaveLength(1);
    model.submit(building);
    await done();
    expect(starts()).toBe(2);
  });

  test("a result is not shown after Clear, nor after the page has changed the attribute", async () => {
    const { model, starts, done, change, clock, answered } = await openLookup({
      attributes: { routing: "none", address: building },
    });
    await done();
    model.clear();
    model.submit(building);
    await done();
    expect(starts()).toBe(2);
    change({ address: "10 Pine Street, Austin, TX 78701" });
    clock.advance(500);
    await done();
    model.submit(building);
    await answered();
    expect(starts()).toBe(4);
  });
});

test.each([
  ["before", -1, 1],
  ["after", 1, 2],
])(
  "G10: a search of another screen %s a saved result decides whether the result is requested again",
  async (_when, laterMs, calls) => {
    const first = await openLookup({ answers: { [start]: final } });
    first.model.submit(building);
    await first.answered();
    first.model.dispose();
    const searchedAt = first.clock.now() + laterMs;
    const other = first.page.addressFor({ routing: "page", ask: () => true });
    other.enter(atBuilding.url, markedState(first.core, { searched_at: searchedAt }));
    const { kind, starts } = await openLookup({ beside: first });
    expect([kind(), starts()]).toEqual(["done", calls]);
  },
);

test("G10: if the host page prevents a search and then opens its address, the saved result is shown", async () => {
  const prevents: string[] = [];
  const { model, page, starts, kind, answered } = await openLookup({
    prevents,
    answers: { [start]: final },
  });
  for (const address of [building, "77 Other Road, Austin"]) {
    model.submit(address);
    await answered();
  }
  prevents.push("scout-navigated");
  model.submit(building);
  page.goTo(atBuilding.url);
  await answered();
  expect([kind(), starts()]).toEqual(["done", 2]);
});

test("G10: a new search of a recent address sends a request", async () => {
  const { model, starts, answered } = await openLookup({ answers: { [start]: final } });
  for (const address of [building, "abcd", building]) {
    model.submit(address);
    await answered();
  }
  expect(starts()).toBe(3);
});

test("M9: a screen that has ended looks nothing up, and emits nothing", async () => {
  const { model, page, events, calls, clock, answered } = await openLookup(atBuilding);
  const [told, sent] = [events.length, calls.length];
  model.dispose();
  page.goTo(pageAt("?address=77+Other+Road"));
  clock.advance(60_000);
  await answered();
  expect([events.length, calls.length]).toEqual([told, sent]);
});

test("G38: the remaining time is shown after three lookups have ended", async () => {
  const { model, done, answered, advanceUntil } = await openLookup();
  for (let ended = 0; ended < 3; ended += 1) {
    model.submit(building);
    await answered();
    expect(model.lookup.peek()).toMatchObject({ kind: "polling", timeLeft: null });
    expect(model.announcement.peek()).toBe("Searching...");
    await done();
  }
  model.submit(building);
  await advanceUntil(() => model.lookup.peek().kind === "polling");
  expect(model.lookup.peek()).toMatchObject({ timeLeft: { kind: expect.any(String) } });
});

describe("the address box", () => {
  test("D10: a burst of three hundred keys requests suggestions once, for the last text", async () => {
    const { model, calls, typed } = await openLookup();
    for (let at = 0; at < 300; at += 1) model.type(`5192 main ${at}`);
    await typed("5192 main");
    const asked = calls.filter(({ name }) => name === suggest);
    expect(asked.map(({ query }) => query.get("query"))).toEqual(["5192 main"]);
    expect(model.suggestions.peek().rows.length).toBeGreaterThan(0);
  });

  test("a text is searched for as typed if its suggestions failed", async () => {
    const { model, typed, kind, answered } = await openLookup({
      answers: { [suggest]: () => new Response("no", { status: 500 }), [start]: final },
    });
    await typed(building);
    model.submit(building);
    await answered();
    expect(kind()).toBe("done");
  });

  test.for(["clear", "submit", "dispose"] as const)(
    "suggestions for a text are not requested after %s",
    async (act) => {
      const { model, clock, calls, answered } = await openLookup({ answers: { [start]: final } });
      model.type(building);
      model[act](building);
      clock.advance(1000);
      await answered();
      expect(calls.map(({ name }) => name)).not.toContain(suggest);
      expect(model.suggestions.peek().isLoading).toBe(false);
    },
  );
});

describe("D9: the lookup token", () => {
  const there = { [start]: final, [suggest]: () => suggesting("a token") };

  test("the token is sent with the lookup of its own address only", async () => {
    const { model, typed, answered, tokens } = await openLookup({ answers: there });
    await typed("5192");
    model.submit(building);
    await answered();
    model.search("77 Other Road, Austin, TX 78701");
    await answered();
    expect(await tokens()).toEqual(["a token", undefined]);
  });

  test("the token of the suggestions is not replaced by a token from another screen", async () => {
    const { model, core, page, typed, answered, tokens } = await openLookup({
      answers: { ...there, [start]: () => new Response("{}", { status: 500 }) },
    });
    await typed("5192");
    model.submit(building);
    await answered();
    page.goTo("/page?address=77+Other+Road");
    await answered();
    const other = page.addressFor({ routing: "page", ask: () => true });
    const query = new URLSearchParams({ address: building });
    other.enter(`/page?${query}`, markedState(core, { lookup_token: "passed" }));
    await answered();
    expect(await tokens()).toEqual(["a token", undefined, "a token"]);
  });

  test.each([
    ["that another screen passes with the address is sent", { lookup_token: "passed" }, "passed"],
    ["that is not a text is ignored", { lookup_token: 7 }, undefined],
  ])("a token %s", async (_how, state, expected) => {
    const beside = await openSurroundings({ answers: there, url: pageAt("") });
    await beside.core.settings.load();
    const other = beside.page.addressFor({ routing: "page", ask: () => true });
    other.enter(atBuilding.url, markedState(beside.core, state));
    const { tokens } = await openLookup({ beside });
    expect(await tokens()).toEqual([expected]);
  });
});

describe("W28: an address as it was typed", () => {
  const line = "150 Sample Road, Test City, TX 75001";
  const lines = inputText("two-line-address.txt");

  test.each<[string, ModelGivenFor<"scout-lookup">, string | null]>([
    ["link", { url: pageAt(`?${new URLSearchParams({ address: lines })}`) }, null],
    ["attribute", { attributes: { address: lines } }, null],
    ["method", {}, lines],
  ])(
    "an address of two lines is one in box, call, caption and recent addresses, by %s",
    async (_, given, searched) => {
      const { model, core, calls, answered } = await openLookup({
        ...given,
        answers: { [start]: final },
      });
      if (searched !== null) model.search(searched);
      await answered();
      expect(model.text.peek()).toBe(line);
      const sent = calls.filter(({ name }) => name === start);
      expect(sent.map(({ query }) => query.get("address"))).toEqual([line]);
      expect(model.lookup.peek()).toMatchObject({ address: line });
      if (searched !== null) expect(recentAddressesOf(core).addresses.peek()).toEqual([line]);
    },
  );

  const typedUnit = "5192 Main Street Suite 400";
  const withUnit = "5192 Main Street, Suite 400, New York, NY 10029";
  const there = { [start]: final, [suggest]: () => suggesting("a token") };

  test("a typed unit that the chosen suggestion lacks is offered, until the next text", async () => {
    const { model, typed, answered, until } = await openLookup({ answers: there });
    await typed(typedUnit);
    model.type(building);
    model.submit(building);
    await until(() => model.droppedUnit.peek() !== null);
    expect(model.droppedUnit.peek()).toEqual({
      unit: "Suite 400",
      suggestion: building,
      address: withUnit,
    });
    model.submit(withUnit);
    await answered();
    expect(model.droppedUnit.peek()).toBeNull();
    expect(model.lookup.peek()).toMatchObject({ address: withUnit });
  });

  test("no unit is offered for a text without one", async () => {
    const { model, typed, answered } = await openLookup({ answers: there });
    await typed("5192 Main");
    model.submit(building);
    await answered();
    expect(model.droppedUnit.peek()).toBeNull();
  });

  test("a unit that was typed in another screen is offered", async () => {
    const beside = await openSurroundings({ answers: there, url: pageAt("") });
    await beside.core.settings.load();
    const other = beside.page.addressFor({ routing: "page", ask: () => true });
    other.enter(atBuilding.url, markedState(beside.core, { typed: typedUnit }));
    const { model, until } = await openLookup({ beside });
    await until(() => model.droppedUnit.peek() !== null);
    expect(model.droppedUnit.peek()?.address).toBe(withUnit);
  });

  test("suggestions of an earlier text cannot be chosen once it has gone on to another address", async () => {
    const { model, typed } = await openLookup({ answers: there });
    await typed("5192 main");
    const rows = () => model.suggestions.peek().rows.map(({ value }) => value);
    model.type("5192 Main St");
    expect(rows()).toEqual([building]);
    model.type("5192 Main Street Suite 4");
    expect(rows()).toEqual([]);
  });
});

describe("X7: the commands of the lookup", () => {
  test("the commands are Search, which needs a text, and Clear", async () => {
    const { model, core, kind, answered } = await openLookup({ answers: { [start]: final } });
    const acts = () => lookupActs(model, { core, writing })[0]?.acts ?? [];
    expect(acts().map(({ name, unavailable }) => [name, unavailable])).toEqual([
      ["Search", "Enter a full street address."],
      ["Clear", undefined],
    ]);
    model.type("  ");
    expect(acts()[0]?.unavailable).toBe("Enter a full street address.");
    model.search(building);
    await answered();
    expect(acts()[0]?.unavailable).toBe(false);
    acts()[1]?.run();
    expect([kind(), model.text.peek()]).toEqual(["idle", ""]);
    model.type(building);
    acts()[0]?.run();
    await answered();
    expect(kind()).toBe("done");
  });

  test("the commands look up a recent address again", async () => {
    const { model, core, answered, detailsOf } = await openLookup({ answers: { [start]: final } });
    model.search(building);
    await answered();
    model.clear();
    const [, recent] = lookupActs(model, { core, writing });
    expect(recent).toMatchObject({
      name: "Recent addresses",
      acts: [{ name: `Look up ${building}` }],
    });
    recent?.acts[0]?.run();
    expect(detailsOf("scout-lookup-started")).toHaveLength(2);
  });
});

test("G26: a link to pricing passes the lookup token with the address that it was issued for", async () => {
  const { model, detailsOf, done, clock, answered } = await openLookup({
    attributes: { routing: "portal" },
  });
  model.type("5192 main");
  clock.advance(200);
  await answered();
  const [suggestion] = model.suggestions.peek().rows;
  model.submit(suggestion?.value ?? "");
  await done();
  const priced = (address: string) => `/scout/pricing?${new URLSearchParams({ address })}`;
  model.navigate(priced(building));
  expect(detailsOf("scout-navigated").at(-1)).toMatchObject({
    href: priced(building),
    state: { lookup_token: expect.any(String) },
  });
  for (const href of [priced("1 Other Road"), "/scout/pricing"]) {
    model.navigate(href);
    expect(detailsOf("scout-navigated").at(-1)).toEqual({ href, replace: false, state: {} });
  }
});

describe("the attribute that the page sets", () => {
  type Model = Awaited<ReturnType<typeof openWith>>["model"];
  const own = "200 Cached Street, Test City, TX 75002";
  const startsOf = (...addresses: readonly string[]) => addresses.map((address) => ({ address }));

  async function openWith(address = "", search = "") {
    const screen = await openLookup({ url: pageAt(search), attributes: { address } });
    return {
      ...screen,
      started: () => screen.detailsOf("scout-lookup-started"),
      bind: (to: string) => screen.change({ address: to }),
    };
  }

  test("I25: Back to a URL without the parameter shows the attribute's address again", async () => {
    const { model, started, page } = await openWith(own);
    model.submit(building);
    page.back();
    expect(model.text.peek()).toBe(own);
    page.forward();
    expect(model.text.peek()).toBe(building);
    expect(started()).toEqual(startsOf(own, building, own, building));
  });

  test("G4, I25: Clear leaves the box empty, even if the attribute has an address", async () => {
    const { model, started, page } = await openWith(own, `?address=${building}`);
    model.clear();
    expect(model.text.peek()).toBe("");
    expect(model.lookup.peek()).toEqual({ kind: "idle" });
    page.back();
    expect(model.text.peek()).toBe(building);
    expect(started()).toEqual(startsOf(building, building));
  });

  test("I25: an attribute that the page binds to a field is looked up once, after the user stops typing", async () => {
    const gapsMs = fc.array(fc.integer({ min: 0, max: 499 }), { minLength: 1, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(gapsMs, fc.string({ minLength: 61, maxLength: 61 }), async (gaps, noise) => {
        const { model, started, bind, clock } = await openWith();
        const typed = `1 Main Street ${noise}`.trim();
        for (const [at, gapMs] of gaps.entries()) {
          bind(typed.slice(0, at + 1));
          clock.advance(gapMs);
        }
        bind(typed);
        expect(model.text.peek()).toBe(typed);
        expect(started()).toEqual([]);
        clock.advance(500);
        expect(started()).toEqual(startsOf(typed));
      }),
      { numRuns: 30 },
    );
  });

  test.for([
    ["a search", (model: Model) => model.submit(building), [building]],
    ["Clear", (model: Model) => model.clear(), []],
    ["the end of the element", (model: Model) => model.dispose(), []],
  ] as const)(
    "a change of the attribute that is not looked up yet is dropped by %s",
    async ([, act, lookedUp]) => {
      const { model, started, bind, clock } = await openWith();
      bind(own);
      act(model);
      clock.advance(500);
      expect(started()).toEqual(startsOf(...lookedUp));
    },
  );

  test.each([
    [" abc ", "abc", 0],
    [" abcd ", "abcd", 1],
  ])(
    "I25: %j is shown in the box as %j, and is looked up %i times",
    async (address, text, times) => {
      const { model, started } = await openWith(address);
      expect(model.text.peek()).toBe(text);
      expect(started()).toHaveLength(times);
    },
  );

  test("another attribute starts no lookup", async () => {
    const { started, change, clock } = await openWith(own);
    change({ routing: "push" });
    clock.advance(500);
    expect(started()).toEqual(startsOf(own));
  });

  test("an attribute that becomes too short ends the lookup immediately", async () => {
    const { model, bind, clock } = await openWith(own);
    bind("200");
    expect(model.lookup.peek()).toEqual({ kind: "idle" });
    clock.advance(500);
    expect(model.lookup.peek()).toEqual({ kind: "idle" });
  });
});
