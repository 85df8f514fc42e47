import type { ActGroup } from "../../core/acts/act.ts";
import { actTexts } from "../../core/acts/acts-messages.ts";
import { bulkTexts } from "../../core/bulk/bulk-messages.ts";
import { bulkPhaseOf } from "../../core/bulk/bulk-status-text.ts";
import type { FormattingOptions } from "../../core/formatting/formatting.ts";
import { localTexts } from "../../core/texts/text-group.ts";
import { bulkScreenTexts } from "./scout-bulk.messages.ts";
import type { ScoutBulkModel } from "./scout-bulk.model.ts";

/** The commands for completed uploads. */
export function bulkActs(
  model: ScoutBulkModel,
  { writing }: { readonly writing: FormattingOptions },
): readonly ActGroup[] {
  const texts = localTexts(writing.translations, bulkScreenTexts);
  const { download } = localTexts(writing.translations, bulkTexts);
  return [
    {
      name: localTexts(writing.translations, actTexts).groups.screen,
      acts: model.history
        .peek()
        .filter((item) => bulkPhaseOf(item) === "completed")
        .flatMap(({ id, orig }) => {
          const name = orig || texts.unnamed;
          return [
            {
              name: `${texts.showResults} ${texts.ofUpload(name)}`,
              run: () => model.showResults(id),
            },
            {
              name: `${download} ${texts.resultsOf(name)}`,
              run: () => model.saveResults(id),
            },
          ];
        }),
    },
  ];
}
