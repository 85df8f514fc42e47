/** Describes how the text of an attribute becomes the value of its property. */
export interface AttributeKind<Value> {
  /** The value while the attribute is missing. */
  readonly absent: Value;
  /** The allowed values; missing if any text is allowed. */
  readonly options?: readonly string[];
  /** Reads the text of the attribute. */
  parse(text: string): Value;
  /** Converts a value of any type that is assigned to the property. */
  accept(value: unknown): Value;
}

/**
 * A table of attributes by name, the only place where each one is described. Each attribute's kind defines its values
 * and its type. Its doc comment is the description in `custom-elements.json`, with `@default` and `@type` where the
 * kind does not imply them.
 */
export type AttributeTable = Readonly<Record<string, AttributeKind<unknown>>>;

/** The values of a table, by property name. */
export type ValuesOf<Table extends AttributeTable> = {
  readonly [name in keyof Table as CamelCase<name & string>]: Table[name] extends AttributeKind<
    infer Value
  >
    ? Value
    : never;
};

/** The properties of an element with a table. All of them are required. */
export type PropertiesOf<Table extends AttributeTable> = {
  -readonly [name in keyof ValuesOf<Table>]: NonNullable<ValuesOf<Table>[name]>;
};

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

export function propertyNameOf(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
}

export function text<Absent extends string | undefined>(
  absent: Absent,
): AttributeKind<string | Absent> {
  return {
    absent,
    parse: (text) => text,
    accept: (value) => (value === null || value === undefined ? absent : String(value)),
  };
}

/** A boolean attribute: as in HTML, `flag`, `flag=""` and `flag="false"` all mean true. */
export const flag: AttributeKind<boolean> = {
  absent: false,
  parse: () => true,
  accept: Boolean,
};

/** One of several words; the first is the default. */
export function choice<const Option extends string>(
  absent: Option,
  ...others: readonly Option[]
): AttributeKind<Option> {
  const options = [absent, ...others];
  const read = (value: unknown): Option => options.find((option) => option === value) ?? absent;
  return { absent, options, parse: read, accept: read };
}

/** An object, which an attribute cannot hold: only the property sets it. */
export function property<Value>(
  absent: Value,
  accept: (value: unknown) => Value,
): AttributeKind<Value> {
  return { absent, parse: () => absent, accept };
}

/** One of several words; if undefined, the element's position in the page decides. */
function option<const Option extends string>(
  ...options: readonly Option[]
): AttributeKind<Option | undefined> {
  const read = (value: unknown) => options.find((one) => one === String(value));
  return { absent: undefined, options, parse: read, accept: read };
}

/** The attributes of every element (interface: Attributes of every element). */
export const commonAttributes = {
  /** Origin and optional path put before every call; empty is the page's own origin, `demo:` is sample data. */
  "api-base": text(undefined),
  /**
   * `{brand}` in the call paths.
   * @default sandler
   */
  brand: text(undefined),
  /**
   * After the ' | ' in titles.
   * @default Scout
   */
  "product-name": text(undefined),
  /** `microsite` shows a token sign-in if there is no valid session. */
  context: choice("default", "microsite"),
  /**
   * Address of another portal, to which links to other screens lead. Empty is the page's own origin.
   */
  "portal-base": text(undefined),
  /** Sets the defaults of `--scout-offset-top` and `--scout-offset-inline`, and nothing else. */
  "site-variant": choice("sandlerportal", "scout"),
  /**
   * `page` reads and writes the element's own query parameters of the page's URL, and adds no history entries where a
   * client router owns the history; `push` always adds them; `none` touches neither URL nor history; `portal` is set by
   * `scout-portal`.
   */
  routing: choice("page", "push", "none", "portal"),
  /**
   * Level of the main heading in the page's outline, `1` to `6`; `none` hides it, and keeps it as a name for assistive
   * technology.
   * @default 2, and 1 in the portal
   */
  "heading-level": option("1", "2", "3", "4", "5", "6", "none"),
  /** `auto` follows the `color-scheme` of the page, `host` its class or data attribute, such as `class="dark"`, or the color behind the element. */
  "color-scheme": choice("auto", "light", "dark", "host"),
  /**
   * Language of the element's own texts and formats: a language tag such as `es-US`, or `auto` for the language of the
   * page around it. A text without a translation is English.
   * @default en
   */
  locale: text(undefined),
} as const satisfies AttributeTable;

export type CommonValues = ValuesOf<typeof commonAttributes>;
