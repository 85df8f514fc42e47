import { calls, type EndpointName } from "../../../src/core/api/endpoints.ts";
import type { HttpClient } from "../../../src/core/api/http-client.ts";
import type { ContractData } from "../../../src/core/pricing/proposal/contract-data.ts";
import { oddAnswers } from "../../support/faulty-answers.ts";

/** A call as it is sent, and the answers that it accepts. */
interface CallRow {
  readonly line: string;
  readonly header: "JWT-Authorization" | "Authorization" | null;
  readonly type?: string;
  readonly csrf?: true;
  readonly withCredentials?: true;
  readonly accept?: "json";
  readonly call: (client: HttpClient) => Promise<unknown>;
  /** A valid answer; defaults to an empty list. */
  readonly good?: string;
  /**
   * Odd answers that the call also accepts, as an empty result or as the requested file. By
   * default, this is a record without known members, read as an empty answer.
   */
  readonly reads?: readonly string[];
}

const scout = "JWT-Authorization";
const portal = "Authorization";
const json = "application/json";
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
const nothingElse: readonly string[] = [];

/** From 1 §7, 2 §7 and decisions B1, B3, B4 and B5; the brand is acme, each part is `x y`. */
export const callRows: Readonly<Record<EndpointName, CallRow>> = {
  sessionToken: {
    line: "POST /session/token",
    header: scout,
    good: "abc",
    call: (to) => calls.sessionToken(to),
    reads: ["half of JSON", "a number", "null"],
  },
  openPageView: {
    line: "POST /api/acme/stats",
    header: scout,
    type: json,
    csrf: true,
    accept: "json",
    good: '{"data":{"id":7}}',
    call: (to) => calls.openPageView(to, view),
    reads: ["a number"],
  },
  closePageView: {
    line: "PATCH /api/acme/user/stats/x%20y",
    header: scout,
    type: json,
    csrf: true,
    call: (to) => calls.closePageView(to, { id: "7", closeMs: 2, ...view, outlivesPage: false }),
    reads: everything,
  },
  closePageViewByBeacon: {
    line: "POST /api/v1/acme-stats/x%20y/close",
    header: null,
    type: "application/x-www-form-urlencoded",
    call: (to) => calls.closePageViewByBeacon(to, { id: "7", closeMs: 2 }),
    reads: everything,
  },
  suggestAddresses: {
    line: "GET /api/v1/address-lookup",
    header: scout,
    accept: "json",
    call: (to) => calls.suggestAddresses(to, { query: "1", lookupToken: null, nowMs }),
  },
  suggestSolutions: {
    line: "GET /api/v1/solutions-finder/autocomplete",
    header: scout,
    accept: "json",
    call: (to) => calls.suggestSolutions(to, "a"),
    reads: anyJson,
  },
  suggestProviders: {
    line: "GET /api/v1/provider-library/autocomplete",
    header: scout,
    accept: "json",
    call: (to) => calls.suggestProviders(to, "a"),
    reads: anyJson,
  },
  searchSite: {
    line: "GET /callback/site-search",
    header: portal,
    accept: "json",
    call: (to) => calls.searchSite(to, "a"),
    reads: ["null", "nothing", "wrong types"],
  },
  suggestSitePages: {
    line: "GET /callback/site-search/autocomplete",
    header: portal,
    accept: "json",
    call: (to) => calls.suggestSitePages(to, "a"),
    reads: anyJson,
  },
  exchangeToken: {
    line: "GET /api/acme-auth/v1/token/jwt",
    header: portal,
    accept: "json",
    call: (to) => calls.exchangeToken(to, "b.example"),
  },
  startLookup: {
    line: "POST /api/v1/scout",
    header: scout,
    type: json,
    accept: "json",
    call: (to) =>
      calls.startLookup(to, { address: "1", body: { scope: "default", task: "scout_lookup" } }),
  },
  advanceBatch: {
    line: "POST /batch",
    header: scout,
    accept: "json",
    call: (to) => calls.advanceBatch(to, batch),
  },
  advanceSandboxBatch: {
    line: "POST /api/v1/acme-batch",
    header: scout,
    accept: "json",
    call: (to) => calls.advanceSandboxBatch(to, batch),
  },
  uploadBulk: {
    line: "POST /api/v1/scout/bulk",
    header: scout,
    type: "multipart/form-data",
    accept: "json",
    call: (to) => calls.uploadBulk(to, { uploadId: "1", file: new File(["a"], "a.csv") }),
    reads: anyJson,
  },
  listBulk: {
    line: "POST /api/v1/scout/bulk",
    header: scout,
    type: json,
    accept: "json",
    call: (to) => calls.listBulk(to),
  },
  downloadBulkTemplate: {
    line: "GET /api/v1/scout/bulk/template/download/csv",
    header: scout,
    call: (to) => calls.downloadBulkTemplate(to, { nowMs }),
    reads: anyFile,
  },
  downloadBulkResults: {
    line: "GET /api/v1/scout/bulk/x%20y/download/csv",
    header: scout,
    call: (to) => calls.downloadBulkResults(to, { id: "7", nowMs }),
    reads: anyFile,
  },
  searchPricing: {
    line: "POST /api/scout/v1/pricing",
    header: scout,
    type: json,
    accept: "json",
    call: (to) => calls.searchPricing(to, { address: "1" }),
  },
  printPricing: {
    line: "POST /service/v1/pdf/pricing",
    header: scout,
    type: json,
    call: (to) => calls.printPricing(to, payload),
    reads: anyPage,
  },
  downloadPricing: {
    line: "POST /service/v1/pdf/pricing",
    header: scout,
    type: json,
    call: (to) => calls.downloadPricing(to, payload),
    reads: anyFile,
  },
  createContract: {
    line: "POST /api/scout/v1/contract",
    header: scout,
    type: json,
    accept: "json",
    good: '{"data":{"uri":"/x"}}',
    call: (to) => calls.createContract(to, payload),
    reads: nothingElse,
  },
  listContracts: {
    line: "GET /api/scout/v1/contract",
    header: scout,
    accept: "json",
    call: (to) => calls.listContracts(to),
  },
  loadFinder: {
    line: "GET /api/v1/solutions-finder",
    header: portal,
    accept: "json",
    call: (to) => calls.loadFinder(to, nowMs),
  },
  buildSolution: {
    line: "POST /api/v1/solutions-finder/solutions-builder",
    header: portal,
    type: json,
    accept: "json",
    call: (to) => calls.buildSolution(to, {} as Parameters<typeof calls.buildSolution>[1]),
    reads: anyJson,
  },
  downloadReport: {
    line: "GET /solutions-finder/solution/x%20y/pdf",
    header: scout,
    withCredentials: true,
    call: (to) => calls.downloadReport(to, "7"),
    reads: anyFile,
  },
  downloadMatrix: {
    line: "GET /solutions-finder/solution/x%20y/matrix/pdf",
    header: scout,
    withCredentials: true,
    call: (to) => calls.downloadMatrix(to, "7"),
    reads: anyFile,
  },
  loadProviderLibrary: {
    line: "GET /api/v1/provider-library",
    header: portal,
    accept: "json",
    call: (to) => calls.loadProviderLibrary(to, nowMs),
  },
  loadResourceLibrary: {
    line: "GET /api/v1/resource-library",
    header: portal,
    accept: "json",
    call: (to) =>
      calls.loadResourceLibrary(to, {
        keyword: "",
        collateralTypes: [],
        order: "ASC",
        page: 0,
        nowMs,
      }),
  },
  suggestResources: {
    line: "GET /api/v1/resource-library/autocomplete",
    header: portal,
    accept: "json",
    call: (to) => calls.suggestResources(to, "a"),
    reads: anyJson,
  },
  downloadAttachment: {
    line: "GET /x%20y",
    header: portal,
    call: (to) => calls.downloadAttachment(to, { path: "/files/a.csv", name: "a.csv" }),
    reads: anyFile,
  },
  loadSolutionsIndex: {
    line: "GET /api/v1/solutions-index",
    header: portal,
    accept: "json",
    call: (to) => calls.loadSolutionsIndex(to),
  },
  saveSolutionsIndex: {
    line: "PATCH /api/v1/solutions-index/x%20y",
    header: portal,
    type: "application/vnd.api+json",
    csrf: true,
    accept: "json",
    good: '{"data":{"code":200}}',
    call: (to) => calls.saveSolutionsIndex(to, { patch, csrfToken: "c" }),
    reads: nothingElse,
  },
  loadContract: {
    line: "GET /api/scout/v1/contract/x%20y",
    header: portal,
    accept: "json",
    good: '{"wizard_embed":"<p>A form</p>"}',
    call: (to) => calls.loadContract(to, { guid: "7", provider: "cox", cid: 1 }),
    reads: nothingElse,
  },
  downloadContract: {
    line: "GET /scout/contract/x%20y/pdf",
    header: scout,
    withCredentials: true,
    call: (to) => calls.downloadContract(to, { guid: "7", cid: 1 }),
    reads: anyFile,
  },
  logIn: {
    line: "POST /api/acme-auth/v1/login",
    header: portal,
    type: json,
    withCredentials: true,
    accept: "json",
    call: (to) => calls.logIn(to, { ...signIn, password: "b" }),
  },
  verifyCode: {
    line: "POST /api/acme-auth/v1/verify",
    header: portal,
    type: json,
    withCredentials: true,
    accept: "json",
    call: (to) => calls.verifyCode(to, { ...signIn, code: "1" }),
  },
  resetPassword: {
    line: "POST /api/v1/user/password/reset/",
    header: portal,
    type: json,
    accept: "json",
    call: (to) => calls.resetPassword(to, "a"),
    reads: anyJson,
  },
  validateToken: {
    line: "POST /api/acme-auth/v1/token/validate/jwt",
    header: portal,
    type: json,
    accept: "json",
    good: '{"data":{"valid":true}}',
    call: (to) => calls.validateToken(to, "t"),
    reads: nothingElse,
  },
  loadSettings: {
    line: "GET /api/v1/site-connector/settings",
    header: portal,
    accept: "json",
    call: (to) => calls.loadSettings(to),
  },
  saveSettings: {
    line: "POST /api/v1/site-connector/settings",
    header: portal,
    type: json,
    accept: "json",
    call: (to) => calls.saveSettings(to, { button_text_color: "#fff" }),
    reads: anyJson,
  },
  trackEvent: {
    line: "POST /api/v1/acme-stats/track-event",
    header: portal,
    type: json,
    call: (to) => calls.trackEvent(to, "sfs_login"),
    reads: everything,
  },
  // JSON is not a page (decisions V5).
  loadPage: {
    line: "GET /proxy/x%20y",
    header: portal,
    call: (to) => calls.loadPage(to, "pages/a"),
    reads: ["a page", "half of JSON", "nothing"],
  },
  downloadPageFile: {
    line: "GET /proxy/x%20y",
    header: portal,
    good: "%PDF-1.7",
    call: (to) => calls.downloadPageFile(to, "files/a.pdf"),
    // An empty file is valid, in contrast to a missing one (decisions V13).
    reads: ["nothing"],
  },
};
