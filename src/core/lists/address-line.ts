import { visibleText } from "../texts/fold-text.ts";
import { directionKeyOf, wordKeyOf } from "./address-key.ts";
import { directionLetters, streetTypes } from "./street-words.ts";
import { stateCodeOf } from "./us-states.ts";
import { streetTypeForms, unitForms } from "./usps-words.ts";

/** A word of an address as written, and folded: lower case, without punctuation, abbreviated as USPS does. */
export interface AddressWord {
  readonly raw: string;
  readonly key: string;
}

/** A unit: `Ste 200` has the kind `ste` and the value `200`. The kind is `""` for `#200` and for a bare number. */
export interface AddressUnit {
  readonly kind: string;
  readonly value: string;
  readonly raw: string;
}

/** An address on one line, in parts. A missing part is empty. */
export interface AddressLine {
  readonly number: readonly AddressWord[];
  /** The direction before the name of the street and the one after it, as letters. */
  readonly directions: readonly [string, string];
  /** The whole street after its number. */
  readonly street: readonly AddressWord[];
  /** The street without its directions. */
  readonly name: readonly AddressWord[];
  readonly units: readonly AddressUnit[];
  readonly city: readonly AddressWord[];
  readonly state: readonly AddressWord[];
  /** Five digits, or nine with a hyphen. A Canadian code has no space. */
  readonly postalCode: string;
}

/** The words of an address before its street and its city are divided. */
export interface OpenLine {
  readonly number: readonly AddressWord[];
  /** The street, and the city if no comma or unit is between them. */
  readonly body: readonly AddressWord[];
  /** True if the body ends at a comma or unit that is followed by a city. */
  readonly isClosed: boolean;
  readonly units: readonly AddressUnit[];
  readonly city: readonly AddressWord[];
  readonly state: readonly AddressWord[];
  readonly postalCode: string;
}

interface PlacedWord extends AddressWord {
  readonly segment: number;
}

const maxCharacters = 1_000;
const fraction = /^(?:\d{1,2}\/\d{1,2}|[½¼¾])$/;
const ordinal = /^\d+(?:st|nd|rd|th)$/;
const zipCode = /^(\d{5})-?(\d{4})?$/;
const country = new Set(["usa", "us", "united states"]);

/** Reads an address on one line. Its street may still be joined with its city. */
export function openLineOf(text: string): OpenLine {
  const words = wordsOf(text);
  dropCountry(words);
  const postalCode = takePostalCode(words);
  const state = takeState(words);
  const start = words.findIndex(
    ({ key, segment }, at) =>
      /\d/.test(key) && !ordinal.test(key) && words[at - 1]?.segment !== segment,
  );
  const lead = words.slice(0, Math.max(start, 0));
  const rest = words.slice(lead.length);
  const numberCount = start < 0 ? 0 : fraction.test(rest[1]?.key ?? "") ? 2 : 1;
  const number = rest.slice(0, numberCount);
  const segment = rest[0]?.segment ?? 0;
  const first = unitsIn(rest.filter((one) => one.segment === segment).slice(numberCount), 1);
  const others = segmentsOf(rest.filter((one) => one.segment !== segment)).map((one) =>
    unitsIn(one, 0),
  );
  const places = others.map(({ before, after }) => [...before, ...after]).filter(isFilled);
  const extra = places.slice(0, -1).map((one) => ({ kind: "", ...textsOf(one) }));
  const city = [...first.after, ...(places.at(-1) ?? [])];
  const street = directed([...number, ...first.before]).slice(numberCount);
  const bare = bareUnitOf(street);
  return {
    number,
    body: [...lead.map(abbreviated), ...street.slice(0, street.length - bare.length)],
    isClosed: city.length > 0,
    units: [...bare, ...first.units, ...others.flatMap(({ units }) => units), ...extra],
    city: city.map(cityWordOf),
    state,
    postalCode,
  };
}

/** The number of a unit at the end of a street: `400` in `12 Main St 400`, but not the number of a highway. */
function bareUnitOf(street: readonly AddressWord[]): readonly AddressUnit[] {
  const [before, last] = street.slice(-2);
  if (before === undefined || last === undefined || street.length < 3) return [];
  const isUnit = streetTypes.has(before.key) && !numbered.has(before.key) && /\d/.test(last.key);
  return isUnit ? [{ kind: "", ...textsOf([last]) }] : [];
}

