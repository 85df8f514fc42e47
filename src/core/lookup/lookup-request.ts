import { constant, described, filledText, object, type ValueOf } from "../wire/sent.ts";

/** The body of the start call. */
export const sentLookupBody = object(
  {
    scope: described(constant("default"), "Always `default`."),
    task: described(constant("scout_lookup"), "Always `scout_lookup`."),
  },
  {
    lookup_token: described(
      filledText,
      "The token of the address suggestions, if it was issued for this address.",
    ),
  },
);

/** The start call. The address is sent in the query, the rest in the JSON body. */
export interface LookupRequest {
  readonly address: string;
  readonly body: ValueOf<typeof sentLookupBody>;
}

/** A lookup token and the address it was issued for. */
export interface IssuedLookupToken {
  readonly address: string;
  readonly token: string;
}

/** Creates the start call for an address. Leaves out an unknown or empty token. */
export function lookupRequestOf(address: string, lookupToken?: string): LookupRequest {
  const token = lookupToken ? { lookup_token: lookupToken } : {};
  return { address, body: { ...token, scope: "default", task: "scout_lookup" } };
}

/** The token, if it was issued for exactly this address. */
export function lookupTokenFor(
  address: string,
  issued: IssuedLookupToken | null,
): string | undefined {
  return issued?.address.trim() === address.trim() ? issued.token || undefined : undefined;
}
