import { calls } from "./calls.ts";
import type { Endpoint } from "./endpoint.ts";

export type { AnswerKind, BodyKind, Endpoint } from "./endpoint.ts";

/** The name of a call. */
export type EndpointName = keyof typeof calls;

/** Every call as data, by name. */
export const endpoints: Readonly<Record<EndpointName, Endpoint>> = Object.assign(
  {},
  ...Object.entries(calls).map(([name, { endpoint }]) => ({ [name]: endpoint })),
);
