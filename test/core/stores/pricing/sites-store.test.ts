import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type Config, defaultConfig } from "../../../../src/core/config.ts";
import { createCore } from "../../../../src/core/create-core.ts";
import { centsOf } from "../../../../src/core/money/cents.ts";
import { firstCriterion } from "../../../../src/core/pricing/sites/site-criterion.ts";
import { sitesOf } from "../../../../src/core/stores/pricing/sites-store.ts";
import {
  createFakeBrowser,
  createFakeHttp,
  createFakePorts,
  deferred,
  type SentCall,
  settle,
} from "../../../support/fake-ports.ts";
import { aSearch } from "../../pricing/rows.ts";

const ada = "ada@example.com";
const internet = { id: "1", type: "broadband", widget: "radio", mrc: 77.5, download_speed: 100 };
const priced = () => Response.json(aSearch([internet]));

interface Given {
  readonly config?: Partial<Config>;
  readonly browser?: ReturnType<typeof createFakeBrowser>;
  readonly email?: string;
  readonly answer?: (address: string, call: SentCall) => Response | Promise<Response>;
}

/** Opens a page of a user that shows the list. */
async function openPage(given: Given = {}) {
  const { config = {}, browser = createFakeBrowser(), email = ada, answer = priced } = given;
  const asked: string[] = [];
  const { http } = createFakeHttp((call) => {
    if (!call.url.endsWith("/api/scout/v1/pricing")) {
      return Response.json({ data: { settings: { email } } });
    }
    const { query } = JSON.parse(String(call.init.body));
    asked.push(query.address);
    expect(Object.keys(query)).toEqual(["address"]);
    return answer(query.address, call);
  });
  const ports = createFakePorts({ http, storage: browser.tab(), tabStorage: browser.tab() });
  const core = createCore({ ...defaultConfig, rememberProposals: "device", ...config }, ports);
  await core.settings.load();
  const store = sitesOf(core);
  store.open();
  return {
    core,
    store,
    asked,
    browser,
    clock: ports.clock,
    leave: store.attach(core.client),
    kinds: () => store.run.peek().sites.map(({ progress }) => progress.kind),
    phase: () => store.run.peek().phase,
  };
}

/** Runs all pending promises, and the tasks between reading and drawing an answer. */
async function flow({ clock }: Pick<Page, "clock">): Promise<void> {
  for (let task = 0; task < 10; task += 1) {
    await settle();
    clock.advance(0);
  }
}

type Page = Awaited<ReturnType<typeof openPage>>;

function start({ store }: Pick<Page, "store">, ...addresses: readonly string[]) {
  store.start(addresses.map((address) => ({ address })));
}

const kept = ({ browser }: Pick<Page, "browser">) =>
  browser.content.get(`scout_sites ${defaultConfig.apiBase}`) ?? null;

