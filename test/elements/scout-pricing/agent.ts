import { userEvent } from "vitest/browser";
import { pricingTester } from "../../../src/testing/parts/pricing-tester.ts";
import { browserScreen } from "../../testers/browser-screen.ts";

const tester = pricingTester(browserScreen);

/** Uses the builder as a user does, and reads its current texts. */
export const agent = {
  ...tester,
  /** The first part of each line of the proposal. */
  lines: () => tester.proposalLines().elements().map(firstPart),
  /** The amount beside a name in the totals. */
  amount: (name: string) => tester.totalName(name).element().nextElementSibling?.textContent,
  press: (keys: string) => userEvent.keyboard(keys),
} as const;

function firstPart(element: Element): string {
  return element.firstElementChild?.textContent ?? "";
}
