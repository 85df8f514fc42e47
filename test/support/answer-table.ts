import type { InPageBackendOptions } from "./in-page-backend.ts";

/** Answers by `METHOD /path`, without query. */
export type AnswerTable = Readonly<
  Record<string, (request: Request) => Response | Promise<Response>>
>;

const settingsCall = "GET /api/v1/site-connector/settings";

/**
 * Replaces the backend for the given calls. The backend answers the settings unless the table has them; any other
 * call throws.
 */
export function answerBy(table: AnswerTable): NonNullable<InPageBackendOptions["intercept"]> {
  return (request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const answer = Object.hasOwn(table, call) ? table[call] : undefined;
    // After a failed call an element probes with HEAD whether the server answers at all.
    if (answer === undefined && request.method === "HEAD") return Response.error();
    if (answer === undefined && call !== settingsCall)
      throw new Error(`The test does not expect ${call}.`);
    return answer?.(request);
  };
}
