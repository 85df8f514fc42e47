import { defineCall, laterAnswer } from "./define-call.ts";

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

/** GET /api/v1/site-connector/settings (2 §7). */
export const loadSettings = defineCall({
  method: "GET",
  path: "/api/v1/site-connector/settings",
  answer: laterAnswer("json", async () => (await import("./settings-answer.ts")).settingsAnswer),
  source: "2 §7",
});
