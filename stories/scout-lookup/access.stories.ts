import type { Meta } from "@storybook/web-components-vite";
import { expect } from "storybook/test";
import {
  type LookupArgs,
  type LookupStory,
  lookupIn,
  lookupMeta,
} from "../support/lookup-story.ts";
import { addressOf } from "../support/scenario-address.ts";
import { hold, refuse } from "../support/story-calls.ts";

export default { ...lookupMeta, title: "scout-lookup/Access" } satisfies Meta<LookupArgs>;

export const SettingsUnknown: LookupStory = {
  args: { backend: { interfere: hold("settings") } },
  async play({ canvasElement }) {
    const lookup = await lookupIn(canvasElement);
    await expect(await lookup.findByText("Loading")).toBeInTheDocument();
    await expect(lookup.queryByRole("combobox")).not.toBeInTheDocument();
  },
};

export const Denied: LookupStory = {
  parameters: { log: ["Denied: Access Denied"] },
  args: { backend: { user: "agent-without-scout" } },
  async play({ canvasElement }) {
    const lookup = await lookupIn(canvasElement);
    await expect(await lookup.findByRole("heading", { name: "Access Denied" })).toBeVisible();
    await expect(lookup.queryByRole("combobox")).not.toBeInTheDocument();
  },
};

export const DeniedDark: LookupStory = {
  ...Denied,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

/** The server denies the settings (decisions ZA6). */
export const SettingsRefused: LookupStory = {
  ...Denied,
  args: { backend: { interfere: refuse("settings", 403) } },
};

/** The settings granted access, but the server denies it. */
export const AccessExpired: LookupStory = {
  ...Denied,
  args: { address: addressOf("start-expired-access") },
};

/** The page's address states why the user was redirected; the portal removes the reason from it. */
export const ContractNotFound: LookupStory = {
  args: { routing: "portal" },
  beforeEach() {
    const { href } = window.location;
    const reasoned = new URL(href);
    reasoned.searchParams.set("error_code", "404");
    window.history.replaceState(window.history.state, "", reasoned);
    return () => window.history.replaceState(window.history.state, "", href);
  },
  async play({ canvasElement }) {
    const lookup = await lookupIn(canvasElement);
    await expect(await lookup.alert().find()).toHaveTextContent("The contract could not be found.");
    await expect(lookup.button("Dismiss").get()).toBeVisible();
  },
};
