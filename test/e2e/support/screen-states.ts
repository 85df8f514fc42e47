import { brandingStates } from "./branding-states.ts";
import { contractWizardStates } from "./contract-wizard-states.ts";
import { contractsStates } from "./contracts-states.ts";
import { finderStates } from "./finder-states.ts";
import { libraryStates } from "./library-states.ts";
import { lookupStates } from "./lookup-states.ts";
import { portalStates } from "./portal-states.ts";
import { pricingStates } from "./pricing-states.ts";
import type { ScreenState } from "./screen-state.ts";

/** Every state of every screen. */
export const screenStates: readonly ScreenState[] = [
  ...lookupStates,
  ...pricingStates,
  ...contractsStates,
  ...portalStates,
  ...contractWizardStates,
  ...brandingStates,
  ...finderStates,
  ...libraryStates,
];
