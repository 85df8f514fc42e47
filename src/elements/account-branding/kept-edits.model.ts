import {
  type BrandingDraft,
  type LogoChange,
  type LogoName,
  type SavedBranding,
  withColorText,
  withLogo,
} from "../../core/branding/branding-draft.ts";
import { listIn, textIn, type Work } from "../../core/stores/kept-work.ts";

const logoNames: readonly LogoName[] = ["navigationLogo", "primaryLogo"];

/** A tab has room for some five million characters, for all of its pages. */
const mostCharacters = 1_000_000;

/** The changes to the logos as texts; the names of those that are too large are in `lost`. */
export function keptLogosOf(draft: BrandingDraft): Work {
  const kept: Record<string, string | readonly string[]> = {};
  const lost: string[] = [];
  for (const name of logoNames) {
    const change = draft[name];
    if (typeof change === "string") kept[name] = change;
    else if (change.uri.length > mostCharacters) lost.push(name);
    else kept[name] = [change.uri, change.name, String(change.size)];
  }
  return { ...kept, lost };
}

/** The draft with what was kept over a sign-in (decisions ZB9). */
export function draftWith(draft: BrandingDraft, saved: SavedBranding, work: Work): BrandingDraft {
  const colored = withColorText(draft, textIn(work, "colorText") || draft.colorText);
  const buttonText = textIn(work, "buttonText");
  const begun: BrandingDraft = {
    ...colored,
    buttonText: buttonText === "black" || buttonText === "white" ? buttonText : draft.buttonText,
  };
  return logoNames.reduce(
    (edited, name) => withLogo(edited, saved, name, logoChangeIn(work, name)),
    begun,
  );
}

/** Only pictures of the two types that may be chosen (decisions T4). */
function logoChangeIn(work: Work, name: LogoName): LogoChange {
  if (textIn(work, name) === "cleared") return "cleared";
  const [uri = "", fileName = "", size = ""] = listIn(work, name);
  if (!/^data:image\/(?:png|jpeg);base64,/.test(uri)) return "kept";
  return { uri, name: fileName, size: Number(size) || 0 };
}