describe("S2: the calls", () => {
  test("1 §7: each address causes one pricing search, and its offers stay in memory", async () => {
    const page = await openPage();
    start(page, "1 Elm St", "2 Elm St", "3 Elm St");
    await flow(page);
    expect(page.asked).toEqual(["1 Elm St", "2 Elm St", "3 Elm St"]);
    expect(page.phase()).toEqual({ kind: "done" });
    expect(page.store.run.peek().sites[2]?.progress).toMatchObject({
      kind: "priced",
      answer: {
        offers: [{ provider: "cox", term: "36", monthly: 7750, mbps: 100 }],
        message: null,
      },
    });
  });

  test("an answer without services counts as an answer, with the server's message", async () => {
    const empty = () => Response.json({ rows: [], errorMessage: "<p>Not found.</p>" });
    const page = await openPage({ answer: empty });
    start(page, "1 Elm St");
    await flow(page);
    expect(page.store.run.peek().sites[0]?.progress).toEqual({
      kind: "priced",
      answer: {
        ...{ address: "", isFound: false, offers: [], terms: [], message: "<p>Not found.</p>" },
        catalogue: expect.anything(),
      },
    });
  });

  test("the run waits as long as the server's Retry-After requires", async () => {
    const headers = { "Retry-After": "90" };
    let isBusy = true;
    const page = await openPage({
      answer: () => (isBusy ? new Response("", { status: 429, headers }) : priced()),
    });
    start(page, "1 Elm St");
    await flow(page);
    expect(page.phase()).toEqual({ kind: "resting", untilMs: page.clock.now() + 90_000 });
    isBusy = false;
    page.clock.advance(90_000);
    await flow(page);
    expect(page.kinds()).toEqual(["priced"]);
  });

  test.each([
    ["an error", () => new Response("", { status: 500 }), 500],
    ["half an answer", () => new Response("{"), 200],
    ["no answer", () => Promise.reject(new TypeError("Failed to fetch")), null],
  ])("%s fails the address with its status", async (_, answer, status) => {
    const page = await openPage({ answer });
    start(page, "1 Elm St");
    await flow(page);
    expect(page.store.run.peek().sites[0]?.progress).toEqual({ kind: "failed", status });
  });

  test("W20, M9: without a screen, running calls are aborted and no call is sent, until the next screen", async () => {
    const answers = deferred<Response>();
    const page = await openPage({ answer: () => answers.promise });
    start(page, "1 Elm St", "2 Elm St", "3 Elm St");
    await flow(page);
    page.leave();
    answers.resolve(priced());
    await flow(page);
    expect(page.kinds()).toEqual(["waiting", "waiting", "waiting"]);
    expect(page.asked).toHaveLength(2);
    page.store.attach(page.core.client);
    page.store.attach(page.core.client)();
    await flow(page);
    // A second screen that is closed does not affect the calls.
    expect(page.asked.slice(2)).toEqual(["1 Elm St", "2 Elm St", "3 Elm St"]);
  });
});

test("S2, S3: a changed list prices only new addresses, and choices stay with their addresses", async () => {
  const page = await openPage();
  start(page, "1 Elm St", "2 Elm St");
  await flow(page);
  const choice = { provider: "cox", term: "36", serviceId: "1" };
  page.store.choose(1, choice);
  start(page, "3 Elm St", "2 ELM ST.", "1 Elm St");
  await flow(page);
  expect(page.asked).toEqual(["1 Elm St", "2 Elm St", "3 Elm St"]);
  expect(page.kinds()).toEqual(["priced", "priced", "priced"]);
  expect([...page.store.choices.peek()]).toEqual([[1, choice]]);
  const others = {
    criterion: { ...firstCriterion, kind: "fiber" },
    choices: new Map(),
    unsaved: new Map(),
    today: new Map(),
    printsSavings: true,
  } as const;
  page.store.start([{ address: "1 Elm St" }], others);
  expect(page.store.criterion.peek()).toEqual(others.criterion);
  expect(page.store.choices.peek().size).toBe(0);
  expect(page.store.printsSavings.peek()).toBe(true);
});

test("S4: a changed criterion is applied to many sites in short tasks, and the last one counts", async () => {
  const page = await openPage();
  start(page, "1 Elm St", "2 Elm St", "3 Elm St");
  await flow(page);
  let nowMs = page.clock.now();
  const slow = vi.spyOn(page.core.ports.clock, "now").mockImplementation(() => {
    nowMs += 40;
    return nowMs;
  });
  onTestFinished(() => slow.mockRestore());
  const fiber = { ...firstCriterion, kind: "fiber" } as const;
  const fast = { ...firstCriterion, leastMbps: 500 };
  page.store.judgeBy(fiber);
  expect(page.store.askedCriterion.peek()).toBe(fiber);
  expect(page.store.criterion.peek()).toBe(firstCriterion);
  page.store.judgeBy(fast);
  await flow(page);
  expect(page.store.criterion.peek()).toBe(fast);
});

test("S8: what the customer pays stays with its address in a changed list, and the list can say it", async () => {
  const page = await openPage();
  start(page, "1 Elm St", "2 Elm St");
  await flow(page);
  const now = { provider: "AT&T", monthly: centsOf(9900), endsOn: "" };
  page.store.payToday(1, now);
  page.store.payToday(0, now);
  page.store.payToday(0, null);
  const listed = { ...now, provider: "Cox" };
  page.store.start([{ address: "3 Elm St", today: listed }, { address: "2 elm st" }]);
  expect([...page.store.today.peek()]).toEqual([
    [0, listed],
    [1, now],
  ]);
  expect(kept(page)).toContain("AT&T");
});

