import { enteredText } from "../texts/fold-text.ts";

/** A query parameter, trimmed and without invisible characters (decisions U27); null where the URL has none of that name. */
export function urlParameter(search: string, name: string): string | null {
  const value = new URLSearchParams(search).get(name);
  return value === null ? null : enteredText(value);
}

/**
 * The text with which a screen starts: a parameter of the URL wins over the attribute of its name
 * (decisions I25). Where an empty parameter is none, pass null.
 */
export function startValueOf(parameter: string | null, attribute: string): string {
  return parameter ?? attribute;
}
