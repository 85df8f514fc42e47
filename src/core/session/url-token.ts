/** The query parameter that carries a micro-site's token (2 §4). */
const parameter = "token";

export interface TokenInUrl {
  /** The first token of the address. Null if it is missing or empty. */
  readonly token: string | null;
  /** The address without the token; all other characters are unchanged (decisions U1). */
  readonly href: string;
}

/** Removes the token from an address (decisions U1). The fragment is not searched. */
export function takeTokenFrom(href: string): TokenInUrl {
  const query = /^[^?#]*\?([^#]*)/.exec(href)?.[1];
  if (query === undefined) return { token: null, href };
  const others = query.split("&").filter((pair) => nameOf(pair) !== parameter);
  const rest = others.length === 0 ? "" : `?${others.join("&")}`;
  return {
    token: new URLSearchParams(`?${query}`).get(parameter) || null,
    href: href.replace(`?${query}`, () => rest),
  };
}

/** Decodes a name as the browser does: `%74oken` is `token`, `?token` is another name. */
function nameOf(pair: string): string | undefined {
  const [name] = new URLSearchParams(`?${pair}`).keys();
  return name;
}
