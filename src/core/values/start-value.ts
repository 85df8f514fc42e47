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

/** The part of a signal that is needed here. */
interface Followed<Value> {
  peek(): Value;
  subscribe(onValue: () => void): () => void;
}

/** What a screen starts with. */
interface StartSources<Name extends string> {
  readonly address: { readonly current: Followed<{ readonly search: string }> };
  readonly attributes: Followed<Readonly<Record<Name, string>>>;
}

/**
 * The text with which a screen starts, by the parameter of the URL and the attribute of one name (decisions I25), and its
 * later changes: the last change of either counts. Without the parameter the attribute counts again.
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
