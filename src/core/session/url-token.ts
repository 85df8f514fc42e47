/**
 * The query parameter of a micro-site's token. A link copied from the source of an email has one or more `amp;` before
 * it.
 */
const parameter = /^(?:amp;)*token$/;

export interface TokenInUrl {
  /** The first token of the address. `""` if all tokens are empty, null if the address has no token. */
  readonly token: string | null;
  /** The address without the token. All other characters stay the same. */
  readonly href: string;
}

/** Removes the token from an address. Does not search the fragment. */
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

/** Decodes a pair as the browser does: `%74oken` is `token`, but `?token` is another name. Null for another name. */
function tokenIn(pair: string): string | null {
  const [entry] = new URLSearchParams(`?${pair}`);
  return entry && parameter.test(entry[0]) ? entry[1] : null;
}
