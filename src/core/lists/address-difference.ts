import {
  type AddressLine,
  type AddressUnit,
  type AddressWord,
  addressLineOf,
  belongsToStreet,
  type OpenLine,
  openLineOf,
  streetCountOf,
  wordKeysOf,
} from "./address-line.ts";
import { stateCodeOf } from "./us-states.ts";

/** A part in which two addresses can differ. */
export type AddressPartName = "number" | "direction" | "street" | "unit" | "city" | "state" | "zip";

/** How the address of an answer differs from the requested one. */
export interface AddressDifference {
  readonly parts: readonly AddressPartName[];
  /** The request in these parts, as entered: `Austin`, or `14 Main St, Suite 400`. */
  readonly asked: string;
}

/**
 * Compares the address of an answer with the requested one; null if they do not differ, or if one of them is empty. Case,
 * punctuation, and the USPS abbreviations of directions, of types of streets and of the words before a unit make no
 * difference (decisions W27). City, state and ZIP code differ only where both addresses have one.
 */
export function addressDifferenceOf(asked: string, answered: string): AddressDifference | null {
  const [one, other] = linesOf(asked, answered);
  if (isEmpty(one) || isEmpty(other)) return null;
  const parts = partNames.filter((part) => differs[part](one, other));
  return parts.length === 0 ? null : { parts, asked: textOf(one, parts) };
}

/** True if an answer names the city or the state of a request without one, so that the user must see them. */
export function addsPlace(asked: string, answered: string): boolean {
  const [one, other] = linesOf(asked, answered);
  const isAdded = (a: string, b: string) => a === "" && b !== "";
  return (
    isAdded(wordKeysOf(one.city), wordKeysOf(other.city)) || isAdded(stateOf(one), stateOf(other))
  );
}

/** The ZIP code of an answer to a request without one, or else `""`. */
export function addedZipOf(asked: string, answered: string): string {
  const [one, other] = linesOf(asked, answered);
  return isEmpty(one) || one.postalCode !== "" ? "" : other.postalCode.slice(0, 5);
}

const differs: Readonly<
  Record<AddressPartName, (asked: AddressLine, answered: AddressLine) => boolean>
> = {
  number: (a, b) => wordKeysOf(a.number) !== wordKeysOf(b.number),
  direction: (a, b) => a.directions.join() !== b.directions.join(),
  street: (a, b) => wordKeysOf(a.name) !== wordKeysOf(b.name),
  unit: (a, b) => !areSameUnits(a.units, b.units),
  city: (a, b) => areOther(wordKeysOf(a.city), wordKeysOf(b.city)),
  state: (a, b) =>
    areOther(stateOf(a), stateOf(b)) &&
    // "New York" may be the city.
    wordKeysOf(a.state) !== wordKeysOf(b.city) &&
    wordKeysOf(b.state) !== wordKeysOf(a.city),
  zip: (a, b) =>
    areOther(a.postalCode.slice(0, 5), b.postalCode.slice(0, 5)) ||
    areOther(a.postalCode.slice(5), b.postalCode.slice(5)),
};

const partNames = Object.keys(differs) as readonly AddressPartName[];

function areOther(asked: string, answered: string): boolean {
  return asked !== "" && answered !== "" && asked !== answered;
}

/** A unit without a word, such as `#200`, is any unit with this number. */
export function areSameUnits(
  asked: readonly AddressUnit[],
  answered: readonly AddressUnit[],
): boolean {
  const isSame = (a: AddressUnit, b: AddressUnit) =>
    a.value === b.value && (a.kind === b.kind || a.kind === "" || b.kind === "");
  const areIn = (some: readonly AddressUnit[], all: readonly AddressUnit[]) =>
    some.every((one) => all.some((other) => isSame(one, other)));
  return areIn(asked, answered) && areIn(answered, asked);
}

function stateOf({ state }: AddressLine): string {
  return stateCodeOf(state.map(({ key }) => key).join(" ")) ?? "";
}

function isEmpty({ number, street }: AddressLine): boolean {
  return number.length === 0 && street.length === 0;
}

/** Without a comma, a street ends where it ends in the other address. */
function linesOf(asked: string, answered: string): readonly [AddressLine, AddressLine] {
  const [one, other] = [openLineOf(asked), openLineOf(answered)];
  return [
    addressLineOf(one, streetCountBeside(one, other)),
    addressLineOf(other, streetCountBeside(other, one)),
  ];
}

function streetCountBeside(line: OpenLine, other: OpenLine): number {
  if (line.isClosed) return line.body.length;
  const isIn = (some: readonly AddressWord[], all: readonly AddressWord[]) =>
    some.length > 0 && some.every(({ key }, at) => all[at]?.key === key);
  const next = line.body[other.body.length];
  if (other.isClosed && isIn(other.body, line.body)) return other.body.length;
  if (isIn(line.body, other.body)) {
    const beyond = other.body[line.body.length];
    if (beyond === undefined || !belongsToStreet(beyond)) return line.body.length;
  }
  if (isIn(other.body, line.body) && next !== undefined && !belongsToStreet(next)) {
    return other.body.length;
  }
  return streetCountOf(line);
}

/** The requested street, units or place with some parts. The street is there for a unit that was not requested. */
function textOf(line: AddressLine, parts: readonly AddressPartName[]): string {
  const { units, city, state, postalCode } = line;
  const street = rawOf([...line.number, ...line.street]);
  const isOf = (...names: readonly AddressPartName[]) => names.some((name) => parts.includes(name));
  const texts = [
    isOf("number", "direction", "street") || (isOf("unit") && units.length === 0) ? street : "",
    isOf("unit") ? units.map(({ raw }) => raw).join(", ") : "",
    ...(isOf("city", "state", "zip")
      ? [rawOf(city), [rawOf(state), postalCode].filter(Boolean).join(" ")]
      : []),
  ];
  return texts.filter(Boolean).join(", ");
}

function rawOf(words: readonly AddressWord[]): string {
  return words.map(({ raw }) => raw).join(" ");
}
