import type { Meta } from "@storybook/web-components-vite";
import { expect } from "storybook/test";
import {
  type ContractsArgs,
  type ContractsStory,
  contractsIn,
  contractsMeta,
} from "../support/contracts-story.ts";
import { hold, refuse } from "../support/story-calls.ts";

export default { ...contractsMeta, title: "scout-contracts/Access" } satisfies Meta<ContractsArgs>;

export const SettingsUnknown: ContractsStory = {
  args: { backend: { interfere: hold("settings") } },
  async play({ canvasElement }) {
    const contracts = await contractsIn(canvasElement);
    await expect(await contracts.findByText("Loading")).toBeInTheDocument();
    await expect(contracts.queryByRole("heading")).not.toBeInTheDocument();
  },
};

export const Denied: ContractsStory = {
  parameters: { log: ["Denied: Access Denied"] },
  args: { backend: { user: "agent-without-scout" } },
  async play({ canvasElement }) {
    const contracts = await contractsIn(canvasElement);
    await expect(await contracts.findByRole("heading", { name: "Access Denied" })).toBeVisible();
    await expect(contracts.queryByRole("table")).not.toBeInTheDocument();
  },
};

/** The server denies the settings (decisions ZA6). */
export const SettingsRefused: ContractsStory = {
  ...Denied,
  args: { backend: { interfere: refuse("settings", 403) } },
};

/** The settings granted access, but the server denies it. */
export const AccessExpired: ContractsStory = {
  ...Denied,
  args: { backend: { interfere: refuse("contracts", 403) } },
};
