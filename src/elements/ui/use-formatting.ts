import { use } from "react";
import { type Formatting, formattingOf } from "../../core/formatting/formatting.ts";
import { FormattingContext } from "./formatting-context.ts";

/** Writes amounts, numbers, dates and lists as the element around a piece does. */
export function useFormatting(): Formatting {
  return formattingOf(use(FormattingContext));
}
