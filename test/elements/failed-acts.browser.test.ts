import { expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import "../../src/elements/resource-library/resource-library.ts";
import "../../src/elements/scout-bulk/scout-bulk.ts";
import "../../src/elements/scout-contracts/scout-contracts.ts";
import "../../src/elements/scout-lookup/scout-lookup.ts";
import "../../src/elements/solutions-index/solutions-index.ts";
import { type AnswerTable, answerBy } from "../support/answer-table.ts";
import { expectLog } from "../support/expected-log.ts";
import { broken, oddAnswers, screenFaults } from "../support/faulty-answers.ts";
import {
  cleanUpHostPage,
  dropNotices,
  listen,
  place,
  serve,
  sleepAndWake,
  stopClock,
} from "../support/host-page.ts";
import { listenToErrors } from "../support/listen-to-errors.ts";
import { pressOn } from "../support/press-on.ts";
import { screen as branding, openBranding } from "./account-branding/open-branding.ts";
import { saveCall } from "./account-branding/saved-branding.ts";
import { watchPaper } from "./host/paper.ts";
import { watchFiles } from "./host/saved-files.ts";
import { watchTabs } from "./host/tabs.ts";
import { logInCall, resetCall, showSignIn, signIn, verifyCall } from "./login-form/sign-in-page.ts";
import { agent as bulk, columns, csvFile } from "./scout-bulk/agent.ts";
import {
  bulkCall,
  rows as bulkRows,
  isUpload,
  listOf,
  resultsCall,
  templateCall,
} from "./scout-bulk/bulk-rows.ts";
import {
  rows as contractRows,
  listCall,
  listing,
  pdfCall,
} from "./scout-contracts/contract-rows.ts";
import { agent as lookup } from "./scout-lookup/agent.ts";
import { agent as pricing } from "./scout-pricing/agent.ts";
import { contractCall, openBuilder, paperCall } from "./scout-pricing/open-pricing.ts";
import { acme, contracts, rows, searchOf } from "./scout-pricing/searches.ts";
import { aFinder, buildCall } from "./solutions-finder/a-finder.ts";
import { agent as finder, openReady } from "./solutions-finder/open-finder.ts";

cleanUpHostPage();
const paper = watchPaper();
const saved = watchFiles();
const tabs = watchTabs();

type Answer = () => Response | Promise<Response>;

/** Something that a person starts. */
interface Act {
  /** Brings the screen to the moment before; `answer` is that of the call. */
  readonly open: (answer: Answer) => Promise<HTMLElement>;
  readonly start: () => Locator;
  /** The control that starts it once more, where it is another one. */
  readonly again?: () => Locator;
  readonly failure: RegExp | string;
  /** What the person has typed and chosen. */
  readonly typed?: () => readonly unknown[];
  readonly good: Answer;
  /** What shows that the last try worked. */
  readonly works: () => Promise<unknown>;
  /** Odd answers that this call reads. */
  readonly reads?: readonly string[];
  /** What the console has of its failures. */
  readonly log: readonly string[];
  /** The act's own event of failure. */
  readonly event?: "scout-lookup-failed" | "scout-upload-failed";
}

const anError = "An error has occurred.";
const anyFile = Object.keys(oddAnswers).filter((name) => name !== "a page");
const anyJson = ["a number", "null", "nothing", "wrong types"];
const comcast = { ...acme, key: "comcast", label: "Comcast: Business" };
const found = searchOf([rows.internet, rows.fiber], { provider: [comcast] }, contracts);
const pdf = () => new Response("%PDF-1.7", { headers: { "Content-Type": "application/pdf" } });
const stateOf = (box: Locator) => {
  const input = box.element();
  return input instanceof HTMLInputElement && [input.value, input.checked];
};
const hasSaved = (count = 1) => expect.poll(() => saved).toHaveLength(count);

async function openTable(tag: string, table: AnswerTable, attributes = {}): Promise<HTMLElement> {
  return place(tag, await serve({ intercept: answerBy(table) }), attributes);
}

async function openProposal(call: string, answer: Answer): Promise<HTMLElement> {
  const { element } = await openBuilder(found, { [call]: answer });
  await pricing.preparedFor().fill("Larkspur");
  await pricing.section("Broadband").click();
  await pricing.radio("Internet 100").click();
  return element;
}
const proposal = {
  failure: anError,
  typed: () => [
    stateOf(pricing.preparedFor()),
    stateOf(pricing.section("Broadband")),
    stateOf(pricing.radio("Internet 100")),
  ],
};

const credentials = { username: "ada", password: "secret" };
async function openSignIn(
  call: string,
  answer: Answer,
  more: Readonly<Record<string, Answer>> = {},
) {
  const table = Object.entries({ [call]: answer, ...more }).map(([name, one]) => [name, [one]]);
  const { element } = await showSignIn(Object.fromEntries(table));
  return element;
}

const term = (name: string) => page.getByRole("checkbox", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });

