import * as v from "valibot";
import { sentButtonText, sentColor } from "../branding/branding-changes.ts";
import type { Currency } from "../formatting/formatting.ts";
import { isTrueFlag } from "../values/true-flag.ts";
import { member, required, sentObject, tolerated, unread } from "../wire/member.ts";
import * as sent from "../wire/sent.ts";
import { defineCall } from "./define-call.ts";
import { dataAnswer } from "./read-data.ts";

/** Site settings (2 §3): branding and capabilities. A missing member is null or empty. */
export interface SiteSettings {
  /** The site color in two parts: `#hex, alpha`. */
  readonly siteColor: string | null;
  readonly buttonTextColor: string | null;
  readonly primaryLogo: string | null;
  readonly navigationLogo: string | null;
  readonly siteName: string | null;
  /** Replaces a missing navigation logo. */
  readonly siteLogo: string | null;
  /** The address of the icon of the portal's page. */
  readonly favicon: string | null;
  /** The number of days for which the prices of a proposal are valid. */
  readonly proposalValidDays: number | null;
  /** True if the print service prints the sites of a proposal for several addresses. */
  readonly printsSites: boolean;
  /** The currency of all prices. */
  readonly currency: Currency;
  /** The account menu links to it. */
  readonly forgotPasswordUri: string | null;
  readonly capabilities: readonly string[];
  /** Roles of the signed-in user. */
  readonly roles: readonly string[];
  /** The signed-in user, named at the top of a proposal. */
  readonly agent: Agent;
}

export interface Agent {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string;
}

const text = v.optional(v.pipe(v.unknown(), v.transform(settingTextOf)), null);

const name = v.fallback(
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((raw) => settingTextOf(raw) ?? ""),
    ),
  ),
  "",
);
const personMembers = {
  first_name: member(name, sent.text, "First name of the user, for proposals."),
  last_name: member(name, sent.text, "Last name of the user, for proposals."),
  email: member(name, sent.text, "E-mail address of the user, for proposals."),
  phone: member(name, sent.text, "Telephone number of the user, for proposals."),
};

const days = v.optional(v.pipe(v.unknown(), v.transform(daysOf)), null);

const currency = v.optional(v.pipe(v.unknown(), v.transform(currencyOf)), "USD");

const words = v.optional(v.pipe(v.unknown(), v.transform(wordsOf)), null);

const userMembers = {
  first_name: tolerated(name, "`first_name` of the settings."),
  last_name: tolerated(name, "`last_name` of the settings."),
  email: tolerated(name, "`email` of the settings."),
  phone: tolerated(name, "`phone` of the settings."),
  roles: member(
    words,
    required(sent.list(sent.filledText)),
    "Roles of the user. `administrator` and `provider` may change the solutions index.",
  ),
};

const settingsMembers = {
  ...personMembers,
  user: member(
    v.fallback(v.optional(v.object(userMembers)), undefined),
    sentObject(userMembers, { id: unread(required(sent.filledText), "Id of the person.") }),
    "The user who is signed in.",
  ),
  site_color: member(
    text,
    required(sentColor),
    "Main colour of the site: a hexadecimal colour and its opacity.",
  ),
  button_text_color: member(
    text,
    required(sentButtonText),
    "Colour of text on buttons: black or white, and its opacity.",
  ),
  primary_logo: member(text, required(sent.logo), "Logo of proposals, as a data URL."),
  navigation_logo: member(text, required(sent.logo), "Logo of the header, as a data URL."),
  siteName: member(text, sent.text, "Name of the site."),
  site_name: tolerated(text, "`siteName`."),
  siteLogo: member(
    text,
    sent.textOrNull,
    "Address of the site's logo, which replaces a missing logo of the header.",
  ),
  site_logo: tolerated(text, "`siteLogo`."),
  favicon: member(text, sent.textOrNull, "Address of the small icon of the portal's page."),
  forgotPasswordUri: member(
    text,
    sent.text,
    "Address of the page for a forgotten password, in the account menu.",
  ),
  forgot_password_uri: tolerated(text, "`forgotPasswordUri`."),
  proposal_valid_days: member(
    days,
    sent.count,
    "Number of days for which the prices of a proposal are valid. The printed proposal states it; without it, only the date.",
  ),
  proposal_sites: member(
    v.optional(v.pipe(v.unknown(), v.transform(isTrueFlag)), false),
    sent.flag,
    "True if the print service prints the `sites` of a proposal for several addresses.",
  ),
  currency: member(
    currency,
    sent.oneOf("USD", "CAD"),
    "Currency of all prices: USD or CAD. US dollars without it.",
  ),
  capabilities: member(
    words,
    required(sent.limited(sent.list(sent.filledText), { uniqueItems: true })),
    "Permissions of the user; screens show or hide functions accordingly.",
  ),
};

const settings = v.pipe(
  v.object(settingsMembers),
  v.transform(
    (wire): SiteSettings => ({
      siteColor: wire.site_color,
      buttonTextColor: wire.button_text_color,
      primaryLogo: wire.primary_logo,
      navigationLogo: wire.navigation_logo,
      siteName: wire.siteName ?? wire.site_name,
      siteLogo: wire.siteLogo ?? wire.site_logo,
      favicon: wire.favicon,
      proposalValidDays: wire.proposal_valid_days,
      printsSites: wire.proposal_sites,
      currency: wire.currency,
      forgotPasswordUri: wire.forgotPasswordUri ?? wire.forgot_password_uri,
      capabilities: wire.capabilities,
      roles: wire.user?.roles ?? [],
      agent: {
        firstName: wire.first_name || wire.user?.first_name || "",
        lastName: wire.last_name || wire.user?.last_name || "",
        email: wire.email || wire.user?.email || "",
        ...phoneOf(wire.phone || wire.user?.phone),
      },
    }),
  ),
);

const answerMembers = {
  settings: member(
    v.optional(v.pipe(v.unknown(), v.transform(orEmpty), settings), {}),
    required(sentObject(settingsMembers)),
    "The settings of the site, and the signed-in user.",
  ),
};
/** The answer with the settings. */
export const sentSettings = sent.data(sentObject(answerMembers));

/** Missing settings are empty. PHP writes an empty object as `[]`. */
export const settingsSchema = v.pipe(
  v.object({ data: v.object(answerMembers) }),
  v.transform(({ data }) => data.settings),
);

function currencyOf(raw: unknown): Currency {
  return raw === "CAD" ? "CAD" : "USD";
}

function phoneOf(phone: string | undefined): Pick<Agent, "phone"> {
  return phone ? { phone } : {};
}

function orEmpty(value: unknown): unknown {
  return value ?? {};
}

/**
 * Reads a string, a number as a string, or the first item of a list; returns null for any other value.
 */
function settingTextOf(value: unknown): string | null {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first !== "string" && typeof first !== "number") return null;
  return String(first).trim() || null;
}

/**
 * Reads a whole number above 0, which may be sent as a string; returns null for any other value.
 */
function daysOf(value: unknown): number | null {
  const count = Number(settingTextOf(value) ?? "");
  return Number.isSafeInteger(count) && count > 0 ? count : null;
}

/** Reads one word, a list of words, or an object with number keys, which PHP writes for a list with gaps. */
function wordsOf(value: unknown): readonly string[] {
  const entries: readonly unknown[] =
    typeof value === "object" && value !== null ? Object.values(value) : [value];
  return entries
    .filter((entry) => typeof entry === "string")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

export const loadSettings = defineCall({
  method: "GET",
  path: "/api/v1/site-connector/settings",
  answer: dataAnswer(settingsSchema, "The settings cannot be read."),
  source: "2 §7",
});
