import type { ActGroup } from "../../core/acts/act.ts";
import { actTexts } from "../../core/acts/acts-messages.ts";
import type { FormattingOptions } from "../../core/formatting/formatting.ts";
import { localTexts } from "../../core/texts/text-group.ts";
import type { ContractWizardModel } from "./contract-wizard.model.ts";
import { messages } from "./open-contract.messages.ts";

/** The commands for the open contract. */
export function wizardActs(
  model: ContractWizardModel,
  { writing }: { readonly writing: FormattingOptions },
): readonly ActGroup[] {
  const state = model.state.peek();
  if (state.kind !== "ready") return [];
  const { contract } = state;
  return [
    {
      name: localTexts(writing.translations, actTexts).groups.screen,
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
