import "../../src/elements/scout-pricing/scout-pricing.ts";
import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import { expect, within } from "storybook/test";
import { findPricingScenarioByCode } from "../../demo/server/pricing/scenarios.ts";
import type { PricingSearch, ServiceRow } from "../../src/core/index.ts";
import { pricingTester, type SectionName } from "../../test/testers/pricing-tester.ts";
import { finishTransitions } from "../support/finish-transitions.ts";
import { shadowRootOf, withinShadow } from "../support/shadow-queries.ts";
import { apiBaseOf, type StoryBackendOptions } from "../support/story-backend.ts";
import { answer } from "../support/story-calls.ts";
import { type StoryPart, storyScreen } from "../support/story-screen.ts";
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

/** The parts of the builder, once it is drawn, and queries for what only one story looks at. */
export async function pricingIn(canvas: HTMLElement) {
  const queries = await withinShadow(canvas, "scout-pricing");
  return { ...queries, ...pricingTester(storyScreen(() => shadowRootOf(canvas, "scout-pricing"))) };
}

/** The same, after the search found services. */
export async function builderIn(canvas: HTMLElement) {
  const pricing = await pricingIn(canvas);
  await expect(await pricing.proposal().find()).toBeVisible();
  return pricing;
}

type Pricing = Awaited<ReturnType<typeof pricingIn>>;

export function proposalIn(pricing: Pricing) {
  return within(pricing.proposal().get());
}

/** Turns a section on and chooses the first service of these groups. */
export async function chooseIn(
  pricing: Pricing,
  section: SectionName,
  ...groups: readonly string[]
): Promise<void> {
  await pricing.section(section).click();
  await pricing.card(section).find();
  for (const name of groups) await firstService(pricing.card(section), name).click();
}

/** The first service of a group that is not None. */
function firstService(card: StoryPart, name: string): StoryPart {
  const group = card.getByRole("group", { name, exact: true });
  const radios = group.getByRole("radio", { name: /^(?!None$)/ });
  return (radios.all().length > 0 ? radios : group.getByRole("checkbox")).first();
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
