import {
  type ElementTester,
  elementTesterOf,
  shown,
  shownPart,
  type TestedElement,
} from "../element-tester.ts";
import type { LivePart } from "../live-part.ts";
import { pricingTester } from "../parts/pricing-tester.ts";

/** The proposal as it is shown. Amounts are texts, such as `$120.00`. */
export interface ShownProposal {
  readonly lines: readonly { readonly service: string; readonly price: string }[];
  /** The amounts by their names: `Monthly total`, `Install total` and their parts. */
  readonly totals: Readonly<Record<string, string>>;
}

export interface PricingTester extends ElementTester {
  /** Prices an address; without one, what is in the box. */
  search(address?: string): Promise<void>;
  /** Chooses an option of the list `Provider`, `Term`, `Package` or `Region`, by its name or value. */
  choose(list: "Provider" | "Term" | "Package" | "Region", option: string): Promise<void>;
  /** Shows or hides the services of a type, such as `Broadband`. */
  toggleServices(type: "Dedicated" | "Broadband" | "Phone Lines" | "Television"): Promise<void>;
  /** Adds a service by its name. */
  add(service: string): Promise<void>;
  /** Removes a service from the proposal. */
  remove(service: string): Promise<void>;
  proposal(): Promise<ShownProposal>;
}

export function testPricing(tested: TestedElement): PricingTester {
  const parts = pricingTester(tested.screen);
  return {
    ...elementTesterOf(tested, parts.address()),
    async search(address) {
      if (address !== undefined) await parts.address().fill(address);
      await parts.generate().click();
    },
    async choose(name, option) {
      const list = await shownPart(tested, `the list "${name}"`, parts.choice(name));
      const value = await shown(tested, `"${option}" in the list "${name}"`, async () => {
        const found = await list.evaluate(findOption, option);
        return found ?? undefined;
      });
      await list.selectOption(value);
    },
    toggleServices: (type) => parts.section(type).click(),
    async add(service) {
      const choices = [parts.radio(service), parts.box(service)];
      const choice = tested.screen.getByLabel(service, { exact: true }).first();
      await shownPart(tested, `the service "${service}"`, choice);
      const counts = await Promise.all(choices.map((one) => one.count()));
      await (choices[counts.findIndex((count) => count > 0)] ?? choice).first().click();
    },
    remove: (service) => parts.remove(service).click(),
    proposal: async () => readProposal(await shownPart(tested, "a proposal", parts.proposal())),
  };
}

/** The value of the option with this text, value or name; its text may continue with the lowest price. */
function findOption(list: HTMLElement, option: string): string | null {
  const isMeant = ({ value, text }: HTMLOptionElement) =>
    value === option || text === option || text.startsWith(`${option} – `);
  return [...list.querySelectorAll("option")].find(isMeant)?.value ?? null;
}

function readProposal(proposal: LivePart): Promise<ShownProposal> {
  return proposal.evaluate((element) => {
    const textOf = (node: Element | null | undefined) =>
      (node?.textContent ?? "").replace(/\s+/g, " ").trim();
    const lines = [...element.querySelectorAll("ul > li")].flatMap((line) => {
      const service = line.querySelector("bdi");
      return service === null
        ? []
        : [{ service: textOf(service), price: textOf(line.querySelector('[translate="no"]')) }];
    });
    const totals = [...element.querySelectorAll("dt")].map((name) => [
      textOf(name),
      textOf(name.nextElementSibling),
    ]);
    return { lines, totals: Object.fromEntries(totals) };
  }, "");
}
