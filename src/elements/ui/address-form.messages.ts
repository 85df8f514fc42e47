import { textGroup } from "../../core/texts/text-group.ts";

/** Texts of the boxes for an address. */
export const addressFormTexts = textGroup("address-form", {
  dropped: (unit: string) => `The suggestion doesn't include ${unit}.`,
  keep: (unit: string) => `Keep ${unit}`,
});
