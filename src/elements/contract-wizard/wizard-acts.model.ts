import type { ActGroup } from "../../core/acts/act.ts";
import { actGroups } from "../../core/acts/acts-messages.ts";
import type { ContractWizardModel } from "./contract-wizard.model.ts";
import { messages } from "./open-contract.messages.ts";

/** The commands for the open contract. */
export function wizardActs(model: ContractWizardModel): readonly ActGroup[] {
  const state = model.state.peek();
  if (state.kind !== "ready") return [];
  const { contract } = state;
  return [
    {
      name: actGroups.screen,
      acts: [
        {
          name: messages.refreshPreview,
          unavailable: !contract.isInitialized.peek() && messages.loadingForm,
          run: contract.refreshPreview,
        },
        { name: messages.downloadPdf, run: contract.download },
        { name: messages.back, run: contract.openList },
      ],
    },
  ];
}