const acts: Readonly<Record<string, Act>> = {
  "sign-in": {
    log: ["unreachable", "not-an-api"],
    async open(answer) {
      const element = await openSignIn(logInCall, answer);
      await signIn.username().fill(credentials.username);
      await signIn.password().fill(credentials.password);
      return element;
    },
    start: () => signIn.button("Login"),
    failure: /^(Unrecognized username or password\.|An error has occured\. Please try again\.)/,
    typed: () => [stateOf(signIn.username()), stateOf(signIn.password())],
    good: () => Response.json({ code: 200, data: {} }),
    works: () => expect.element(signIn.code()).toBeVisible(),
  },
  "the code of a sign-in": {
    log: ["unreachable", "not-an-api"],
    async open(answer) {
      const element = await openSignIn(verifyCall, answer, {
        [logInCall]: () => Response.json({ code: 200, data: {} }),
      });
      element.addEventListener("scout-signed-in", (event) => event.preventDefault());
      await signIn.logIn(credentials.username, credentials.password);
      await signIn.code().fill("123");
      return element;
    },
    start: () => signIn.button("Verify Code"),
    failure: /^(Invalid code|An error has occured\. Please try again\.)/,
    typed: () => [stateOf(signIn.code())],
    good: () => Response.json({ code: 200, redirect_to: "/" }),
    works: () => expect.element(page.getByText("You are signed in.")).toBeVisible(),
  },
  "a forgotten password": {
    log: ["unreachable", "not-an-api"],
    async open(answer) {
      const element = await openSignIn(resetCall, answer);
      await signIn.link("Forgot Password?").click();
      await signIn.username().fill("ada");
      return element;
    },
    start: () => signIn.button("Submit"),
    failure: "Something went wrong.",
    typed: () => [stateOf(signIn.username())],
    good: () => Response.json(null),
    reads: ["null", "nothing", "wrong types"],
    works: () => expect.element(signIn.button("Login")).toBeVisible(),
  },
  "a lookup": {
    log: ["not-an-api"],
    async open(answer) {
      const element = await openTable("scout-lookup", {
        "POST /api/v1/scout": answer,
        "GET /api/v1/address-lookup": () => Response.json({ data: { rows: [] } }),
        "POST /batch": () => new Promise<Response>(() => {}),
      });
      await lookup.address().fill("12 Elm Street, Austin");
      return element;
    },
    start: lookup.search,
    again: () => lookup.button("Try again"),
    failure:
      /^(An error has occurred\.|CANNOT VALIDATE ADDRESS\.|Too many requests\.|No data returned from Scout API)$/,
    typed: () => [stateOf(lookup.address())],
    good: () => Response.json({ data: { batch_id: "7", batch_token: "t" } }),
    works: () => expect.element(lookup.progress()).toBeVisible(),
    event: "scout-lookup-failed",
  },
  print: {
    log: ["print-failed"],
    open: (answer) => openProposal(paperCall, answer),
    start: () => pricing.output("Print"),
    ...proposal,
    good: () => new Response("<h1>Proposal</h1>"),
    reads: Object.keys(oddAnswers).filter((name) => name !== "nothing"),
    works: () => expect.poll(() => paper.frames).toHaveLength(1),
  },
  "a PDF of a proposal": {
    log: ["pdf-failed"],
    open: (answer) => openProposal(paperCall, answer),
    start: () => pricing.output("Save as PDF"),
    ...proposal,
    good: pdf,
    reads: anyFile,
    works: () => hasSaved(),
  },
  "a contract": {
    log: ["contract-failed", "not-an-api"],
    open: (answer) => openProposal(contractCall, answer),
    start: () => pricing.output("Create contract"),
    ...proposal,
    good: () => Response.json({ data: { uri: "/scout/contracts/comcast?contract=7" } }),
    async works() {
      await expect.poll(() => tabs.opened.at(-1)?.went).toHaveLength(1);
      expect(tabs.opened.slice(0, -1).every(({ isClosed }) => isClosed)).toBe(true);
    },
  },
  "saved branding": {
    log: ["branding-save-failed", "not-an-api"],
    async open(answer) {
      const { element } = await openBranding({ table: { [saveCall]: answer } });
      element.addEventListener("scout-branding-saved", (event) => event.preventDefault());
      await branding.color().fill("#abc");
      return element;
    },
    start: branding.save,
    failure: anError,
    typed: () => [stateOf(branding.color())],
    good: () => Response.json({}),
    reads: anyJson,
    works: () => expect.element(page.getByText("All changes are saved.")).toBeVisible(),
  },
  "a submitted index": {
    log: ["index-save-failed", "not-an-api"],
    async open(answer) {
      const item = { type: "term", field: "field_access", vid: "access" };
      const element = await openTable("solutions-index", {
        "GET /api/v1/solutions-index": () =>
          Response.json({
            data: {
              capabilities: ["solutions-index:edit"],
              filter_options: {
                providers: [{ id: "a", value: "a", label: "Acme", taxonomy: { access: [] } }],
              },
              results: [
                {
                  bundle: "access",
                  label: "Access",
                  items: [{ ...item, label: "Fiber", value: "1", id: "u1" }],
                },
              ],
            },
          }),
        "POST /session/token": () => new Response("csrf"),
        "PATCH /api/v1/solutions-index/a": answer,
      });
      await button("Expand All").click();
      await button("Make Edits").click();
      await term("Fiber").click();
      return element;
    },
    start: () => button("Submit Edits"),
    failure: "An error has occurred. Please try again later.",
    typed: () => [stateOf(term("Fiber"))],
    good: () => Response.json({ data: { code: 200 } }),
    works: () => expect.element(button("Make Edits")).toBeVisible(),
  },
  "an upload": {
    log: ["bulk-upload-failed", "not-an-api"],
    async open(answer) {
      const element = await openTable("scout-bulk", {
        [bulkCall]: (request) => (isUpload(request) ? answer() : listOf()),
        // Gives the columns that the file is checked for.
        [templateCall]: () => new Response(columns),
      });
      await expect.element(bulk.start()).toBeVisible();
      await bulk.choose(element, csvFile());
      await expect.element(bulk.firstRows()).toBeVisible();
      return element;
    },
    start: bulk.start,
    again: () => bulk.button("Send again: sites.csv"),
    failure: /^(No\.|Your upload could not be processed\.)/,
    good: () => Response.json({ data: {} }),
    reads: anyJson,
    works: () => expect.element(bulk.sendAgain()).not.toBeInTheDocument(),
    event: "scout-upload-failed",
  },
  "the template": {
    log: ["bulk-download-failed"],
    open: (answer) =>
      openTable("scout-bulk", { [bulkCall]: () => listOf(), [templateCall]: answer }),
    start: bulk.template,
    failure: anError,
    good: () => new Response("a,b"),
    reads: anyFile,
    works: () => hasSaved(),
  },
  "results of an upload": {
    log: ["bulk-download-failed"],
    open: (answer) =>
      openTable("scout-bulk", {
        [bulkCall]: () => listOf(bulkRows.older),
        [resultsCall("c1")]: answer,
      }),
    start: () => bulk.download("older.csv"),
    failure: anError,
    good: () => new Response("a,b"),
    reads: anyFile,
    works: () => hasSaved(),
  },
  "the PDF of a contract": {
    log: ["contract-download-failed"],
    open: (answer) =>
      openTable("scout-contracts", {
        [listCall]: listing(contractRows.completed),
        [pdfCall("guid-completed")]: answer,
      }),
    start: () => page.getByRole("button", { name: /^Download PDF/ }),
    failure: anError,
    good: pdf,
    reads: anyFile,
    works: () => hasSaved(),
  },
  "a report": {
    log: ["report-failed", "not-an-api"],
    async open(answer) {
      const { element } = await openReady(aFinder, {}, { [buildCall]: answer });
      await finder.card("Acme").click();
      await page.getByRole("textbox", { name: "Customer name" }).fill("Larkspur");
      return element;
    },
    start: () => finder.button("Create Report"),
    failure: anError,
    typed: () => [
      stateOf(page.getByRole("textbox", { name: "Customer name" })),
      stateOf(finder.card("Acme")),
    ],
    good: () => Response.json({ solution_id: 7 }),
    // 2 §8: without an id nothing happens.
    reads: anyJson,
    works: () => expect.poll(() => tabs.opened.at(-1)?.went).toHaveLength(1),
  },
  "a file of the library": {
    log: ["file-download-failed"],
    async open(answer) {
      const element = await openTable("resource-library", {
        "GET /api/v1/resource-library": () =>
          Response.json({
            data: { rows: [{ name: "One", attachment: ["/files/one.csv"] }], total: 1 },
          }),
        "GET /files/one.csv": answer,
      });
      await button("View Files of One").click();
      return element;
    },
    start: () => page.getByRole("link", { name: "one.csv" }),
    failure: /An error has occurred\.|could not be found/,
    good: () => new Response("a,b"),
    reads: anyFile,
    works: () => expect.element(page.getByText("Downloaded one.csv")).toBeInTheDocument(),
  },
};

