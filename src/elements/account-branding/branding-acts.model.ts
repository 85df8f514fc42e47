import type { ActGroup } from "../../core/acts/act.ts";
import { actTexts } from "../../core/acts/acts-messages.ts";
import type { FormattingOptions } from "../../core/formatting/formatting.ts";
import { localTexts } from "../../core/texts/text-group.ts";
import type { AccountBrandingModel } from "./account-branding.model.ts";
import { brandingFormTexts } from "./branding-form.messages.ts";

/** The commands of the branding. */
export function brandingActs(
  model: AccountBrandingModel,
  { writing }: { readonly writing: FormattingOptions },
): readonly ActGroup[] {
  const { save, nothingToSave, discard } = localTexts(writing.translations, brandingFormTexts);
  const isChanged = model.isChanged.peek();
  return [
    {
      name: localTexts(writing.translations, actTexts).groups.screen,
      acts: [
        {
          name: save,
          unavailable: !isChanged && nothingToSave,
          run: model.save,
        },
        ...(isChanged ? [{ name: discard, run: model.discard }] : []),
      ],
    },
  ];
}
