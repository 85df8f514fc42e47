import type { Meta } from "@storybook/web-components-vite";
import { expect } from "storybook/test";
import { hold } from "../support/story-calls.ts";
import {
  type PricingArgs,
  type PricingStory,
  pricingIn,
  pricingMeta,
  scenarioAddress,
} from "./pricing-story.ts";

export default { ...pricingMeta, title: "scout-pricing/Access" } satisfies Meta<PricingArgs>;

export const SettingsUnknown: PricingStory = {
  args: { backend: { interfere: hold("settings") } },
  async play({ canvasElement }) {
    const pricing = await pricingIn(canvasElement);
    await expect(await pricing.findByText("Loading")).toBeInTheDocument();
    await expect(pricing.queryByRole("combobox")).not.toBeInTheDocument();
  },
};

export const Denied: PricingStory = {
  parameters: { log: ["Denied: Access Denied"] },
  args: { backend: { user: "agent-without-scout" } },
  async play({ canvasElement }) {
    const pricing = await pricingIn(canvasElement);
    await expect(await pricing.findByRole("heading", { name: "Access Denied" })).toBeVisible();
    await expect(pricing.queryByRole("combobox")).not.toBeInTheDocument();
  },
};

export const DeniedDark: PricingStory = {
  ...Denied,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

/** The settings give access, the server refuses it. */
export const AccessExpired: PricingStory = {
  ...Denied,
  args: { address: scenarioAddress("search-403") },
};
