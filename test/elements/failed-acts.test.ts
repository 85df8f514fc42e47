import { expect, test } from "vitest";
import { attachmentOf } from "../../src/core/libraries/attachment.ts";
import type { ScreenModel } from "../../src/core/screen-context.ts";
import { createOpenFinder } from "../../src/elements/solutions-finder/open-finder.model.ts";
import type { AnswerTable } from "../support/answer-table.ts";
import { oddAnswers, screenFaults } from "../support/faulty-answers.ts";
import { type OpenedModel, openModel } from "../support/open-model.ts";
import {
  bulkCall,
  csvFile,
  isUpload,
  listOf,
  resultsCall,
  templateCall,
} from "./scout-bulk/bulk-rows.ts";
import { acme, contracts, rows, searchOf } from "./scout-pricing/searches.ts";
import { aFinder } from "./solutions-finder/a-finder.ts";

type Answer = () => Response;

/** A screen right before an action of the user. */
interface Opened {
  readonly screen: OpenedModel<ScreenModel>;
  readonly start: () => void;
  /** Starts the action again, if another method of the model does that. */
  readonly again?: () => void;
  /** The user's input. */
  readonly typed?: () => unknown;
  /** The number of failures that were reported; by default the number of notices. */
  readonly failures?: () => number;
  readonly isBusy?: () => boolean;
  readonly isDone: () => boolean;
}

interface Act {
  readonly open: (answer: Answer) => Promise<Opened>;
  readonly good: Answer;
  /** Odd answers that this request accepts. */
  readonly reads?: readonly string[];
  /** The code of its report, if it has one of its own. */
  readonly report?: string;
}

const anyFile = Object.keys(oddAnswers).filter((name) => name !== "a page");
const anyJson = ["a number", "null", "nothing", "wrong types"];
const settingsCall = "GET /api/v1/site-connector/settings";
const aPdf = () => new Response("%PDF-1.7", { headers: { "Content-Type": "application/pdf" } });
const anOk = () => Response.json({ code: 200, data: {} });

async function openSignIn(answers: AnswerTable) {
  const screen = await openModel("login-form", { answers, prevents: ["scout-signed-in"] });
  const { model, answered } = screen;
  await answered();
  let failures = 0;
  model.report.subscribe(({ faults, failure }) => {
    if (faults.length > 0 || failure !== null) failures += 1;
  });
  const logIn = () => model.logIn({ username: "ada", password: "secret", isPersistent: false });
  return { screen, model, logIn, failures: () => failures, isBusy: () => model.isBusy.peek() };
}

const logInCall = "POST /api/sandler-auth/v1/login";
const verifyCall = "POST /api/sandler-auth/v1/verify";

async function openOutput(
  kind: "print" | "pdf" | "contract",
  call: string,
  answer: Answer,
): Promise<Omit<Opened, "isDone">> {
  const comcast = { ...acme, key: "comcast", label: "Comcast: Business" };
  const found = searchOf([rows.internet, rows.fiber], { provider: [comcast] }, contracts);
  const screen = await openModel("scout-pricing", {
    url: "https://portal.example/scout/pricing?address=60+Main+Street",
    answers: { "POST /api/scout/v1/pricing": () => Response.json(found), [call]: answer },
  });
  const { model, answered } = screen;
  await answered();
  model.act({ kind: "selectItem", id: "internet" });
  return {
    screen,
    start: () => model.create(kind),
    typed: () => model.cart.peek(),
    isBusy: () => model.outputs.busy.peek().size > 0,
  };
}

async function openBulk(answers: AnswerTable) {
  const screen = await openModel("scout-bulk", {
    answers: { [bulkCall]: () => listOf(), ...answers },
  });
  await screen.answered();
  return { screen, model: screen.model };
}

async function openBranding(answer: () => Response | Promise<Response>) {
  const settings = { email: "dana@example.com", site_color: "#0c304c, 1" };
  const screen = await openModel("account-branding", {
    answers: {
      [settingsCall]: () => Response.json({ data: { settings } }),
      "POST /api/v1/site-connector/settings": answer,
    },
  });
  const { model } = screen;
  await screen.answered();
  model.typeColor("#abc");
  return {
    screen,
    start: model.save,
    typed: () => Reflect.get(model.state.peek(), "draft"),
    isBusy: () => model.isSaving.peek(),
    isDone: () => model.isSaved.peek(),
  };
}

