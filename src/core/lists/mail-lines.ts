import { streetTypes } from "./street-words.ts";
import { stateCodeOf } from "./us-states.ts";

const header = /^(?:from|sent|to|cc|bcc|date|subject|attachments?) ?:/i;
const phone =
  /^(?:(?:tel|phone|cell|mobile|office|direct|fax|[ptmofc])[.:]? ?)?(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]\d{4}$/i;
/** The line above a quoted mail: `On Fri, Feb 27, 2026 at 4:02 PM Dana <dana@x.example> wrote:`, also in two lines. */
const replyDate = /^on (?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*, |[a-z]{3,9} \d{1,2},? )/i;
const time = /\d:\d\d/;
const replyEnd = /\bwrote:$/i;
const forwarded = /^(?:-+ ?(?:original|forwarded) message\b|begin forwarded message:)/i;
const minSentenceWords = 4;

/** True if a line of a pasted mail is no address: a header, a web address, a telephone number or a sentence. */
export function isMailLine(line: string): boolean {
  return (
    header.test(line) || isReply(line) || isContact(line) || phone.test(line) || isSentence(line)
  );
}

function isReply(line: string): boolean {
  return (replyDate.test(line) && time.test(line)) || replyEnd.test(line) || forwarded.test(line);
}

/** Words that addresses do not have. */
const sentenceWord =
  /(?:^| )(?:we|we'd|we're|i|i'd|i'm|you|they|it|it's|need|needs|want|would|should|could|can|have|has|is|are|was|were|be|been|please|let)(?= )/i;
/** Words that follow a number of something, which is no number of a house. */
const countedWord =
  /^(?:[mgk]bps|[mgk]b|megs?|gigs?|months?|years?|weeks?|days?|hours?|minutes?|[ap]m|sites?|locations?|addresses|offices?|stores?|lines?|phones?|users?|people|employees|seats?|static|fiber|internet|broadband|circuits?|options?|quotes?|or|and|to|by|at|in|of|for|per|is|are|would|will)\b/i;

/** True if a number is before another word than one that is counted, so that it may be the number of a house. */
function hasHouseNumber(line: string): boolean {
  const words = line.split(" ");
  return words.some((word, at) => {
    const next = words[at + 1];
    return next !== undefined && /^[(#]?\d[\w/-]*[½¼¾]?$/.test(word) && !countedWord.test(next);
  });
}

/** A ZIP code at the end, or a corner of two streets. */
const place = /\b\d{5}(?:-\d{4})?[.?!]$|\d(?:st|nd|rd|th) (?:and|&|at) [A-Z\d]/;

/** True if a line is a sentence that contains no address. */
export function isSentence(line: string): boolean {
  // Without such a word, a line that ends with a colon is a label.
  if (!/[.?!]$/.test(line) && !(line.endsWith(":") && sentenceWord.test(line))) return false;
  const words = line.toLowerCase().split(" ");
  const last = words.at(-1)?.replace(/[.?!:]$/, "") ?? "";
  if (words.length < minSentenceWords || streetTypes.has(last)) return false;
  if (!/\d/.test(line)) return true;
  const isPlace = place.test(line) || stateCodeOf(last) !== null;
  return sentenceWord.test(line) && !hasHouseNumber(line) && !isPlace;
}

/** True if a line asks whether something is so: `Is it 700 Oak Street, Austin, TX 78701 again?` */
export function isQuestion(line: string): boolean {
  return /^(?:is|are|was|were|do|does|did|can|could|would|should|what|where|when|which|who|how|why) .*\?$/i.test(
    line,
  );
}

const telephone = /\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/;

function isMailBoxOrSite(word: string): boolean {
  const at = word.indexOf("@");
  return (at > 0 && word.lastIndexOf(".") > at) || /^\W{0,2}www\./i.test(word);
}

/** True if a line holds a telephone number, a mail box or a website, as signatures do. */
export function hasContact(line: string): boolean {
  return telephone.test(line) || line.split(" ").some(isMailBoxOrSite);
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
