import type { Meta } from "@storybook/web-components-vite";
import { expect, waitFor, within } from "storybook/test";
import { answer, hold, refuse } from "../support/story-calls.ts";
import {
  builderIn,
  chooseIn,
  office,
  type PricingArgs,
  type PricingStory,
  pricingMeta,
  proposalIn,
} from "./pricing-story.ts";

export default {
  ...pricingMeta,
  title: "scout-pricing/Proposal",
  args: {
    ...pricingMeta.args,
    address: office,
    preparedFor: "Bluebird Bakery",
    provider: "comcast",
    term: "36",
  },
} satisfies Meta<PricingArgs>;

export const NothingChosen: PricingStory = {
  async play({ canvasElement }) {
    const pricing = await builderIn(canvasElement);
    await expect(proposalIn(pricing).getByText(/^Nothing is chosen yet/)).toBeVisible();
    await expect(pricing.output("Create contract").get()).toHaveAccessibleDescription(
      "Choose a broadband, dedicated, phone or television service first.",
    );
  },
};

export const Explained: PricingStory = {
  async play({ canvasElement }) {
    const pricing = await builderIn(canvasElement);
    await chooseIn(pricing, "Broadband", "Internet");
    await chooseIn(pricing, "Phone Lines", "Lines");
    await pricing.explain().click();
    const group = within(pricing.card("How this adds up").get());
    await expect(group.getByRole("heading", { name: "Monthly total" })).toBeVisible();
  },
};

export const ExplainedDark: PricingStory = {
  ...Explained,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

/** The notice of removed services, with Undo. */
export const TakenOut: PricingStory = {
  async play({ canvasElement }) {
    const pricing = await builderIn(canvasElement);
    await chooseIn(pricing, "Broadband", "Internet");
    await pricing.section("Broadband").click();
    await expect(await pricing.findByText(/because the section was unchecked\./)).toBeVisible();
  },
};

export const PreparedByOpen: PricingStory = {
  async play({ canvasElement }) {
    const pricing = await builderIn(canvasElement);
    await pricing.preparedBy().click();
    await expect(pricing.getByRole("textbox", { name: "First name" })).not.toHaveValue("");
  },
};

export const Compared: PricingStory = {
  async play({ canvasElement }) {
    const pricing = await builderIn(canvasElement);
    await chooseIn(pricing, "Broadband", "Internet");
    await pricing.keep().click();
    await chooseIn(pricing, "Phone Lines", "Lines");
    await pricing.keep().click();
    await pricing.keep().click();
    const compared = within(pricing.comparison().get());
    await expect(compared.getAllByRole("textbox", { name: "Name" })).toHaveLength(3);
    await expect(compared.getAllByText("Difference")[0]).toBeVisible();
    await pricing.includeComparison().click();
    await expect(pricing.includeComparison().get()).toHaveAccessibleDescription(
      "With Option 1, Option 2, Option 3",
    );
  },
};

export const ContractBlocked: PricingStory = {
  async play({ canvasElement }) {
    const pricing = await builderIn(canvasElement);
    await chooseIn(pricing, "Dedicated", "Dedicated internet");
    await expect(pricing.output("Create contract").get()).toHaveAccessibleDescription(
      "Comcast makes no contract of dedicated services.",
    );
  },
};

/** The browser blocks the tab: a link opens the contract. */
export const ContractTabBlocked: PricingStory = {
  args: {
    backend: {
      interfere: answer("contract", { data: { uri: "https://contracts.example/bluebird" } }),
    },
  },
  beforeEach: ({ id }) => {
    const { open } = window;
    window.open = () => null;
    const close = pricingMeta.beforeEach({ id });
    return () => {
      window.open = open;
      close();
    };
  },
  async play({ canvasElement }) {
    const pricing = await builderIn(canvasElement);
    await chooseIn(pricing, "Broadband", "Internet");
    await pricing.output("Create contract").click();
    await expect(await pricing.contractLink().find()).toBeVisible();
  },
};

export const PdfUnderWay: PricingStory = {
  args: { backend: { interfere: hold("paper") } },
  async play({ canvasElement }) {
    const pricing = await builderIn(canvasElement);
    await chooseIn(pricing, "Broadband", "Internet");
    await pricing.output("Save as PDF").click();
    await expect(pricing.output("Save as PDF").get()).toHaveAttribute("aria-busy", "true");
  },
};

export const PdfFailed: PricingStory = {
  args: { backend: { interfere: refuse("paper", 500) } },
  async play({ canvasElement }) {
    const pricing = await builderIn(canvasElement);
    await chooseIn(pricing, "Broadband", "Internet");
    const button = pricing.output("Save as PDF");
    await button.click();
    await waitFor(() => expect(button.get()).not.toHaveAttribute("aria-disabled"));
  },
};
