interface Section {
  /** A version, or `Unreleased`. */
  readonly name: string;
  /** An ISO date; `""` for none. */
  readonly date: string;
  /** Markdown without the heading. */
  readonly notes: string;
}

/** The sections of a changelog in the form of Keep a Changelog, in its order. */
export function changelogSections(changelog: string): readonly Section[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = "", ...lines] = section.split("\n");
      const [, name = "", date = ""] =
        /^\[([^\]]+)\](?: - (\d{4}-\d{2}-\d{2}))?/.exec(heading) ?? [];
      return { name, date, notes: lines.join("\n").trim() };
    });
}

/**
 * The section of a version in the changelog, without its heading. A version without a section has the section
 * "Unreleased".
 *
 * @throws if there is no such section, or if it is empty
 */
export function notesOf(changelog: string, version: string): string {
  const sections = changelogSections(changelog);
  const sectionOf = (wanted: string) => sections.find(({ name }) => name === wanted);
  const { notes = "" } = sectionOf(version) ?? sectionOf("Unreleased") ?? {};
  if (notes === "") throw new Error(`CHANGELOG.md has no section for ${version}.`);
  return `${notes}\n`;
}