test.each(Object.entries(acts))(
  "%s that fails says so, keeps what was typed and where the focus is, and works at the next try, even if the machine sleeps meanwhile",
  async (_name, {
    open,
    start,
    again = start,
    failure,
    typed = () => [],
    good,
    works,
    log,
    ...act
  }) => {
    expectLog(...log);
    const ways = screenFaults.filter(([name]) => !act.reads?.includes(name));
    const [lost, denied, own] = [
      listen("scout-failed"),
      listen("scout-denied"),
      listen(act.event ?? "scout-failed"),
    ];
    const uncaught = listenToErrors();
    let tries = 0;
    const goodAfterSleep = async () => {
      await sleepAndWake();
      return good();
    };
    const element = await open(() => (ways[tries++]?.[1] ?? goodAfterSleep)());
    await expect.element(start()).toBeVisible();
    const before = typed();
    const message = page.getByText(failure).first();
    for (const [index, [name]] of ways.entries()) {
      dropNotices();
      await pressOn(index === 0 ? start() : again(), "{Enter}");
      await expect.poll(() => tries, { message: name }).toBe(index + 1);
      await expect.element(message, { message: name }).toBeVisible();
      await expect.element(again()).not.toHaveAttribute("aria-busy");
      expect({ name, typed: typed() }).toEqual({ name, typed: before });
      expect(element.shadowRoot?.activeElement, name).not.toBeNull();
    }
    dropNotices();
    await pressOn(again(), "{Enter}");
    await works();
    expect([act.event ? lost.length : 0, denied.length, uncaught]).toEqual([0, 0, []]);
    expect(own.length).toBe(act.event ? ways.length : 0);
  },
);

test("ZC5, B11: an act whose server never answers fails after two minutes, and works at the next try", async () => {
  expectLog("branding-save-failed");
  const clock = stopClock();
  const answers = [() => new Promise<Response>(() => {}), () => Response.json({})];
  const { element, backend } = await openBranding({
    table: { [saveCall]: () => (answers.shift() ?? broken)() },
  });
  element.addEventListener("scout-branding-saved", (event) => event.preventDefault());
  await branding.color().fill("#abc");
  await branding.save().click();
  await expect.poll(() => backend.calls).toContain(saveCall);
  await clock.advance(121_000);
  await expect.element(page.getByText(anError)).toBeVisible();
  await expect.element(branding.color()).toHaveValue("#abc");
  await branding.save().click();
  await expect.element(page.getByText("All changes are saved.")).toBeVisible();
});
