import { cities } from "./cities.ts";

export interface AddressParts {
  /** Number, street and unit. */
  readonly street: string;
  readonly cityName: string;
  readonly state: string;
  /** Five digits. */
  readonly postalCode: string;
}

const unit = /^(?:suite|ste|unit|apt|floor|bldg|building)\b|^#/i;

/** The parts of an address as written; `""` for a missing one. */
export function addressPartsOf(text: string): AddressParts {
  const tail = /[ ,]{1,9}([A-Z]{2})(?:[ ,]{1,9}(\d{5})(?:-\d{4})?)?$/i.exec(text);
  const isFull = tail?.[2] !== undefined && text.includes(",");
  const known =
    tail?.[1] && (isFull || cities.some(({ state }) => state === tail[1]?.toUpperCase()));
  const zipOnly = known ? null : /[ ,]{1,9}(\d{5})(?:-\d{4})?$/.exec(text);
  const end = (known ? tail?.index : zipOnly?.index) ?? text.length;
  const [first = text, ...rest] = text
    .slice(0, end)
    .split(",")
    .map((part) => part.trim());
  const units = rest.filter((part) => unit.test(part));
  const places = rest.filter((part) => !unit.test(part));
  const state = known ? (tail?.[1]?.toUpperCase() ?? "") : "";
  const cityName = places.at(-1) ?? cityAtEndOf(first, state);
  const street = places.length > 0 ? first : first.slice(0, first.length - cityName.length).trim();
  return {
    street: [street, ...units].join(", "),
    cityName,
    state,
    postalCode: (known ? tail?.[2] : zipOnly?.[1]) ?? "",
  };
}

/** The city at the end of a line without a comma, such as `1200 Main St Houston`; `""` without a known one. */
function cityAtEndOf(line: string, state: string): string {
  const written = line.toLowerCase();
  const city = cities.find(
    (one) =>
      (state === "" || one.state === state) &&
      written.endsWith(` ${one.name.toLowerCase()}`) &&
      hasStreet(line.slice(0, line.length - one.name.length)),
  );
  return city?.name ?? "";
}

/** True if a number and the name of a street are left. In `1200 Austin`, the street has the name of a city. */
function hasStreet(line: string): boolean {
  return line.trim().split(" ").length > 1;
}
