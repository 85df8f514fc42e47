import { use } from "react";
import { type Formatting, formattingOf } from "../../core/formatting/formatting.ts";
import { FormattingContext } from "./formatting-context.ts";

/** Formats amounts, numbers, dates and lists like the surrounding element. */
export function useFormatting(): Formatting {
  return formattingOf(use(FormattingContext));
}
