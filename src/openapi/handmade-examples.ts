import type { CallExample } from "./examples.ts";

const options = { persistent_login: 0, destination: "/scout", auth_type: "token" };
const provider = {
  id: "8d5f1f5e-3b0a-4c55-9b0e-5a1d3f3a1c01",
  value: "101",
  label: "Comcast",
  taxonomy: {},
};
const branding = { site_color: "#0A4F8C, 1", button_text_color: "#FFFFFF, 1" };

/** Examples of the calls that the check does not make, because they need a user or replace a user's entries. */
export const handmadeExamples: Readonly<Record<string, CallExample>> = {
  logIn: {
    parameters: { brand: "sandler" },
    request: { username: "dana.whitfield", password: "correct horse battery staple", options },
    answer: { code: 200 },
  },
  verifyCode: {
    parameters: { brand: "sandler" },
    request: { username: "dana.whitfield", code: "482913", options },
    answer: { code: 200, redirect_to: "/scout", token: "header.payload.signature" },
  },
  resetPassword: {
    parameters: {},
    request: { username: "dana.whitfield", user_login: "dana.whitfield" },
    answer: { status: true },
  },
  saveSettings: {
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
  saveSolutionsIndex: {
    parameters: { id: provider.id },
    request: {
      data: {
        type: "node--provider_solutions_terms",
        id: provider.id,
        attributes: { moderation_state: "draft" },
        relationships: {
          field_security: {
            data: [{ type: "taxonomy_term--security", id: "2f0c8f0e-6f55-4ad9-9f57-0f6f6c0c4d11" }],
          },
        },
      },
    },
    answer: { data: { code: 200, provider } },
  },
};
