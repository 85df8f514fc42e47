/** A screen of the portal. */
export interface PortalScreen {
  readonly tag: string;
  /** Attributes that the route sets on the element. */
  readonly attributes: Readonly<Record<string, string>>;
  /** True if the screen requires the capability scout:access. */
  readonly needsScout: boolean;
  /** Selects the layout offsets. Scout screens have their own. */
  readonly siteVariant: "sandlerportal" | "scout";
  /**
   * How the portal restores a screen when the user returns to it. `refreshed`: the portal shows the previous screen and
   * loads its data again in the background. `never`: the portal creates a new screen.
   */
  readonly comesBack: "asLeft" | "refreshed" | "never";
}

/** `path` replaces the current path in the history. */
export type RouteMatch =
  | { readonly kind: "screen"; readonly screen: PortalScreen }
  /** `path` replaces the current path in the history. */
  | { readonly kind: "redirect"; readonly path: string }
  | { readonly kind: "signOut" };

const portalDefaults = {
  attributes: {},
  needsScout: false,
  siteVariant: "sandlerportal",
  comesBack: "asLeft",
} as const;
const scout = {
  attributes: {},
  needsScout: true,
  siteVariant: "scout",
  comesBack: "asLeft",
} as const;
const refreshedOnReturn = { comesBack: "refreshed" } as const;

const screens: ReadonlyMap<string, PortalScreen> = new Map([
  ["/", { ...portalDefaults, ...refreshedOnReturn, tag: "portal-dashboard" }],
  ["/search/site", { ...portalDefaults, tag: "site-search" }],
  ["/scout", { ...scout, tag: "scout-lookup" }],
  ["/scout/bulk", { ...scout, ...refreshedOnReturn, tag: "scout-bulk" }],
  ["/scout/pricing", { ...scout, tag: "scout-pricing" }],
  ["/scout/contracts", { ...scout, ...refreshedOnReturn, tag: "scout-contracts" }],
  ["/scout/pricing/contracts", { ...scout, ...refreshedOnReturn, tag: "scout-contracts" }],
  ["/solutions-finder", { ...portalDefaults, ...refreshedOnReturn, tag: "solutions-finder" }],
  ["/solutions-index", { ...portalDefaults, ...refreshedOnReturn, tag: "solutions-index" }],
  ["/provider-library", { ...portalDefaults, ...refreshedOnReturn, tag: "provider-library" }],
  ["/resource-library", { ...portalDefaults, ...refreshedOnReturn, tag: "resource-library" }],
  ["/account", { ...portalDefaults, tag: "account-branding" }],
]);

/** The contract wizard, at its path and its alias. */
export const wizardPath = /^\/scout\/(?:pricing\/)?contracts\/([^/]+)$/;

/** The targets of redirects, keyed by their path, which must match exactly. */
const redirects: ReadonlyMap<string, string> = new Map([
  ["/dashboard", "/"],
  ["/user", "/"],
]);

/**
 * Matches a path exactly, except for a trailing slash. Any other path is a content page of the server, with its query.
 */
export function matchRoute(path: string, search: string): RouteMatch {
  const exact = withoutOneSlash(path);
  const redirect = redirects.get(exact);
  if (redirect !== undefined) return { kind: "redirect", path: redirect };
  if (exact === "/logout") return { kind: "signOut" };
  const screen = screens.get(exact) ?? wizardAt(exact) ?? contentPageAt(path + search);
  return { kind: "screen", screen };
}

function wizardAt(path: string): PortalScreen | null {
  const segment = wizardPath.exec(path)?.[1];
  if (segment === undefined) return null;
  return {
    ...scout,
    tag: "contract-wizard",
    comesBack: "never",
    attributes: { provider: decode(segment) },
  };
}

function contentPageAt(path: string): PortalScreen {
  return { ...portalDefaults, tag: "content-page", attributes: { path } };
}

/** A path without one trailing slash. */
export function withoutOneSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // The percent sign does not begin an escape, so use the text as it is.
  }
}
