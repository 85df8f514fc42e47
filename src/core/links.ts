/** A link that may be followed. */
export interface SafeLink {
  /** Absolute and normalised: use this one, never what was given. */
  readonly href: string;
  /** The link stays on the origin of the base. */
  readonly sameOrigin: boolean;
}

/**
 * The one judge of links that come from outside (decisions M8, G26, G30). Resolves `raw` against
 * `base` with the URL parser, the same one that will follow it, so that control characters,
 * backslashes and `//host` are judged as what they become.
 *
 * @returns null unless the result is http or https and carries no user name or password.
 */
export function safeHref(raw: unknown, base: string): SafeLink | null {
  if (typeof raw !== "string" || raw.trim() === "") return null;
  const origin = parseUrl(base)?.origin;
  const url = parseUrl(raw, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return { href: url.href, sameOrigin: url.origin === origin };
}

const inlineImage = /^data:image\/(?:png|jpeg);base64,[a-z0-9+/]+={0,2}$/i;

/**
 * The one judge of picture addresses (decisions F4, G30): http and https as in {@link safeHref}, and
 * inline pictures of type PNG and JPEG in base64.
 */
export function safeImageSrc(raw: unknown, base: string): string | null {
  if (typeof raw === "string" && inlineImage.test(raw.trim())) return raw.trim();
  return safeHref(raw, base)?.href ?? null;
}

/**
 * What the addresses in answers are resolved against (decisions ZA8): the API's base as a folder, as the URL
 * standard says, so that `x` lies in that folder and `/x` at the root of its origin. One exception: an
 * address without a host that names a screen of the portal, such as `/scout/pricing?provider=cox`, is that
 * screen's route, wherever the API is. It stays with the page, and a portal puts it below its base path.
 */
export interface AnswerContext {
  /** Absolute address of the page. */
  readonly page: string;
  /** Absolute address of the API's base, with a slash at its end. */
  readonly api: string;
  /** Whether a route of the portal stands at a path. */
  isRoute(path: string): boolean;
}

/** A plain address where page and API are one place. */
export type AnswerBase = AnswerContext | string;

/** The link of an answer, judged as {@link safeHref} does; `sameOrigin` is the page's. */
export function answerLinkOf(raw: unknown, base: AnswerBase): SafeLink | null {
  if (typeof base === "string") return safeHref(raw, base);
  const link = safeHref(raw, routePathOf(raw, base) === null ? base.api : base.page);
  return link && { ...link, sameOrigin: parseUrl(base.page)?.origin === new URL(link.href).origin };
}

/** The picture of an answer, judged as {@link safeImageSrc} does. */
export function answerImageSrc(raw: unknown, base: AnswerBase): string | null {
  return safeImageSrc(raw, typeof base === "string" ? base : base.api);
}

/** The path of an address that names a route; null for one with a host, or without a path. */
function routePathOf(raw: unknown, { isRoute }: AnswerContext): string | null {
  const nowhere = "https://nowhere.invalid/";
  const link = safeHref(raw, nowhere);
  if (link === null || !link.sameOrigin || /^\s*[?#]/.test(String(raw))) return null;
  const { pathname } = new URL(link.href);
  return !namesHost(pathname) && isRoute(pathname) ? pathname : null;
}

/** The address below which an API base lies, with a slash at its end; the page's where it is none. */
export function folderHrefOf(apiBase: string, base: string): string {
  return parseUrl(`${apiBase.replace(/\/+$/, "")}/`, base)?.href ?? base;
}

/**
 * Whether an address names another host without a scheme, as the URL parser reads it: by two slashes or
 * a backslash at its start. Nobody navigates to one; in data it is a foreign address (decisions ZA14).
 */
export function namesHost(address: string): boolean {
  return /^(?:\\|[\\/]{2})/.test(address.replace(/^[\0- ]+|[\t\n\r]/g, ""));
}

/** Path, query and fragment of an address; the whole address where they alone would name a host. */
export function ownPathOf({ href, pathname, search, hash }: URL): string {
  return namesHost(pathname) ? href : pathname + search + hash;
}

function parseUrl(raw: string, base?: string): URL | null {
  try {
    return new URL(raw, base);
  } catch {
    return null;
  }
}
