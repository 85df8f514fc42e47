import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { faultOf } from "../../../src/core/api/call-faults.ts";
import { calls, type EndpointName, endpoints } from "../../../src/core/api/endpoints.ts";
import { isAnswerError, statusOf } from "../../../src/core/api/errors.ts";
import { createHttpClient, type HttpClient } from "../../../src/core/api/http-client.ts";
import { defaultConfig } from "../../../src/core/config.ts";
import type { ContractData } from "../../../src/core/pricing/proposal/contract-data.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import {
  type Answerer,
  createFakeHttp,
  createFakePorts,
  settle,
} from "../../support/fake-ports.ts";
import { dripping, endless, oddAnswers, refusals, swelling } from "../../support/faulty-answers.ts";
import { type FaultyServer, losses, openFaultyServer } from "../../support/faulty-server.ts";

/** How a test starts a call, and the answers that the call accepts. */
interface Row {
  readonly call: (client: HttpClient) => Promise<unknown>;
  /** A valid answer; defaults to an empty list. */
  readonly good?: string;
  /** The odd answers that the call also accepts, as an empty result or as the requested file. */
  readonly reads: readonly string[];
}

const nowMs = 0;
const view = { openMs: 1, path: "/", csrfToken: null };
const signIn = { username: "a", isPersistent: false, destination: "/", authType: "token" } as const;
const batch = { id: "1", op: "do", s: "s", token: "t", _format: "json" } as const;
const payload = { package: null } as ContractData;
const patch = {
  data: { type: "node--provider_solutions_terms", id: "7", attributes: {}, relationships: {} },
} as const;

const everything = Object.keys(oddAnswers);
const anyFile = everything.filter((odd) => odd !== "a page");
const anyPage = everything.filter((odd) => odd !== "nothing");
/** Answers that a call accepts if only the status matters. */
const anyJson = ["a number", "null", "nothing", "wrong types"];
/** A record without known members counts as an empty answer. */
const emptyRecord = ["wrong types"];
const nothingElse: readonly string[] = [];

