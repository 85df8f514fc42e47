import { firstAttributeOf, wordsOf } from "./words-of.ts";

/** The name of a link or button by its markup: its words, those of its pictures, or its label. `""` if it has none. */
export function nameOf(node: Element): string {
  const words = wordsOf(node);
  if (words !== "") return words;
  const own = firstAttributeOf(node, ["aria-label", "title"]);
  if (own !== "") return own;
  for (const picture of node.querySelectorAll("img, svg, [aria-label], [title]")) {
    const text = firstAttributeOf(picture, ["alt", "aria-label", "title"]);
    if (text !== "") return text;
  }
  return "";
}

/** The end of an address, as a name. */
export function lastPartOf(address: string): string {
  if (address.startsWith("data:")) return "";
  const [path = ""] = address.split(/[?#]/, 1);
  const name = path.split("/").findLast(Boolean) ?? "";
  try {
    return decodeURIComponent(name);
  } catch {
    return name; // A lone percent sign is text.
  }
}

/** The host and path of an address, as a name. */
export function shortAddressOf(href: string): string {
  const { host, pathname } = new URL(href);
  return host.replace(/^www\./, "") + pathname.replace(/\/$/, "");
}
