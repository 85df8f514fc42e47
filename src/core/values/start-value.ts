import { enteredText } from "../texts/fold-text.ts";

/** A query parameter, trimmed and without invisible characters. Null if the query does not have it. */
export function urlParameter(search: string, name: string): string | null {
  const value = new URLSearchParams(search).get(name);
  return value === null ? null : enteredText(value);
}

/**
 * The initial text of a screen: the URL parameter, or else the attribute of the same name. If an empty parameter counts
 * as missing, pass null.
 */
export function startValueOf(parameter: string | null, attribute: string): string {
  return parameter ?? attribute;
}

/** The part of a signal that is used here. */
interface Followed<Value> {
  peek(): Value;
  subscribe(onValue: () => void): () => void;
}

/** The sources of a screen's initial text. */
interface StartSources<Name extends string> {
  readonly address: { readonly current: Followed<{ readonly search: string }> };
  readonly attributes: Followed<Readonly<Record<Name, string>>>;
}

/**
 * Follows the initial text of a screen, which has a URL parameter and an attribute of the same name. The later change
 * of the two wins. If the parameter is removed, the attribute applies again.
 */
export function followStartValue<Name extends string>(
  { address, attributes }: StartSources<Name>,
  name: Name,
  onChange: (value: string) => void,
): { readonly start: string; readonly stops: readonly (() => void)[] } {
  const read = () => ({
    parameter: urlParameter(address.current.peek().search, name),
    attribute: attributes.peek()[name],
  });
  let seen = read();
  const start = startValueOf(seen.parameter, seen.attribute);
  const follow = () => {
    const before = seen;
    seen = read();
    const { parameter, attribute } = seen;
    if (parameter !== before.parameter) onChange(startValueOf(parameter, attribute));
    else if (attribute !== before.attribute) onChange(attribute);
  };
  return { start, stops: [address.current.subscribe(follow), attributes.subscribe(follow)] };
}
