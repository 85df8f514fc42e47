import type { Meta } from "@storybook/web-components-vite";
import { expect, userEvent, within } from "storybook/test";
import { sectionNames } from "../../test/testers/pricing-tester.ts";
import { inWidth } from "../support/widths.ts";
import {
  builderIn,
  chooseIn,
  offering,
  office,
  type PricingArgs,
  type PricingStory,
  pricingMeta,
  proposalIn,
  scenarioAddress,
} from "./pricing-story.ts";

export default {
  ...pricingMeta,
  title: "scout-pricing/Services",
  args: { ...pricingMeta.args, address: office, provider: "comcast", term: "36" },
} satisfies Meta<PricingArgs>;

export const NoProviderChosen: PricingStory = {
  args: { provider: "", term: "" },
  async play({ canvasElement }) {
    const pricing = await builderIn(canvasElement);
    await expect(pricing.choice("Provider").get()).toHaveDisplayValue("Choose a provider");
    await expect(pricing.getByText(/^Choose a provider and a term/)).toBeVisible();
  },
};

export const NothingChecked: PricingStory = {
  async play({ canvasElement }) {
    const pricing = await builderIn(canvasElement);
    await expect(pricing.getAllByRole("checkbox")).toHaveLength(4);
    await expect(pricing.getByText("Check a section above to see its services.")).toBeVisible();
  },
};

export const EverySection: PricingStory = {
  async play({ canvasElement }) {
    const pricing = await builderIn(canvasElement);
    for (const name of sectionNames) {
      await chooseIn(pricing, name);
    }
    await expect(pricing.getByRole("searchbox", { name: "Find a service" })).toBeVisible();
  },
};

/** The taller rows, as on narrow screens. */
export const Comfortable: PricingStory = {
  decorators: [inWidth(1376)],
  async play({ canvasElement }) {
    const pricing = await builderIn(canvasElement);
    await chooseIn(pricing, "Dedicated");
    const toggle = pricing.getByRole("checkbox", { name: "Comfortable lists" });
    await userEvent.click(toggle);
    await expect(toggle).toBeChecked();
    await userEvent.click(toggle);
  },
};

export const PackageChosen: PricingStory = {
  args: { term: "24", package: "comcast-starter-24-southeast" },
  async play({ canvasElement }) {
    const pricing = await builderIn(canvasElement);
    await expect(proposalIn(pricing).getByText("Package discount")).toBeVisible();
    await expect(pricing.section("Phone Lines").get()).toBeChecked();
  },
};

export const Quantities: PricingStory = {
  async play({ canvasElement }) {
    const pricing = await builderIn(canvasElement);
    await chooseIn(pricing, "Phone Lines", "Lines");
    const [lines] = pricing.getAllByRole("combobox", { name: /^Lines of/ });
    await pricing.choose(lines?.getAttribute("aria-label") ?? "", "8");
    await expect(proposalIn(pricing).getByText(/^8 ×/)).toBeVisible();
  },
};

export const TelevisionWithFees: PricingStory = {
  async play({ canvasElement }) {
    const pricing = await builderIn(canvasElement);
    await chooseIn(pricing, "Television", "TV service");
    await expect((await proposalIn(pricing).findAllByText("Fee"))[0]).toBeVisible();
  },
};

export const SectionEmpty: PricingStory = {
  args: offering([{ id: "a", type: "broadband", title: "Internet 100", mrc: 50 }]),
  async play({ canvasElement }) {
    const pricing = await builderIn(canvasElement);
    await expect(
      pricing.getByText("No Acme Phone Lines services available for the term length selected."),
    ).toBeVisible();
  },
};

/** Unavailable services stay in the list, each with its reason. */
export const UnavailableShown: PricingStory = {
  args: { address: scenarioAddress("slow-line") },
  async play({ canvasElement }) {
    const pricing = await builderIn(canvasElement);
    await chooseIn(pricing, "Broadband");
    const card = within(pricing.card("Broadband").get());
    const texts = await card.findAllByText("Not available at this address.");
    await expect(texts[0]).toBeVisible();
  },
};

export const UnavailableShownDark: PricingStory = {
  ...UnavailableShown,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

/** Hide unavailable leaves them out and keeps their number. */
export const UnavailableHidden: PricingStory = {
  args: { address: scenarioAddress("slow-line") },
  async play({ canvasElement }) {
    const pricing = await builderIn(canvasElement);
    await chooseIn(pricing, "Broadband");
    const fold = pricing.getByRole("checkbox", { name: /^Hide unavailable \(\d+\)$/ });
    await userEvent.click(fold);
    await expect(fold).toBeChecked();
    await expect(pricing.queryByText("Not available at this address.")).toBeNull();
    await userEvent.click(fold);
  },
};

export const PriceUnreadable: PricingStory = {
  args: offering([
    { id: "a", type: "broadband", widget: "radio", title: "Internet 100", mrc: "TBD" },
    { id: "b", type: "broadband", widget: "radio", title: "Internet 500", mrc: 80 },
  ]),
  async play({ canvasElement }) {
    const pricing = await builderIn(canvasElement);
    await chooseIn(pricing, "Broadband");
    await pricing.radio("Internet 100").click();
    await expect((await proposalIn(pricing).findAllByText("ERR"))[0]).toBeVisible();
    await expect(pricing.output("Print").get()).toHaveAccessibleDescription(
      "A price cannot be read, so the totals are not known.",
    );
  },
};

export const PricedAsRange: PricingStory = {
  args: offering([
    {
      id: "a",
      type: "dedicated",
      widget: "radio",
      title: "Fiber 10G",
      mrc_low: 4200,
      mrc_high: 5744,
    },
  ]),
  async play({ canvasElement }) {
    const pricing = await builderIn(canvasElement);
    await chooseIn(pricing, "Dedicated", "Dedicated internet");
    await expect(await pricing.findByText("Excludes items priced as a range.")).toBeVisible();
    await expect(pricing.getByText(/\$4,200\.00 – \$5,744\.00/)).toBeVisible();
  },
};

export const CoxTelevision: PricingStory = {
  args: { address: scenarioAddress("cox-without-tv"), provider: "cox" },
  async play({ canvasElement }) {
    const pricing = await builderIn(canvasElement);
    await expect(pricing.getByRole("link", { name: "channel manager" })).toBeVisible();
  },
};

export const AttTelevision: PricingStory = {
  args: { address: scenarioAddress("att-without-tv"), provider: "att" },
  async play({ canvasElement }) {
    const pricing = await builderIn(canvasElement);
    await expect(
      pricing.getByText("AT&T television services do not pay commissions."),
    ).toBeVisible();
  },
};
