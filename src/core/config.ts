/** Configuration of the elements (interface: Configuration), its sources and their precedence. */

import type { AnalyticsEvent } from "./metrics/analytics-event.ts";
import type { Metric } from "./metrics/metric.ts";

/** Gives a token of the host page's own session; null when it has none. */
export type GetToken = (request: {
  readonly reason: "missing" | "expired" | "refused";
}) => Promise<string | null>;

/** Receives the events of all elements, as far as they are for analytics (interface: Configuration). */
export type OnEvent = (event: AnalyticsEvent) => void;

/** Receives what is measured of all elements (interface: Configuration). */
export type OnMetric = (metric: Metric) => void;

/** How long something is remembered: not at all, until the page closes, or on the machine. */
export type Remembering = "none" | "session" | "device";

/** How close together lists, tables and cards stand. */
export type Density = "comfortable" | "compact";

/** The configuration of an element. */
export interface Config {
  /** Origin and optional path that precede every call; empty is the page's own origin. */
  readonly apiBase: string;
  /** `{brand}` in the call paths. */
  readonly brand: string;
  /** After the ' | ' in titles. */
  readonly productName: string;
  /** Part of the host names on which the storage keys start with `app-scout` (decisions A1). */
  readonly productDomain: string;
  readonly externalPortalUrl: string;
  /** Address of a portal elsewhere, below which the routes of other screens are; `""` is the page's own origin. */
  readonly portalBase: string;
  /** Address of the sign-in page; `""` shows no link to it (decisions C19). */
  readonly signInUri: string;
  /** Where a sign-out leads, so that the server ends its own session; `""` needs none (decisions A16). */
  readonly signOutUri: string;
  /** Hosts of the sibling sites: links to them take the token, and a sign-in may redirect to them (decisions D6, U6). */
  readonly siteFamily: readonly string[];
  /** Origins, besides the API's own, that may receive the token (decisions B2). */
  readonly trustedOrigins: readonly string[];
  /** Host names on which lookups advance through the API path (decisions G13). */
  readonly sandboxHosts: readonly string[];
  /** Overrides `sandboxHosts`: "api" or "plain" on any host. */
  readonly batchApiStyle: "" | "api" | "plain";
  readonly googleAnalyticsId: string;
  readonly csrf: boolean;
  readonly mapApiKey: string;
  readonly pdfAssetsBase: string;
  readonly allowedEmbedScriptOrigins: readonly string[];
  readonly hideInstallFeeTable: boolean;
  readonly contentSelectors: readonly string[];
  /** Origins whose videos and frames play within content pages; others are links (decisions V14). */
  readonly embedOrigins: readonly string[];
  /** Other origins whose logos and pictures of content pages are shown; empty is any https origin (decisions V14). */
  readonly imageOrigins: readonly string[];
  /** Where the last searched addresses are kept: nowhere, in the page, or on the machine (decisions X5). */
  readonly rememberAddresses: Remembering;
  /** Where proposals in work are kept: nowhere, in the page, or on the machine (decisions X4). */
  readonly rememberProposals: Remembering;
  /** Leaves the proposals on the machine when their person signs out (decisions X4). */
  readonly keepProposalsAfterSignOut: boolean;
  /** `/` and `?` while the focus is inside an element (decisions X6). */
  readonly shortcuts: boolean;
  /** What holds until a person chooses (decisions W13). */
  readonly density: Density;
  readonly getToken: GetToken | null;
  readonly onEvent: OnEvent | null;
  readonly onMetric: OnMetric | null;
}

/** The built-in defaults. */
export const defaultConfig: Config = {
  apiBase: "",
  brand: "sandler",
  productName: "Scout",
  productDomain: "scout",
  externalPortalUrl: "",
  portalBase: "",
  signInUri: "",
  signOutUri: "",
  siteFamily: [],
  trustedOrigins: [],
  sandboxHosts: [],
  batchApiStyle: "",
  googleAnalyticsId: "",
  csrf: false,
  mapApiKey: "",
  pdfAssetsBase: "",
  allowedEmbedScriptOrigins: [],
  hideInstallFeeTable: false,
  contentSelectors: [],
  embedOrigins: [],
  imageOrigins: [],
  rememberAddresses: "session",
  rememberProposals: "device",
  keepProposalsAfterSignOut: false,
  shortcuts: true,
  density: "compact",
  getToken: null,
  onEvent: null,
  onMetric: null,
};

