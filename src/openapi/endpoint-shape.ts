import type { EndpointName } from "../core/api/endpoints.ts";
import type { JsonSchema } from "../core/wire/sent.ts";

/** The requests and answers of one call of the table, as a well-behaved server handles them. */
export interface EndpointShape {
  /** Content of the request body; left out when the call has none. */
  readonly request?: JsonSchema;
  /** Content of a successful answer; left out when it has none. */
  readonly answer?: JsonSchema;
  /** Query parameters that the call needs. */
  readonly requiredQuery?: readonly string[];
  /** Schemas of query parameters that are not plain text. */
  readonly query?: { readonly [name: string]: JsonSchema };
  /** Statuses of expected failures, besides 401, 403 and 500. */
  readonly failures?: { readonly [status: string]: string };
}

export type Shapes<Names extends EndpointName> = { readonly [Name in Names]: EndpointShape };

/** Schemas that several shapes name, or that contain themselves. */
export type Components = { readonly [name: string]: JsonSchema };
