/** Importing this module registers `<contract-wizard>`. */
import "./contract-wizard.element.ts";

export type { ContractWizardElement } from "./contract-wizard.element.ts";
