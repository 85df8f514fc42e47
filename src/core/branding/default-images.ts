import type { LogoName, NewLogo } from "./branding-draft.ts";
// Inlined, because a logo is saved as a `data:` URL.
import logo from "./default-logo.png?inline";
import mark from "./default-mark.png?inline";

/** The images that 'Use Default' sets. */
export const defaultImages: Readonly<Record<LogoName, NewLogo>> = {
  navigationLogo: imageOf("defaultMark.png", mark),
  primaryLogo: imageOf("defaultLogo.png", logo),
};

function imageOf(name: string, uri: string): NewLogo {
  return { uri, name, size: atob(uri.slice(uri.indexOf(",") + 1)).length };
}
