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
  const [, path = "", query, hash = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? [];
  if (query === undefined) return { token: null, href };
  const pairs = query.split("&");
  const others = pairs.filter((pair) => nameOf(pair) !== parameter);
  if (others.length === pairs.length) return { token: null, href };
  const rest = others.length === 0 ? "" : `?${others.join("&")}`;
  return {
    token: new URLSearchParams(query).get(parameter) || null,
    href: path + rest + hash,
  };
}

/** Decodes a name as the browser does: `%74oken` is `token`. */
function nameOf(pair: string): string | undefined {
  const [name] = new URLSearchParams(pair).keys();
  return name;
}
