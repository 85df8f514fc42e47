import type { ActGroup } from "../../core/acts/act.ts";
import { actTexts } from "../../core/acts/acts-messages.ts";
import type { FormattingOptions } from "../../core/formatting/formatting.ts";
import { localTexts } from "../../core/texts/text-group.ts";
import { finderTexts } from "./solutions-finder.messages.ts";
import type { SolutionsFinderModel } from "./solutions-finder.model.ts";

/** The commands of the solutions finder. */
export function finderActs(
  { finder }: SolutionsFinderModel,
  { writing }: { readonly writing: FormattingOptions },
): readonly ActGroup[] {
  const model = finder.peek();
  if (model === null) return [];
  const texts = localTexts(writing.translations, finderTexts);
  const isEmpty = model.choices.peek().selected.length === 0;
  const unavailable = isEmpty && texts.selectFirst;
  return [
    {
      name: localTexts(writing.translations, actTexts).groups.screen,
      acts: [
        { name: texts.report, unavailable, run: () => model.createReport("report") },
        { name: texts.matrix, unavailable, run: () => model.createReport("matrix") },
        { name: texts.clear, run: model.clear },
      ],
    },
  ];
}
