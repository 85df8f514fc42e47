/**
 * Facts about an element besides its code. The build, the documentation and the tests that run for every element read
 * them from `<tag>/<tag>.manifest.ts`. The package does not contain this file.
 */
export interface ElementManifest {
  /**
   * Maximum compressed bytes: of its file with all static imports, and of that with the first screen.
   */
  readonly sizes: Readonly<
    Record<"react" | "lite", { readonly file: number; readonly first: number }>
  >;
  /** The CSS height that `preload.css` reserves for it until it is defined. */
  readonly reserved: string;
  /**
   * The parts of a page's policy that it needs, by the names in `build/docs/element-policies.ts`.
   */
  readonly policies: readonly string[];
  /** Attributes with which it shows content when it is alone on a page, if it needs any. */
  readonly alone?: Attributes;
  /** Its example in the documentation. */
  readonly example: ElementExample;
  /** Facts for the conformance suite. */
  readonly conformance: ConformanceFacts;
}

export type Attributes = Readonly<Record<string, string>>;

/**
 * The backend's answer to a call. It may contain the address of a file of the documentation's site.
 */
export type Answer = (addressOf: (file: string) => string) => unknown;

/** Answers, by `GET /path`. */
export type Answers = Readonly<Record<string, Answer>>;

/** An element with the reference backend, in its own page. */
export interface ElementExample {
  /** Attributes other than the address of the backend. */
  readonly attributes?: Attributes;
  /** The id of a demo user; null if no one is signed in. */
  readonly user?: string | null;
  readonly answers?: Answers;
  /** Further states, by name. */
  readonly states?: Readonly<Record<string, ExampleState>>;
}

export interface ExampleState {
  /** Replaces the attributes of the example. */
  readonly attributes?: Attributes;
  readonly user?: string | null;
  /** The behavior of the backend; by default, it answers. */
  readonly backend?: "waits" | "fails" | "isUnreachable";
  readonly answers?: Answers;
  readonly scheme?: "dark";
}

export interface ConformanceFacts {
  /**
   * A text attribute, one of the element's own if it has any. `absent` is its default, which is empty unless stated.
   */
  readonly attribute: {
    readonly name: string;
    readonly property: string;
    readonly value: string;
    readonly absent?: string;
  };
  /** Visible content of the open element. */
  readonly sign: Sign;
  /** Attributes without which the element redirects. */
  readonly needs?: Attributes;
  /** Attributes with which it has a pending request or timer immediately; null if it never has. */
  readonly busy: Attributes | null;
  /** The element has no control before its data is loaded. */
  readonly waitsForData?: true;
  /** Every signed-in user may open it, without Scout access. */
  readonly isForAll?: true;
  /** In a micro-site it has sign-in routes instead of replacing itself with the form. */
  readonly hasOwnGate?: true;
  /** The element renders into itself, requests no settings and is open to everyone. */
  readonly isSignIn?: true;
}

/** A part of the screen, by role and accessible name. */
export interface Sign {
  readonly role: "combobox" | "heading" | "img" | "link" | "tab" | "textbox";
  readonly name: string;
  readonly exact?: true;
  /** The name of the navigation that contains it. */
  readonly navigation?: string;
}
