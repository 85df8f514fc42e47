import { endpoints } from "../../src/core/index.ts";

/** The calls of the elements with stories. */
export type CallName =
  | "settings"
  | "saveSettings"
  | "suggestions"
  | "start"
  | "poll"
  | "finish"
  | "contracts"
  | "contractPdf"
  | "contractForm"
  | "pricing"
  | "paper"
  | "contract"
  | "siteSearch"
  | "content"
  | "bulkList"
  | "bulkUpload"
  | "bulkTemplate"
  | "bulkResults"
  | "logIn"
  | "verifyCode"
  | "resetPassword"
  | "finder"
  | "providers"
  | "resources"
  | "index"
  | "indexSave"
  | "solution"
  | "other";

/** A call of a story, and its count so far: 1 for the first. */
export interface Call {
  readonly name: CallName;
  readonly count: number;
}

/** Answers a call. It can use the backend's own answer. */
export type Interference = (
  call: Call,
  askBackend: () => Promise<Response>,
) => Promise<Response> | Response;

export function callNameOf({ url, method, headers }: Request): CallName {
  const { pathname, searchParams } = new URL(url);
  const { loadSettings, suggestAddresses, startLookup, advanceBatch, listContracts } = endpoints;
  const { searchPricing, printPricing, createContract, searchSite } = endpoints;
  const { listBulk, downloadBulkTemplate } = endpoints;
  if (pathname === loadSettings.path) return method === "GET" ? "settings" : "saveSettings";
  if (pathname === suggestAddresses.path) return "suggestions";
  if (pathname === startLookup.path) return "start";
  if (pathname === searchPricing.path) return "pricing";
  if (pathname === printPricing.path) return "paper";
  if (pathname === createContract.path && method === createContract.method) return "contract";
  if (pathname === downloadBulkTemplate.path) return "bulkTemplate";
  if (/^\/api\/v1\/scout\/bulk\/[^/]+\/download\/csv$/.test(pathname)) return "bulkResults";
  if (pathname === listBulk.path) {
    const isForm = headers.get("Content-Type")?.startsWith("multipart/form-data");
    return isForm ? "bulkUpload" : "bulkList";
  }
  if (pathname === endpoints.loadFinder.path) return "finder";
  if (pathname === endpoints.loadProviderLibrary.path) return "providers";
  if (pathname === endpoints.loadResourceLibrary.path) return "resources";
  if (pathname === endpoints.loadSolutionsIndex.path) return "index";
  if (pathname.startsWith(`${endpoints.loadSolutionsIndex.path}/`)) return "indexSave";
  if (pathname === endpoints.buildSolution.path) return "solution";
  if (pathname === listContracts.path) return "contracts";
  if (/^\/api\/scout\/v1\/contract\/[^/]+$/.test(pathname)) return "contractForm";
  if (/^\/scout\/contract\/[^/]+\/pdf$/.test(pathname)) return "contractPdf";
  if (pathname === searchSite.path) return "siteSearch";
  if (pathname.startsWith("/proxy/")) return "content";
  if (pathname.endsWith("-auth/v1/login")) return "logIn";
  if (pathname.endsWith("-auth/v1/verify")) return "verifyCode";
  if (pathname === endpoints.resetPassword.path) return "resetPassword";
  if (pathname !== advanceBatch.path) return "other";
  return searchParams.get("op") === "finished" ? "finish" : "poll";
}

/** Never answers the call, so that the state before the answer stays. */
export function hold(name: CallName, from = 1): Interference {
  return (call, askBackend) => (isMeant(call, name, from) ? new Promise(() => {}) : askBackend());
}

/** Answers the call with a status that is not OK. */
export function refuse(name: CallName, status: number, from = 1): Interference {
  return (call, askBackend) =>
    isMeant(call, name, from) ? new Response(null, { status }) : askBackend();
}

/** Answers the call with this JSON. */
export function answer(name: CallName, json: unknown): Interference {
  return (call, askBackend) => (call.name === name ? Response.json(json) : askBackend());
}

/** The first matching interference answers a call, otherwise the backend does. */
export function inTurn(...all: readonly Interference[]): Interference {
  return (call, askBackend) =>
    all.reduceRight<() => Promise<Response>>(
      (next, interfere) => async () => interfere(call, next),
      askBackend,
    )();
}

/** A lookup without a map key, because a map would come from another origin. */
export const withoutMapKey: Interference = async ({ name }, askBackend) => {
  const answer = await askBackend();
  if (name !== "start") return answer;
  return Response.json(
    await answer.json().then(({ data }) => ({ data: { ...data, setting: {} } })),
  );
};

function isMeant(call: Call, name: CallName, from: number): boolean {
  return call.name === name && call.count >= from;
}
