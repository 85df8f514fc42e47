/** An entry of the secondary navigation (1 §2; decisions D2). */
export interface SecondaryLink {
  readonly label: string;
  readonly href: string;
}

/** A list of links under one label: a dropdown. One without links is left out. */
export interface SecondaryNav extends SecondaryLink {
  /** `""` where the label leads nowhere itself. */
  readonly href: string;
  readonly children: readonly SecondaryLink[];
}

/** Reads what a host page gave as the property `secondaryNav`; odd entries go (decisions M5). */
export function readSecondaryNav(raw: unknown): readonly SecondaryNav[] {
  return listOf(raw).flatMap((entry) => {
    const { label, href } = linkOf(entry);
    const children = isRecord(entry)
      ? listOf(entry.children)
          .map(linkOf)
          .filter((link) => link.label !== "" && link.href !== "")
      : [];
    const isUseful = label !== "" && (href !== "" || children.length > 0);
    return isUseful ? [{ label, href, children }] : [];
  });
}

function listOf(raw: unknown): readonly unknown[] {
  return Array.isArray(raw) ? raw : [];
}

function linkOf(raw: unknown): SecondaryLink {
  const { label, href } = isRecord(raw) ? raw : {};
  return { label: textOf(label), href: textOf(href) };
}

function textOf(raw: unknown): string {
  return typeof raw === "string" ? raw.trim() : "";
}

function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === "object" && raw !== null && !Array.isArray(raw);
}
