import { createContext } from "react";
import type { FormattingOptions } from "../../core/formatting/formatting.ts";

/** What decides how amounts, numbers, dates and lists are written. */
export const FormattingContext = createContext<FormattingOptions>({
  locale: "en-US",
  currencyDisplay: "symbol",
  now: null,
});
