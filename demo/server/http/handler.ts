import type { Caller } from "../auth/identify-caller.ts";
import type { EndpointName } from "../endpoints.ts";

/** One call of the endpoint table on its way through the backend. */
export interface Call {
  readonly request: Request;
  readonly query: URLSearchParams;
  /** Values of the path's placeholders, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly caller: Caller;
}

export type Handler = (call: Call) => Promise<Response>;

/** Handlers by the name of their call. */
export type Handlers = { readonly [Name in EndpointName]?: Handler };