type Kind = "text" | "flag" | "list" | "origins" | "act" | "batchStyle" | "remembering" | "density";

const kinds: Record<keyof Config, Kind> = {
  apiBase: "text",
  brand: "text",
  productName: "text",
  productDomain: "text",
  externalPortalUrl: "text",
  portalBase: "text",
  signInUri: "text",
  signOutUri: "text",
  siteFamily: "list",
  trustedOrigins: "origins",
  sandboxHosts: "list",
  batchApiStyle: "batchStyle",
  googleAnalyticsId: "text",
  csrf: "flag",
  mapApiKey: "text",
  pdfAssetsBase: "text",
  allowedEmbedScriptOrigins: "origins",
  hideInstallFeeTable: "flag",
  contentSelectors: "list",
  embedOrigins: "origins",
  imageOrigins: "origins",
  rememberAddresses: "remembering",
  rememberProposals: "remembering",
  keepProposalsAfterSignOut: "flag",
  shortcuts: "flag",
  density: "density",
  getToken: "act",
  onEvent: "act",
  onMetric: "act",
};

const hasKind: Record<Kind, (value: unknown) => boolean> = {
  text: (value) => typeof value === "string",
  flag: (value) => typeof value === "boolean",
  list: isListOfTexts,
  origins: isListOfTexts,
  act: (value) => typeof value === "function" || value === null,
  batchStyle: (value) => value === "api" || value === "plain" || value === "",
  remembering: (value) => value === "none" || value === "session" || value === "device",
  density: (value) => value === "comfortable" || value === "compact",
};

function isListOfTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}

/** An origin as browsers write it. Null for anything more, because a path would not narrow what is trusted. */
function originIn(entry: string): string | null {
  const url = urlOf(entry);
  if (url === null || url.origin === "null") return null;
  return url.href === `${url.origin}/` ? url.origin : null;
}

function urlOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** An entry that is no origin, with the origin that it may mean. */
function refusedOrigin(key: string, entry: string): string {
  const meant = (urlOf(entry) ?? urlOf(`https://${entry}`))?.origin ?? "";
  return `${key}: ${entry}${meant.includes(".") ? `; did you mean ${meant}?` : ""}`;
}

/** The valid part of a source of configuration. */
export interface ConfigReading {
  readonly config: Partial<Config>;
  /** Ignored keys, because they are unknown or have a value of the wrong type, and entries that are not origins. */
  readonly ignored: readonly string[];
}

/**
 * Reads one source of configuration. Keeps the known keys whose values have the right type. Origins are written as browsers
 * write them: without a slash at the end, in lower case.
 */
export function readConfig(source: unknown): ConfigReading {
  if (typeof source !== "object" || source === null || Array.isArray(source)) {
    return { config: {}, ignored: ["(not an object)"] };
  }
  const kept: [string, unknown][] = [];
  const ignored: string[] = [];
  for (const [key, value] of Object.entries(source)) {
    if (!isConfigKey(key) || !hasKind[kinds[key]](value)) ignored.push(key);
    else if (kinds[key] !== "origins" || !isListOfTexts(value)) kept.push([key, value]);
    else {
      kept.push([key, value.flatMap((entry) => originIn(entry) ?? [])]);
      const refused = value.filter((entry) => originIn(entry) === null);
      ignored.push(...refused.map((entry) => refusedOrigin(key, entry)));
    }
  }
  return { config: Object.fromEntries(kept), ignored };
}

/** Joins sources in order of rising precedence over the built-in defaults. */
export function joinConfig(...sources: readonly Partial<Config>[]): Config {
  return Object.assign({}, defaultConfig, ...sources);
}

function isConfigKey(key: string): key is keyof Config {
  return Object.hasOwn(kinds, key);
}
