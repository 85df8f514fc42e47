import type { InPageBackendOptions } from "./in-page-backend.ts";

/** Answers by `METHOD /path`, without query. */
export type AnswerTable = Readonly<
  Record<string, (request: Request) => Response | Promise<Response>>
>;

const settingsCall = "GET /api/v1/site-connector/settings";

/**
 * Replaces the backend for the given calls. Settings come from the backend unless the table has them; an unexpected
 * call throws.
 */
export function answerBy(table: AnswerTable): NonNullable<InPageBackendOptions["intercept"]> {
  return (request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const answer = Object.hasOwn(table, call) ? table[call] : undefined;
    // An element that got no answer asks whether anything answers there.
    if (answer === undefined && request.method === "HEAD") return Response.error();
    if (answer === undefined && call !== settingsCall) throw new Error(`No test expects ${call}.`);
    return answer?.(request);
  };
}
