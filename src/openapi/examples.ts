import type { EndpointName } from "../core/api/endpoints.ts";
import type { JsonValue } from "../core/wire/sent.ts";

/** One request of a call and its answer. */
export interface CallExample {
  /** Values of path and query parameters, as sent. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Content of the request body; left out when the call has none. */
  readonly request?: JsonValue;
  /** Content of the answer; left out when it has none. */
  readonly answer?: JsonValue;
}

export type CallExamples = Readonly<Partial<Record<EndpointName, CallExample>>>;
