/**
 * Describes in one line where a text begins to differ from the stored one, because the summary of a failed test has no diff.
 * It is the message of an expectation, so it is also called for equal texts.
 */
export function firstDifference(text: string, kept: string): string {
  const lines = text.split("\n");
  const keptLines = kept.split("\n");
  const at = lines.findIndex((line, index) => line !== keptLines[index]);
  return `line ${at + 1} is “${lines[at]}”, was “${keptLines[at]}”, after “${lines[at - 1]}”`;
}
