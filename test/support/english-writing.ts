import type { FormattingOptions } from "../../src/core/formatting/formatting.ts";

/** The formatting options of an English element, with a clock that stands still. */
export const writing: FormattingOptions = {
  locale: "en-US",
  currencyDisplay: "symbol",
  now: () => 0,
};
