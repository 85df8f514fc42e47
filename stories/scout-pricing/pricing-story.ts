import "../../src/elements/scout-pricing/scout-pricing.ts";
import { findPricingScenarioByCode } from "../../demo/server/index.ts";
import { pricingTester, type SectionName } from "../../src/testing/parts/pricing-tester.ts";
import { elementMeta, playWith } from "../support/element-story.ts";
import type { StoryPart } from "../support/story-screen.ts";

/** An address where Comcast offers every kind of service. */
export const office = "600 Peachtree St NE, Atlanta, GA 30308";

/** The address of a scenario. */
export function addressOf(code: string): string {
  const scenario = findPricingScenarioByCode(code);
  if (scenario === null) throw new Error(`There is no scenario ${code}.`);
  return scenario.address;
}

export const pricingMeta = elementMeta("scout-pricing");

/** The builder for one provider and one term. */
export const builderArgs = {
  address: office,
  "prepared-for": "Bluebird Bakery",
  provider: "comcast",
  term: "36",
};

export const play = playWith(pricingTester);

/** Runs steps in the builder after the search has found services. */
export function build(steps: Parameters<typeof play>[0] = async () => {}) {
  return play(async (pricing, canvas) => {
    await pricing.proposal().find();
    await steps(pricing, canvas);
  });
}

type Pricing = ReturnType<typeof pricingTester<StoryPart>>;

/** Turns a section on and chooses the first service of these groups. */
export async function chooseIn(
  { section: boxOf, card: cardOf }: Pricing,
  section: SectionName,
  ...groups: readonly string[]
): Promise<void> {
  await boxOf(section).click();
  await cardOf(section).find();
  for (const name of groups) await firstService(cardOf(section), name).click();
}

/** The first service of a group that is not None. */
function firstService(card: StoryPart, name: string): StoryPart {
  const group = card.getByRole("group", { name, exact: true });
  const radios = group.getByRole("radio", { name: /^(?!None$)/ });
  return (radios.all().length > 0 ? radios : group.getByRole("checkbox")).first();
}
