import type { LogoName } from "../../core/branding/branding-draft.ts";

/** Texts of the open branding. Texts of the rules come from the core. */
export const messages = {
  heading: "Account",
  introduction: "Colors and logos of your site, as your customers and your team see them.",
  failed: "An error has occurred.",
  tryAgain: "Try again",

  save: "Save All Changes",
  discard: "Discard changes",
  nothingToSave: "There are no changes to save.",
  colorFirst: "Correct the site color first.",
  stillReading: "A file is still being read.",
  unsaved: "You have unsaved changes.",
  saving: "Saving…",
  saved: "All changes are saved.",

  colors: "Colors",
  siteColor: "Site Color",
  siteColorHint:
    "3, 4, 6 or 8 digits, as in #0c304c. The fourth digit, or the last two, are the opacity.",
  siteColorWrong: "Enter a color of 3, 4, 6 or 8 hexadecimal digits, as in #0c304c.",
  picker: "Site Color picker",
  area: { saturation: "Saturation", brightness: "Brightness" },
  hue: "Hue",
  opacity: "Opacity",
  buttonText: "Button Text Color",
  white: "White",
  black: "Black",
  buttonExample: "Button Example",
  lowContrast: (name: "White" | "Black", ratio: string, other: string) =>
    `${name} text on this color is hard to read: its contrast is ${ratio} to 1, and at least 4.5 to 1 is needed. ` +
    `The other text color has ${other} to 1.`,

  /** Chooses the other text colour if it is easier to read. */
  chooseOther: (name: "White" | "Black") => `Use ${name.toLowerCase()} text`,

  logos: { navigationLogo: "Navigation Icon", primaryLogo: "Primary Logo" } satisfies Readonly<
    Record<LogoName, string>
  >,
  places: {
    navigationLogo: "Shown fixed at the top-left of every page.",
    primaryLogo: "Shown on the dashboard and on Scout pricing proposals.",
  } satisfies Readonly<Record<LogoName, string>>,
  logoHint: "One .png or .jpeg image of at most 15 MB. A transparent .png is recommended.",
  useDefault: "Use Default",
  useDefaultFor: (logo: string) => `Use Default ${logo}`,
  cleared: "Cleared: saving removes the picture.",
  slow: "This image is larger than 1 MB: every page that shows it loads more slowly.",
  preview: (logo: string) => `Preview of the ${logo}`,
  noPicture: "No picture",
  previewPage: "Every page",
  previewDashboard: "Dashboard",
  previewProposal: "Proposal",

  leaveHeading: "Leave without saving?",
  leaveText: "Your changes to the branding are not saved yet.",
  leave: "Leave without saving",
  stay: "Stay here",
} as const;
