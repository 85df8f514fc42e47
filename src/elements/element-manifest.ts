/**
 * What the project says of an element besides its code: the build, the documentation and the tests that run for every
 * element read it from `<tag>/<tag>.manifest.ts`. No file of the package contains it.
 */
export interface ElementManifest {
  /** Most bytes, compressed: of its file with all static imports, and of that with the first screen. */
  readonly sizes: Readonly<
    Record<"react" | "lite", { readonly file: number; readonly first: number }>
  >;
  /** Height in CSS that `preload.css` reserves for it until it is defined. */
  readonly reserved: string;
  /** What it uses of a page's policy, by the names of `build/docs/element-policies.ts`. */
  readonly policies: readonly string[];
  /** Attributes with which it shows something alone in a page, if it needs any. */
  readonly alone?: Attributes;
  /** How the documentation shows it. */
  readonly example: ElementExample;
  /** What the conformance suite needs to know. */
  readonly conformance: ConformanceFacts;
}

export type Attributes = Readonly<Record<string, string>>;

/** What the backend answers to a call, with the address of a file of the documentation's site. */
export type Answer = (addressOf: (file: string) => string) => unknown;

/** Answers by `GET /path`. */
export type Answers = Readonly<Record<string, Answer>>;

/** An element on the reference backend in its page. */
export interface ElementExample {
  /** Attributes besides the address of the backend. */
  readonly attributes?: Attributes;
  /** Id of a demo user, or null for nobody. */
  readonly user?: string | null;
  readonly answers?: Answers;
  /** Further states, by their names. */
  readonly states?: Readonly<Record<string, ExampleState>>;
}

export interface ExampleState {
  /** In place of those of the example. */
  readonly attributes?: Attributes;
  readonly user?: string | null;
  /** What the backend does; by default it answers. */
  readonly backend?: "waits" | "fails" | "isUnreachable";
  readonly answers?: Answers;
  readonly scheme?: "dark";
}

export interface ConformanceFacts {
  /** A text attribute: one of its own if it has any; `absent` is its default, empty unless stated. */
  readonly attribute: {
    readonly name: string;
    readonly property: string;
    readonly value: string;
    readonly absent?: string;
  };
  /** Visible content of the open element. */
  readonly sign: Sign;
  /** Attributes without which it redirects. */
  readonly needs?: Attributes;
  /** Attributes with which it has a pending request or timer immediately; null if there are none. */
  readonly busy: Attributes | null;
  /** It has no control before its data is there. */
  readonly waitsForData?: true;
  /** Every signed-in user may open it, without Scout access (2 §6). */
  readonly isForAll?: true;
  /** In a micro-site it has sign-in routes instead of replacing itself with the form (decisions C10). */
  readonly hasOwnGate?: true;
  /** It renders into itself (decisions U19), requests no settings and is open to all. */
  readonly isSignIn?: true;
}

/** A part of the screen by role and accessible name. */
export interface Sign {
  readonly role: "combobox" | "heading" | "img" | "link" | "tab" | "textbox";
  readonly name: string;
  readonly exact?: true;
  /** Name of the navigation that holds it. */
  readonly navigation?: string;
}
