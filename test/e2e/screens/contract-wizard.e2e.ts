import { contractWizardStates } from "../support/contract-wizard-states.ts";
import { inspectStates } from "../support/inspect-states.ts";

inspectStates(contractWizardStates);
