import { type BrandingDraft, isColorChanged, type SavedBranding, uriOf } from "./branding-draft.ts";
import { buttonTextColors } from "./button-text.ts";
import { writeSiteColor } from "./site-color.ts";

/** What saving sends (2 §7): a colour and logos only where they changed (rulings T3). */
export interface BrandingChanges {
  readonly button_text_color: string;
  readonly site_color?: string;
  readonly primary_logo?: string | null;
  readonly navigation_logo?: string | null;
}

/** What saving sends; the colour of the draft is one that can be read (rulings T1). */
export function changesOf(draft: BrandingDraft, saved: SavedBranding): BrandingChanges {
  const { color, navigationLogo, primaryLogo } = draft;
  return {
    button_text_color: buttonTextColors[draft.buttonText],
    ...(isColorChanged(draft, saved) && { site_color: writeSiteColor(color) }),
    ...(primaryLogo !== "kept" && { primary_logo: uriOf(primaryLogo) }),
    ...(navigationLogo !== "kept" && { navigation_logo: uriOf(navigationLogo) }),
  };
}

/** The branding once the changes are saved. */
export function savedWith(saved: SavedBranding, changes: BrandingChanges): SavedBranding {
  const { site_color, primary_logo, navigation_logo } = changes;
  return {
    siteColor: site_color ?? saved.siteColor,
    buttonTextColor: changes.button_text_color,
    primaryLogo: primary_logo === undefined ? saved.primaryLogo : primary_logo,
    navigationLogo: navigation_logo === undefined ? saved.navigationLogo : navigation_logo,
  };
}
