import type { HttpClient } from "../core/api/http-client.ts";
import type { Batch } from "../core/lookup/lookup-answers.ts";

/** The inputs of a check, and values that its steps find for later steps. */
export interface Walk {
  readonly client: HttpClient;
  readonly nowMs: number;
  readonly address: string;
  readonly token: string | null;
  /** A host of the family, for the exchange of the token; null without one. */
  readonly sibling: string | null;
  /** The path of a content page. */
  readonly page: string | null;
  /** The path of a PDF or office file, for content pages. */
  readonly file: string | null;
  readonly wait: (ms: number) => Promise<void>;
  readonly found: {
    /** True if the user may use the Scout screens; undefined until the settings are loaded. */
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

/** A call that cannot be made. The message names the missing value. */
export class Skipped extends Error {}

/** Returns the value, or skips the call if it is missing. */
export function requireValue<Value>(value: Value | null | undefined, why: string): Value {
  if (value === undefined || value === null || value === "") throw new Skipped(why);
  return value;
}
