/** A filter value of a library: a category or a collateral type. */
export interface LibraryOption {
  readonly value: string;
  readonly label: string;
}

/**
 * The filter options of the answer. Options that the user ticked stay even if the answer no longer offers them, so that
 * they can be unticked.
 *
 * @param before - the previous options, which provide the labels.
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
