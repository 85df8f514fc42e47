import type { Meta } from "@storybook/web-components-vite";
import { expect, userEvent } from "storybook/test";
import { typeInto } from "../support/shadow-queries.ts";
import { hold } from "../support/story-calls.ts";
import {
  office,
  type PricingArgs,
  type PricingStory,
  pricingIn,
  pricingMeta,
  scenarioAddress,
} from "./pricing-story.ts";

export default { ...pricingMeta, title: "scout-pricing/Search" } satisfies Meta<PricingArgs>;

const nameOfBox = { name: "Service address" };

export const FirstVisit: PricingStory = {
  async play({ canvasElement }) {
    const pricing = await pricingIn(canvasElement);
    await expect(await pricing.findByRole("combobox", nameOfBox)).toHaveValue("");
    await expect(pricing.getByText(/^Enter an address above/)).toBeVisible();
  },
};

export const AddressMissing: PricingStory = {
  async play({ canvasElement }) {
    const pricing = await pricingIn(canvasElement);
    const box = await pricing.findByRole("combobox", nameOfBox);
    await userEvent.click(pricing.getByRole("button", { name: "Generate Pricing" }));
    await expect(box).toHaveAccessibleDescription("Enter an address.");
  },
};

export const Suggestions: PricingStory = {
  async play({ canvasElement }) {
    const pricing = await pricingIn(canvasElement);
    await typeInto(await pricing.findByRole("combobox", nameOfBox), "100 m");
    await expect((await pricing.findAllByRole("option")).length).toBeGreaterThan(1);
  },
};

export const Searching: PricingStory = {
  args: { address: office, backend: { interfere: hold("pricing") } },
  async play({ canvasElement }) {
    const pricing = await pricingIn(canvasElement);
    await expect(await pricing.findByRole("progressbar")).toBeVisible();
    await expect(pricing.getByRole("button", { name: "Cancel" })).toBeVisible();
  },
};

/** The first search takes too long; the retry follows after a minute. */
export const WaitingAfter504: PricingStory = {
  args: { address: scenarioAddress("search-504-once") },
  async play({ canvasElement }) {
    const pricing = await pricingIn(canvasElement);
    await expect(
      await pricing.findByRole("progressbar", { name: /taking longer than usual/ }),
    ).toBeVisible();
  },
};

export const Failed: PricingStory = {
  args: { address: scenarioAddress("search-500") },
  async play({ canvasElement }) {
    const pricing = await pricingIn(canvasElement);
    await expect(await pricing.findByRole("alert")).toHaveTextContent("An error has occurred.");
    await expect(pricing.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const FailedDark: PricingStory = { ...Failed, globals: { scheme: "dark" } };

export const Empty: PricingStory = {
  args: { address: scenarioAddress("empty") },
  async play({ canvasElement }) {
    const pricing = await pricingIn(canvasElement);
    await expect(await pricing.findByText("There are no results at this time.")).toBeVisible();
  },
};

export const EmptyWithMessage: PricingStory = {
  args: { address: scenarioAddress("empty-message") },
  async play({ canvasElement }) {
    const pricing = await pricingIn(canvasElement);
    await expect(await pricing.findByText("under review")).toBeVisible();
    await expect(pricing.getByRole("link", { name: "Contact us" })).toBeVisible();
  },
};

/** A link names choices that this address does not offer. */
export const LinkOutOfDate: PricingStory = {
  args: { address: office, provider: "nobody", term: "99" },
  async play({ canvasElement }) {
    const pricing = await pricingIn(canvasElement);
    await expect(
      await pricing.findByText("The provider of the link is not offered at this address."),
    ).toBeVisible();
  },
};
