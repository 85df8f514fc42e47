import type { LogoName } from "../../core/branding/branding-draft.ts";
import type { ButtonText } from "../../core/branding/button-text.ts";
import { textGroup } from "../../core/texts/text-group.ts";

const colors = { white: "White", black: "Black" } satisfies Readonly<Record<ButtonText, string>>;

/** Texts of the open branding. Texts of the rules come from the core. */
export const brandingFormTexts = textGroup("branding-form", {
  heading: "Account",
  introduction: "Set your site's colors and logos.",
  failed: "An error has occurred.",
  tryAgain: "Try again",

  save: "Save All Changes",
  discard: "Discard changes",
  nothingToSave: "No changes to save.",
  colorFirst: "Correct the site color first.",
  stillReading: "A file is still loading.",
  unsaved: "You have unsaved changes.",
  saving: "Saving…",
  saved: "All changes are saved.",

  colors: "Colors",
  siteColor: "Site Color",
  siteColorHint: "A hex color, such as #0c304c. Opacity is optional.",
  siteColorWrong: "Enter 3, 4, 6 or 8 hexadecimal digits, such as #0c304c.",
  picker: "Site Color picker",
  area: { saturation: "Saturation", brightness: "Brightness" },
  hue: "Hue",
  opacity: "Opacity",
  buttonText: "Button Text Color",
  ...colors,
  buttonExample: "Button Example",
  /** The color schemes in which the example is shown. */
  schemes: { light: "Light", dark: "Dark" },
  lowContrast: (text: ButtonText, ratio: string, other: string) =>
    `${colors[text]} text is hard to read here (contrast ${ratio}:1, minimum 4.5:1). ` +
    `${text === "white" ? colors.black : colors.white} is ${other}:1.`,

  /** Chooses the other text colour if it is easier to read. */
  chooseOther: (text: ButtonText) => `Use ${text} text`,

  logos: { navigationLogo: "Navigation Icon", primaryLogo: "Primary Logo" } satisfies Readonly<
    Record<LogoName, string>
  >,
  places: {
    navigationLogo: "Shown fixed at the top-left of every page.",
    primaryLogo: "Shown on the dashboard and on Scout pricing proposals.",
  } satisfies Readonly<Record<LogoName, string>>,
  logoHint: "One .png or .jpeg image, up to 15 MB. A transparent .png is recommended.",
  useDefault: "Use Default",
  useDefaultFor: (logo: string) => `Use Default ${logo}`,
  cleared: "Image will be removed when you save.",
  slow: "This image is larger than 1 MB. Pages that show it load more slowly.",
  preview: (logo: string) => `Preview of the ${logo}`,
  noPicture: "No image",
  previewPage: "Every page",
  previewDashboard: "Dashboard",
  previewProposal: "Proposal",

  leaveHeading: "Leave without saving?",
  leaveText: "Your branding changes aren't saved yet.",
  leave: "Leave without saving",
  stay: "Stay here",
});
