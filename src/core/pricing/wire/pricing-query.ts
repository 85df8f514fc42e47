import { enteredText } from "../../texts/fold-text.ts";
import { described, filledText, object, text } from "../../wire/sent.ts";

/** The inputs of the proposal builder, all in the URL (1 §2; decisions I3). `""` is none. */
export interface PricingInputs {
  readonly address: string;
  /** Name of the customer. */
  readonly preparedFor: string;
  /** Values of options. */
  readonly provider: string;
  readonly term: string;
  readonly package: string;
}

/** The `query` of a search on the wire, without empty members (decisions B13). */
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
    "What is searched for, without empty members.",
  ),
});

/** The names of the inputs in the URL, in their order there (decisions I3). */
const names = {
  address: "address",
  preparedFor: "prepared_for",
  provider: "provider",
  term: "term",
  package: "package",
} as const satisfies Record<keyof PricingInputs, string>;

/** The same, to be left out of a shared link. */
export const inputNames: readonly string[] = Object.values(names);

const keys = ["address", "preparedFor", "provider", "term", "package"] as const;

export const noInputs: PricingInputs = {
  address: "",
  preparedFor: "",
  provider: "",
  term: "",
  package: "",
};

/** Reads a query string, with or without its `?`: the first value of each parameter, trimmed; choices without invisible characters (decisions U27). */
export function pricingInputsIn(search: string): PricingInputs {
  const query = new URLSearchParams(search);
  const read = (key: keyof PricingInputs) => query.get(names[key])?.trim() ?? "";
  return {
    address: read("address"),
    preparedFor: read("preparedFor"),
    provider: enteredText(read("provider")),
    term: enteredText(read("term")),
    package: enteredText(read("package")),
  };
}

/** The inputs as changes of the URL, in their order; null removes an empty one (decisions I3). */
export function urlChangesOf(inputs: PricingInputs): Readonly<Record<string, string | null>> {
  return Object.fromEntries(keys.map((key) => [names[key], inputs[key].trim() || null]));
}

/**
 * The inputs as the query of a search (1 §7). Provider, term and package are hints (decisions I1).
 *
 * @param lookupToken - the one of the address suggestions, if it was issued for this address.
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
