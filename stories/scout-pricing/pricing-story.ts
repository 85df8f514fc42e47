import "../../src/elements/scout-pricing/scout-pricing.ts";
import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import { expect, fireEvent, userEvent, within } from "storybook/test";
import { findPricingScenarioByCode } from "../../demo/server/pricing/scenarios.ts";
import type { PricingSearch, ServiceRow } from "../../src/core/index.ts";
import { finishTransitions } from "../support/finish-transitions.ts";
import { withinShadow } from "../support/shadow-queries.ts";
import { apiBaseOf, type StoryBackendOptions } from "../support/story-backend.ts";
import { answer } from "../support/story-calls.ts";
import { withStoryBackend } from "../support/with-story-backend.ts";

export interface PricingArgs {
  /** Searched immediately if it is given. */
  readonly address: string;
  readonly preparedFor: string;
  readonly provider: string;
  readonly term: string;
  readonly package: string;
  readonly backend: StoryBackendOptions;
}

export type PricingStory = StoryObj<PricingArgs>;

/** An address of the catalogue where Comcast sells everything. */
export const office = "600 Peachtree St NE, Atlanta, GA 30308";

/** The meta of all stories of the builder: the element, and a backend that answers it. */
export const pricingMeta = {
  component: "scout-pricing",
  args: { address: "", preparedFor: "", provider: "", term: "", package: "", backend: {} },
  ...withStoryBackend,
  afterEach: ({ canvasElement }) => finishTransitions(canvasElement, "scout-pricing"),
  render: ({ address, preparedFor, provider, term, package: chosen }, { id }) => html`
    <scout-pricing
      api-base=${apiBaseOf(id)}
      routing="none"
      address=${address}
      prepared-for=${preparedFor}
      provider=${provider}
      term=${term}
      package=${chosen}
    ></scout-pricing>
  `,
} satisfies Meta<PricingArgs>;

/** Queries inside the builder, once it has loaded. */
export function pricingIn(canvas: HTMLElement) {
  return withinShadow(canvas, "scout-pricing");
}

/** The same, once there are services. */
export async function builderIn(canvas: HTMLElement) {
  const pricing = await pricingIn(canvas);
  await expect(await pricing.findByRole("region", { name: "Proposal" })).toBeVisible();
  return pricing;
}

type Queries = Awaited<ReturnType<typeof pricingIn>>;

export function proposalIn(pricing: Queries) {
  return within(pricing.getByRole("region", { name: "Proposal" }));
}

/** Checks a section, and the first services of these groups in it. */
export async function chooseIn(
  pricing: Queries,
  section: string,
  ...groups: readonly string[]
): Promise<void> {
  await userEvent.click(pricing.getByRole("checkbox", { name: section }));
  const card = within(await pricing.findByRole("group", { name: section }));
  for (const name of groups) {
    const group = within(card.getByRole("group", { name }));
    const choices = [...group.queryAllByRole("radio"), ...group.queryAllByRole("checkbox")];
    const none = group.queryByRole("radio", { name: "None" });
    const first = choices.find((choice) => choice !== none);
    if (first === undefined) throw new Error(`${name} has no service.`);
    await userEvent.click(first);
  }
}

/** Selects an option in a shadow root. */
export async function selectIn(pricing: Queries, name: string, value: string): Promise<void> {
  await fireEvent.change(pricing.getByRole("combobox", { name }), { target: { value } });
}

/** The address of a pricing scenario. */
export function scenarioAddress(code: string): string {
  const scenario = findPricingScenarioByCode(code);
  if (scenario === null) throw new Error(`There is no scenario ${code}.`);
  return scenario.address;
}

/** A search with one provider and one term that offers these services. */
export function offering(
  rows: readonly ServiceRow[],
  more: Partial<PricingSearch> = {},
): Pick<PricingArgs, "address" | "backend"> {
  const search = {
    rows,
    filter_options: {
      provider: [{ value: "acme", label: "Acme" }],
      term: [{ value: "36", label: "36 Months" }],
      package: [],
      region: [],
    },
    address_display: office,
    ...more,
  };
  return { address: office, backend: { interfere: answer("pricing", search) } };
}
