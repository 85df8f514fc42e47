import type { SiteRow } from "../../../core/pricing/sites/site-table.ts";
import { siteMessages as messages } from "./sites.messages.ts";

/** A note for a site without a price, or for chosen services that no longer exist; `""` for another site. */
export function siteNoteOf({ progress, chosen, isGone }: SiteRow): string {
  const { notes } = messages;
  if (progress.kind === "failed") {
    if (progress.status === null) return notes.unanswered;
    return progress.status === 200 ? notes.failed : `${notes.failed} (${progress.status})`;
  }
  if (progress.kind !== "priced") return notes[progress.kind];
  if (isGone) return messages.gone;
  if (chosen !== null) return chosen.missing.map((part) => messages.missing[part]).join(". ");
  return progress.answer.offers.length === 0 ? notes.noServices : notes.noOffer;
}
