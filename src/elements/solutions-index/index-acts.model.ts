import type { ActGroup } from "../../core/acts/act.ts";
import { actTexts } from "../../core/acts/acts-messages.ts";
import type { FormattingOptions } from "../../core/formatting/formatting.ts";
import { localTexts } from "../../core/texts/text-group.ts";
import { solutionsIndexTexts } from "./solutions-index.messages.ts";
import type { SolutionsIndexModel } from "./solutions-index.model.ts";

/** The commands of the solutions index. */
export function indexActs(
  model: SolutionsIndexModel,
  { writing }: { readonly writing: FormattingOptions },
): readonly ActGroup[] {
  if (model.index.peek().kind !== "ready") return [];
  const texts = localTexts(writing.translations, solutionsIndexTexts);
  const isEditing = model.isEditing.peek();
  const mayEdit = model.roles.peek().canEdit && model.provider.peek() !== null;
  return [
    {
      name: localTexts(writing.translations, actTexts).groups.screen,
      acts: [
        { name: texts.expandAll, run: model.expandAll },
        { name: texts.collapseAll, run: model.collapseAll },
        ...(mayEdit && !isEditing ? [{ name: texts.makeEdits, run: model.makeEdits }] : []),
        ...(isEditing
          ? [
              { name: texts.submitEdits, run: model.submit },
              { name: texts.cancel, run: model.cancel },
            ]
          : []),
      ],
    },
  ];
}
