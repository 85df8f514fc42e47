import { createContext, use } from "react";
import { type Formatting, plainFormatting } from "../../core/formatting/formatting.ts";

/** How the element around a piece writes amounts, numbers, dates and lists. */
export const FormattingContext = createContext<Formatting>(plainFormatting);

export function useFormatting(): Formatting {
  return use(FormattingContext);
}
