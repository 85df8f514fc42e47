import { loadSettings, sentSettings } from "../../core/api/settings.ts";
import { sentBrandingChanges } from "../../core/branding/branding-changes.ts";
import type { DescribedCalls } from "../described-call.ts";
import { warning } from "../screen-reactions.ts";

const branding = { site_color: "#0A4F8C, 1", button_text_color: "#FFFFFF, 1" };

/** The calls of site settings and branding. */
export const settingsCalls = {
  loadSettings: {
    tag: "Settings",
    summary: "Site settings, branding and capabilities",
    kind: "own",
    when: {
      "every element":
        "Once for all elements of the page with the same API base, when the first of them starts, and again when another person signs in.",
    },
    answer:
      'Colors and logos are applied. `capabilities` decides about the Scout screens: without `scout:access` they show "Access Denied". `first_name`, `last_name` and `email` fill the proposal. A missing member has its default.',
    failures: {
      401: 'The Scout screens show "Access Denied" with "You are not signed in." and the link of `signInUri`; the branding shows its error page. All others continue, with the default colors.',
      403: 'The Scout screens and the branding show "Access Denied". All others continue, with the default colors.',
      other:
        'Two more tries, after 1 and 3 seconds. Then the Scout screens and the branding show the failed state with "Try again"; all others continue, with the default colors.',
    },
    wire: { answer: sentSettings },
    check: {
      make: async ({ client, found }) => {
        const { capabilities } = await loadSettings(client);
        found.mayScout = capabilities.includes("scout:access");
      },
    },
  },
  saveSettings: {
    tag: "Settings",
    summary: "Saves the branding",
    kind: "act",
    when: {
      "account-branding":
        'On "Save All Changes". Members that are left out do not change; null removes a logo.',
    },
    after: ["loadSettings"],
    answer: "It is not read: the status is enough. The page then loads `/` again.",
    failures: { other: `${warning} All choices stay.` },
    wire: {
      request: sentBrandingChanges,
      answer: sentSettings,
      failures: { 422: "A colour or a logo is not valid" },
    },
    check: {
      skippedBecause: "it would replace the branding",
      example: {
        parameters: {},
        request: branding,
        answer: {
          data: {
            settings: {
              ...branding,
              primary_logo: null,
              navigation_logo: null,
              capabilities: ["scout"],
            },
          },
        },
      },
    },
  },
} satisfies DescribedCalls;