const rows: Readonly<Record<EndpointName, Row>> = {
  sessionToken: {
    good: "abc",
    call: (to) => calls.sessionToken(to),
    reads: ["half of JSON", "a number", "null"],
  },
  openPageView: {
    good: '{"data":{"id":7}}',
    call: (to) => calls.openPageView(to, view),
    reads: ["a number"],
  },
  closePageView: {
    call: (to) => calls.closePageView(to, { id: "7", closeMs: 2, ...view, outlivesPage: false }),
    reads: everything,
  },
  closePageViewByBeacon: {
    call: (to) => calls.closePageViewByBeacon(to, { id: "7", closeMs: 2 }),
    reads: everything,
  },
  suggestAddresses: {
    call: (to) => calls.suggestAddresses(to, { query: "1", lookupToken: null, nowMs }),
    reads: emptyRecord,
  },
  suggestSolutions: { call: (to) => calls.suggestSolutions(to, "a"), reads: anyJson },
  suggestProviders: { call: (to) => calls.suggestProviders(to, "a"), reads: anyJson },
  searchSite: {
    call: (to) => calls.searchSite(to, "a"),
    reads: ["null", "nothing", "wrong types"],
  },
  suggestSitePages: { call: (to) => calls.suggestSitePages(to, "a"), reads: anyJson },
  exchangeToken: { call: (to) => calls.exchangeToken(to, "b.example"), reads: emptyRecord },
  startLookup: {
    call: (to) =>
      calls.startLookup(to, { address: "1", body: { scope: "default", task: "scout_lookup" } }),
    reads: emptyRecord,
  },
  advanceBatch: { call: (to) => calls.advanceBatch(to, batch), reads: emptyRecord },
  advanceSandboxBatch: { call: (to) => calls.advanceSandboxBatch(to, batch), reads: emptyRecord },
  uploadBulk: {
    call: (to) => calls.uploadBulk(to, { uploadId: "1", file: new File(["a"], "a.csv") }),
    reads: anyJson,
  },
  listBulk: { call: (to) => calls.listBulk(to), reads: emptyRecord },
  downloadBulkTemplate: { call: (to) => calls.downloadBulkTemplate(to, { nowMs }), reads: anyFile },
  downloadBulkResults: {
    call: (to) => calls.downloadBulkResults(to, { id: "7", nowMs }),
    reads: anyFile,
  },
  searchPricing: { call: (to) => calls.searchPricing(to, { address: "1" }), reads: emptyRecord },
  printPricing: { call: (to) => calls.printPricing(to, payload), reads: anyPage },
  downloadPricing: { call: (to) => calls.downloadPricing(to, payload), reads: anyFile },
  createContract: {
    good: '{"data":{"uri":"/x"}}',
    call: (to) => calls.createContract(to, payload),
    reads: nothingElse,
  },
  listContracts: { call: (to) => calls.listContracts(to), reads: emptyRecord },
  loadFinder: { call: (to) => calls.loadFinder(to, nowMs), reads: emptyRecord },
  buildSolution: {
    call: (to) => calls.buildSolution(to, {} as Parameters<typeof calls.buildSolution>[1]),
    reads: anyJson,
  },
  downloadReport: { call: (to) => calls.downloadReport(to, "7"), reads: anyFile },
  downloadMatrix: { call: (to) => calls.downloadMatrix(to, "7"), reads: anyFile },
  loadProviderLibrary: { call: (to) => calls.loadProviderLibrary(to, nowMs), reads: emptyRecord },
  loadResourceLibrary: {
    call: (to) =>
      calls.loadResourceLibrary(to, {
        keyword: "",
        collateralTypes: [],
        order: "ASC",
        page: 0,
        nowMs,
      }),
    reads: emptyRecord,
  },
  suggestResources: { call: (to) => calls.suggestResources(to, "a"), reads: anyJson },
  downloadAttachment: {
    call: (to) => calls.downloadAttachment(to, { path: "/files/a.csv", name: "a.csv" }),
    reads: anyFile,
  },
  loadSolutionsIndex: { call: (to) => calls.loadSolutionsIndex(to), reads: emptyRecord },
  saveSolutionsIndex: {
    good: '{"data":{"code":200}}',
    call: (to) => calls.saveSolutionsIndex(to, { patch, csrfToken: "c" }),
    reads: nothingElse,
  },
  loadContract: {
    good: '{"wizard_embed":"<p>A form</p>"}',
    call: (to) => calls.loadContract(to, { guid: "7", provider: "cox", cid: 1 }),
    reads: nothingElse,
  },
  downloadContract: {
    call: (to) => calls.downloadContract(to, { guid: "7", cid: 1 }),
    reads: anyFile,
  },
  logIn: { call: (to) => calls.logIn(to, { ...signIn, password: "b" }), reads: emptyRecord },
  verifyCode: { call: (to) => calls.verifyCode(to, { ...signIn, code: "1" }), reads: emptyRecord },
  resetPassword: { call: (to) => calls.resetPassword(to, "a"), reads: anyJson },
  validateToken: {
    good: '{"data":{"valid":true}}',
    call: (to) => calls.validateToken(to, "t"),
    reads: nothingElse,
  },
  loadSettings: { call: (to) => calls.loadSettings(to), reads: emptyRecord },
  saveSettings: {
    call: (to) => calls.saveSettings(to, { button_text_color: "#fff" }),
    reads: anyJson,
  },
  trackEvent: { call: (to) => calls.trackEvent(to, "sfs_login"), reads: everything },
  // JSON is not a page (decisions V5).
  loadPage: {
    call: (to) => calls.loadPage(to, "pages/a"),
    reads: ["a page", "half of JSON", "nothing"],
  },
  downloadPageFile: {
    good: "%PDF-1.7",
    call: (to) => calls.downloadPageFile(to, "files/a.pdf"),
    // An empty file is valid, in contrast to a missing one (decisions V13).
    reads: ["nothing"],
  },
};

const session = { usableToken: () => Promise.resolve(null), refuse: () => {} };
function open(answer: Answerer) {
  const ports = createFakePorts({ http: createFakeHttp(answer).http });
  return { client: createHttpClient(defaultConfig, ports, session), clock: ports.clock };
}
/** No body of these calls takes longer to send. */
const maxBodyMs = 20;
const none = Symbol("no failure");

/** The error with which the call rejects. */
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => none,
    (error: unknown) => error,
  );
const names = Object.keys(endpoints).filter((name): name is EndpointName =>
  Object.hasOwn(rows, name),
);

test("every call has a row", () => {
  expect(names).toEqual(Object.keys(endpoints));
});

