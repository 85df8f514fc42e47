import { documentTexts } from "./proposal-messages.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: these control characters are removed.
const forbidden = /[\\/:*?"<>|\u0000-\u001f\u007f]/g;
const maxLength = 180;

/**
 * Returns '{provider} Proposal for {customer} {date}.pdf', with characters and a length that all file systems accept.
 *
 * @param names.date - `MM/DD/YYYY`; its slashes become dashes
 */
export function proposalFileName(names: {
  readonly provider: string;
  readonly customer: string;
  readonly date: string;
}): string {
  const [provider, customer] = [clean(names.provider), clean(names.customer)];
  const date = clean(names.date.replaceAll("/", "-"));
  const tail = ` ${date}.pdf`;
  const stem = clean(documentTexts.fileOf(provider, customer));
  return `${[...stem]
    .slice(0, maxLength - tail.length)
    .join("")
    .trim()}${tail}`;
}

function clean(text: string): string {
  return text.replace(forbidden, " ").replace(/\s+/g, " ").trim();
}
