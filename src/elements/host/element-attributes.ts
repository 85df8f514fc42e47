/** How the text of an attribute becomes a value, and what an absent or unreadable one means. */
export interface AttributeKind<Value> {
  readonly absent: Value;
  /** Of an attribute's text. */
  parse(text: string): Value;
  /** Of a value given as property, of whatever type. */
  accept(value: unknown): Value;
}

export type AttributeTable = Readonly<Record<string, AttributeKind<unknown>>>;

/** The values of a table, by property name. */
export type ValuesOf<Table extends AttributeTable> = {
  readonly [name in keyof Table as CamelCase<name & string>]: Table[name] extends AttributeKind<
    infer Value
  >
    ? Value
    : never;
};

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

export function text<Absent extends string | undefined>(
  absent: Absent,
): AttributeKind<string | Absent> {
  return {
    absent,
    parse: (given) => given,
    accept: (value) => (value === null || value === undefined ? absent : String(value)),
  };
}

/** Present or absent: `flag`, `flag=""` and `flag="false"` are all present, as in HTML. */
export const flag: AttributeKind<boolean> = {
  absent: false,
  parse: () => true,
  accept: Boolean,
};

export function choice<const Option extends string>(
  absent: Option,
  ...others: readonly Option[]
): AttributeKind<Option> {
  const read = (value: unknown): Option =>
    [absent, ...others].find((option) => option === value) ?? absent;
  return { absent, parse: read, accept: read };
}

/** The attributes of every element (interface: Attributes of every element). */
export const commonAttributes = {
  "api-base": text(undefined),
  brand: text(undefined),
  "product-name": text(undefined),
  context: choice("default", "microsite"),
  "site-variant": choice("sandlerportal", "scout"),
  routing: choice("page", "none", "portal"),
  "color-scheme": choice("auto", "light", "dark"),
} as const satisfies AttributeTable;

export function propertyNameOf(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
}
