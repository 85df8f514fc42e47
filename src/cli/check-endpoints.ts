import { type Endpoint, type EndpointName, endpoints } from "../core/api/endpoints.ts";
import { createHttpClient } from "../core/api/http-client.ts";
import { joinConfig } from "../core/config.ts";
import type { Http } from "../core/ports.ts";
import { Skipped, type Walk } from "../openapi/check-walk.ts";
import { describedCalls, namesOf } from "../openapi/described-calls.ts";
import { findingsIn } from "./answer-faults.ts";
import { corsFaults, preflightFaults } from "./cors-faults.ts";
import { type Exchange, recordExchanges } from "./exchange.ts";

/**
 * The outcome of one call of the table. `note`: it differs from the document, but the screens work with it. `unsigned`:
 * it was answered 401, because no token was given.
 */
export interface CallReport {
  readonly name: EndpointName;
  readonly verdict: "ok" | "note" | "fault" | "skipped" | "unsigned";
  /** The faults or differences, or the reason why the call was not made. */
  readonly sentences: readonly string[];
  readonly exchanges: readonly Exchange[];
}

export interface CheckOptions
  extends Pick<Walk, "address" | "token" | "sibling" | "page" | "file" | "nowMs" | "wait"> {
  /** The address before every path of the table. */
  readonly base: string;
  readonly brand: string;
  /** The origin of the pages that will make the calls; null skips the check of CORS. */
  readonly origin: string | null;
  /** True to make the calls that change data on the server, too. */
  readonly write: boolean;
  readonly send: Http;
}

/** Makes every call of the endpoint table, one after the other, and parses each answer as the elements do. */
export async function checkEndpoints(options: CheckOptions): Promise<readonly CallReport[]> {
  const { base, brand, token, origin, send } = options;
  const recorder = recordExchanges(send, origin);
  const { hostname, origin: apiOrigin } = new URL(base);
  const client = createHttpClient(
    joinConfig({ apiBase: base, brand }),
    {
      http: recorder.http,
      place: { hostname, origin: apiOrigin },
      clock: { now: () => options.nowMs, after: runLater },
    },
    { usableToken: async () => token, refuse() {} },
  );
  const walk: Walk = { ...options, client, found: {} };
  const reports: CallReport[] = [];
  for (const name of namesOf(describedCalls)) {
    const failure = await failureOf(name, walk, options.write);
    const exchanges = recorder.take();
    reports.push(await reportOf(name, { failure, exchanges, origin, send, token }));
  }
  return reports;
}

async function failureOf(name: EndpointName, walk: Walk, mayWrite: boolean): Promise<unknown> {
  const { check } = describedCalls[name];
  if ("skippedBecause" in check) return new Skipped(check.skippedBecause);
  if (check.changesData && !mayWrite)
    return new Skipped("it changes data on the server: give --write");
  if (needsAccess(name) && walk.found.mayScout === false) {
    return new Skipped("the user of the token has no scout:access");
  }
  try {
    await check.make(walk);
    return null;
  } catch (error) {
    return error;
  }
}

/** Elements that show nothing to a user without `scout:access`. */
const scoutElements: readonly string[] = [
  "scout-lookup",
  "scout-bulk",
  "scout-pricing",
  "scout-contracts",
  "contract-wizard",
];

/** True if the screens make the call only for users with `scout:access`. */
function needsAccess(name: EndpointName): boolean {
  return Object.entries(describedCalls[name].when).every(
    ([tag, when]) => scoutElements.includes(tag) || when.includes("`scout:access`"),
  );
}

interface Outcome extends Pick<CheckOptions, "origin" | "send" | "token"> {
  readonly failure: unknown;
  readonly exchanges: readonly Exchange[];
}

async function reportOf(name: EndpointName, outcome: Outcome): Promise<CallReport> {
  const { failure, exchanges, origin, send, token } = outcome;
  if (failure instanceof Skipped) {
    return { name, verdict: "skipped", sentences: [failure.message], exchanges };
  }
  const statuses = exchanges.map(({ status }) => status);
  if (token === null && statuses.includes(401)) {
    return { name, verdict: "unsigned", sentences: [], exchanges };
  }
  // Without a token the screens do not make this call.
  if (token === null && name === "validateToken" && statuses.some((status) => status >= 400)) {
    return { name, verdict: "skipped", sentences: ["there is no token to check"], exchanges };
  }
  const endpoint: Endpoint = endpoints[name];
  const faults: string[] = [];
  const notes: string[] = [];
  for (const exchange of exchanges) {
    const isRead = failure === null || exchange !== exchanges.at(-1);
    const findings = await findingsIn(name, exchange, isRead);
    faults.push(...findings.faults);
    notes.push(...findings.notes);
    if (exchange.redirectedTo !== null) {
      const redirect = `redirects to ${exchange.redirectedTo}`;
      if (endpoint.token !== "JWT-Authorization") notes.push(redirect);
      else faults.push(`${redirect}; a call with a token in JWT-Authorization fails then`);
    }
    if (origin !== null) faults.push(...corsFaults(exchange.headers, origin, endpoint));
  }
  const [first] = exchanges;
  if (first && origin !== null) {
    faults.push(...(await preflightFaults(send, { url: first.url, origin, endpoint })));
  }
  // The comparison with the document gives better sentences than the parser's error.
  if (failure !== null && faults.length === 0) faults.push(causeOf(failure));
  const isQuiet = describedCalls[name].kind === "quiet";
  if (faults.length > 0 && !isQuiet) {
    return { name, verdict: "fault", sentences: [...new Set(faults)], exchanges };
  }
  const different = [
    ...new Set([...faults.map((fault) => `${fault}; the screens work without it`), ...notes]),
  ];
  return { name, verdict: different.length > 0 ? "note" : "ok", sentences: different, exchanges };
}

/** The message of the network error is in its cause. */
function causeOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  const cause = failure.cause instanceof Error ? failure.cause.message : "";
  return cause === "" ? failure.message : `${failure.message}: ${cause}`;
}

function runLater(delayMs: number, act: () => void): () => void {
  const timer = setTimeout(act, delayMs);
  return () => clearTimeout(timer);
}
