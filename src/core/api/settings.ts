import * as v from "valibot";
import { AnswerError } from "./errors.ts";
import type { HttpClient } from "./http-client.ts";

/** Site settings (2 §3): branding, and what the person may do. Missing members are null or empty. */
export interface SiteSettings {
  /** Two parts: '#hex, alpha'. */
  readonly siteColor: string | null;
  readonly buttonTextColor: string | null;
  readonly primaryLogo: string | null;
  readonly navigationLogo: string | null;
  readonly siteName: string | null;
  readonly capabilities: readonly string[];
}

const text = v.nullable(v.pipe(v.string(), v.trim()));
const optionalText = v.fallback(v.optional(text, null), null);
const words = v.pipe(
  v.array(v.unknown()),
  v.transform((entries) => entries.filter((entry) => typeof entry === "string")),
);

const settingsAnswer = v.object({
  data: v.object({
    settings: v.pipe(
      v.object({
        site_color: optionalText,
        button_text_color: optionalText,
        primary_logo: optionalText,
        navigation_logo: optionalText,
        siteName: optionalText,
        capabilities: v.fallback(v.optional(words, []), []),
      }),
      v.transform(
        (wire): SiteSettings => ({
          siteColor: wire.site_color,
          buttonTextColor: wire.button_text_color,
          primaryLogo: wire.primary_logo,
          navigationLogo: wire.navigation_logo,
          siteName: wire.siteName,
          capabilities: wire.capabilities,
        }),
      ),
    ),
  }),
});

/** GET /api/v1/site-connector/settings (2 §7). Rejects as the http client does. */
export async function loadSettings(client: HttpClient, signal?: AbortSignal) {
  const answer = await client.read("loadSettings", signal ? { signal } : {});
  const reading = v.safeParse(settingsAnswer, answer);
  if (!reading.success) throw new AnswerError("The settings cannot be read.");
  return reading.output.data.settings;
}
