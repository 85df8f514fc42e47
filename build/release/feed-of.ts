import { Feed } from "feed";
import MarkdownIt from "markdown-it";
import { changelogSections, notesOf } from "./notes-of.ts";

interface FeedSource {
  readonly changelog: string;
  /** The version of this release, which is the newest entry. */
  readonly version: string;
  /** The name of the published package. */
  readonly name: string;
  /** The date of this release if the changelog has none, in ISO format. */
  readonly today: string;
}

/**
 * The releases in the changelog as an Atom feed. Sections without a date are not releases.
 *
 * @throws if the changelog has no section for the version
 */
export function feedOf({ changelog, version, name, today }: FeedSource): string {
  const address = `https://www.npmjs.com/package/${name}`;
  const sections = changelogSections(changelog);
  const own = {
    name: version,
    date: sections.find((section) => section.name === version)?.date || today,
    notes: notesOf(changelog, version),
  };
  const others = sections.filter((section) => section.name !== version && section.date !== "");
  const feed = new Feed({
    id: address,
    link: address,
    title: `${name}: releases`,
    updated: new Date(own.date),
    generator: false,
    copyright: "",
  });
  // Show HTML in the changelog as text.
  const markdown = new MarkdownIt({ html: false });
  for (const { name: title, date, notes } of [own, ...others]) {
    const link = `${address}/v/${title}`;
    const content = markdown.render(notes);
    feed.addItem({ title, id: link, link, date: new Date(date), content });
  }
  return feed.atom1();
}
