import type { EndpointName } from "../core/api/endpoints.ts";
import type { HttpClient } from "../core/api/http-client.ts";
import type { Batch } from "../core/lookup/lookup-answers.ts";

/** What a check is given, and what its steps learn for those after them. */
export interface Walk {
  readonly client: HttpClient;
  readonly nowMs: number;
  readonly address: string;
  readonly token: string | null;
  /** A host of the family, for the exchange of the token; null is none. */
  readonly sibling: string | null;
  /** The path of a content page. */
  readonly page: string | null;
  /** The path of a PDF or office file, for content pages. */
  readonly file: string | null;
  readonly wait: (ms: number) => Promise<void>;
  readonly found: {
    /** Whether the person may use the Scout screens; undefined while the settings are not known. */
    mayScout?: boolean;
    lookupToken?: string | null;
    csrfToken?: string;
    batch?: Batch | null;
    viewId?: string;
    bulkId?: string;
    contract?: { readonly guid: string; readonly provider: string };
    attachment?: string;
    providerIds?: readonly (string | number)[];
    solutionId?: string | null;
    indexProvider?: string;
  };
}

/** A call that cannot be made: what it needs is missing. The message says what. */
export class Skipped extends Error {}

/** One call of the walk. */
export interface Step {
  readonly name: EndpointName;
  /** Whether it leaves something behind on the server. */
  readonly changes: boolean;
  readonly make: (walk: Walk) => Promise<unknown>;
}

/** A call that only reads. */
export const reads = (name: EndpointName, make: Step["make"]): Step => ({
  name,
  changes: false,
  make,
});
/** A call that leaves something behind. */
export const changes = (name: EndpointName, make: Step["make"]): Step => ({
  name,
  changes: true,
  make,
});
/** A call that no check makes. */
export const never = (name: EndpointName, why: string): Step =>
  reads(name, async () => {
    throw new Skipped(why);
  });

/** The value, without which the call is skipped. */
export function needed<Value>(value: Value | null | undefined, why: string): Value {
  if (value === undefined || value === null || value === "") throw new Skipped(why);
  return value;
}