describe.each(names)("%s", (name) => {
  const { call, reads, good = '{"data":{"rows":[]}}' } = rows[name];

  test("rejects with the server's status", async () => {
    for (const [answer, status] of Object.values(refusals)) {
      expect(statusOf(await failureOf(call(open(answer).client)))).toBe(status);
    }
    expect(
      statusOf(await failureOf(call(open(() => new Response("", { status: 401 })).client))),
    ).toBe(401);
  });

  test("reads sufficient answers, and rejects others with its own message", async () => {
    const read: string[] = [];
    for (const [odd, answer] of Object.entries(oddAnswers)) {
      const failure = await failureOf(call(open(answer).client));
      if (failure === none) read.push(odd);
      else expect(failure, odd).toSatisfy(isAnswerError);
    }
    expect(read).toEqual(reads);
  });

  test("reads an answer that arrives byte by byte like one that arrives at once", async () => {
    const read = async (answer: () => Response) => JSON.stringify(await call(open(answer).client));
    expect(await read(() => dripping(good))).toEqual(await read(() => new Response(good)));
  });

  test("B11: a server that never answers, or never ends, is a lost connection; the next try works", async () => {
    const answers = [() => new Promise<Response>(() => {}), endless, () => new Response(good)];
    const { client, clock } = open(() => (answers.shift() ?? endless)());
    for (const limitMs of [120_000, endpoints[name].answer === "blob" ? 600_000 : 120_000]) {
      let failure: unknown;
      void failureOf(call(client)).then((error) => {
        failure = error;
      });
      await settle();
      clock.advance(limitMs - 1);
      await settle();
      expect(failure).toBeUndefined();
      clock.advance(1 + maxBodyMs);
      await settle();
      expect(failure).toBeInstanceOf(TypeError);
      expect(faultOf(failure)).toBe("too late");
    }
    expect(await failureOf(call(client))).toBe(none);
    expect(clock.pending()).toBe(0);
  });
});

const texts = names.filter((name) => endpoints[name].answer !== "blob");

test.each(texts)("M8: %s rejects an answer above the maximum length", async (name) => {
  const failure = await failureOf(rows[name].call(open(() => swelling().response).client));
  expect(failure).toSatisfy(isAnswerError);
  expect(faultOf(failure)).toBe("too long");
});

test("M8: an answer with an announced length above the maximum is not received", async () => {
  const { response, taken } = swelling({ "Content-Length": "34000000" });
  const failure = await failureOf(rows.loadFinder.call(open(() => response).client));
  expect(faultOf(failure)).toBe("too long");
  // The stream prepares its first piece.
  expect(taken()).toEqual({ takenBytes: 1_000_000, isLeft: true });
});

test("M8: a refusal with a text above the maximum length is still a refusal", async () => {
  const refusal = new Response(swelling().response.body, { status: 422 });
  const name = texts.find((one) => endpoints[one].method === "POST") ?? "logIn";
  expect(statusOf(await failureOf(rows[name].call(open(() => refusal).client)))).toBe(422);
});

test("M8: a failed call waits at most fifteen seconds for its explanation", async () => {
  const ports = createFakePorts({ http: () => Promise.reject(new TypeError("Failed to fetch")) });
  const silent = { answered() {}, failed: () => new Promise<void>(() => {}) };
  let failure: unknown;
  const client = createHttpClient(defaultConfig, ports, session, silent);
  void failureOf(calls.loadSettings(client)).then((error) => {
    failure = error;
  });
  await settle();
  ports.clock.advance(14_999);
  await settle();
  expect(failure).toBeUndefined();
  ports.clock.advance(1);
  await settle();
  expect(failure).toBeInstanceOf(TypeError);
  expect(ports.clock.pending()).toBe(0);
});

// One call is enough, because all calls share the reader of JSON.
test("an answer of 20 MB is read", async () => {
  const { client } = open(() => new Response(`{"data":{"rows":[]}}${" ".repeat(20_000_000)}`));
  expect(await failureOf(rows.loadFinder.call(client))).toBe(none);
});

describe("over a real connection", () => {
  let near: FaultyServer;
  let far: FaultyServer;
  beforeAll(async () => {
    [near, far] = await Promise.all([openFaultyServer(), openFaultyServer()]);
    far.writes = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nAccess-Control-Allow-Origin: *\r\n\r\n{}";
  });
  afterAll(() => Promise.all([near.close(), far.close()]));

  const openNear = () =>
    createHttpClient(
      { ...defaultConfig, apiBase: near.origin },
      { ...createFakePorts({ http: fetch }), clock: createFakeClock() },
      { ...session, usableToken: () => Promise.resolve("head.body.sig") },
    );

  test.each(Object.entries(losses))(
    "every call that is cut off fails: %s",
    async (_where, writes) => {
      near.writes = writes;
      for (const name of names) {
        expect(await failureOf(rows[name].call(openNear())), name).toBeInstanceOf(TypeError);
      }
    },
  );

  test("B2: no redirect takes a token to another origin", async () => {
    near.writes = `HTTP/1.1 307 Gone\r\nLocation: ${far.origin}/x\r\nContent-Length: 0\r\n\r\n`;
    for (const name of names) await failureOf(rows[name].call(openNear()));
    expect(far.heard.length).toBeGreaterThan(0);
    expect(far.heard.filter((request) => request.includes("head.body.sig"))).toEqual([]);
  });
});
