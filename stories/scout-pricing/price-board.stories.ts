import { userEvent } from "storybook/test";
import type { Story } from "../support/element-story.ts";
import { inWidth } from "../support/widths.ts";
import { addressOf, build, office, pricingMeta } from "./pricing-story.ts";

export default { ...pricingMeta, title: "scout-pricing/Price board", args: { address: office } };

/** Runs steps after the board is drawn. */
function onBoard(steps: Parameters<typeof build>[0] = async () => {}) {
  return build(async (pricing, canvas) => {
    await pricing.findByRole("table", { name: "Price board" });
    await steps(pricing, canvas);
  });
}

export const Ready: Story = { play: onBoard() };

export const MuchData: Story = {
  args: { address: addressOf("all-carriers") },
  decorators: [inWidth(1376)],
  play: onBoard(),
};

export const Narrow: Story = { ...MuchData, decorators: [inWidth(336)] };

export const FilteredAndSorted: Story = {
  play: onBoard(async ({ choose, findByText }) => {
    await choose("Term", "36 Months");
    await choose("Minimum speed", "300 Mbps+");
    await choose("Sort by", "Speed");
    await findByText(/highest speed first$/);
  }),
};

export const NotAvailable: Story = {
  args: { address: addressOf("slow-line") },
  play: onBoard(async ({ choose, findAllByText }) => {
    await choose("Term", "36 Months");
    await choose("Minimum speed", "500 Mbps+");
    await choose("Access type", "Coax");
    await findAllByText("Not available at this address.");
  }),
};

/** Products by providers. The first column stays, and a shadow at the edge shows that there are more columns. */
export const Matrix: Story = {
  ...MuchData,
  play: onBoard(async ({ findByRole }) => {
    await userEvent.click(await findByRole("tab", { name: "Matrix" }));
    await findByRole("grid", { name: "Price board" });
  }),
};
