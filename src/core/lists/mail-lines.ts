import { streetTypes } from "./street-words.ts";

const header = /^(?:from|sent|to|cc|bcc|date|subject|attachments?) ?:/i;
const phone =
  /^(?:(?:tel|phone|cell|mobile|office|direct|fax|[ptmofc])[.:]? ?)?(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]\d{4}$/i;
const minSentenceWords = 4;

/** True if a line of a pasted mail is no address: a header, a web address, a telephone number or a sentence. */
export function isMailLine(line: string): boolean {
  if (header.test(line) || isContact(line) || phone.test(line)) return true;
  if (/\d/.test(line) || !/[.?!]$/.test(line)) return false;
  const words = line.toLowerCase().split(" ");
  const last = words.at(-1)?.replace(/[.?!]$/, "") ?? "";
  return words.length >= minSentenceWords && !streetTypes.has(last);
}

/** True for the address of a mail box or website, but not for a link to a map. */
function isContact(line: string): boolean {
  if (line.includes(" ") || /^http/i.test(line)) return false;
  return line.includes("@") || line.toLowerCase().startsWith("www.");
}

/** A line without the marks of a quoted mail. */
export function unquotedLine(line: string): string {
  return line.replace(/^(?:>[\t ]?)+/, "");
}
