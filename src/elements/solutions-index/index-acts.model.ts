import type { ActGroup } from "../../core/acts/act.ts";
import { actGroups } from "../../core/acts/acts-messages.ts";
import { messages } from "./solutions-index.messages.ts";
import type { SolutionsIndexModel } from "./solutions-index.model.ts";

/** The commands of the solutions index. */
export function indexActs(model: SolutionsIndexModel): readonly ActGroup[] {
  if (model.index.peek().kind !== "ready") return [];
  const isEditing = model.isEditing.peek();
  const mayEdit = model.roles.peek().canEdit && model.provider.peek() !== null;
  return [
    {
      name: actGroups.screen,
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
