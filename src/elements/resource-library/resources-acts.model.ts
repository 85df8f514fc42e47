import type { ActGroup } from "../../core/acts/act.ts";
import { actTexts } from "../../core/acts/acts-messages.ts";
import type { FormattingOptions } from "../../core/formatting/formatting.ts";
import { localTexts, type TextGroup } from "../../core/texts/text-group.ts";
import { resourceLibraryTexts } from "./resource-library.messages.ts";
import type { ResourceLibraryModel } from "./resource-library.model.ts";
import { resourceActTexts } from "./resources-acts.messages.ts";

/** The commands of the resource library. */
export function resourcesActs(
  model: ResourceLibraryModel,
  { writing }: { readonly writing: FormattingOptions },
): readonly ActGroup[] {
  const textsOf = <Texts>(group: TextGroup<Texts>) => localTexts(writing.translations, group);
  const { sortDown, sortUp } = textsOf(resourceActTexts);
  const { order } = model.query.peek();
  return [
    {
      name: textsOf(actTexts).groups.screen,
      acts: [
        ...(model.isNarrowed.peek()
          ? [{ name: textsOf(resourceLibraryTexts).clear, run: model.clear }]
          : []),
        { name: order === "ASC" ? sortDown : sortUp, run: model.turnOrder },
      ],
    },
  ];
}
