import { findPricingScenarioByCode } from "../../../demo/server/index.ts";

/** The builder at an address, with further inputs of the URL. */
export function pricingPath(
  address: string,
  others: Readonly<Record<string, string>> = {},
): string {
  return `/demo/pricing.html?${new URLSearchParams({ address, ...others })}`;
}

export function scenarioAddress(code: string): string {
  const scenario = findPricingScenarioByCode(code);
  if (!scenario) throw new Error(`There is no scenario ${code}.`);
  return scenario.address;
}

/** A building that Comcast and AT&T serve. */
export const houston = "1200 Main Street, Houston, TX 77002";
