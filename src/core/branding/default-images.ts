import type { LogoName, NewLogo } from "./branding-draft.ts";
// Inline, because a logo is saved as a `data:` address.
import logo from "./default-logo.png?inline";
import mark from "./default-mark.png?inline";

/** The images that 'Use Default' sets (2 §4 Account; decisions T3). */
export const defaultImages: Readonly<Record<LogoName, NewLogo>> = {
  navigationLogo: imageOf("defaultMark.png", mark),
  primaryLogo: imageOf("defaultLogo.png", logo),
};

function imageOf(name: string, uri: string): NewLogo {
  return { uri, name, size: atob(uri.slice(uri.indexOf(",") + 1)).length };
}
