/**
 * The section of a version in the changelog, without its heading.
 *
 * @throws if there is none, or if it is empty
 */
export function notesOf(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((one) => one.split(/\s/, 1)[0] === version);
  const notes = section?.replace(/^.*\n/, "").trim() ?? "";
  if (notes === "") throw new Error(`CHANGELOG.md says nothing of ${version}.`);
  return `${notes}\n`;
}
