/** The two colours that a button's text may have (2 §2 Account), as they are stored (decisions T8). */
export const buttonTextColors = { white: "#FFFFFF, 1", black: "#000000, 1" } as const;

export type ButtonText = keyof typeof buttonTextColors;

/** Reads a stored button text colour in any case and spacing (decisions T8); null for any other. */
export function readButtonText(raw: unknown): ButtonText | null {
  if (typeof raw !== "string") return null;
  const plain = raw.replace(/\s/g, "").toLowerCase();
  const matches = (name: ButtonText) =>
    buttonTextColors[name].replace(" ", "").toLowerCase() === plain;
  if (matches("white")) return "white";
  return matches("black") ? "black" : null;
}

/** Its colour as CSS. */
export function cssOfButtonText(text: ButtonText): string {
  return text === "white" ? "#ffffff" : "#000000";
}
