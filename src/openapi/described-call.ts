import type { EndpointName } from "../core/api/endpoints.ts";
import type { JsonSchema, JsonValue } from "../core/wire/sent.ts";
import type { Walk } from "./check-walk.ts";
import type { Tag } from "./tags.ts";

/**
 * The effect of a failed call. `load`: the screen has no content without it. `act`: the user requested it. `quiet`: users
 * do not notice, because the screens work without it. `own`: the call describes the effect of each status itself.
 */
export type CallKind = "load" | "act" | "quiet" | "own";

/** A call as its users see it, as it is sent, and as a check of a server makes it. */
export interface DescribedCall {
  /** The group of the API document. */
  readonly tag: Tag;
  /** The purpose of the call, which is the title of its operation. */
  readonly summary: string;
  readonly kind: CallKind;
  /** The moment at which each element makes it, by tag; `every element` for all of them. */
  readonly when: Readonly<Record<string, string>>;
  /** The calls that come before it, because it needs their answer or starts only after them. */
  readonly after?: readonly EndpointName[];
  /** The reaction of the screen to the answer. */
  readonly answer: string;
  /** The reaction of the screen to a failure, by status where it matters; `other` is every other failure. */
  readonly failures: Readonly<Record<string, string>> & { readonly other: string };
  readonly wire: CallWire;
  readonly check: CallCheck | UncheckedCall;
}

/** The requests and answers of a call with a correct server. */
export interface CallWire {
  /** Content of the request body; left out when the call has none. */
  readonly request?: JsonSchema;
  /** Content of a successful answer; left out when it has none. */
  readonly answer?: JsonSchema;
  /** The names of the query parameters that the call needs. */
  readonly requiredQuery?: readonly string[];
  /** Schemas of query parameters that are not plain text. */
  readonly query?: { readonly [name: string]: JsonSchema };
  /** Meanings of parameters, where they differ from those of `parameter-words.ts`. */
  readonly parameters?: { readonly [name: string]: string };
  /** Statuses of expected failures, besides 401, 403 and 500. */
  readonly failures?: { readonly [status: string]: string };
}

/** A check of a server makes the call. Its exchange with the reference backend is the example of the document. */
interface CallCheck {
  /** True if the call changes data on the server. */
  readonly changesData?: true;
  readonly make: (walk: Walk) => Promise<unknown>;
  /** Replaces the exchange as the example of the document. */
  readonly example?: CallExample;
}

/** A check of a server never makes the call. */
interface UncheckedCall {
  readonly skippedBecause: string;
  readonly example: CallExample;
}

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

/** The calls of one area. A check makes them in their order. */
export type DescribedCalls = Readonly<Partial<Record<EndpointName, DescribedCall>>>;

/** Schemas that several calls name, or that contain themselves. */
export type Components = { readonly [name: string]: JsonSchema };
