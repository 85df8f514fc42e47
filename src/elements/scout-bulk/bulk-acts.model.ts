import { type ActGroup, actGroups } from "../../core/acts/act.ts";
import { bulkPhaseOf } from "../../core/bulk/bulk-status-text.ts";
import { messages } from "./scout-bulk.messages.ts";
import type { ScoutBulkModel } from "./scout-bulk.model.ts";

/** What can be done with the finished uploads (decisions X7). */
export function bulkActs(model: ScoutBulkModel): readonly ActGroup[] {
  return [
    {
      name: actGroups.screen,
      acts: model.history
        .peek()
        .filter((item) => bulkPhaseOf(item) === "completed")
        .map(({ id, orig }) => ({
          name: `${messages.download} ${messages.resultsOf(orig || messages.unnamed)}`,
          run: () => model.saveResults(id),
        })),
    },
  ];
}
