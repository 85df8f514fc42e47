import type { ActGroup } from "../../core/acts/act.ts";
import { actTexts } from "../../core/acts/acts-messages.ts";
import type { FormattingOptions } from "../../core/formatting/formatting.ts";
import { localTexts } from "../../core/texts/text-group.ts";
import { messages } from "./solutions-index.messages.ts";
import type { SolutionsIndexModel } from "./solutions-index.model.ts";

/** The commands of the solutions index. */
export function indexActs(
  model: SolutionsIndexModel,
  { writing }: { readonly writing: FormattingOptions },
): readonly ActGroup[] {
  if (model.index.peek().kind !== "ready") return [];
  const isEditing = model.isEditing.peek();
  const mayEdit = model.roles.peek().canEdit && model.provider.peek() !== null;
  return [
    {
      name: localTexts(writing.translations, actTexts).groups.screen,
      acts: [
        { name: messages.expandAll, run: model.expandAll },
        { name: messages.collapseAll, run: model.collapseAll },
        ...(mayEdit && !isEditing ? [{ name: messages.makeEdits, run: model.makeEdits }] : []),
        ...(isEditing
          ? [
              { name: messages.submitEdits, run: model.submit },
              { name: messages.cancel, run: model.cancel },
            ]
          : []),
      ],
    },
  ];
}
