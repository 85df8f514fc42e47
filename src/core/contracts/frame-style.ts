/** A declaration: property and value. */
export type Declaration = readonly [property: string, value: string];

/** Properties that an embedded frame may set on its own box; none can lay it over other content. */
const allowed =
  /^(?:(?:min-|max-)?(?:width|height|inline-size|block-size)|aspect-ratio|(?:margin|padding|border)(?:-(?:top|right|bottom|left))?|border-(?:radius|width|style|color)|background-color|overflow(?:-[xy])?|color-scheme)$/;

/** Lengths, numbers, keywords and plain colours: no functions, addresses, escapes or negative values. */
const plainValue = /^(?:[a-z]+|#[\da-f]{3,8}|\d*\.?\d+(?:px|em|ex|ch|%|vh|vw|dvh|svh)?|\/|\s)+$/;

/** The declarations of a `style` attribute that a rebuilt frame keeps (decisions Y3). */
export function frameStyleOf(style: string): readonly Declaration[] {
  return style.split(";").flatMap((part) => {
    const colon = part.indexOf(":");
    const property = part.slice(0, colon).trim().toLowerCase();
    const value = part
      .slice(colon + 1)
      .replace(/!\s*important\s*$/i, "")
      .trim()
      .toLowerCase();
    const isKept = colon > 0 && value.length <= 64 && allowed.test(property);
    return isKept && plainValue.test(value) ? [[property, value] as const] : [];
  });
}
