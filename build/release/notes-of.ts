/**
 * The section of a version in the changelog, without its heading. A version without a section has the section
 * "Unreleased".
 *
 * @throws if there is no such section, or if it is empty
 */
export function notesOf(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const sectionOf = (name: string) => sections.find((one) => one.startsWith(`[${name}]`));
  const section = sectionOf(version) ?? sectionOf("Unreleased");
  const notes = section?.replace(/^.*\n/, "").trim() ?? "";
  if (notes === "") throw new Error(`CHANGELOG.md has no section for ${version}.`);
  return `${notes}\n`;
}
