/**
 * Every call of the two specification documents as data: how it is sent and how its answer is read.
 * `openapi.json` is made from this table; the http client obeys it.
 */

/** Header that carries the token on a call (rulings B1). */
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
  /** `X-CSRF-Token` is sent (rulings B5). */
  readonly csrf: boolean;
  /** Cookies go along to another origin too (rulings B3). */
  readonly withCredentials: boolean;
  /** `/proxy` goes before the path on the product's own hosts (2 §7; rulings Y9). */
  readonly proxied: boolean;
  /**
   * Asks who somebody is: a 401 speaks of what the body brings and leaves the stored token alone, and
   * the call waits for no other sign-in.
   */
  readonly signsIn: boolean;
  /** Document and section the call comes from. */
  readonly source: string;
  readonly summary: string;
}

type Given = Pick<Endpoint, "path" | "source" | "summary"> & Partial<Endpoint>;

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
    summary: "Anti-forgery token for calls that change something",
  }),
  openPageView: post({
    ...scout,
    path: "/api/{brand}/stats",
    csrf: true,
    summary: "Opens a page-view record",
  }),
  closePageView: patch({
    ...scout,
    path: "/api/{brand}/user/stats/{id}",
    csrf: true,
    answer: "none",
    summary: "Closes a page-view record",
  }),
  closePageViewByBeacon: post({
    ...scout,
    path: "/api/v1/{brand}-stats/{id}/close",
    body: "form",
    answer: "none",
    token: "none",
    summary: "Closes a page-view record while the page goes away",
  }),
  suggestAddresses: get({
    ...scout,
    path: "/api/v1/address-lookup",
    query: ["query", "lookup_token", "cid"],
    summary: "Address suggestions and a lookup token",
  }),
  suggestSolutions: get({
    ...scout,
    path: "/api/v1/solutions-finder/autocomplete",
    query: ["query"],
    summary: "Keyword suggestions of the solutions finder",
  }),
  suggestProviders: get({
    ...scout,
    path: "/api/v1/provider-library/autocomplete",
    query: ["provider"],
    summary: "Provider suggestions of the provider library",
  }),
  searchSite: get({
    ...scout,
    path: "/callback/site-search",
    query: ["title"],
    token: "Authorization",
    summary: "Site search results",
  }),
  suggestSitePages: get({
    ...scout,
    path: "/callback/site-search/autocomplete",
    query: ["title"],
    token: "Authorization",
    summary: "Site search suggestions",
  }),
  exchangeToken: get({
    ...scout,
    path: "/api/{brand}-auth/v1/token/jwt",
    query: ["site", "ttl"],
    token: "Authorization",
    summary: "Exchanges the token for a sibling site",
  }),
  startLookup: post({
    ...scout,
    path: "/api/v1/scout",
    query: ["address"],
    summary: "Starts the lookup of one address",
  }),
  advanceBatch: post({
    ...scout,
    path: "/batch",
    query: ["id", "op", "s", "token", "_format"],
    body: "empty",
    summary: "Advances a running lookup, or finishes it and answers the place",
  }),
  advanceSandboxBatch: post({
    ...scout,
    path: "/api/v1/{brand}-batch",
    query: ["id", "op", "s", "token", "_format"],
    body: "empty",
    summary: "Advances a running lookup on the sandbox host",
  }),
  uploadBulk: post({
    ...scout,
    path: "/api/v1/scout/bulk",
    body: "multipart",
    summary: "Uploads a CSV of addresses (fields upload_id, upload)",
  }),
  listBulk: post({
    ...scout,
    path: "/api/v1/scout/bulk",
    summary: "Lists the bulk uploads (a body with a query member)",
  }),
  downloadBulkTemplate: get({
    ...scout,
    path: "/api/v1/scout/bulk/template/download/csv",
    query: ["cid"],
    answer: "blob",
    summary: "The CSV template",
  }),
  downloadBulkResults: get({
    ...scout,
    path: "/api/v1/scout/bulk/{id}/download/csv",
    query: ["cid"],
    answer: "blob",
    summary: "The results of one bulk upload as CSV",
  }),
  searchPricing: post({
    ...scout,
    path: "/api/scout/v1/pricing",
    summary: "Services, packages and filters of an address",
  }),
  printPricing: post({
    ...scout,
    path: "/service/v1/pdf/pricing",
    answer: "html",
    summary: "A proposal as HTML to print (format html)",
  }),
  downloadPricing: post({
    ...scout,
    path: "/service/v1/pdf/pricing",
    answer: "blob",
    summary: "A proposal as PDF",
  }),
  createContract: post({
    ...scout,
    path: "/api/scout/v1/contract",
    summary: "Creates a provider contract from a proposal",
  }),
  listContracts: get({
    ...scout,
    path: "/api/scout/v1/contract",
    summary: "The contracts created so far",
  }),
  loadFinder: get({
    ...portal,
    path: "/api/v1/solutions-finder",
    query: ["answers", "cid"],
    summary: "Providers, facets and questions of the solutions finder",
  }),
  buildSolution: post({
    ...portal,
    path: "/api/v1/solutions-finder/solutions-builder",
    summary: "Creates a report or matrix of chosen providers",
  }),
  loadProviderLibrary: get({
    ...portal,
    path: "/api/v1/provider-library",
    query: ["cid"],
    summary: "The provider library",
  }),
  loadResourceLibrary: get({
    ...portal,
    path: "/api/v1/resource-library",
    query: ["keyword", "filters", "sort_by", "order_by", "page", "cid"],
    summary: "One page of the resource library",
  }),
  suggestResources: get({
    ...portal,
    path: "/api/v1/resource-library/autocomplete",
    query: ["keyword"],
    summary: "Keyword suggestions of the resource library",
  }),
  loadSolutionsIndex: get({
    ...portal,
    path: "/api/v1/solutions-index",
    summary: "Terms per provider",
  }),
  saveSolutionsIndex: patch({
    ...portal,
    path: "/api/v1/solutions-index/{id}",
    body: "json-api",
    csrf: true,
    summary: "Replaces the terms of a provider",
  }),
  loadContract: get({
    ...portal,
    path: "/api/scout/v1/contract/{contract}",
    query: ["cid", "provider"],
    summary: "The form of a contract",
  }),
  downloadContract: get({
    ...portal,
    path: "/scout/contract/{contract}/pdf",
    query: ["cid"],
    answer: "blob",
    token: "JWT-Authorization",
    withCredentials: true,
    proxied: true,
    summary: "A contract as PDF",
  }),
  logIn: post({
    ...portal,
    signsIn: true,
    path: "/api/{brand}-auth/v1/login",
    withCredentials: true,
    summary: "First sign-in step: user name and password",
  }),
  verifyCode: post({
    ...portal,
    signsIn: true,
    path: "/api/{brand}-auth/v1/verify",
    withCredentials: true,
    summary: "Second sign-in step: the code sent by e-mail",
  }),
  resetPassword: post({
    ...portal,
    signsIn: true,
    path: "/api/v1/user/password/reset/",
    summary: "Sends a password reset e-mail",
  }),
  validateToken: post({
    ...portal,
    signsIn: true,
    path: "/api/{brand}-auth/v1/token/validate/jwt",
    summary: "Asks whether a token is valid; may answer a replacement",
  }),
  loadSettings: get({
    ...portal,
    path: "/api/v1/site-connector/settings",
    summary: "Site settings, branding and capabilities",
  }),
  saveSettings: post({
    ...portal,
    path: "/api/v1/site-connector/settings",
    summary: "Saves the branding",
  }),
  trackEvent: post({
    ...portal,
    path: "/api/v1/{brand}-stats/track-event",
    answer: "none",
    summary: "Records an event such as sfs_login",
  }),
  loadPage: get({
    ...portal,
    path: "/proxy/{+path}",
    answer: "html",
    summary: "A content page of the server",
  }),
  downloadPageFile: get({
    ...portal,
    path: "/proxy/{+path}",
    answer: "blob",
    summary: "A PDF or office file of the server",
  }),
} as const satisfies Record<string, Endpoint>;

/** The name of a call in the table. */
export type EndpointName = keyof typeof endpoints;
