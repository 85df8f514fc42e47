/** Query parameter of a micro-site's address that brings a token (2 §4). */
const parameter = "token";

export interface TokenInUrl {
  /** The first token of the address; null when there is none, or an empty one. */
  readonly token: string | null;
  /** The address without it: every other character stays as it was (decisions U1). */
  readonly href: string;
}

/** Takes the token out of an address (decisions U1). The fragment is no place for one. */
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

/** As the browser reads it: `%74oken` is the same name. */
function nameOf(pair: string): string | undefined {
  const [name] = new URLSearchParams(pair).keys();
  return name;
}
