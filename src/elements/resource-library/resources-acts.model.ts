import type { ActGroup } from "../../core/acts/act.ts";
import { actGroups } from "../../core/acts/acts-messages.ts";
import { messages } from "./resource-library.messages.ts";
import type { ResourceLibraryModel } from "./resource-library.model.ts";
import { actMessages } from "./resources-acts.messages.ts";

/** The commands of the resource library. */
export function resourcesActs(model: ResourceLibraryModel): readonly ActGroup[] {
  const { order } = model.query.peek();
  return [
    {
      name: actGroups.screen,
      acts: [
        ...(model.isNarrowed.peek() ? [{ name: messages.clear, run: model.clear }] : []),
        { name: order === "ASC" ? actMessages.sortDown : actMessages.sortUp, run: model.turnOrder },
      ],
    },
  ];
}
