import { attributePattern, readTokens } from "./read-tokens.ts";

/**
 * A document whose attributes of one name bear another one, so that nothing reads them as what they were. The result is as
 * unsafe as what was given.
 *
 * @param name - in lower case.
 */
export function renameAttribute(html: string, name: string, newName: string): string {
  let result = "";
  /** What comes before this is in the result. */
  let done = 0;
  for (const { kind, name: tag, from } of readTokens(html)) {
    if (kind !== "start") continue;
    const attribute = new RegExp(attributePattern);
    attribute.lastIndex = from + 1 + tag.length;
    for (;;) {
      const start = attribute.lastIndex;
      const [, , key] = attribute.exec(html) ?? [];
      if (key === undefined) break; // The tag's end.
      if (key.toLowerCase() !== name) continue;
      const at = html.indexOf(key, start);
      result += html.slice(done, at) + newName;
      done = at + key.length;
    }
  }
  return result + html.slice(done);
}
