/**
 * Every call of the two specification documents as data: how it is sent and how its answer is read.
 * `openapi.json` is made from this table; the http client obeys it.
 */

/** Header that carries the token on a call (decisions B1). */
export type TokenHeader = "JWT-Authorization" | "Authorization" | "none";

/** How a body travels. */
export type BodyKind = "none" | "empty" | "json" | "json-api" | "multipart" | "form";

/** How an answer is read. */
export type AnswerKind = "json" | "text" | "blob" | "html" | "none";

export interface Endpoint {
  readonly method: "GET" | "POST" | "PATCH";
  /** Path under the API base; `{name}` is filled in and encoded, `{brand}` from the configuration. */
  readonly path: string;
  /** Names of query parameters the call may have. */
  readonly query: readonly string[];
  readonly body: BodyKind;
  readonly answer: AnswerKind;
  readonly token: TokenHeader;
  /** `X-CSRF-Token` is sent (decisions B5). */
  readonly csrf: boolean;
  /** Cookies go along to another origin too (decisions B3). */
  readonly withCredentials: boolean;
  /** `/proxy` goes before the path on the product's own hosts (2 §7; decisions Y9). */
  readonly proxied: boolean;
  /**
   * Asks who somebody is: a 401 speaks of what the body brings and leaves the stored token alone, and
   * the call waits for no other sign-in.
   */
  readonly signsIn: boolean;
  /** Document and section the call comes from. */
  readonly source: string;
}

type Given = Pick<Endpoint, "path" | "source"> & Partial<Endpoint>;

function get(given: Given): Endpoint {
  return { ...common, method: "GET", ...given };
}

function post(given: Given): Endpoint {
  return { ...common, method: "POST", body: "json", ...given };
}

function patch(given: Given): Endpoint {
  return { ...common, method: "PATCH", body: "json", ...given };
}

const common = {
  query: [],
  body: "none",
  answer: "json",
  token: "Authorization",
  csrf: false,
  withCredentials: false,
  proxied: false,
  signsIn: false,
} as const satisfies Partial<Endpoint>;

/** The calls of document 1 carry the token in this header unless their line says otherwise. */
const scout = { token: "JWT-Authorization", source: "1 §7" } as const;
const portal = { token: "Authorization", source: "2 §7" } as const;

