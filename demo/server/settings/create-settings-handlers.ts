import type { sentSettings } from "../../../src/core/api/settings.ts";
import type { ValueOf } from "../../../src/core/wire/sent.ts";
import type { BackendParts } from "../backend-parts.ts";
import { answerJson } from "../http/answer.ts";
import type { Handlers } from "../http/handler.ts";
import { checkContent } from "../http/read-body.ts";
import { Refusal } from "../http/refusal.ts";
import type { Branding, User } from "../store/documents.ts";
import { brandingBody } from "./branding-body.ts";
import { defaultBranding } from "./default-branding.ts";
import { readBranding, siteName } from "./read-branding.ts";

/** Site settings. Signed-out users get the branding and no capabilities. */
export function createSettingsHandlers(parts: BackendParts) {
  const { branding } = parts.store;

  return {
    loadSettings: async ({ caller }) =>
      answerSettings(await readBranding(parts.store), caller.user),

    async saveSettings({ request, caller }) {
      if (!caller.user?.mayBrand) throw new Refusal(403, "You may not change the branding.");
      const body = checkContent(await request.json().catch(() => null), brandingBody, 422);
      const before = await readBranding(parts.store);
      const after = {
        ...before,
        buttonTextColor: body.button_text_color,
        siteColor: body.site_color ?? before.siteColor,
        primaryLogo: body.primary_logo === undefined ? before.primaryLogo : body.primary_logo,
        navigationLogo:
          body.navigation_logo === undefined ? before.navigationLogo : body.navigation_logo,
      };
      await branding.put(after);
      return answerSettings(after, caller.user);
    },
  } satisfies Partial<Handlers>;
}

function answerSettings(branding: Branding, user: User | null): Response {
  const settings: ValueOf<typeof sentSettings>["data"]["settings"] = {
    site_color: branding.siteColor,
    button_text_color: branding.buttonTextColor,
    primary_logo: branding.primaryLogo,
    navigation_logo: branding.navigationLogo,
    capabilities: user?.capabilities ?? [],
    siteName,
    siteLogo: branding.primaryLogo,
    favicon: defaultBranding.navigationLogo,
    forgotPasswordUri: "/user/password",
    proposal_valid_days: 30,
    proposal_sites: true,
    ...(user ? personOf(user) : {}),
  };
  return answerJson({ data: { settings } });
}

function personOf(user: User) {
  return {
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    ...(user.phone !== undefined && { phone: user.phone }),
    user: { id: user.id, roles: user.roles },
  };
}
