import { toPlainText } from "../../../core/html/plain-text.ts";
import type { SiteRow } from "../../../core/pricing/sites/site-table.ts";
import { answeredMessages } from "../../ui/answered-address.messages.ts";
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

/** The note in an exported table, which also says for which other address the prices are. */
export function siteFullNoteOf(row: SiteRow): string {
  return [row.isOwn ? messages.own : reasonOf(row), siteDifferenceOf(row)]
    .filter(Boolean)
    .join(" ");
}

/** Says for which other address the prices of a site are; `""` if they are for the address of the list. */
export function siteDifferenceOf({ progress, difference }: SiteRow): string {
  if (progress.kind !== "priced" || difference === null) return "";
  return answeredMessages.price(progress.answer.address, difference.asked);
}

/** The note of a printed proposal about a site: for which address its prices are, and what is not available. */
export function sitePaperNoteOf(row: SiteRow): string {
  const note = reasonOf(row);
  const reason = row.chosen === null ? `${messages.unavailable}: ${note}` : note;
  return [siteDifferenceOf(row), reason].filter(Boolean).join(" ");
}

/** The note of a site, or the server's message in place of it. */
function reasonOf(row: SiteRow): string {
  const { progress } = row;
  const message = progress.kind === "priced" ? progress.answer.message : null;
  return message === null ? siteNoteOf(row) : toPlainText(message);
}
