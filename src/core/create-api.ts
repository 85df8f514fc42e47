import type { Call } from "./api/define-call.ts";
import { calls, type EndpointName } from "./api/endpoints.ts";
import { type Config, joinConfig, readConfig } from "./config.ts";
import { createCore } from "./create-core.ts";
import type { Ports } from "./ports.ts";

type BoundCall<Declared> =
  Declared extends Call<infer Input, infer Answer>
    ? (input: Input, abort?: AbortSignal) => Promise<Answer>
    : never;

/** One function per call. Each takes the arguments of the call and a signal that aborts it. */
export type Api = { readonly [Name in EndpointName]: BoundCall<(typeof calls)[Name]> };

/**
 * Creates all calls, for programs without elements. A call rejects with `HttpError` on a status that is not OK, and
 * with `AnswerError` on an answer that cannot be read. It rejects with a `TypeError` when the network fails, and with
 * the signal's reason on abort.
 */
export function createApi(config: Partial<Config>, ports: Ports): Api {
  const { client } = createCore(joinConfig(readConfig(config).config), ports);
  const bound = Object.entries<Call<never, unknown>>(calls).map(([name, call]) => ({
    [name]: (input: never, abort?: AbortSignal) => call(client, input, abort),
  }));
  return Object.assign({}, ...bound);
}
