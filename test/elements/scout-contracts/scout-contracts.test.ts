import { describe, expect, test } from "vitest";
import { contractsActs } from "../../../src/elements/scout-contracts/contracts-acts.model.ts";
import { aUserAgent, deferred, nowSeconds } from "../../support/fake-ports.ts";
import { makeToken } from "../../support/make-token.ts";
import { type ModelGivenFor, openModel } from "../../support/open-model.ts";
import { listCall, listing, pdfCall, rows } from "./contract-rows.ts";

type Answerer = () => Response | Promise<Response>;

const settingsCall = "GET /api/v1/site-connector/settings";
const settingsOf =
  (capabilities: readonly string[], email = "") =>
  () =>
    Response.json({ data: { settings: { capabilities, user: { email } } } });
const allowed = settingsOf(["scout:access"]);
/** The settings of two users, one after the other. */
const twoPeople = ["one", "two"].map((name) => settingsOf(["scout:access"], `${name}@example.com`));
const pageUrl = "https://portal.example/contracts";
const call = pdfCall("guid-completed");
const everyRow = listing(rows.completed, rows.draft, rows.expired, rows.other);
const refusal = (status: number) => () => new Response("{}", { status });
const pdf = (disposition?: string) =>
  new Response("%PDF-1.7", {
    headers: disposition === undefined ? {} : { "Content-Disposition": disposition },
  });

interface Given extends ModelGivenFor<"scout-contracts"> {
  /** Answers in turn. The last one is repeated. */
  readonly settings?: readonly Answerer[];
  readonly lists?: readonly Answerer[];
  readonly pdfs?: readonly Answerer[];
}

