/** The configuration of the elements (interface: Configuration), its sources and their precedence. */

import type { AnalyticsEvent } from "./metrics/analytics-event.ts";
import type { Metric } from "./metrics/metric.ts";
import type { TextKey } from "./texts/text-key.ts";
import { isRecord } from "./values/record.ts";

/** Provides a token of the host page's own session, or null if it has none. */
export type GetToken = (request: {
  readonly reason: "missing" | "expired" | "refused";
}) => Promise<string | null>;

/** Receives the events of all elements that are meant for analytics (interface: Configuration). */
export type OnEvent = (event: AnalyticsEvent) => void;

/** Receives the measurements of all elements (interface: Configuration). */
export type OnMetric = (metric: Metric) => void;

/** The storage of a value: none, until the page closes, or on the device. */
export type Remembering = "none" | "session" | "device";

/** The density of lists, tables and cards. */
export type Density = "comfortable" | "compact";

/** Texts of a site by language and key. */
export type ConfiguredWords = Readonly<Record<string, Readonly<Partial<Record<TextKey, string>>>>>;

/** The configuration of an element. */
export interface Config {
  /** The origin of every call, with an optional path. Empty means the page's own origin. */
  readonly apiBase: string;
  /** The value of `{brand}` in the paths of calls. */
  readonly brand: string;
  /** The part of a page title after ` | `. */
  readonly productName: string;
  /** Storage keys start with `app-scout` on host names that contain this text. */
  readonly productDomain: string;
  readonly externalPortalUrl: string;
  /** The address of a portal elsewhere, whose routes show the other screens. `""` means the page's own origin. */
  readonly portalBase: string;
  /** The address of the sign-in page. `""` hides the link to it. */
  readonly signInUri: string;
  /** The address that ends the server's session. A sign-out navigates to it. `""` means that no such session exists. */
  readonly signOutUri: string;
  /** Hosts of the sibling sites. Links to them carry the token, and a sign-in may redirect to them. */
  readonly siteFamily: readonly string[];
  /** Origins other than the API's own that may receive the token. */
  readonly trustedOrigins: readonly string[];
  /** Host names on which lookups use the API path to advance. */
  readonly sandboxHosts: readonly string[];
  /** Overrides `sandboxHosts`: `api` or `plain` on any host. */
  readonly batchApiStyle: "" | "api" | "plain";
  readonly googleAnalyticsId: string;
  readonly csrf: boolean;
  readonly mapApiKey: string;
  readonly pdfAssetsBase: string;
  readonly allowedEmbedScriptOrigins: readonly string[];
  readonly hideInstallFeeTable: boolean;
  readonly contentSelectors: readonly string[];
  /** Origins whose videos and frames play in content pages. Frames of other origins become links. */
  readonly embedOrigins: readonly string[];
  /** Other origins whose logos and content pictures are shown. Empty allows any https origin. */
  readonly imageOrigins: readonly string[];
  /** The storage of recent addresses: none, the session, or the device. */
  readonly rememberAddresses: Remembering;
  /** The storage of drafts of proposals: none, the session, or the device. */
  readonly rememberProposals: Remembering;
  /** True if the saved proposals stay on the device when the user signs out. */
  readonly keepProposalsAfterSignOut: boolean;
  /** Enables the shortcuts `/` and `?` while the focus is inside an element. */
  readonly shortcuts: boolean;
  /** The language of the elements' own texts: a language tag, or `auto` for that of the page. */
  readonly locale: string;
  /**
   * Words of the site in place of the elements' own texts: by language, such as `en` or `es-US`, and by the key of a text,
   * such as `login-form.loginHeading`. `{0}` stands for the first value in a text.
   */
  readonly messages: ConfiguredWords;
  /** The density until the user chooses one. */
  readonly density: Density;
  readonly getToken: GetToken | null;
  readonly onEvent: OnEvent | null;
  readonly onMetric: OnMetric | null;
}

/** The values of keys that no source of the configuration sets. */
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
  locale: "en",
  messages: {},
  density: "compact",
  getToken: null,
  onEvent: null,
  onMetric: null,
};

/** The type of a value of the configuration. */
export type ConfigKind =
  | "text"
  | "flag"
  | "list"
  | "origins"
  | "act"
  | "batchStyle"
  | "remembering"
  | "words"
  | "density";

export const configKinds: Record<keyof Config, ConfigKind> = {
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
  locale: "text",
  messages: "words",
  density: "density",
  getToken: "act",
  onEvent: "act",
  onMetric: "act",
};

const hasKind: Record<ConfigKind, (value: unknown) => boolean> = {
  text: (value) => typeof value === "string",
  flag: (value) => typeof value === "boolean",
  list: isListOfTexts,
  origins: isListOfTexts,
  act: (value) => typeof value === "function" || value === null,
  batchStyle: (value) => value === "api" || value === "plain" || value === "",
  remembering: (value) => value === "none" || value === "session" || value === "device",
  words: isRecord,
  density: (value) => value === "comfortable" || value === "compact",
};

function isListOfTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}

/** An origin as browsers write it. Null for anything more than an origin: a path would not limit the trust. */
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

/** A message about an entry that is not an origin, with the origin that it may mean. */
function refusedOrigin(key: string, entry: string): string {
  const meant = (urlOf(entry) ?? urlOf(`https://${entry}`))?.origin ?? "";
  return `${key}: ${entry}${meant.includes(".") ? `; did you mean ${meant}?` : ""}`;
}

/** The valid part of a configuration source. */
export interface ConfigReading {
  readonly config: Partial<Config>;
  /** Ignored keys, which are unknown or have a value of the wrong type, and entries that are not origins. */
  readonly ignored: readonly string[];
}

/**
 * Reads a configuration source. Keeps known keys whose values have the right type. Normalises origins to lower case
 * without a trailing slash.
 */
export function readConfig(source: unknown): ConfigReading {
  if (typeof source !== "object" || source === null || Array.isArray(source)) {
    return { config: {}, ignored: ["(not an object)"] };
  }
  const kept: [string, unknown][] = [];
  const ignored: string[] = [];
  for (const [key, value] of Object.entries(source)) {
    if (!isConfigKey(key) || !hasKind[configKinds[key]](value)) ignored.push(key);
    else if (configKinds[key] !== "origins" || !isListOfTexts(value)) kept.push([key, value]);
    else {
      kept.push([key, value.flatMap((entry) => originIn(entry) ?? [])]);
      const refused = value.filter((entry) => originIn(entry) === null);
      ignored.push(...refused.map((entry) => refusedOrigin(key, entry)));
    }
  }
  return { config: Object.fromEntries(kept), ignored };
}

/** Merges sources over the built-in defaults. Later sources take precedence. */
export function joinConfig(...sources: readonly Partial<Config>[]): Config {
  return Object.assign({}, defaultConfig, ...sources);
}

export function isConfigKey(key: string): key is keyof Config {
  return Object.hasOwn(configKinds, key);
}
