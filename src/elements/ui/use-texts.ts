import type { TextGroup } from "../../core/texts/text-group.ts";
import { useFormatting } from "./use-formatting.ts";

/** The texts of a group in the language of the surrounding element. */
export function useTexts<Texts>(group: TextGroup<Texts>): Texts {
  return useFormatting().texts(group);
}
