/**
 * One line that says where a text begins to differ from the kept one, since the line of a failed test holds no diff.
 * It is the message of an expectation, so it is made whether the texts differ or not.
 */
export function firstDifference(text: string, kept: string): string {
  const lines = text.split("\n");
  const keptLines = kept.split("\n");
  const at = lines.findIndex((line, index) => line !== keptLines[index]);
  return `line ${at + 1} is “${lines[at]}”, was “${keptLines[at]}”, after “${lines[at - 1]}”`;
}
