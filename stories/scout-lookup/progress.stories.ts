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
import { inWidth } from "../support/widths.ts";

export default {
  ...lookupMeta,
  title: "scout-lookup/Progress",
  args: { ...lookupMeta.args, address: addressOf("slow") },
} satisfies Meta<LookupArgs>;

/** Each step takes six seconds, each poll one: the LEC has answered, the cable company has not. */
const pollOfCable = 27;

export const Starting: LookupStory = {
  args: { backend: { interfere: hold("start") } },
  async play({ canvasElement }) {
    const lookup = await lookupIn(canvasElement);
    const bar = await lookup.bar("Preparing...").find();
    await expect(bar).toHaveAttribute("aria-valuenow", "0");
  },
};

export const PollingBeforeThePlace: LookupStory = {
  args: { backend: { interfere: hold("poll", 2) } },
  async play({ canvasElement }) {
    const lookup = await lookupIn(canvasElement);
    await expect(await lookup.bar("Searching...").find()).toBeVisible();
    await expect(await lookup.findByText("Validating the address...")).toBeVisible();
  },
};

export const PollingWithPartialPlace: LookupStory = {
  args: { backend: { interfere: hold("poll", pollOfCable) } },
  async play({ canvasElement }) {
    const lookup = await lookupIn(canvasElement);
    await expect(await lookup.findByText("Asking the cable company...")).toBeVisible();
    await expect(lookup.bar("Searching...").get()).toBeVisible();
    const answers = /^Answered: address, wire center, and/;
    await expect(await lookup.findByText(answers)).toBeVisible();
    await expect(lookup.card("LEC").get()).toHaveTextContent("Max Download");
    const cable = lookup.card("Cable Company").get();
    await expect(cable).toHaveTextContent(/Asking/);
  },
};

export const PollingWithPartialPlaceNarrow: LookupStory = {
  ...PollingWithPartialPlace,
  decorators: [inWidth(336)],
};

export const PollingWithPartialPlaceDark: LookupStory = {
  ...PollingWithPartialPlace,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

/** The bar is frozen for 15 seconds, which never pass on the clock of these stories. */
export const WaitingAfter504: LookupStory = {
  args: { backend: { interfere: refuse("poll", 504, pollOfCable) } },
  async play({ canvasElement }) {
    const lookup = await lookupIn(canvasElement);
    const bar = await lookup.findByRole("progressbar", { name: "Searching...", busy: true });
    await expect(bar).toBeVisible();
  },
};

export const Finishing: LookupStory = {
  args: { backend: { interfere: hold("finish") } },
  async play({ canvasElement }) {
    const lookup = await lookupIn(canvasElement);
    const bar = await lookup.bar("Done..").find();
    await expect(bar).toHaveAttribute("aria-valuenow", "100");
  },
};
