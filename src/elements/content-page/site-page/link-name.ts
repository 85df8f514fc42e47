import { firstAttributeOf, wordsOf } from "./words-of.ts";

/**
 * The name of a link or button: its text, its label, that of its pictures, or its title, otherwise
 * `""`. It follows the computation of accessible names as far as possible without layout.
 */
export function nameOf(node: Element): string {
  const own = wordsOf(node) || firstAttributeOf(node, ["aria-label"]);
  if (own !== "") return own;
  const parts = [...node.querySelectorAll("img, input, object, embed, [aria-label], [title]")];
  const names = parts.map((part) => firstAttributeOf(part, ["aria-label", "alt", "title"]));
  const inside = names.filter(Boolean).join(" ");
  return inside || firstAttributeOf(node, ["alt", "title"]);
}

/** The last part of an address, as a name. */
export function lastPartOf(address: string): string {
  if (address.startsWith("data:")) return "";
  const [path = ""] = address.split(/[?#]/, 1);
  const name = path.split("/").findLast(Boolean) ?? "";
  try {
    return decodeURIComponent(name);
  } catch {
    return name; // An invalid percent sign stays as it is.
  }
}

/** The host and path of an address, as a name. */
export function shortAddressOf(href: string): string {
  const { host, pathname } = new URL(href);
  return host.replace(/^www\./, "") + pathname.replace(/\/$/, "");
}
