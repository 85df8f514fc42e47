import { createContext } from "react";
import type { FormattingOptions } from "../../core/formatting/formatting.ts";

/** Decides how amounts, numbers, dates and lists are formatted. */
export const FormattingContext = createContext<FormattingOptions>({
  locale: "en-US",
  currencyDisplay: "symbol",
  now: null,
});
