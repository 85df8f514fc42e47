import { textGroup } from "../../core/texts/text-group.ts";

/** Texts for the states before the branding is open. */
export const accountBrandingTexts = textGroup("account-branding", {
  loading: "Loading the branding",
  failed: "An error has occurred.",
  chooseAgain: "Choose your images again. They were too large to keep during sign-in.",
});
