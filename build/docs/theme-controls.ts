/** A custom property as a control of the snippet builder. */
export interface ThemeControl {
  readonly name: string;
  readonly label: string;
  readonly kind: "color" | "pixels" | "choice";
  /** The default of the element. */
  readonly initial: string;
  /** The maximum of a length in pixels, or the values of a choice with their names. */
  readonly most?: number;
  readonly choices?: Readonly<Record<string, string>>;
}

export const themeControls: readonly ThemeControl[] = [
  { name: "--scout-color-primary", label: "Site color", kind: "color", initial: "#0c304c" },
  {
    name: "--scout-color-background",
    label: "Background",
    kind: "choice",
    initial: "",
    choices: { "": "Its own surface", transparent: "Transparent: the page shows through" },
  },
  {
    name: "--scout-font-family",
    label: "Font",
    kind: "choice",
    initial: "",
    choices: {
      "": "The system's",
      inherit: "That of the page",
      "Georgia, serif": "Georgia",
      "Verdana, sans-serif": "Verdana",
    },
  },
  { name: "--scout-font-size", label: "Font size", kind: "pixels", initial: "16", most: 24 },
  { name: "--scout-radius", label: "Corner radius", kind: "pixels", initial: "8", most: 24 },
  { name: "--scout-padding", label: "Padding", kind: "pixels", initial: "16", most: 48 },
];
