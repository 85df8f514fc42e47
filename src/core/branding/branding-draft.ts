import type { BrandingChanges } from "./branding-changes.ts";
import { type ButtonText, buttonTextColors, readButtonText } from "./button-text.ts";
import {
  defaultColor,
  hexTextOf,
  readHex,
  readSiteColor,
  type SiteColor,
  writeSiteColor,
} from "./site-color.ts";

/** The saved branding. A logo is an address, or null if the agency has none. */
export interface SavedBranding {
  readonly siteColor: string | null;
  readonly buttonTextColor: string | null;
  readonly navigationLogo: string | null;
  readonly primaryLogo: string | null;
}

export const logoNames = ["navigationLogo", "primaryLogo"] as const;
export type LogoName = (typeof logoNames)[number];

/** A picture that replaces a logo after the next save. */
export interface NewLogo {
  readonly uri: string;
  readonly name: string;
  /** The size of the file in bytes. */
  readonly size: number;
}

/** The change to a logo: `kept`, `cleared`, or a new picture. */
export type LogoChange = "kept" | "cleared" | NewLogo;

/** The branding while the user edits it. */
export interface BrandingDraft {
  /** The text of the field. It may not be a valid colour. */
  readonly colorText: string;
  /** The last valid colour of the field. */
  readonly color: SiteColor;
  readonly buttonText: ButtonText;
  readonly navigationLogo: LogoChange;
  readonly primaryLogo: LogoChange;
}

/** Creates a draft of the saved branding, without changes. */
export function draftOf(saved: SavedBranding): BrandingDraft {
  const color = colorOf(saved);
  return {
    colorText: hexTextOf(color),
    color,
    buttonText: buttonTextOf(saved),
    navigationLogo: "kept",
    primaryLogo: "kept",
  };
}

export function withColorText(draft: BrandingDraft, colorText: string): BrandingDraft {
  return { ...draft, colorText, color: readHex(colorText) ?? draft.color };
}

/** Changes a logo. A change back to the saved logo counts as no change. */
export function withLogo(
  draft: BrandingDraft,
  saved: SavedBranding,
  name: LogoName,
  change: LogoChange,
): BrandingDraft {
  const isSame = change !== "kept" && uriOf(change) === saved[name];
  return { ...draft, [name]: isSame ? "kept" : change };
}

/** The picture that a draft shows for a logo. */
export function logoOf(draft: BrandingDraft, saved: SavedBranding, name: LogoName): string | null {
  const change = draft[name];
  return change === "kept" ? saved[name] : uriOf(change);
}

/** True if the field holds a colour of 3, 4, 6 or 8 digits, which a save requires. */
export function hasColor({ colorText }: BrandingDraft): boolean {
  return readHex(colorText) !== null;
}

/** True if there is something to save, or if the colour is invalid. */
export function isChanged(draft: BrandingDraft, saved: SavedBranding): boolean {
  return (
    isColorChanged(draft, saved) ||
    draft.buttonText !== buttonTextOf(saved) ||
    draft.navigationLogo !== "kept" ||
    draft.primaryLogo !== "kept"
  );
}

/** The request body of a save. The draft's colour must be valid. */
export function changesOf(draft: BrandingDraft, saved: SavedBranding): BrandingChanges {
  const { color, navigationLogo, primaryLogo } = draft;
  return {
    button_text_color: buttonTextColors[draft.buttonText],
    ...(isColorChanged(draft, saved) && { site_color: writeSiteColor(color) }),
    ...(primaryLogo !== "kept" && { primary_logo: uriOf(primaryLogo) }),
    ...(navigationLogo !== "kept" && { navigation_logo: uriOf(navigationLogo) }),
  };
}

/** The branding after the changes are saved. */
export function savedWith(saved: SavedBranding, changes: BrandingChanges): SavedBranding {
  const { site_color, primary_logo, navigation_logo } = changes;
  return {
    siteColor: site_color ?? saved.siteColor,
    buttonTextColor: changes.button_text_color,
    primaryLogo: primary_logo === undefined ? saved.primaryLogo : primary_logo,
    navigationLogo: navigation_logo === undefined ? saved.navigationLogo : navigation_logo,
  };
}

function uriOf(change: Exclude<LogoChange, "kept">): string | null {
  return change === "cleared" ? null : change.uri;
}

function isColorChanged(draft: BrandingDraft, saved: SavedBranding): boolean {
  return !hasColor(draft) || hexTextOf(draft.color) !== hexTextOf(colorOf(saved));
}

function colorOf(saved: SavedBranding): SiteColor {
  return readSiteColor(saved.siteColor) ?? defaultColor;
}

function buttonTextOf(saved: SavedBranding): ButtonText {
  return readButtonText(saved.buttonTextColor) ?? "white";
}
