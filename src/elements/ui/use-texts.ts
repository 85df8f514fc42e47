import { use } from "react";
import { localTexts, type TextGroup } from "../../core/texts/text-group.ts";
import { FormattingContext } from "./formatting-context.ts";

/** The texts of a group in the language of the surrounding element. */
export function useTexts<Texts>(group: TextGroup<Texts>): Texts {
  return localTexts(use(FormattingContext).translations, group);
}