export const endpoints = {
  sessionToken: post({
    ...scout,
    path: "/session/token",
    body: "empty",
    answer: "text",
  }),
  openPageView: post({
    ...scout,
    path: "/api/{brand}/stats",
    csrf: true,
  }),
  closePageView: patch({
    ...scout,
    path: "/api/{brand}/user/stats/{id}",
    csrf: true,
    answer: "none",
  }),
  closePageViewByBeacon: post({
    ...scout,
    path: "/api/v1/{brand}-stats/{id}/close",
    body: "form",
    answer: "none",
    token: "none",
  }),
  suggestAddresses: get({
    ...scout,
    path: "/api/v1/address-lookup",
    query: ["query", "lookup_token", "cid"],
  }),
  suggestSolutions: get({
    ...scout,
    path: "/api/v1/solutions-finder/autocomplete",
    query: ["query"],
  }),
  suggestProviders: get({
    ...scout,
    path: "/api/v1/provider-library/autocomplete",
    query: ["provider"],
  }),
  searchSite: get({
    ...scout,
    path: "/callback/site-search",
    query: ["title"],
    token: "Authorization",
  }),
  suggestSitePages: get({
    ...scout,
    path: "/callback/site-search/autocomplete",
    query: ["title"],
    token: "Authorization",
  }),
  exchangeToken: get({
    ...scout,
    path: "/api/{brand}-auth/v1/token/jwt",
    query: ["site", "ttl"],
    token: "Authorization",
  }),
  startLookup: post({
    ...scout,
    path: "/api/v1/scout",
    query: ["address"],
  }),
  advanceBatch: post({
    ...scout,
    path: "/batch",
    query: ["id", "op", "s", "token", "_format"],
    body: "empty",
  }),
  advanceSandboxBatch: post({
    ...scout,
    path: "/api/v1/{brand}-batch",
    query: ["id", "op", "s", "token", "_format"],
    body: "empty",
  }),
  uploadBulk: post({
    ...scout,
    path: "/api/v1/scout/bulk",
    body: "multipart",
  }),
  listBulk: post({
    ...scout,
    path: "/api/v1/scout/bulk",
  }),
  downloadBulkTemplate: get({
    ...scout,
    path: "/api/v1/scout/bulk/template/download/csv",
    query: ["cid"],
    answer: "blob",
  }),
  downloadBulkResults: get({
    ...scout,
    path: "/api/v1/scout/bulk/{id}/download/csv",
    query: ["cid"],
    answer: "blob",
  }),
  searchPricing: post({
    ...scout,
    path: "/api/scout/v1/pricing",
  }),
  printPricing: post({
    ...scout,
    path: "/service/v1/pdf/pricing",
    answer: "html",
  }),
  downloadPricing: post({
    ...scout,
    path: "/service/v1/pdf/pricing",
    answer: "blob",
  }),
  createContract: post({
    ...scout,
    path: "/api/scout/v1/contract",
  }),
  listContracts: get({
    ...scout,
    path: "/api/scout/v1/contract",
  }),
  loadFinder: get({
    ...portal,
    path: "/api/v1/solutions-finder",
    query: ["answers", "cid"],
  }),
  buildSolution: post({
    ...portal,
    path: "/api/v1/solutions-finder/solutions-builder",
  }),
  downloadReport: get({
    ...portal,
    path: "/solutions-finder/solution/{id}/pdf",
    answer: "blob",
    token: "JWT-Authorization",
    withCredentials: true,
    source: "2 §2",
  }),
  downloadMatrix: get({
    ...portal,
    path: "/solutions-finder/solution/{id}/matrix/pdf",
    answer: "blob",
    token: "JWT-Authorization",
    withCredentials: true,
    source: "2 §2",
  }),
  loadProviderLibrary: get({
    ...portal,
    path: "/api/v1/provider-library",
    query: ["cid"],
  }),
  loadResourceLibrary: get({
    ...portal,
    path: "/api/v1/resource-library",
    query: ["keyword", "filters", "sort_by", "order_by", "page", "cid"],
  }),
  suggestResources: get({
    ...portal,
    path: "/api/v1/resource-library/autocomplete",
    query: ["keyword"],
  }),
  downloadAttachment: get({
    ...portal,
    path: "/{+path}",
    answer: "blob",
    source: "2 §2 Resource library",
  }),
  loadSolutionsIndex: get({
    ...portal,
    path: "/api/v1/solutions-index",
  }),
  saveSolutionsIndex: patch({
    ...portal,
    path: "/api/v1/solutions-index/{id}",
    body: "json-api",
    csrf: true,
  }),
  loadContract: get({
    ...portal,
    path: "/api/scout/v1/contract/{contract}",
    query: ["cid", "provider"],
  }),
  downloadContract: get({
    ...portal,
    path: "/scout/contract/{contract}/pdf",
    query: ["cid"],
    answer: "blob",
    token: "JWT-Authorization",
    withCredentials: true,
    proxied: true,
  }),
  logIn: post({
    ...portal,
    signsIn: true,
    path: "/api/{brand}-auth/v1/login",
    withCredentials: true,
  }),
  verifyCode: post({
    ...portal,
    signsIn: true,
    path: "/api/{brand}-auth/v1/verify",
    withCredentials: true,
  }),
  resetPassword: post({
    ...portal,
    signsIn: true,
    path: "/api/v1/user/password/reset/",
  }),
  validateToken: post({
    ...portal,
    signsIn: true,
    path: "/api/{brand}-auth/v1/token/validate/jwt",
  }),
  loadSettings: get({
    ...portal,
    path: "/api/v1/site-connector/settings",
  }),
  saveSettings: post({
    ...portal,
    path: "/api/v1/site-connector/settings",
  }),
  trackEvent: post({
    ...portal,
    path: "/api/v1/{brand}-stats/track-event",
    answer: "none",
  }),
  loadPage: get({
    ...portal,
    path: "/proxy/{+path}",
    answer: "html",
  }),
  downloadPageFile: get({
    ...portal,
    path: "/proxy/{+path}",
    answer: "blob",
  }),
} as const satisfies Record<string, Endpoint>;

/** The name of a call in the table. */
export type EndpointName = keyof typeof endpoints;
