import { streetWordsOf } from "../catalogue/addresses.ts";
import {
  brokenSite,
  type Fault,
  gatewayTimeout,
  halfAnswer,
  jsonFault as json,
} from "../http/fault.ts";
import type { PlaceChange } from "./change-place.ts";
import type { Reshaping } from "./reshape-answer.ts";

/** An address whose lookup behaves in a special way. Each is a row of the error catalogue. */
export interface Scenario {
  readonly code: string;
  readonly address: string;
  /** The behaviour of the backend. */
  readonly backend: string;
  /** The result on the screen. */
  readonly shown: string;
  readonly start?: Fault | "final-place";
  /** Answers to the polls after the first, in order, before the correct ones. */
  readonly polls?: readonly Fault[];
  /** Answers to the finishing calls, in order, before the correct one. */
  readonly finishes?: readonly Fault[];
  readonly stepMs?: number;
  readonly place?: PlaceChange;
  /** Applied to every answer of the lookup. */
  readonly reshape?: Reshaping;
}

const tail = "Test City, TX 75001";
const anError = "An error has occurred.";

export const scenarios: readonly Scenario[] = [
  {
    code: "start-422",
    address: `422 Error Street, ${tail}`,
    backend: "The start answers 422.",
    shown: "CANNOT VALIDATE ADDRESS.",
    start: json(422, { message: "The address could not be validated." }),
  },
  {
    code: "start-429",
    address: `429 Error Street, ${tail}`,
    backend: "The start answers 429.",
    shown: "Too many requests.",
    start: json(429, { message: "Too many requests." }),
  },
  {
    code: "start-500",
    address: `500 Error Street, ${tail}`,
    backend: "The start answers 500 with an HTML page.",
    shown: anError,
    start: brokenSite,
  },
  {
    code: "start-expired-access",
    address: `403 Error Street, ${tail}`,
    backend: "The start answers 403: the access has expired.",
    shown: "You are not authorized to access this page.",
    start: json(403, { message: "Your access has expired." }),
  },
  {
    code: "start-without-data",
    address: `204 Nodata Street, ${tail}`,
    backend: "The start answers 200 without data.",
    shown: "No data returned from Scout API",
    start: json(200, { message: "OK" }),
  },
  {
    code: "start-malformed",
    address: `100 Malformed Street, ${tail}`,
    backend: "The start answers half a JSON text.",
    shown: anError,
    start: halfAnswer,
  },
  {
    code: "start-final",
    address: `200 Cached Street, ${tail}`,
    backend: "The start answers the final place at once.",
    shown: "The results, without progress.",
    start: "final-place",
  },
  {
    code: "poll-504-once",
    address: `1 Timeout Avenue, ${tail}`,
    backend: "The second poll answers 504, then all is well.",
    shown: "The bar stands still for 15 seconds, then the results.",
    polls: [gatewayTimeout],
  },
  {
    code: "poll-504-four-times",
    address: `4 Timeout Avenue, ${tail}`,
    backend: "Four polls answer 504.",
    shown: `Three waits of 15 seconds, then: ${anError}`,
    polls: [gatewayTimeout, gatewayTimeout, gatewayTimeout, gatewayTimeout],
  },
  {
    code: "poll-status-0",
    address: `10 Failure Avenue, ${tail}`,
    backend: "The second poll answers status 0.",
    shown: anError,
    polls: [json(200, { status: 0, data: "<p>A carrier could not be reached.</p>" })],
  },
  {
    code: "poll-500",
    address: `15 Failure Avenue, ${tail}`,
    backend: "The second poll answers 500.",
    shown: anError,
    polls: [brokenSite],
  },
  {
    code: "poll-malformed",
    address: `101 Malformed Street, ${tail}`,
    backend: "The second poll answers half a JSON text.",
    shown: anError,
    polls: [halfAnswer],
  },
  {
    code: "finish-504-once",
    address: `2 Timeout Avenue, ${tail}`,
    backend: "The call that finishes answers 504 once.",
    shown: "Done.., 15 seconds later the results.",
    finishes: [gatewayTimeout],
  },
  {
    code: "finish-500",
    address: `20 Failure Avenue, ${tail}`,
    backend: "The call that finishes answers 500.",
    shown: anError,
    finishes: [brokenSite],
  },
  {
    code: "finish-malformed",
    address: `102 Malformed Street, ${tail}`,
    backend: "The call that finishes answers half a JSON text.",
    shown: anError,
    finishes: [halfAnswer],
  },
  {
    code: "slow",
    address: `60 Slow Road, ${tail}`,
    backend: "Every step takes six seconds.",
    shown: "A bar that moves slowly, then the results.",
    stepMs: 6000,
  },
  {
    code: "wrong-types",
    address: `300 Loose Lane, ${tail}`,
    backend: "Numbers come as strings, lists of one as their item, flags as 0 and 1.",
    shown: "The results, as if all were well.",
    reshape: "wrong-types",
  },
  {
    code: "hostile-text",
    address: `666 Hostile Lane, ${tail}`,
    backend: "Every text holds markup, every link a script.",
    shown: "The markup as text, and no link to a script.",
    reshape: "hostile",
  },
  {
    code: "provider-error",
    address: `310 Carrier Lane, ${tail}`,
    backend: "The LEC answers an entry of type error.",
    shown: "This error has been reported to the Portal Development Team.",
    place: "provider-error",
  },
  {
    code: "loader-left",
    address: `311 Carrier Lane, ${tail}`,
    backend: "The final place still holds a loader for the LEC.",
    shown: "Results are not available at this time. Please try again later.",
    place: "loader-left",
  },
  {
    code: "lec-without-data",
    address: `312 Carrier Lane, ${tail}`,
    backend: "The LEC is AT&T and has no serviceability.",
    shown: "Results are not available at this time. Please try again later.",
    place: "lec-without-data",
  },
  {
    code: "no-providers",
    address: `313 Carrier Lane, ${tail}`,
    backend: "The place has no providers at all.",
    shown: "There are no results at this time.",
    place: "no-providers",
  },
  {
    code: "only-dynamic",
    address: `314 Carrier Lane, ${tail}`,
    backend: "Every provider is of type dynamic.",
    shown: "There are no results at this time.",
    place: "only-dynamic",
  },
  {
    code: "no-coordinates",
    address: `320 Nowhere Lane, ${tail}`,
    backend: "The place has no latitude and no longitude.",
    shown: "The results without a map.",
    place: "no-coordinates",
  },
];

const byAddress = new Map(
  scenarios.map((scenario) => [streetWordsOf(scenario.address), scenario] as const),
);

/** The scenario of an address, with or without its city. */
export function findScenario(address: string): Scenario | null {
  return byAddress.get(streetWordsOf(address)) ?? null;
}

export function findScenarioByCode(code: string | null): Scenario | null {
  return scenarios.find((scenario) => scenario.code === code) ?? null;
}
