/**
 * The query parameter that carries a micro-site's token (2 §4). A link that was copied from the source of a mail has `&amp;`
 * before it, once or more often.
 */
const parameter = /^(?:amp;)*token$/;

export interface TokenInUrl {
  /** The first token of the address, `""` if all of them are empty, null if the address has no token. */
  readonly token: string | null;
  /** The address without the token; all other characters are unchanged (decisions U1). */
  readonly href: string;
}

/** Removes the token from an address (decisions U1). The fragment is not searched. */
export function takeTokenFrom(href: string): TokenInUrl {
  const query = /^[^?#]*\?([^#]*)/.exec(href)?.[1];
  if (query === undefined) return { token: null, href };
  const tokens: string[] = [];
  const others = query.split("&").filter((pair) => {
    const token = tokenIn(pair);
    if (token !== null) tokens.push(token);
    return token === null;
  });
  const rest = others.length === 0 ? "" : `?${others.join("&")}`;
  return {
    token: tokens.find((token) => token !== "") ?? tokens[0] ?? null,
    href: href.replace(`?${query}`, () => rest),
  };
}

/** Decodes a pair as the browser does: `%74oken` is `token`, `?token` is another name. Null for another name. */
function tokenIn(pair: string): string | null {
  const [entry] = new URLSearchParams(`?${pair}`);
  return entry && parameter.test(entry[0]) ? entry[1] : null;
}
