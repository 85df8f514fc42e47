/** The reason why a row is no address, and is left out unless the user keeps it. */
export type LeftOutReason =
  | "title"
  | "total"
  | "names"
  | "greeting"
  | "thanks"
  | "mail"
  | "signature";

const maxCharacters = 120;
/** A figure with its unit, such as 400M or 1.2 Gbps. */
const amount = /^[$\d][\d.,]{0,15} ?[a-z/]{1,5}$/i;
const total =
  /^(?:grand |sub ?-?)?totals?(?: (?:sites|locations|addresses|rows|count|number))?[ :=\d.,$]*$/i;
const count = /^(?:count|sum|number of (?:sites|locations|addresses))[ :=\d.,$]*$/i;
const greeting =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|please|pls|can you|could you|here are|here is|see below|below are|fyi)\b/i;
const thanks =
  /^(?:thanks|thank you|thx|many thanks|best|kind regards|best regards|warm regards|regards|sincerely|cheers|sent from|let me know)\b/i;

/** The reason to leave out a text without an address; null if it may be an address. */
export function leftOutReasonOf(text: string): LeftOutReason | null {
  // A text that begins with a digit is neither a word nor a total.
  if (/^\d/.test(text)) return null;
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length > maxCharacters) return null;
  if (total.test(line) || count.test(line)) return "total";
  // A text with a number may be an address: Best Buy, 100 Main St.
  if (/\d/.test(line)) return null;
  if (greeting.test(line)) return "greeting";
  return thanks.test(line) ? "thanks" : null;
}

/** Creates a function that finds rows below the names that are no addresses. */
export function leftOutReaderOf(
  names: readonly string[],
): (cells: readonly string[]) => LeftOutReason | null {
  const lower = names.map(lowerText);
  const isNames = (cells: readonly string[]) => {
    let count = 0;
    for (const [at, cell] of cells.entries()) {
      const text = cell.trim();
      if (text === "") continue;
      if (text.length !== lower[at]?.length || lowerText(text) !== lower[at]) return false;
      count += 1;
    }
    return count >= Math.min(2, names.length);
  };
  return (cells) => {
    const first = cells.find((cell) => cell.trim() !== "") ?? "";
    if (names.length > 0 && isNames(cells)) return "names";
    const reason = leftOutReasonOf(first);
    if (reason === null) return null;
    const filled = cells.filter((cell) => cell.trim() !== "");
    if (reason === "total") return isFigures(filled.slice(1)) ? reason : null;
    return filled.length === 1 ? reason : null;
  };
}

function lowerText(text: string): string {
  return text.trim().toLowerCase();
}

/** True if cells contain only figures, as beside a total. */
function isFigures(cells: readonly string[]): boolean {
  return cells.every(
    (cell) => !/\p{L}/u.test(cell) || amount.test(cell.trim()) || leftOutReasonOf(cell) === "total",
  );
}
