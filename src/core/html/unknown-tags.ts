import { isKnownElement } from "./known-elements.ts";

/** Embedded content, whose tags are not those of HTML, or the bracket that starts a tag. */
const tagStarts = /<(svg|math|script|style)\b[\s\S]*?<\/\1\s*>|<(?=\/?([a-z][^\s/>]*))/gi;

/**
 * HTML in which tags of no known element are text (rulings ZA5): of `<p>No <zip> column` the paragraph
 * stays markup and the column's name is shown. The result is as unsafe as what was given.
 */
export function escapeUnknownTags(html: string): string {
  return html.replace(tagStarts, (whole, _embedded, name?: string) =>
    name === undefined || isKnownElement(name) ? whole : "&lt;",
  );
}
