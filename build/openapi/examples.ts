import type { EndpointName } from "../../src/core/api/endpoints.ts";
import type { JsonValue } from "../../src/core/wire/sent.ts";
import recorded from "./examples.json" with { type: "json" };

/** One request of a call and its answer; `npm run examples` writes them. */
export interface CallExample {
  /** Values of path and query parameters, as sent. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Content of the request body; left out when the call has none. */
  readonly request?: JsonValue;
  /** Content of the answer; left out when it has none. */
  readonly answer?: JsonValue;
}

const known: Readonly<Record<string, object>> = recorded;

/** The example of a call. Throws when there is none. */
export function exampleOf(name: EndpointName): CallExample {
  const example = known[name];
  if (!example || !isExample(example)) throw new Error(`${name} has no example.`);
  return example;
}

function isExample(value: object): value is CallExample {
  return "parameters" in value;
}
