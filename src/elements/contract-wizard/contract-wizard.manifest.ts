import type { Answer, ElementManifest } from "../element-manifest.ts";

const draft = { contract: "c0ffee00-0000-4000-8000-000000000003", provider: "comcast" };
/** A form on this site, because the backend in the page has no second origin. */
const contractForm: Answer = (addressOf) => ({
  wizard_embed: `<iframe src="${addressOf("contract-form.html")}" style="height: 1100px"></iframe>`,
});

export const manifest: ElementManifest = {
  sizes: { react: { file: 112_000, first: 158_700 }, lite: { file: 52_600, first: 98_900 } },
  reserved: "max(352px, min(var(--_window, 100vh), 1440px))",
  policies: ["form", "formScripts", "contractPdf", "viewer"],
  example: {
    attributes: draft,
    answers: { [`GET /api/scout/v1/contract/${draft.contract}`]: contractForm },
    states: { "Access denied": { user: "agent-without-scout" } },
  },
  conformance: {
    attribute: { name: "provider", property: "provider", value: "cox" },
    sign: { role: "heading", name: "SCOUT Pricing Contracts" },
    needs: { contract: "c0ffee00-0000-4000-8000-000000000003" },
    waitsForData: true,
    busy: {},
  },
};
