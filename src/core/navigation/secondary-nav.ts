import { isRecord } from "../values/record.ts";
import { placesIn } from "../values/tree-places.ts";

/** An entry of the secondary navigation. */
export interface SecondaryLink {
  readonly label: string;
  readonly href: string;
}

/** A dropdown: links under a label. A dropdown without links is left out. */
export interface SecondaryNav extends SecondaryLink {
  /** The target of the label; `""` if the label is not a link. */
  readonly href: string;
  readonly children: readonly SecondaryLink[];
}

/**
 * Reads the `secondaryNav` property of a host page. Leaves out invalid entries. A dropdown has one level, so deeper
 * entries become part of it.
 */
export function readSecondaryNav(raw: unknown): readonly SecondaryNav[] {
  return listOf(raw).flatMap((entry) => {
    const { label, href } = linkOf(entry);
    const children = placesIn([entry], childrenOf)
      .slice(1)
      .map(({ node }) => linkOf(node))
      .filter((link) => link.label !== "" && link.href !== "");
    const isUseful = label !== "" && (href !== "" || children.length > 0);
    return isUseful ? [{ label, href, children }] : [];
  });
}

function childrenOf(entry: unknown): readonly unknown[] {
  return isRecord(entry) ? listOf(entry.children) : [];
}

function listOf(raw: unknown): readonly unknown[] {
  return Array.isArray(raw) ? raw : [];
}

function linkOf(raw: unknown): SecondaryLink {
  const { label, href } = isRecord(raw) ? raw : {};
  return { label: stringOrEmpty(label), href: stringOrEmpty(href) };
}

function stringOrEmpty(raw: unknown): string {
  return typeof raw === "string" ? raw.trim() : "";
}
