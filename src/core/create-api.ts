import { downloadContract, listContracts } from "./api/contracts.ts";
import { type Endpoint, type EndpointName, endpoints } from "./api/endpoints.ts";
import type { CallRequest, HttpClient } from "./api/http-client.ts";
import { advanceLookup, finishLookup, startLookup, suggestAddresses } from "./api/lookup.ts";
import { loadProviderLibrary, suggestProviders } from "./api/provider-library.ts";
import {
  downloadAttachment,
  loadResourceLibrary,
  suggestResources,
} from "./api/resource-library.ts";
import { fetchSessionToken } from "./api/session-token.ts";
import { loadSettings } from "./api/settings.ts";
import { loadSolutionsIndex, saveSolutionsIndex } from "./api/solutions-index.ts";
import { type Config, joinConfig } from "./config.ts";
import { createCore } from "./create-core.ts";
import type { Ports } from "./ports.ts";

/** A call whose answer has a schema takes its own arguments; its answer is read into our types. */
type ReadCalls = ReturnType<typeof readCallsOf>;

/** Every other call answers what came: JSON, text, or bytes with their headers. */
type PlainCalls = {
  readonly [name in Exclude<EndpointName, keyof ReadCalls>]: (
    request?: CallRequest,
  ) => Promise<unknown>;
};

export type Api = PlainCalls & ReadCalls;

/**
 * One function per call of the endpoint table, for programs without elements. Rejects with
 * `HttpError`, `AnswerError`, a `TypeError` when the network fails, or an `AbortError`.
 */
export function createApi(config: Partial<Config>, ports: Ports): Api {
  const { client } = createCore(joinConfig(config), ports);
  const names = Object.keys(endpoints).filter(isEndpointName);
  const plain = names.map((name) => [name, plainCallOf(client, name)] as const);
  // Every name of the table has its entry, by construction.
  return { ...(Object.fromEntries(plain) as PlainCalls), ...readCallsOf(client) };
}

function plainCallOf(client: HttpClient, name: EndpointName) {
  const endpoint: Endpoint = endpoints[name];
  return (request?: CallRequest): Promise<unknown> =>
    endpoint.answer === "blob" ? client.readFile(name, request) : client.read(name, request);
}

function readCallsOf(client: HttpClient) {
  return {
    suggestAddresses: suggestAddresses.bind(null, client),
    startLookup: startLookup.bind(null, client),
    advanceBatch: advanceLookup.bind(null, client),
    finishBatch: finishLookup.bind(null, client),
    loadSettings: loadSettings.bind(null, client),
    listContracts: listContracts.bind(null, client),
    downloadContract: downloadContract.bind(null, client),
    sessionToken: fetchSessionToken.bind(null, client),
    loadSolutionsIndex: loadSolutionsIndex.bind(null, client),
    saveSolutionsIndex: saveSolutionsIndex.bind(null, client),
    loadProviderLibrary: loadProviderLibrary.bind(null, client),
    suggestProviders: suggestProviders.bind(null, client),
    loadResourceLibrary: loadResourceLibrary.bind(null, client),
    suggestResources: suggestResources.bind(null, client),
    downloadAttachment: downloadAttachment.bind(null, client),
  } as const;
}

function isEndpointName(name: string): name is EndpointName {
  return Object.hasOwn(endpoints, name);
}
