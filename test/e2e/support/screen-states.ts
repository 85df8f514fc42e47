import { brandingStates } from "./branding-states.ts";
import { contractWizardStates } from "./contract-wizard-states.ts";
import { contractsStates } from "./contracts-states.ts";
import { lookupStates } from "./lookup-states.ts";
import { pricingStates } from "./pricing-states.ts";
import type { ScreenState } from "./screen-state.ts";

/** Every state of every screen. */
export const screenStates: readonly ScreenState[] = [
  ...lookupStates,
  ...pricingStates,
  ...contractsStates,
  ...contractWizardStates,
  ...brandingStates,
];
