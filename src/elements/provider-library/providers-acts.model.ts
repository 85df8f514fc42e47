import type { ActGroup } from "../../core/acts/act.ts";
import { actTexts } from "../../core/acts/acts-messages.ts";
import type { FormattingOptions } from "../../core/formatting/formatting.ts";
import { localTexts } from "../../core/texts/text-group.ts";
import { providerLibraryTexts } from "./provider-library.messages.ts";
import type { ProviderLibraryModel } from "./provider-library.model.ts";

/** The commands of the provider library. */
export function providersActs(
  model: ProviderLibraryModel,
  { writing }: { readonly writing: FormattingOptions },
): readonly ActGroup[] {
  const state = model.library.peek();
  if (state.kind !== "ready") return [];
  const { clear } = localTexts(writing.translations, providerLibraryTexts);
  return [
    {
      name: localTexts(writing.translations, actTexts).groups.screen,
      acts: [
        ...(model.isFiltered.peek() ? [{ name: clear, run: model.clear }] : []),
        ...state.library.categories.map(({ value, label }) => ({
          name: label,
          run: () => model.chooseCategory(value),
        })),
      ],
    },
  ];
}
