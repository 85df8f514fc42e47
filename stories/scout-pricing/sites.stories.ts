import { sitesTester } from "../../src/testing/parts/sites-tester.ts";
import { backend, playWith, type Story } from "../support/element-story.ts";
import { hold } from "../support/story-calls.ts";
import { inWidth } from "../support/widths.ts";
import { addressOf, office, pricingMeta } from "./pricing-story.ts";

export default { ...pricingMeta, title: "scout-pricing/Several addresses" };

const play = playWith(sitesTester);

const addresses = [
  office,
  "1200 Main Street, Houston, TX 77002",
  "500 Market Street, Chicago, IL 60601",
  addressOf("empty-message"),
  addressOf("other-city"),
  addressOf("search-500"),
];

/** Before pricing, the list has a repeated line, and two lines that are not addresses. */
export const Confirmation: Story = {
  play: play(async ({ toggle, lines, check, start }) => {
    await toggle().click();
    await lines().fill([...addresses, office, "12", "n/a"].join("\n"));
    await check().click();
    await start().find();
  }),
};

export const UnderWay: Story = {
  args: backend(hold("searchPricing")),
  play: play(async ({ confirm, button }) => {
    await confirm(addresses);
    await button("Pause").find();
  }),
};

export const Ready: Story = {
  play: play(async ({ confirm, findAllByText }) => {
    await confirm(addresses);
    await findAllByText(/^Done\. 4 of 6 priced, 1 without a price\. 1 failed\.$/);
  }),
};

/** The address of a site without a price is being changed. */
export const Edited: Story = {
  play: play(async ({ confirm, findAllByText, button, newAddress }) => {
    await confirm(addresses);
    await findAllByText(/^Done\./);
    await button(`Edit ${addressOf("empty-message")}`).click();
    await newAddress().fill("1200 Main");
  }),
};

export const Narrow: Story = { ...Ready, decorators: [inWidth(336)] };

/** Every site gets three phone lines and a static IP address. */
export const Sets: Story = {
  play: play(async ({ confirm, phoneLines, staticIp, findAllByText, terms }) => {
    await confirm(addresses);
    await findAllByText(/^Done\./);
    await phoneLines().fill("3");
    await staticIp().click();
    await terms().find();
  }),
};
