import { isKnownElement } from "./known-elements.ts";

/** The bracket that starts a tag. No known name is longer than ten characters. */
const tagStarts = /<(?=(\/?)([a-z][^\s/>]{0,10}))/gi;

/** Elements whose content is not made of tags of HTML. */
const embedded: ReadonlySet<string> = new Set(["svg", "math", "script", "style"]);

/**
 * HTML in which tags of no known element are text (decisions ZA5): of `<p>No <zip> column` the paragraph
 * stays markup and the column's name is shown. The result is as unsafe as what was given.
 */
export function escapeUnknownTags(html: string): string {
  const findEnd = createEndFinder(html);
  /** Where the embedded content at hand ends. */
  let embeddedUntil = 0;
  return html.replace(tagStarts, (bracket, slash: string, given: string, at: number) => {
    if (at < embeddedUntil) return bracket;
    const name = given.toLowerCase();
    if (slash === "" && embedded.has(name)) embeddedUntil = findEnd(name, at) ?? embeddedUntil;
    return isKnownElement(name) ? bracket : "&lt;";
  });
}

/** Finds the end tags of elements; asks no second time for one that is missing. */
function createEndFinder(html: string) {
  const missing = new Set<string>();
  let folded: string | null = null;
  return (name: string, from: number): number | null => {
    if (missing.has(name)) return null;
    folded ??= html.toLowerCase();
    const end = folded.indexOf(`</${name}`, from);
    if (end < 0) missing.add(name);
    return end < 0 ? null : end;
  };
}
