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
  /** Searched at once if given. */
  readonly address: string;
  readonly preparedFor: string;
  readonly provider: string;
  readonly term: string;
  readonly package: string;
  readonly backend: StoryBackendOptions;
}

export type PricingStory = StoryObj<PricingArgs>;

/** An address where Comcast offers every kind of service. */
export const office = "600 Peachtree St NE, Atlanta, GA 30308";

/** The base of every story: the element, and a backend that answers it. */
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

/** Queries inside the builder, once it is drawn. */
export function pricingIn(canvas: HTMLElement) {
  return withinShadow(canvas, "scout-pricing");
}

/** The same, after the search found services. */
export async function builderIn(canvas: HTMLElement) {
  const pricing = await pricingIn(canvas);
  await expect(await pricing.findByRole("region", { name: "Proposal" })).toBeVisible();
  return pricing;
}

type Queries = Awaited<ReturnType<typeof pricingIn>>;

export function proposalIn(pricing: Queries) {
  return within(pricing.getByRole("region", { name: "Proposal" }));
}

/** Turns a section on and chooses the first service of these groups. */
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

/** Chooses an option of a list inside a shadow root. */
export async function selectIn(pricing: Queries, name: string, value: string): Promise<void> {
  await fireEvent.change(pricing.getByRole("combobox", { name }), { target: { value } });
}

/** The address of a scenario. */
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
