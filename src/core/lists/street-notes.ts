/** The reason why a street cannot be looked up, or probably not. */
export type StreetNote = "post-box" | "rural-route" | "coordinates" | "no-number";

const postBox =
  /^(?:p\.? ?o\.?|post office) ?(?:box|bx|drawer)\b|^(?:pob|box|drawer|apartado) ?#?\d/i;
const ruralRoute =
  /^(?:rr|r\.r\.|rural (?:route|rt)|rfd|hc|h\.c\.|hcr|highway contract(?: route)?|star (?:route|rt)) ?#?\d/i;

/** True if a street is a box in a post office. */
export function isPostBox(street: string): boolean {
  return postBox.test(spaced(street));
}

/** The note on a street; null if it looks like the street of an address. */
export function streetNoteOf(street: string): StreetNote | null {
  if (numbered.test(street)) return null;
  const text = spaced(street);
  if (text === "") return null;
  if (postBox.test(text)) return "post-box";
  if (ruralRoute.test(text)) return "rural-route";
  if (areCoordinates(text)) return "coordinates";
  return hasHouseNumber(text) ? null : "no-number";
}

/** Most streets: a house number and a name. */
const numbered = /^\d{1,6}[a-z]? [a-z]/i;
const maxCharacters = 300;

function spaced(text: string): string {
  return text.slice(0, maxCharacters).replace(/\s+/g, " ").trim();
}

const decimalPair = /^\(?[-+]?\d{1,3}\.\d{2,}°? ?[,; ] ?[-+]?\d{1,3}\.\d{2,}/;
const degrees = /^\d{1,3} ?° ?\d/;

/** True if a text is a pair of coordinates, or a link to a map. */
export function areCoordinates(text: string): boolean {
  if (/^https?:\/\//i.test(text)) return /map/i.test(text);
  return decimalPair.test(text) || degrees.test(text);
}

/** True if a word of the street has a digit and is no ordinal, such as the `5th` of `5th Ave`. */
function hasHouseNumber(street: string): boolean {
  return street
    .split(" ")
    .some((word) => /[\d½¼¾]/.test(word) && !/^\d+(?:st|nd|rd|th)[,.]?$/i.test(word));
}
