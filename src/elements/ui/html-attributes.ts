import type { DrawnAttribute, HtmlProfile } from "./html-profile.ts";

const numberPattern = /^\d{1,4}$/;

/** The React name of each attribute, and its allowed values. */
const drawnAttributes: Readonly<Record<DrawnAttribute, readonly [string, RegExp]>> = {
  colspan: ["colSpan", numberPattern],
  rowspan: ["rowSpan", numberPattern],
  scope: ["scope", /^(?:row|col|rowgroup|colgroup)$/i],
  start: ["start", /^-?\d{1,9}$/],
  lang: ["lang", /^[a-z\d-]{2,35}$/i],
  dir: ["dir", /^(?:ltr|rtl|auto)$/i],
  datetime: ["dateTime", /^[\w:.+ -]{1,40}$/],
  width: ["width", numberPattern],
  height: ["height", numberPattern],
  display: ["display", /^(?:block|inline)$/],
};

/**
 * The attributes of a sanitized node that are rendered unchanged because the profile allows them.
 */
export function plainAttributesOf(
  node: Element,
  { attributes, everywhere = [] }: HtmlProfile,
): Readonly<Record<string, string>> {
  const allowed = [...(attributes[node.localName] ?? []), ...everywhere];
  return Object.fromEntries(
    allowed.flatMap((name) => {
      const value = node.getAttribute(name)?.trim() ?? "";
      const known = isDrawn(name) ? drawnAttributes[name] : undefined;
      return known?.[1].test(value) ? [[known[0], value]] : [];
    }),
  );
}

function isDrawn(name: string): name is DrawnAttribute {
  return Object.hasOwn(drawnAttributes, name);
}
