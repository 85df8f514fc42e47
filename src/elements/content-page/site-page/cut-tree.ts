/**
 * Returns the beginning of a sanitised tree with at most the given number of characters and "…" at
 * the end. It cuts between words and outside tags. Null if the tree is not longer.
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

/** The text as displayed: white space between blocks is not counted. */
function collapsed(node: Node): string {
  const text = (node.nodeValue ?? "").replace(/\s+/g, " ");
  return text === " " ? "" : text;
}

/**
 * Cuts between words, or within a word that is longer than the limit, because otherwise nothing would be left.
 */
function shortened(text: string, room: number): string {
  const end = text.slice(0, room + 1).lastIndexOf(" ");
  const kept =
    end === -1 ? text.slice(0, room).replace(/[\ud800-\udbff]$/, "") : text.slice(0, end);
  return `${kept.trimEnd()}…`;
}
