import type { Meta } from "@storybook/web-components-vite";
import { expect, waitFor } from "storybook/test";
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

export const FirstVisit: PricingStory = {
  async play({ canvasElement }) {
    const pricing = await pricingIn(canvasElement);
    await expect(await pricing.address().find()).toHaveValue("");
    await expect(pricing.getByText(/^Enter an address above/)).toBeVisible();
  },
};

export const AddressMissing: PricingStory = {
  async play({ canvasElement }) {
    const pricing = await pricingIn(canvasElement);
    await pricing.generate().click();
    await expect(pricing.address().get()).toHaveAccessibleDescription("Enter an address.");
  },
};

export const Suggestions: PricingStory = {
  async play({ canvasElement }) {
    const pricing = await pricingIn(canvasElement);
    await pricing.address().fill("100 m");
    await waitFor(() => expect(pricing.suggestions().all().length).toBeGreaterThan(1));
  },
};

export const Searching: PricingStory = {
  args: { address: office, backend: { interfere: hold("pricing") } },
  async play({ canvasElement }) {
    const pricing = await pricingIn(canvasElement);
    await expect(await pricing.progress().find()).toBeVisible();
    await expect(pricing.button("Cancel").get()).toBeVisible();
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
    await expect(await pricing.alert().find()).toHaveTextContent("An error has occurred.");
    await expect(pricing.button("Try again").get()).toBeVisible();
  },
};

export const FailedDark: PricingStory = {
  ...Failed,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

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
