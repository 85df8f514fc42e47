/** The start call: the address is sent in the query, the rest in the JSON body (decisions G16). */
export interface LookupRequest {
  readonly address: string;
  readonly body: {
    readonly lookup_token?: string;
    readonly scope: "default";
    readonly task: "scout_lookup";
  };
}

/** A lookup token together with the address it was issued for (decisions D9). */
export interface IssuedLookupToken {
  readonly address: string;
  readonly token: string;
}

/** Creates the start call for an address. An unknown or empty token is left out (decisions G16). */
export function lookupRequestOf(address: string, lookupToken?: string): LookupRequest {
  const token = lookupToken ? { lookup_token: lookupToken } : {};
  return { address, body: { ...token, scope: "default", task: "scout_lookup" } };
}

/** The token, if it was issued for exactly this address (decisions D9). */
export function lookupTokenFor(
  address: string,
  issued: IssuedLookupToken | null,
): string | undefined {
  return issued?.address.trim() === address.trim() ? issued.token || undefined : undefined;
}
