import type { ActGroup } from "../../core/acts/act.ts";
import { actTexts } from "../../core/acts/acts-messages.ts";
import type { FormattingOptions } from "../../core/formatting/formatting.ts";
import { localTexts } from "../../core/texts/text-group.ts";
import { messages } from "./resource-library.messages.ts";
import type { ResourceLibraryModel } from "./resource-library.model.ts";
import { actMessages } from "./resources-acts.messages.ts";

/** The commands of the resource library. */
export function resourcesActs(
  model: ResourceLibraryModel,
  { writing }: { readonly writing: FormattingOptions },
): readonly ActGroup[] {
  const { order } = model.query.peek();
  return [
    {
      name: localTexts(writing.translations, actTexts).groups.screen,
      acts: [
        ...(model.isNarrowed.peek() ? [{ name: messages.clear, run: model.clear }] : []),
        { name: order === "ASC" ? actMessages.sortDown : actMessages.sortUp, run: model.turnOrder },
      ],
    },
  ];
}