/** Types of streets that have numbers. */
const numbered = new Set(["hwy", "rte", "loop", "expy", "fwy", "byp", "rd"]);

/** Divides the body of an address into street and city, after so many words. */
export function addressLineOf(line: OpenLine, streetCount: number): AddressLine {
  const street = line.body.slice(0, streetCount);
  const beyond = line.body.slice(streetCount);
  const isNumber = /^#?\d/.test(beyond[0]?.key ?? "");
  const bare = isNumber ? beyond.slice(0, 1) : [];
  const isFirst = isDirectionFirst(street);
  const isLast = isDirectionLast(street);
  return {
    number: line.number,
    directions: [isFirst ? (street[0]?.key ?? "") : "", isLast ? (street.at(-1)?.key ?? "") : ""],
    street,
    name: street.slice(isFirst ? 1 : 0, isLast ? -1 : undefined),
    units: [...bare.map((one) => ({ kind: "", ...textsOf([one]) })), ...line.units],
    city: [...beyond.slice(bare.length).map(cityWordOf), ...line.city],
    state: line.state,
    postalCode: line.postalCode,
  };
}

/** The number of words of a street that a city may follow without a comma: up to its type and direction. */
export function streetCountOf({ body, isClosed }: OpenLine): number {
  if (isClosed) return body.length;
  const start = isDirectionFirst(body) ? 2 : 1;
  const type = body.findIndex(({ key }, at) => at >= start && streetTypes.has(key));
  if (type < 0) return body.length;
  const types = body.slice(type).findIndex(({ key }) => !streetTypes.has(key));
  const end = types < 0 ? body.length : type + types;
  return directionLetters.has(body[end]?.key ?? "") ? end + 1 : end;
}

/** True if a word cannot begin a city after a street, because it is a type or a direction. */
export function belongsToStreet({ key }: AddressWord): boolean {
  return streetTypes.has(key) || directionLetters.has(key);
}

function isDirectionFirst(street: readonly AddressWord[]): boolean {
  const [first, second] = street;
  if (first === undefined || second === undefined) return false;
  return directionLetters.get(first.key) === first.key && !streetTypes.has(second.key);
}

function isDirectionLast(street: readonly AddressWord[]): boolean {
  const [before, last] = street.slice(-2);
  if (before === undefined || last === undefined) return false;
  return directionLetters.get(last.key) === last.key && streetTypes.has(before.key);
}

function wordsOf(text: string): PlacedWord[] {
  return visibleText(text.slice(0, maxCharacters))
    .normalize("NFC")
    .replace(/[–—−]/g, "-")
    .replaceAll("#", " # ")
    .split(/[,;\n\r]+/)
    .flatMap((part, segment) =>
      part.split(/[\s:"()[\]*!?_]+/).map((raw) => {
        const key = raw === "#" ? raw : wordKeyOf(raw.toLowerCase());
        return { raw, key, segment };
      }),
    )
    .filter(({ key }) => key !== "" && key !== "-");
}

function dropCountry(words: PlacedWord[]): void {
  const count = [1, 2].find((length) => country.has(wordKeysOf(words.slice(-length))));
  if (count !== undefined && count < words.length) words.length -= count;
}

/** Removes the postal code from the end. The value of a unit stays. */
function takePostalCode(words: PlacedWord[]): string {
  const [before, last] = words.slice(-2);
  if (before === undefined || last === undefined) return "";
  const [, five, four] = zipCode.exec(last.key) ?? [];
  const isUnit = isUnitWord(before) && before.key !== "fl";
  if (five !== undefined && words.length > 2 && !isUnit) {
    words.length -= 1;
    return four === undefined ? five : `${five}-${four}`;
  }
  const joined = [last.key, `${before.key}${last.key}`];
  const at = joined.findIndex((code) => /^[a-z]\d[a-z]\d[a-z]\d$/.test(code));
  if (at >= 0) words.length -= at + 1;
  return joined[at]?.toUpperCase() ?? "";
}

