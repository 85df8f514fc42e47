import type { Caller } from "../auth/identify-caller.ts";
import type { EndpointName } from "../endpoints.ts";

/** A call of the endpoint table in the backend. */
export interface Call {
  readonly request: Request;
  readonly query: URLSearchParams;
  /** Values of the path's placeholders, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly caller: Caller;
}

export type Handler = (call: Call) => Promise<Response>;

/** A handler for each call of the endpoint table. */
export type Handlers = Readonly<Record<EndpointName, Handler>>;
