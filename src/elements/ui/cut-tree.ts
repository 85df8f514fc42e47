/**
 * The beginning of a cleaned piece, of at most so many characters of its text, cut between words and
 * outside tags, with "…" where it is cut (decisions V10). Null when the whole is no longer than that.
 */
export function cutTree(whole: Element, maxChars: number): Element | null {
  const copy = whole.cloneNode(true);
  if (!(copy instanceof Element)) return null;
  let room = maxChars;
  let isCut = false;
  const cut = (node: Node): void => {
    for (const child of [...node.childNodes]) {
      if (isCut) child.remove();
      else if (child instanceof Element) cut(child);
      else {
        const text = collapsed(child);
        isCut = text.length > room;
        if (isCut) child.nodeValue = shortened(text, room);
        room -= text.length;
      }
    }
  };
  cut(copy);
  return isCut ? copy : null;
}

/** The text as it is shown; the space between two blocks is none. */
function collapsed(node: Node): string {
  const text = (node.nodeValue ?? "").replace(/\s+/g, " ");
  return text === " " ? "" : text;
}

/** A word that alone is longer is cut in its middle: nothing else would be left of it. */
function shortened(text: string, room: number): string {
  const words = text.slice(0, room + 1).replace(/\s+\S*$/, "");
  const kept = words.length > room ? text.slice(0, room).replace(/[\ud800-\udbff]$/, "") : words;
  return `${kept.trimEnd()}…`;
}
