import type { LibraryOption } from "./library-option.ts";

/**
 * What one can narrow by: what the answer offers, and what is ticked even where it offers that no
 * more, so that it can be unticked.
 *
 * @param before - what was offered until now; knows the labels.
 */
export function offeredOptions(
  offered: readonly LibraryOption[],
  ticked: readonly string[],
  before: readonly LibraryOption[],
): readonly LibraryOption[] {
  const missing = ticked.filter((value) => !offered.some((one) => one.value === value));
  return [
    ...offered,
    ...missing.map((value) => before.find((one) => one.value === value) ?? { value, label: value }),
  ];
}