async function startContracts(given: Given = {}) {
  const next = (answers: Answerer[]) =>
    (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Response.error();
  const settings = [...(given.settings ?? [allowed])];
  const lists = [...(given.lists ?? [everyRow])];
  const pdfs = [...(given.pdfs ?? [])];
  const screen = await openModel("scout-contracts", {
    url: pageUrl,
    ...given,
    answers: {
      [settingsCall]: () => next(settings),
      [listCall]: () => next(lists),
      [call]: () => pdfs.shift()?.() ?? pdf(),
      [pdfCall("second")]: () => pdf('x; filename="second.pdf"'),
    },
  });
  const { model } = screen;
  return {
    ...screen,
    callsOf: (name: string) => screen.calls.filter((one) => one.name === name),
    kind: () => model.contracts.peek().kind,
    customers() {
      const state = model.contracts.peek();
      return state.kind === "ready" ? state.contracts.map(({ customerName }) => customerName) : [];
    },
    query: () => new URL(screen.page.href()).search,
    acts: () =>
      contractsActs(model, {
        writing: { locale: "en-US", currencyDisplay: "symbol", now: () => 0 },
      }).flatMap((group) => group.acts),
  };
}

/** Opens the list and waits for its first answer. */
async function openContracts(given: Given = {}) {
  const screen = await startContracts(given);
  await screen.answered();
  return screen;
}

describe("the list", () => {
  test("C6, C7: the list is requested once the access is known", async () => {
    const settings = deferred<Response>();
    const { model, callsOf, until, answered, kind } = await startContracts({
      settings: [() => settings.promise],
    });
    await until(() => callsOf(settingsCall).length > 0);
    model.refresh();
    expect([model.access.peek(), kind(), callsOf(listCall)]).toEqual([null, "loading", []]);
    settings.resolve(allowed());
    await answered();
    expect([model.access.peek(), kind(), callsOf(listCall).length]).toEqual([true, "ready", 1]);
  });

  test("C6: the list is not requested without access", async () => {
    const { model, callsOf, answered } = await openContracts({ settings: [settingsOf([])] });
    model.refresh();
    await answered();
    expect([model.access.peek(), callsOf(listCall)]).toEqual([false, []]);
  });

  test("1 §2: the list shows the newest first, and refresh() keeps it until the next answer", async () => {
    const second = deferred<Response>();
    const { model, customers, callsOf, until, answered } = await openContracts({
      lists: [everyRow, () => second.promise],
    });
    const names = ["Bluebird Bakery", "Acme Corp", "Cedar Clinic", ""];
    expect(customers()).toEqual(names);
    model.refresh();
    await until(() => callsOf(listCall).length === 2);
    expect(customers()).toEqual(names);
    second.resolve(listing(rows.draft)());
    await answered();
    expect(customers()).toEqual(["Bluebird Bakery"]);
  });

  test.for([
    [502, refusal(502)],
    [403, refusal(403)],
    [401, refusal(401)],
    [null, () => Response.error()],
    [null, () => new Response("<h1>Sign in</h1>")],
  ] as const)(
    "O5, C20: a list that fails with %s is reported once, and can be loaded again",
    async ([status, bad]) => {
      const { model, acts, events, reports, kind, answered } = await openContracts({
        lists: [bad, everyRow],
      });
      expect(model.contracts.peek()).toEqual({ kind: "failed", status });
      expect(events).toEqual([
        ["scout-failed", { message: "", ...(status !== null && { status }) }],
      ]);
      expect(reports).toEqual([
        status === null ? "contracts-failed" : `contracts-failed: ${status}`,
      ]);
      expect(acts()).toEqual([]);
      model.refresh();
      await answered();
      expect(kind()).toBe("ready");
    },
  );

  test("A11: the list of another user replaces it, and nothing of the previous user remains", async () => {
    const answer = deferred<Response>();
    const { model, core, customers, callsOf, kind, until, answered } = await openContracts({
      settings: twoPeople,
      lists: [everyRow, () => answer.promise],
      pdfs: [refusal(401)],
    });
    model.download("guid-completed");
    await answered();
    expect(model.unauthorized.peek()).toBe("guid-completed");
    core.session.signIn("another person", "external");
    await until(() => callsOf(listCall).length === 2);
    expect([kind(), model.unauthorized.peek()]).toEqual(["loading", null]);
    answer.resolve(listing(rows.expired)());
    await answered();
    expect(customers()).toEqual(["Cedar Clinic"]);
  });
});

describe("O9: the filter and the order of the list", () => {
  test("filter and order are read from the page's URL, and follow it", async () => {
    const { model, page } = await openContracts({
      url: `${pageUrl}?keyword=acme&state=Draft&sort=-customer&kept=1`,
    });
    const { view } = model.view;
    const sort = { key: "customer", isDescending: true };
    expect(view.peek()).toEqual({ keyword: "acme", state: "draft", sort });
    const before = view.peek();
    page.goTo("?keyword=acme&state=draft&sort=-customer&kept=2");
    expect(view.peek()).toBe(before);
    page.goTo("?state=expired");
    expect(view.peek()).toEqual({ keyword: "", state: "expired", sort: null });
    page.back();
    expect(view.peek()).toEqual(before);
  });

  test("filter and order are written to the URL: words after a pause in typing, a state as a history entry", async () => {
    const { model, page, clock, query } = await openContracts({ url: `${pageUrl}?kept=1` });
    const { view } = model;
    view.type("c");
    clock.advance(299);
    view.type("ce ");
    clock.advance(299);
    expect([view.view.peek().keyword, query()]).toEqual(["ce ", "?kept=1"]);
    clock.advance(1);
    expect([query(), page.history.hrefs().length]).toEqual(["?kept=1&keyword=ce", 1]);
    // The URL has no trailing space, but the box keeps it.
    expect(view.view.peek().keyword).toBe("ce ");
    view.chooseState("expired");
    expect(new URLSearchParams(query()).get("state")).toBe("expired");
    expect(page.history.hrefs()).toHaveLength(2);
    view.sortBy({ key: "created", isDescending: false });
    expect(page.history.hrefs()).toHaveLength(2);
    view.clear();
    expect([query(), page.history.hrefs().length]).toEqual(["?kept=1&sort=created", 2]);
    view.sortBy(null);
    expect(query()).toBe("?kept=1");
    page.back();
    expect(view.view.peek()).toMatchObject({ keyword: "ce", state: "" });
  });

  test("words that were just typed are included when the state changes, but not after Back", async () => {
    const { model, page, clock, query, events } = await openContracts();
    model.view.type("cedar");
    model.view.chooseState("expired");
    expect(query()).toBe("?keyword=cedar&state=expired");
    model.view.type("cedars");
    page.back();
    clock.advance(300);
    expect([model.view.view.peek().keyword, query()]).toEqual(["", ""]);
    expect(events).toHaveLength(1);
    model.dispose();
    page.forward();
    expect(model.view.view.peek().state).toBe("");
  });

  test("without routing, filter and order do not change the page's URL", async () => {
    const { model, clock, page } = await openContracts({
      url: `${pageUrl}?state=draft`,
      attributes: { routing: "none" },
    });
    expect(model.view.view.peek().state).toBe("");
    model.view.chooseState("in review");
    model.view.type("a");
    clock.advance(300);
    expect(page.history.hrefs()).toEqual([`${pageUrl}?state=draft`]);
  });
});

describe("X7, W23: the commands", () => {
  const states = [
    "Show draft",
    "Show ready to create",
    "Show price again in scout",
    "Show in review",
  ];
  const edit = "Edit Draft for Bluebird Bakery with Cox";
  const download = "Download PDF for Acme Corp with Spectrum";
  const price = "Price Again for Cedar Clinic with Comcast";
  const drawn = [edit, download, price, "Open Contract with AT&T"];

  test.for([
    ["", drawn],
    ["12/24/2025", [price]],
    ["acme corp", [download]],
    ["COX", [edit]],
    ["price again", [price]],
    ["nothing", []],
  ] satisfies readonly (readonly [string, readonly string[]])[])(
    "the commands with the search words %j are the states and the actions of the shown rows",
    async ([words, names]) => {
      const { model, acts } = await openContracts();
      model.view.type(words);
      const clear = words === "" ? [] : ["Clear"];
      expect(acts().map(({ name }) => name)).toEqual([...states, ...clear, ...names]);
    },
  );

  test("the commands include none for a contract without an id and a link", async () => {
    const bare = { ...rows.other, guid: "" };
    const { acts } = await openContracts({ lists: [listing(bare)] });
    expect(acts().map(({ name }) => name)).toEqual(["Show in review"]);
  });

  test("O3, O8: the commands open the contract's own address, price it again, or save its PDF", async () => {
    const query = { address: "12 Elm St", provider: "comcast", term: "36" };
    const { acts, files, events, answered } = await openContracts({
      lists: [listing(rows.completed, rows.draft, { ...rows.expired, query })],
    });
    for (const { name, run } of acts()) if (drawn.includes(name)) run();
    await answered();
    const to = (href: string) => ["scout-navigated", { href, replace: false, state: {} }];
    expect(events).toEqual([
      to(new URL(rows.draft.uri, pageUrl).href),
      to("/scout/pricing?address=12+Elm+St&prepared_for=Cedar+Clinic&provider=comcast&term=36"),
    ]);
    expect(files).toHaveLength(1);
  });

  test("the commands filter the list by a state, and show all contracts again", async () => {
    const { acts, query } = await openContracts();
    const run = (wanted: string) =>
      acts()
        .find(({ name }) => name === wanted)
        ?.run();
    run("Show price again in scout");
    expect([query(), acts().map(({ name }) => name)]).toEqual([
      "?state=expired",
      [...states, "Clear", price],
    ]);
    run("Clear");
    expect(query()).toBe("");
  });
});

describe("a download", () => {
  const two = listing(rows.completed, { ...rows.completed, guid: "second" });

  test.for([
    [
      "the server's name",
      "attachment; filename*=UTF-8''..%2FAcme%20Contract.pdf",
      "Acme Contract.pdf",
    ],
    ["scout-contract.pdf without one", undefined, "scout-contract.pdf"],
  ] as const)("O3: a PDF is saved under %s", async ([, disposition, name]) => {
    const { model, files, callsOf, answered } = await openContracts({
      pdfs: [() => pdf(disposition)],
    });
    model.download("guid-completed");
    expect(model.progress.peek()).toBe("Downloading the contract");
    await answered();
    expect(files.map((one) => one.name)).toEqual([name]);
    expect(await files[0]?.file.text()).toBe("%PDF-1.7");
    expect(callsOf(call)[0]?.query.get("cid")).toBe(String(nowSeconds));
    expect([model.progress.peek(), model.downloading.peek().size]).toEqual(["", 0]);
  });

  test("a PDF is requested once for two clicks, and other rows are independent", async () => {
    const first = deferred<Response>();
    const { model, files, callsOf, until, answered } = await openContracts({
      lists: [two],
      pdfs: [() => first.promise],
    });
    model.download("guid-completed");
    model.download("guid-completed");
    model.download("second");
    expect([...model.downloading.peek()]).toEqual(["guid-completed", "second"]);
    await until(() => files.length === 1);
    expect([...model.downloading.peek()]).toEqual(["guid-completed"]);
    first.resolve(pdf());
    await answered();
    expect(files.map(({ name }) => name)).toEqual(["second.pdf", "scout-contract.pdf"]);
    expect([callsOf(call).length, model.downloading.peek().size]).toEqual([1, 0]);
  });

  test("H12: a download that fails is logged and shown, and can be repeated", async () => {
    const { model, files, notices, reports, answered } = await openContracts({
      pdfs: [refusal(404)],
    });
    model.download("guid-completed");
    await answered();
    expect([model.downloading.peek().size, model.progress.peek(), files]).toEqual([0, "", []]);
    expect(notices).toEqual([["warning", "An error has occurred."]]);
    expect(reports).toEqual(["contract-download-failed: 404"]);
    model.download("guid-completed");
    await answered();
    expect(files).toHaveLength(1);
  });

  test("A15: a download that is answered with 401 shows the message at its row and no notice, until the next download", async () => {
    const { model, files, notices, answered } = await openContracts({ pdfs: [refusal(401)] });
    model.download("guid-completed");
    await answered();
    expect([model.unauthorized.peek(), notices]).toEqual(["guid-completed", []]);
    model.download("guid-completed");
    expect(model.unauthorized.peek()).toBeNull();
    await answered();
    expect(files).toHaveLength(1);
  });

  test("a download is aborted without a message if the user changes or the element is removed", async () => {
    const never = () => new Promise<Response>(() => {});
    const { model, core, files, notices, reports, callsOf, until, answered, clock } =
      await openContracts({ settings: twoPeople, pdfs: [never, never] });
    model.download("guid-completed");
    await until(() => callsOf(call).length === 1);
    core.session.signIn("another person", "external");
    await until(() => callsOf(call)[0]?.signal.aborted === true);
    await until(() => model.contracts.peek().kind === "ready");
    expect([model.downloading.peek().size, model.progress.peek()]).toEqual([0, ""]);
    model.download("guid-completed");
    await until(() => callsOf(call).length === 2);
    model.view.type("typed");
    model.dispose();
    await answered();
    expect(callsOf(call).map(({ signal }) => signal.aborted)).toEqual([true, true]);
    expect([files, notices, reports, clock.pending()]).toEqual([[], [], [], 0]);
  });

  test("a reload of the list removes the announcement of the last download", async () => {
    const { model, until, callsOf } = await openContracts({
      pdfs: [() => new Promise<Response>(() => {})],
    });
    model.download("guid-completed");
    await until(() => callsOf(call).length === 1);
    model.refresh();
    expect(model.progress.peek()).toBe("");
    expect(model.downloading.peek().size).toBe(1);
  });

  test("a download sends the token in its header, never in the URL", async () => {
    const token = makeToken({ iat: nowSeconds - 10, exp: nowSeconds + 600, ura: aUserAgent });
    const { model, callsOf, answered } = await openContracts({ token });
    model.download("guid-completed");
    await answered();
    const [sent] = callsOf(call);
    expect(sent?.headers.get("JWT-Authorization")).toBe(`Bearer ${token}`);
    expect(sent?.headers.get("Authorization")).toBeNull();
    expect(String(sent?.query)).not.toContain(token);
  });
});

test("a link of the portal is drawn with its href and followed", async () => {
  const { model, detailsOf } = await openContracts();
  expect(model.hrefOf("/scout/pricing")).toBe("/scout/pricing");
  expect(model.base).toMatchObject({ page: pageUrl });
  model.navigate("/scout/pricing");
  expect(detailsOf("scout-navigated")).toHaveLength(1);
});
