import * as v from "valibot";
import { defineCall, jsonAnswer } from "./define-call.ts";

/** Site settings (2 §3): branding and capabilities. Missing members are null or empty. */
export interface SiteSettings {
  /** Two parts: '#hex, alpha'. */
  readonly siteColor: string | null;
  readonly buttonTextColor: string | null;
  readonly primaryLogo: string | null;
  readonly navigationLogo: string | null;
  readonly siteName: string | null;
  /** Used where there is no navigation logo (decisions ZA17). */
  readonly siteLogo: string | null;
  /** Of the portal's page (decisions ZA17). */
  readonly favicon: string | null;
  /** For the account menu (decisions U25). */
  readonly forgotPasswordUri: string | null;
  readonly capabilities: readonly string[];
  /** Roles of the signed-in person (2 §3 User). */
  readonly roles: readonly string[];
  /** The signed-in person, named at the top of a proposal (1 §2 Pricing; decisions I16). */
  readonly agent: Agent;
}

export interface Agent {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

const text = v.optional(v.pipe(v.unknown(), v.transform(textOf)), null);

const name = v.fallback(
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((raw) => textOf(raw) ?? ""),
    ),
  ),
  "",
);
const person = { first_name: name, last_name: name, email: name };

const words = v.optional(v.pipe(v.unknown(), v.transform(wordsOf)), null);

const settings = v.pipe(
  v.object({
    ...person,
    user: v.fallback(v.optional(v.object({ ...person, roles: words })), undefined),
    site_color: text,
    button_text_color: text,
    primary_logo: text,
    navigation_logo: text,
    siteName: text,
    site_name: text,
    siteLogo: text,
    site_logo: text,
    favicon: text,
    forgotPasswordUri: text,
    forgot_password_uri: text,
    capabilities: words,
  }),
  v.transform(
    (wire): SiteSettings => ({
      siteColor: wire.site_color,
      buttonTextColor: wire.button_text_color,
      primaryLogo: wire.primary_logo,
      navigationLogo: wire.navigation_logo,
      siteName: wire.siteName ?? wire.site_name,
      siteLogo: wire.siteLogo ?? wire.site_logo,
      favicon: wire.favicon,
      forgotPasswordUri: wire.forgotPasswordUri ?? wire.forgot_password_uri,
      capabilities: wire.capabilities,
      roles: wire.user?.roles ?? [],
      agent: {
        firstName: wire.first_name || wire.user?.first_name || "",
        lastName: wire.last_name || wire.user?.last_name || "",
        email: wire.email || wire.user?.email || "",
      },
    }),
  ),
);

/** Missing settings are empty; `[]` is how PHP writes an empty object. */
const settingsAnswer = v.pipe(
  v.object({
    data: v.object({
      settings: v.optional(v.pipe(v.unknown(), v.transform(orEmpty), settings), {}),
    }),
  }),
  v.transform(({ data }) => data.settings),
);

function orEmpty(value: unknown): unknown {
  return value ?? {};
}

/** Text, or the first of a list of texts; numbers are read as text (decisions M5). */
function textOf(value: unknown): string | null {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first !== "string" && typeof first !== "number") return null;
  return String(first).trim() || null;
}

/** One word, a list of them, or an object with number keys, as PHP writes lists with holes. */
function wordsOf(value: unknown): readonly string[] {
  const entries: readonly unknown[] =
    typeof value === "object" && value !== null ? Object.values(value) : [value];
  return entries
    .filter((entry) => typeof entry === "string")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

/** GET /api/v1/site-connector/settings (2 §7). */
export const loadSettings = defineCall({
  method: "GET",
  path: "/api/v1/site-connector/settings",
  answer: jsonAnswer(settingsAnswer, "The settings cannot be read."),
  source: "2 §7",
});
