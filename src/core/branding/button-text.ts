/** The two colours of button text, in their stored form. */
export const buttonTextColors = { white: "#FFFFFF, 1", black: "#000000, 1" } as const;

export type ButtonText = keyof typeof buttonTextColors;

/** Reads a stored button text colour in any case and spacing. Returns null for any other colour. */
export function readButtonText(raw: unknown): ButtonText | null {
  if (typeof raw !== "string") return null;
  const plain = raw.replace(/\s/g, "").toLowerCase();
  const matches = (name: ButtonText) =>
    buttonTextColors[name].replace(" ", "").toLowerCase() === plain;
  if (matches("white")) return "white";
  return matches("black") ? "black" : null;
}

/** The CSS colour of a button text. */
export function cssOfButtonText(text: ButtonText): string {
  return text === "white" ? "#ffffff" : "#000000";
}
