import { type Endpoint, type EndpointName, endpoints } from "../../src/core/api/endpoints.ts";
import { createHttpClient } from "../../src/core/api/http-client.ts";
import { joinConfig } from "../../src/core/config.ts";
import type { Http } from "../../src/core/ports.ts";
import { answerFaults } from "./answer-faults.ts";
import { Skipped, type Step, type Walk } from "./check-step.ts";
import { steps } from "./check-steps.ts";
import { corsFaults, preflightFaults } from "./cors-faults.ts";
import { type Exchange, recordExchanges } from "./exchange.ts";

/** What one call of the table came to. */
export interface CallReport {
  readonly name: EndpointName;
  readonly verdict: "ok" | "fault" | "skipped";
  /** What is wrong, or why the call was not made. */
  readonly sentences: readonly string[];
  readonly exchanges: readonly Exchange[];
}

export interface CheckOptions
  extends Pick<Walk, "address" | "token" | "sibling" | "page" | "file" | "nowMs" | "wait"> {
  /** Address that precedes every path of the table. */
  readonly base: string;
  readonly brand: string;
  /** Origin of the pages that will make the calls; null checks no CORS. */
  readonly origin: string | null;
  /** Also makes the calls that leave something behind. */
  readonly write: boolean;
  readonly send: Http;
}

/** Makes every call of the endpoint table, one after the other, and reads each answer as the elements do. */
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
  for (const step of steps) {
    const failure = await failureOf(step, walk, options.write);
    const exchanges = recorder.take();
    reports.push(await reportOf(step.name, { failure, exchanges, origin, send }));
  }
  return reports;
}

async function failureOf(step: Step, walk: Walk, mayWrite: boolean): Promise<unknown> {
  if (step.changes && !mayWrite) return new Skipped("it leaves something behind: give --write");
  try {
    await step.make(walk);
    return null;
  } catch (error) {
    return error;
  }
}

interface Outcome extends Pick<CheckOptions, "origin" | "send"> {
  readonly failure: unknown;
  readonly exchanges: readonly Exchange[];
}

async function reportOf(name: EndpointName, outcome: Outcome): Promise<CallReport> {
  const { failure, exchanges, origin, send } = outcome;
  if (failure instanceof Skipped) {
    return { name, verdict: "skipped", sentences: [failure.message], exchanges };
  }
  const endpoint: Endpoint = endpoints[name];
  const found = exchanges.flatMap((exchange) => [
    ...answerFaults(name, exchange),
    ...(origin === null ? [] : corsFaults(exchange.headers, origin, endpoint)),
  ]);
  const [first] = exchanges;
  if (first && origin !== null) {
    found.push(...(await preflightFaults(send, { url: first.url, origin, endpoint })));
  }
  // The reader's own sentence says less than what the document has found.
  if (failure !== null && found.length === 0) found.push(causeOf(failure));
  const sentences = [...new Set(found)];
  return { name, verdict: sentences.length === 0 ? "ok" : "fault", sentences, exchanges };
}

/** The network's own words are in the cause. */
function causeOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  const cause = failure.cause instanceof Error ? failure.cause.message : "";
  return cause === "" ? failure.message : `${failure.message}: ${cause}`;
}

function runLater(delayMs: number, act: () => void): () => void {
  const timer = setTimeout(act, delayMs);
  return () => clearTimeout(timer);
}