const acts: Readonly<Record<string, Act>> = {
  "a sign-in": {
    async open(answer) {
      const { model, logIn, ...opened } = await openSignIn({ [logInCall]: answer });
      return { ...opened, start: logIn, isDone: () => model.view.peek() === "verify" };
    },
    good: anOk,
    report: "sign-in-unreachable",
  },
  "the code of a sign-in": {
    async open(answer) {
      const { model, logIn, ...opened } = await openSignIn({
        [logInCall]: anOk,
        [verifyCall]: answer,
      });
      logIn();
      await opened.screen.answered();
      return {
        ...opened,
        start: () => model.verify("12345678"),
        isDone: () => model.isSignedIn.peek(),
      };
    },
    good: () => Response.json({ code: 200, redirect_to: "/" }),
    report: "sign-in-unreachable",
  },
  "a forgotten password": {
    async open(answer) {
      const { model, ...opened } = await openSignIn({
        "POST /api/v1/user/password/reset/": answer,
      });
      model.show("password");
      return {
        ...opened,
        start: () => model.resetPassword("ada"),
        isDone: () => model.isMailSent.peek(),
      };
    },
    good: () => Response.json(null),
    reads: ["null", "nothing", "wrong types"],
  },
  "a lookup": {
    async open(answer) {
      const screen = await openModel("scout-lookup", {
        answers: {
          "POST /api/v1/scout": answer,
          "POST /batch": () => Response.json({ status: 1, percentage: "20" }),
        },
      });
      const { model, detailsOf } = screen;
      await screen.answered();
      model.type("12 Elm Street, Austin");
      return {
        screen,
        start: () => model.submit(model.text.peek()),
        again: () => model.refresh?.(),
        typed: () => model.text.peek(),
        failures: () => detailsOf("scout-lookup-failed").length,
        isDone: () => model.lookup.peek().kind === "polling",
      };
    },
    good: () => Response.json({ data: { batch_id: "7", batch_token: "t" } }),
  },
  print: {
    async open(answer) {
      const opened = await openOutput("print", "POST /service/v1/pdf/pricing", answer);
      return { ...opened, isDone: () => opened.screen.printed.length === 1 };
    },
    good: () => new Response("<h1>Proposal</h1>"),
    reads: Object.keys(oddAnswers).filter((name) => name !== "nothing"),
    report: "print-failed",
  },
  "a PDF of a proposal": {
    async open(answer) {
      const opened = await openOutput("pdf", "POST /service/v1/pdf/pricing", answer);
      return { ...opened, isDone: () => opened.screen.files.length === 1 };
    },
    good: aPdf,
    reads: anyFile,
    report: "pdf-failed",
  },
  "a contract": {
    async open(answer) {
      const opened = await openOutput("contract", "POST /api/scout/v1/contract", answer);
      const { tabs } = opened.screen;
      return {
        ...opened,
        isDone: () =>
          tabs.slice(0, -1).every((tab) => tab === "closed") && tabs.at(-1) !== "closed",
      };
    },
    good: () => Response.json({ data: { uri: "/scout/contracts/comcast?contract=7" } }),
    report: "contract-failed",
  },
  "saved branding": {
    open: openBranding,
    good: () => Response.json({}),
    reads: anyJson,
    report: "branding-save-failed",
  },
  "a submitted index": {
    async open(answer) {
      const fiber = { type: "term", field: "field_access", vid: "access", label: "Fiber" };
      const index = {
        capabilities: ["solutions-index:edit"],
        filter_options: {
          providers: [{ id: "a", value: "a", label: "Acme", taxonomy: { access: [] } }],
        },
        results: [
          { bundle: "access", label: "Access", items: [{ ...fiber, value: "1", id: "u1" }] },
        ],
      };
      const screen = await openModel("solutions-index", {
        answers: {
          "GET /api/v1/solutions-index": () => Response.json({ data: index }),
          "POST /session/token": () => new Response("csrf"),
          "PATCH /api/v1/solutions-index/a": answer,
        },
      });
      const { model, notices } = screen;
      await screen.answered();
      model.makeEdits();
      model.toggle("1");
      return {
        screen,
        start: model.submit,
        typed: () => [...(model.selection.peek() ?? [])],
        failures: () => notices.filter(([kind]) => kind === "warning").length,
        isBusy: () => model.isSaving.peek(),
        isDone: () => !model.isEditing.peek(),
      };
    },
    good: () => Response.json({ data: { code: 200 } }),
    report: "index-save-failed",
  },
  "an upload": {
    async open(answer) {
      const { screen, model } = await openBulk({
        [bulkCall]: (request) => (isUpload(request) ? answer() : listOf()),
      });
      const own = () => model.form.own.peek()[0];
      model.form.choose([csvFile()]);
      return {
        screen,
        start: () => void model.form.start(),
        again: () => model.retry(own()?.uploadId ?? ""),
        typed: () => own()?.name ?? model.form.choice.peek().file?.name,
        failures: () => screen.detailsOf("scout-upload-failed").length,
        isDone: () => own()?.phase.kind === "accepted",
      };
    },
    good: () => Response.json({ data: {} }),
    reads: anyJson,
    report: "bulk-upload-failed",
  },
  "the template": {
    async open(answer) {
      const { screen, model } = await openBulk({ [templateCall]: answer });
      const isDone = () => screen.files.length === 1;
      return { screen, start: model.form.saveTemplate, isDone };
    },
    good: () => new Response("a,b"),
    reads: anyFile,
    report: "bulk-download-failed",
  },
  "results of an upload": {
    async open(answer) {
      const { screen, model } = await openBulk({ [resultsCall("c1")]: answer });
      const isBusy = () => model.downloading.peek().size > 0;
      const isDone = () => screen.files.length === 1;
      return { screen, start: () => model.saveResults("c1"), isBusy, isDone };
    },
    good: () => new Response("a,b"),
    reads: anyFile,
    report: "bulk-download-failed",
  },
  "the PDF of a contract": {
    async open(answer) {
      const screen = await openModel("scout-contracts", {
        answers: {
          "GET /api/scout/v1/contract": () => Response.json({ data: { results: [] } }),
          "GET /scout/contract/7/pdf": answer,
        },
      });
      await screen.answered();
      const isBusy = () => screen.model.downloading.peek().size > 0;
      const isDone = () => screen.files.length === 1;
      return { screen, start: () => screen.model.download("7"), isBusy, isDone };
    },
    good: aPdf,
    reads: anyFile,
    report: "contract-download-failed",
  },
  "a report": {
    async open(answer) {
      const screen = await openModel("solutions-finder", {
        answers: {
          "GET /api/v1/solutions-finder": () => Response.json({ data: aFinder }),
          "POST /api/v1/solutions-finder/solutions-builder": answer,
        },
      });
      screen.model.open(createOpenFinder);
      await screen.answered();
      const finder = screen.model.finder.peek();
      const [nid = ""] = aFinder.rows.map(({ nid }) => String(nid));
      finder?.selectProvider(nid, true);
      finder?.nameCustomer("Larkspur");
      return {
        screen,
        start: () => finder?.createReport("report"),
        typed: () => [finder?.choices.peek(), finder?.customerName.peek()],
        isBusy: () => (finder?.reports.busy.peek().size ?? 0) > 0,
        isDone: () => screen.detailsOf("scout-report-created").length === 1,
      };
    },
    good: () => Response.json({ solution_id: 7 }),
    // 2 §8: without an id nothing happens.
    reads: anyJson,
    report: "report-failed",
  },
  "a file of the library": {
    async open(answer) {
      const screen = await openModel("resource-library", {
        answers: {
          "GET /api/v1/resource-library": () => Response.json({ data: { rows: [], total: 0 } }),
          "GET /files/one.csv": answer,
        },
      });
      const { model } = screen;
      await screen.answered();
      const file = attachmentOf("/files/one.csv", model.apiRoot);
      return {
        screen,
        start() {
          if (file.kind === "own") model.download(file);
        },
        isBusy: () => model.downloading.peek().size > 0,
        isDone: () => screen.files.length === 1,
      };
    },
    good: () => new Response("a,b"),
    reads: anyFile,
    report: "file-download-failed",
  },
};

