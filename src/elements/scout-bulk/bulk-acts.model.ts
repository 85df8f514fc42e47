import type { ActGroup } from "../../core/acts/act.ts";
import { actTexts } from "../../core/acts/acts-messages.ts";
import { bulkPhaseOf } from "../../core/bulk/bulk-status-text.ts";
import type { FormattingOptions } from "../../core/formatting/formatting.ts";
import { localTexts } from "../../core/texts/text-group.ts";
import { messages } from "./scout-bulk.messages.ts";
import type { ScoutBulkModel } from "./scout-bulk.model.ts";

/** The commands for completed uploads. */
export function bulkActs(
  model: ScoutBulkModel,
  { writing }: { readonly writing: FormattingOptions },
): readonly ActGroup[] {
  return [
    {
      name: localTexts(writing.translations, actTexts).groups.screen,
      acts: model.history
        .peek()
        .filter((item) => bulkPhaseOf(item) === "completed")
        .flatMap(({ id, orig }) => {
          const name = orig || messages.unnamed;
          return [
            {
              name: `${messages.showResults} ${messages.ofUpload(name)}`,
              run: () => model.showResults(id),
            },
            {
              name: `${messages.download} ${messages.resultsOf(name)}`,
              run: () => model.saveResults(id),
            },
          ];
        }),
    },
  ];
}
