import { enteredText } from "../../texts/fold-text.ts";
import { oneLineOf } from "../../texts/one-line.ts";
import { keysOf } from "../../values/keys-of.ts";
import { described, filledText, object, text } from "../../wire/sent.ts";

/** The inputs of the proposal builder. All of them are in the URL. `""` is an empty input. */
export interface PricingInputs {
  readonly address: string;
  /** The name of the customer. */
  readonly preparedFor: string;
  /** The values of the chosen options. */
  readonly provider: string;
  readonly term: string;
  readonly package: string;
}

/** The `query` of a search on the wire, without empty members. */
export type PricingWireQuery = Readonly<Record<string, string>>;

/** The body of a search. */
export const sentPricingRequest = object({
  query: described(
    object(
      { address: described(filledText, "The address, in one line.") },
      {
        provider: described(text, "Value of the chosen provider: a hint."),
        term: described(text, "Value of the chosen term: a hint."),
        package: described(text, "Value of the chosen package: a hint."),
        prepared_for: described(text, "Name of the customer."),
        lookup_token: described(
          filledText,
          "The token of the address suggestions, if it was issued for this address.",
        ),
      },
    ),
    "The search, without empty members.",
  ),
});

/** The names of the inputs in the URL, in the order in which they are written. */
const names = {
  address: "address",
  preparedFor: "prepared_for",
  provider: "provider",
  term: "term",
  package: "package",
} as const satisfies Record<keyof PricingInputs, string>;

/** The names of the inputs, which a shared link leaves out. */
export const inputNames: readonly string[] = Object.values(names);

const keys = keysOf(names);

export const noInputs: PricingInputs = {
  address: "",
  preparedFor: "",
  provider: "",
  term: "",
  package: "",
};

/** The inputs with the value that a function returns for each. */
export function inputsFrom(read: (name: keyof PricingInputs) => string): PricingInputs {
  const inputs: Record<keyof PricingInputs, string> = { ...noInputs };
  for (const name of keys) inputs[name] = read(name);
  return inputs;
}

/**
 * Reads the inputs in a query string, with or without its `?`. The first value of a parameter counts. Values are
 * trimmed, and choices lose invisible characters.
 */
export function pricingInputsIn(search: string): PricingInputs {
  const query = new URLSearchParams(search);
  return inputsFrom((name) => {
    const value = oneLineOf(query.get(names[name]) ?? "").trim();
    const isFreeText = name === "address" || name === "preparedFor";
    return isFreeText ? value : enteredText(value);
  });
}

/** The inputs as changes of the URL. Null removes an empty parameter. */
export function urlChangesOf(inputs: PricingInputs): Readonly<Record<string, string | null>> {
  return Object.fromEntries(keys.map((key) => [names[key], inputs[key].trim() || null]));
}

/**
 * The inputs as the query of a search. Provider, term and package are only hints for the server.
 *
 * @param lookupToken - the token of the address suggestions, if it was issued for this address
 */
export function pricingWireQueryOf(
  inputs: PricingInputs,
  lookupToken: string | undefined,
): PricingWireQuery {
  const members = keys.flatMap((key) => {
    const value = inputs[key].trim();
    return value === "" ? [] : [[names[key], value] as const];
  });
  return Object.fromEntries(lookupToken ? [...members, ["lookup_token", lookupToken]] : members);
}

export function areSameInputs(a: PricingInputs, b: PricingInputs): boolean {
  return keys.every((key) => a[key] === b[key]);
}
