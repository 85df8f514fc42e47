import { backend, type Story, shows, withoutScout } from "../support/element-story.ts";
import { hold } from "../support/story-calls.ts";
import { addressOf, office, play, pricingMeta } from "./pricing-story.ts";

export default { ...pricingMeta, title: "scout-pricing/Search" };

export const FirstVisit: Story = { play: shows(/^Enter an address to see/) };

export const AddressMissing: Story = {
  play: play(async ({ generate, findAllByText }) => {
    await generate().click();
    await findAllByText("Enter an address.");
  }),
};

export const Searching: Story = {
  args: { address: office, ...backend(hold("searchPricing")) },
  play: play(({ progress }) => progress().find()),
};

export const Failed: Story = {
  args: { address: addressOf("search-500") },
  play: play(({ alert }) => alert().find()),
};

export const NothingFound: Story = {
  args: { address: addressOf("empty") },
  play: shows("There are no results at this time."),
};

export const Loading: Story = { args: backend(hold("loadSettings")), play: shows("Loading") };

export const NoAccess: Story = withoutScout;