describe("S3: the saved list", () => {
  test("X1: the list is restored after a reload: paused, with states, criterion and choices, but without prices", async () => {
    const never = new Promise<Response>(() => {});
    const page = await openPage({
      answer: (address) => (address === "1 Elm St" ? priced() : never),
    });
    start(page, "1 Elm St", "2 Elm St", "3 Elm St", "4 Elm St");
    await flow(page);
    page.store.judgeBy({ ...firstCriterion, kind: "fiber", leastMbps: 500 });
    page.store.choose(0, { provider: "cox", term: "36", serviceId: "1" });
    page.store.choose(1, { provider: "cox", term: "36", serviceId: "1" });
    page.store.choose(1, null);
    page.store.printSavings(true);
    expect(kept(page)).not.toMatch(/77|7750|cents|monthly/i);
    const next = await openPage({ browser: page.browser });
    expect(next.phase()).toEqual({ kind: "paused", why: "reloaded" });
    expect(next.kinds()).toEqual(["pricedBefore", "waiting", "waiting", "waiting"]);
    expect(next.store.criterion.peek()).toEqual({
      ...firstCriterion,
      kind: "fiber",
      leastMbps: 500,
    });
    expect([...next.store.choices.peek().keys()]).toEqual([0]);
    expect(next.store.printsSavings.peek()).toBe(true);
    expect(next.asked).toEqual([]);
    next.store.goOn();
    await flow(next);
    expect(next.asked).toEqual(["1 Elm St", "2 Elm St", "3 Elm St", "4 Elm St"]);
    expect(next.store.isKept.peek()).toBe(true);
  });

  test("the list has its prices on another screen of the same page", async () => {
    const page = await openPage();
    start(page, "1 Elm St");
    await flow(page);
    sitesOf(page.core).open();
    expect(page.kinds()).toEqual(["priced"]);
  });

  test("the saved list is removed with the list, and by an empty list", async () => {
    const page = await openPage();
    start(page, "1 Elm St");
    page.store.clear();
    await flow(page);
    expect(kept(page)).toBeNull();
    expect(page.kinds()).toEqual([]);
  });

  test.each([
    [
      "X4: the page owner keeps proposals in the page",
      { config: { rememberProposals: "session" } },
    ],
    ["X4: the page owner keeps no proposals", { config: { rememberProposals: "none" } }],
    ["X8: nobody is named", { email: "" }],
  ] as const)("%s: the list is saved as long as the page exists", async (_, given) => {
    const page = await openPage(given);
    start(page, "1 Elm St");
    await flow(page);
    expect(kept(page)).toBeNull();
    expect(page.store.isKept.peek()).toBe(false);
    expect(page.kinds()).toEqual(["priced"]);
  });

  test("X8: the list is not shown to another user, and is removed", async () => {
    const page = await openPage();
    start(page, "1 Elm St");
    const next = await openPage({ browser: page.browser, email: "bob@example.com" });
    expect(next.kinds()).toEqual([]);
    expect(kept(page)).toBeNull();
  });

  test("X8, X4: a sign-out removes the list from the page and the tab", async () => {
    const page = await openPage();
    start(page, "1 Elm St");
    await flow(page);
    page.core.session.signOut();
    expect(page.kinds()).toEqual([]);
    expect(kept(page)).toBeNull();
  });

  test("the list ends after thirty days, and a stored value of another script is ignored", async () => {
    const page = await openPage();
    start(page, "1 Elm St");
    await flow(page);
    const stored = JSON.parse(kept(page) ?? "{}");
    const [entry] = stored.entries;
    const atMs = page.clock.now() - 31 * 86_400_000;
    const old = JSON.stringify({ ...stored, entries: [{ ...entry, atMs }] });
    for (const other of [old, "x", "{}", "null", JSON.stringify({ owner: ada, atMs: 0 })]) {
      page.browser.content.set(`scout_sites ${defaultConfig.apiBase}`, other);
      const next = await openPage({ browser: page.browser });
      expect(next.kinds()).toEqual([]);
      expect(kept(page)).toBeNull();
    }
  });
});
