import type { Formatting } from "../../../core/formatting/formatting.ts";
import { toPlainText } from "../../../core/html/plain-text.ts";
import type { SiteRow } from "../../../core/pricing/sites/site-table.ts";
import { answeredTextOf, answeredTexts } from "../../ui/answered-address.messages.ts";
import { siteTexts } from "./sites.messages.ts";

/** A note for a site without a price, or for chosen services that no longer exist; `""` for another site. */
export function siteNoteOf({ progress, chosen, isGone }: SiteRow, format: Formatting): string {
  const { notes, gone, missing } = format.texts(siteTexts);
  if (progress.kind === "failed") {
    if (progress.status === null) return notes.unanswered;
    return progress.status === 200 ? notes.failed : notes.failedWith(String(progress.status));
  }
  if (progress.kind !== "priced") return notes[progress.kind];
  if (isGone) return gone;
  if (chosen !== null) return chosen.missing.map((part) => missing[part]).join(". ");
  return progress.answer.offers.length === 0 ? notes.noServices : notes.noOffer;
}

/** The note in an exported table, which also says for which other address the prices are, and which site has it, too. */
export function siteFullNoteOf(row: SiteRow, format: Formatting): string {
  const { own, sameAs } = format.texts(siteTexts);
  return [
    row.isOwn ? own : reasonOf(row, format),
    siteDifferenceOf(row, format),
    row.repeats === "" ? "" : sameAs(row.repeats),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Says for which other address the prices of a site are; `""` if they are for the address of the list. */
export function siteDifferenceOf({ progress, difference }: SiteRow, format: Formatting): string {
  if (progress.kind !== "priced" || difference === null) return "";
  return answeredTextOf(
    "price",
    progress.answer.address,
    difference.asked,
    format.texts(answeredTexts),
  );
}

/** The note of a printed proposal about a site: for which address its prices are, and what is not available. */
export function sitePaperNoteOf(row: SiteRow, format: Formatting): string {
  const note = reasonOf(row, format);
  const reason = row.chosen === null ? format.texts(siteTexts).unavailable(note) : note;
  return [siteDifferenceOf(row, format), reason].filter(Boolean).join(" ");
}

/** The note of a site, or the server's message in place of it. */
function reasonOf(row: SiteRow, format: Formatting): string {
  const { progress } = row;
  const message = progress.kind === "priced" ? progress.answer.message : null;
  return message === null ? siteNoteOf(row, format) : toPlainText(message);
}
