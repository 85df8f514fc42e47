import type { ActGroup } from "../../core/acts/act.ts";
import { actTexts } from "../../core/acts/acts-messages.ts";
import type { FormattingOptions } from "../../core/formatting/formatting.ts";
import { localTexts } from "../../core/texts/text-group.ts";
import type { ContractWizardModel } from "./contract-wizard.model.ts";
import { openContractTexts } from "./open-contract.messages.ts";

/** The commands for the open contract. */
export function wizardActs(
  model: ContractWizardModel,
  { writing }: { readonly writing: FormattingOptions },
): readonly ActGroup[] {
  const state = model.state.peek();
  if (state.kind !== "ready") return [];
  const { contract } = state;
  const texts = localTexts(writing.translations, openContractTexts);
  return [
    {
      name: localTexts(writing.translations, actTexts).groups.screen,
      acts: [
        {
          name: texts.refreshPreview,
          unavailable: !contract.isInitialized.peek() && texts.loadingForm,
          run: contract.refreshPreview,
        },
        { name: texts.downloadPdf, run: contract.download },
        { name: texts.back, run: contract.openList },
      ],
    },
  ];
}
