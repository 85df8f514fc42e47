import { described, logo, object, oneOf, type Sent, type ValueOf } from "../wire/sent.ts";

/** A hexadecimal colour, and its opacity. */
export const sentColor: Sent<string> = {
  type: "string",
  pattern: "^#[0-9a-fA-F]{6}, (0|1|0?\\.\\d+)$",
};
/** The color of button text, which is black or white. */
export const sentButtonText: Sent<string> = oneOf("#000000, 1", "#FFFFFF, 1");

/** The request body of a save. The colour and the logos are present only if they changed. */
export const sentBrandingChanges = object(
  { button_text_color: described(sentButtonText, "Colour of text on buttons; always sent.") },
  {
    site_color: described(sentColor, "The new main colour; missing if it did not change."),
    primary_logo: described(
      logo,
      "The new logo of proposals; null clears it, and it is missing if it did not change.",
    ),
    navigation_logo: described(
      logo,
      "The new logo of the header; null clears it, and it is missing if it did not change.",
    ),
  },
);
export type BrandingChanges = ValueOf<typeof sentBrandingChanges>;
