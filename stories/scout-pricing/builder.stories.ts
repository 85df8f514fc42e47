import type { PricingSearch, ServiceRow } from "../../src/core/index.ts";
import { sectionNames } from "../../src/testing/parts/pricing-tester.ts";
import { backend, type Story } from "../support/element-story.ts";
import { answer, hold } from "../support/story-calls.ts";
import { inWidth } from "../support/widths.ts";
import { addressOf, build, builderArgs, chooseIn, office, pricingMeta } from "./pricing-story.ts";

export default { ...pricingMeta, title: "scout-pricing/Builder", args: builderArgs };

export const NothingChosen: Story = { play: build() };

/** Internet and television beside the proposal. */
export const Ready: Story = {
  play: build(async (pricing) => {
    await chooseIn(pricing, "Broadband", "Internet");
    await chooseIn(pricing, "Television", "TV service");
  }),
};

/** A phone of 360 pixels, without the margins of the page. */
export const Narrow: Story = { ...Ready, decorators: [inWidth(336)] };

export const MuchData: Story = {
  play: build(async (pricing) => {
    for (const name of sectionNames) await chooseIn(pricing, name);
  }),
};

/** A package gives a discount. */
export const Discount: Story = {
  args: { term: "24", package: "comcast-starter-24-southeast" },
  play: build(({ findAllByText }) => findAllByText("Package discount")),
};

/** Services that the address cannot have stay in the list, each with its reason. */
export const DisabledServices: Story = {
  args: { address: addressOf("slow-line") },
  play: build(async (pricing) => {
    await chooseIn(pricing, "Broadband");
    await pricing.findAllByText("Not available at this address.");
  }),
};

/** A search that offers these services. */
function offering(...rows: readonly ServiceRow[]) {
  const search: PricingSearch = {
    rows,
    filter_options: {
      provider: [{ value: "acme", label: "Acme" }],
      term: [{ value: "36", label: "36 Months" }],
      package: [],
      region: [],
    },
    address_display: office,
  };
  return { provider: "acme", ...backend(answer("searchPricing", search)) };
}

export const PriceUnreadable: Story = {
  args: offering(
    { id: "a", type: "broadband", widget: "radio", title: "Internet 100", mrc: "TBD" },
    { id: "b", type: "broadband", widget: "radio", title: "Internet 500", mrc: 80 },
  ),
  play: build(async (pricing) => {
    await chooseIn(pricing, "Broadband");
    await pricing.radio("Internet 100").click();
    await pricing.findAllByText("ERR");
  }),
};

/** One price rises after a year. The details of the other mention a change without its amount. */
export const ChangingPrices: Story = {
  args: offering(
    {
      ...{ id: "a", type: "broadband", widget: "radio", title: "Internet 300", mrc: 49.99 },
      ...{ nrc: 99, promo_months: 12, after_mrc: 79.99 },
      pricing_details: "$49.99/mo for 12 months, then $79.99.",
    },
    {
      ...{ id: "b", type: "broadband", widget: "radio", title: "Internet 500", mrc: 69.99 },
      pricing_details: "Introductory price.",
    },
  ),
  play: build(async (pricing) => {
    await chooseIn(pricing, "Broadband");
    await pricing.radio("Internet 500").click();
    await pricing.keep().click();
    await pricing.radio("Internet 300").click();
    await pricing.findAllByText("Total over 36 months");
  }),
};

export const Explained: Story = {
  play: build(async (pricing) => {
    await chooseIn(pricing, "Broadband", "Internet");
    await chooseIn(pricing, "Phone Lines", "Lines");
    await pricing.explain().click();
    await pricing.card("Price breakdown").find();
  }),
};

/** The services of a section that was unchecked, with Undo. */
export const TakenOut: Story = {
  play: build(async (pricing) => {
    await chooseIn(pricing, "Broadband", "Internet");
    await pricing.section("Broadband").click();
    await pricing.findByText(/because the service type was unchecked\./);
  }),
};

export const Compared: Story = {
  play: build(async (pricing) => {
    await chooseIn(pricing, "Broadband", "Internet");
    await pricing.keep().click();
    await chooseIn(pricing, "Phone Lines", "Lines");
    await pricing.keep().click();
    await pricing.includeComparison().click();
  }),
};

/** The browser has blocked the tab, so a link opens the contract. */
export const ContractBehindALink: Story = {
  args: backend(answer("createContract", { data: { uri: "https://contracts.example/bluebird" } })),
  beforeEach() {
    const { open } = window;
    window.open = () => null;
    return () => {
      window.open = open;
    };
  },
  play: build(async (pricing) => {
    await chooseIn(pricing, "Broadband", "Internet");
    await pricing.output("Create contract").click();
    await pricing.contractLink().find();
  }),
};

/** The form with the agent's own data is open. */
export const SavingAsPdf: Story = {
  args: backend(hold("downloadPricing")),
  play: build(async (pricing) => {
    await chooseIn(pricing, "Broadband", "Internet");
    await pricing.preparedBy().click();
    await pricing.output("Save as PDF").click();
  }),
};