test.for(Object.entries(acts))(
  "%s that fails is reported each time, loses nothing, and works at the next attempt",
  async ([, { open, good, reads = [], report }]) => {
    const faults = screenFaults.filter(([name]) => !reads.includes(name));
    let tries = 0;
    const { screen, ...act } = await open(() => (faults[tries++]?.[1] ?? good)());
    const { start, again = start, typed = () => [], isBusy = () => false, isDone } = act;
    const { answered, notices, reports, detailsOf } = screen;
    const failures = act.failures ?? (() => notices.length);
    const before = typed();
    for (const [index, [name]] of faults.entries()) {
      if (index === 0) start();
      else again();
      await answered();
      expect([name, tries, failures(), isBusy(), isDone()]).toEqual([
        name,
        index + 1,
        index + 1,
        false,
        false,
      ]);
      expect(typed()).toEqual(before);
    }
    again();
    await answered();
    expect([tries, failures(), isBusy(), isDone()]).toEqual([
      faults.length + 1,
      faults.length,
      false,
      true,
    ]);
    expect(detailsOf("scout-failed")).toEqual([]);
    const codes = reports.map((one) => one.replace(/:.*/, ""));
    expect([...new Set(codes)]).toEqual(report === undefined ? [] : [report]);
  },
);

test("B11: an action whose server never answers fails after two minutes, and works at the next attempt", async () => {
  const answers = [new Promise<Response>(() => {})];
  const { screen, start, typed, isBusy, isDone } = await openBranding(
    () => answers.shift() ?? Response.json({}),
  );
  const { clock, notices, answered, until } = screen;
  const before = typed();
  start();
  await until(() => answers.length === 0);
  clock.advance(119_000);
  expect([notices.length, isBusy()]).toEqual([0, true]);
  clock.advance(2000);
  await answered();
  expect(notices).toEqual([["warning", "An error has occurred."]]);
  expect([isBusy(), isDone(), typed()]).toEqual([false, false, before]);
  start();
  await answered();
  expect(isDone()).toBe(true);
});