/** Removes the state from the end. After the type of a street, `NE` is a direction and `Ct` belongs to the street. */
function takeState(words: PlacedWord[]): readonly AddressWord[] {
  for (const count of [3, 2, 1]) {
    const state = words.slice(-count);
    const rest = words.slice(0, -count);
    const [first] = state;
    const before = rest.at(-1);
    if (first === undefined || before === undefined || state.length < count) continue;
    if (state.at(-1)?.segment !== first.segment) continue;
    if (stateCodeOf(state.map(({ key }) => key).join(" ")) === null) continue;
    const isApart = before.segment !== first.segment;
    const isDirection = directionLetters.has(first.key) && streetTypes.has(before.key);
    const hasStreet = rest.slice(1).some(({ key }) => streetTypes.has(key));
    if (!isApart && (isDirection || !hasStreet)) continue;
    words.length -= count;
    return state;
  }
  return [];
}

interface Divided {
  readonly before: readonly PlacedWord[];
  readonly units: readonly AddressUnit[];
  readonly after: readonly PlacedWord[];
}

/** Divides the words of a segment at its units. The first words may be kept from being units. */
function unitsIn(words: readonly PlacedWord[], kept: number): Divided {
  const before: PlacedWord[] = [];
  const after: PlacedWord[] = [];
  const units: AddressUnit[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const count = at < kept ? 0 : unitWordCountAt(words, at);
    const word = words[at];
    if (count > 0) {
      units.push(unitOf(words.slice(at, at + count)));
      at += count - 1;
    } else if (word !== undefined) (units.length > 0 ? after : before).push(word);
  }
  return { before, units, after };
}

/** The number of words of a unit: of `Ste 200`, `# 200`, `Ste # 200`, `3rd Floor`, and of a segment `200`. */
function unitWordCountAt(words: readonly PlacedWord[], at: number): number {
  const [first, second, third] = words.slice(at, at + 3);
  if (first === undefined) return 0;
  if (isUnitWord(first)) {
    if (second?.key === "#" && isUnitValue(third)) return 3;
    return isUnitValue(second) ? 2 : 0;
  }
  if (ordinal.test(first.key) && unitForms.get(second?.key ?? "") === "fl") return 2;
  return at === 0 && words.length === 1 && /\d/.test(first.key) ? 1 : 0;
}

function isUnitWord({ key }: AddressWord): boolean {
  return key === "#" || unitForms.has(key);
}

function isUnitValue(word: AddressWord | undefined): boolean {
  return word !== undefined && (/\d/.test(word.key) || word.key.length === 1);
}

function unitOf(words: readonly AddressWord[]): AddressUnit {
  const kinds = words.filter(({ key }) => unitForms.has(key) && words.length > 1);
  const kind = unitForms.get(kinds[0]?.key ?? "") ?? "";
  const values = words.filter((word) => !kinds.includes(word) && word.key !== "#");
  const { value, raw } = { ...textsOf(values), raw: textsOf(words).raw };
  return { kind, value: kind === "fl" ? value.replace(/(?:st|nd|rd|th)$/, "") : value, raw };
}

function textsOf(words: readonly AddressWord[]): { readonly value: string; readonly raw: string } {
  return {
    value: wordKeysOf(words),
    raw: words
      .map(({ raw }) => raw)
      .join(" ")
      .replaceAll("# ", "#"),
  };
}

/** The words of a street with their directions and types abbreviated. */
function directed(words: readonly AddressWord[]): readonly AddressWord[] {
  const keys = words.map(({ key }) => key);
  return words.map((word, at) =>
    abbreviated({ raw: word.raw, key: directionKeyOf(keys, word.key, at) }),
  );
}

function abbreviated({ raw, key }: AddressWord): AddressWord {
  return { raw, key: streetTypeForms.get(key) ?? key };
}

function cityWordOf({ raw, key }: AddressWord): AddressWord {
  return abbreviated({ raw, key: directionLetters.get(key) ?? key });
}

/** The folded words as one text. */
export function wordKeysOf(words: readonly AddressWord[]): string {
  return words.map(({ key }) => key).join(" ");
}

function segmentsOf(words: readonly PlacedWord[]): readonly (readonly PlacedWord[])[] {
  const segments = new Map<number, PlacedWord[]>();
  for (const word of words) {
    const same = segments.get(word.segment);
    if (same) same.push(word);
    else segments.set(word.segment, [word]);
  }
  return [...segments.values()];
}

function isFilled(words: readonly unknown[]): boolean {
  return words.length > 0;
}
