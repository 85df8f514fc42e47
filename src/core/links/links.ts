import { withoutEnd } from "../texts/without-end.ts";

/** A link that is safe to follow. */
export interface SafeLink {
  /** The absolute, normalised address. Use it instead of the original one. */
  readonly href: string;
  /** True if the link has the same origin as the base. */
  readonly sameOrigin: boolean;
}

/**
 * Checks a link from outside. Every such link must pass this check (decisions M8, G26, G30). Resolves `raw` against
 * `base` with the URL parser of the browser. So control characters, backslashes and `//host` are judged by their
 * effect.
 *
 * @returns null unless the result is http or https and has no user name or password.
 */
export function safeHref(raw: unknown, base: string): SafeLink | null {
  if (typeof raw !== "string" || raw.trim() === "") return null;
  const origin = parseUrl(base)?.origin;
  const url = parseUrl(raw, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return { href: url.href, sameOrigin: url.origin === origin };
}

/**
 * True if a picture may be loaded from this address. The page's and the API's own origins are allowed. Other origins
 * must use https and, if the page owner sets `imageOrigins`, be among them.
 */
export function mayLoadPicture(
  href: string,
  ownOrigins: readonly string[],
  imageOrigins: readonly string[],
): boolean {
  const { origin, protocol } = new URL(href);
  if (ownOrigins.includes(origin)) return true;
  return protocol === "https:" && (imageOrigins.length === 0 || imageOrigins.includes(origin));
}

const inlineImage = /^data:image\/(?:png|jpeg);base64,[a-z0-9+/]+={0,2}$/i;

/**
 * Checks the address of a picture. Every picture must pass this check. Allows http and https like {@link safeHref}, and
 * inline PNG and JPEG pictures in base64.
 */
export function safeImageSrc(raw: unknown, base: string): string | null {
  if (typeof raw === "string" && inlineImage.test(raw.trim())) return raw.trim();
  return safeHref(raw, base)?.href ?? null;
}

/**
 * The context that addresses in answers are resolved against. The base is the API base as a folder: `x` is in that
 * folder and `/x` at the root of its origin. One exception: an address that names a route of the portal, such as
 * `/scout/pricing?provider=cox`, is that route, wherever the API is.
 */
export interface AnswerContext {
  /** The absolute address of the page. */
  readonly page: string;
  /** The absolute address of the API base, with a trailing slash. */
  readonly api: string;
  /** Other origins whose pictures are shown. Empty allows any https origin. */
  readonly imageOrigins: readonly string[];
  /**
   * The route that an absolute address names, with query and fragment. Null if it names none.
   *
   * @param hasHost - true if the address in the answer contains the host, instead of being relative.
   */
  routeIn(href: string, hasHost: boolean): string | null;
  /**
   * The address of a route: below the portal around the element, or in a portal elsewhere. By default it is a path of
   * the page.
   */
  routeHrefOf?(route: string): string;
  /** The address to show for a link of the page's origin, which a portal around the element follows as a route. */
  placedHrefOf?(href: string): string;
}

/** A plain address if the page and the API have the same base. */
export type AnswerBase = AnswerContext | string;

/**
 * Resolves a link of an answer and checks it like {@link safeHref}. `sameOrigin` refers to the page, or to the portal
 * if the link is a route.
 */
export function answerLinkOf(raw: unknown, base: AnswerBase): SafeLink | null {
  if (typeof base === "string") return safeHref(raw, base);
  const route = routeIn(raw, base);
  if (route !== null && base.routeHrefOf) {
    const link = safeHref(base.routeHrefOf(route), base.page);
    return link && { ...link, sameOrigin: true };
  }
  const link = safeHref(raw, route === null ? base.api : base.page);
  if (link === null) return null;
  const sameOrigin = parseUrl(base.page)?.origin === new URL(link.href).origin;
  return { href: (sameOrigin && base.placedHrefOf?.(link.href)) || link.href, sameOrigin };
}

/**
 * Resolves a picture of an answer, and checks its address and its origin like {@link safeImageSrc} and
 * {@link mayLoadPicture}.
 */
export function answerImageSrc(raw: unknown, base: AnswerBase): string | null {
  const context = typeof base === "string" ? { page: base, api: base, imageOrigins: [] } : base;
  const src = safeImageSrc(raw, context.api);
  if (src === null || src.startsWith("data:")) return src;
  const own = [context.page, context.api].map((href) => new URL(href).origin);
  return mayLoadPicture(src, own, context.imageOrigins) ? src : null;
}

/** The route that an address names. Null if the address has no path. */
function routeIn(raw: unknown, base: AnswerContext): string | null {
  // Sample data has no origin, so its routes are those of the page.
  const link = safeHref(raw, isSampleBase(base.api) ? base.page : base.api);
  if (link === null || /^\s*[?#]/.test(String(raw))) return null;
  const hasHost = safeHref(raw, "https://nowhere.invalid/")?.sameOrigin !== true;
  return base.routeIn(link.href, hasHost);
}

/** The folder of an API base, with a trailing slash. If the base is invalid, the page's own folder. */
export function folderHrefOf(apiBase: string, base: string): string {
  return parseUrl(`${withoutEnd(apiBase, /\//)}/`, base)?.href ?? base;
}

/**
 * True if an address without a scheme names another host, because it begins with two slashes or backslashes. Never
 * navigate to such an address. In data, such an address counts as that of another site.
 */
export function namesHost(address: string): boolean {
  return /^(?:\\|[\\/]{2})/.test(address.replace(/^[\0- ]+|[\t\n\r]/g, ""));
}

/** The path, query and fragment of an address. The whole address if its path would name a host. */
export function ownPathOf({ href, pathname, search, hash }: URL): string {
  return namesHost(pathname) ? href : pathname + search + hash;
}

/**
 * The origins that may receive the token: the API's own, and those that the page owner trusts.
 *
 * @param pageOrigin - the origin of the page, to which a relative API base belongs.
 */
export function tokenOriginsOf(
  settings: { readonly apiBase: string; readonly trustedOrigins: readonly string[] },
  pageOrigin: string,
): readonly string[] {
  return [apiOriginOf(settings.apiBase, pageOrigin), ...settings.trustedOrigins];
}

/**
 * The origin of an API base, or of an address below it. For sample data, which has no origin, it is the scheme.
 *
 * @param pageOrigin - the origin of the page, to which a relative API base belongs.
 */
export function apiOriginOf(apiBase: string, pageOrigin: string): string {
  return isSampleBase(apiBase) ? sampleBase : new URL(apiBase || "/", pageOrigin).origin;
}

/** The API base whose calls are answered in the page, with sample data (interface: Sample data). */
const sampleBase = "demo:";

/**
 * True for the API base of sample data, and for an address below it. Its answers have no origin: their links and pictures
 * have no address, so none is requested, unless a link is a route.
 */
export function isSampleBase(apiBase: string): boolean {
  return apiBase.startsWith(sampleBase);
}

/** No host is longer than this. The URL parser normalises the host, which takes quadratic time on a run of accents. */
const maxHostLength = 1000;
const beforePath = /^[\0- ]*(?:[a-z][a-z\d+.-]*:[\\/]*|[\\/]{2,})([^\\/?#]*)/i;

function parseUrl(raw: string, base?: string): URL | null {
  const host = beforePath.exec(raw.replace(/[\t\n\r]/g, ""))?.[1] ?? "";
  if (host.length > maxHostLength) return null;
  try {
    return new URL(raw, base);
  } catch {
    return null;
  }
}
