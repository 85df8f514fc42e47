import { firstAttributeOf, wordsOf } from "./words-of.ts";

/**
 * The name of a link or button by its markup: its words, its label, those of its pictures, or its title. `""` if it has none.
 * It follows the computation of accessible names, as far as a tree without a window allows.
 */
export function nameOf(node: Element): string {
  const own = wordsOf(node) || firstAttributeOf(node, ["aria-label"]);
  if (own !== "") return own;
  const parts = [...node.querySelectorAll("img, input, object, embed, [aria-label], [title]")];
  const names = parts.map((part) => firstAttributeOf(part, ["aria-label", "alt", "title"]));
  const inside = names.filter(Boolean).join(" ");
  return inside || firstAttributeOf(node, ["alt", "title"]);
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
