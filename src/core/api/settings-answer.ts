import * as v from "valibot";
import { jsonAnswer } from "./read-answer.ts";
import type { SiteSettings } from "./settings.ts";

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
const answered = v.pipe(
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

export const settingsAnswer = jsonAnswer(answered, "The settings cannot be read.");
