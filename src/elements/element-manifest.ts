/**
 * Facts about an element besides its code. The build, the documentation and the tests that run for every element read
 * them from `<tag>/<tag>.manifest.ts`. The package does not contain this file.
 */
export interface ElementManifest {
  /**
   * The maximum number of compressed bytes, for each flavour. `file` is the element's file with all static imports;
   * `first` also includes the first screen.
   */
  readonly sizes: Readonly<
    Record<"react" | "lite", { readonly file: number; readonly first: number }>
  >;
  /** The CSS height that `preload.css` reserves for the element until it is defined. */
  readonly reserved: string;
  /**
   * The parts of a page's policy that the element needs, by their names in `build/docs/element-policies.ts`.
   */
  readonly policies: readonly string[];
  /** The attributes that the element needs to show content when it is alone on a page. */
  readonly alone?: Attributes;
  /** The example of the element in the documentation. */
  readonly example: ElementExample;
  /** The facts about the element that the conformance suite needs. */
  readonly conformance: ConformanceFacts;
}

export type Attributes = Readonly<Record<string, string>>;

/**
 * The backend's answer to a call. It may contain the address of a file of the documentation's site.
 */
export type Answer = (addressOf: (file: string) => string) => unknown;

/** The answers of the backend, keyed by method and path, such as `GET /path`. */
export type Answers = Readonly<Record<string, Answer>>;

/** How the documentation shows an element, with the reference backend, in a page of its own. */
export interface ElementExample {
  /** Attributes other than the address of the backend. */
  readonly attributes?: Attributes;
  /** The id of a demo user; null if no one is signed in. */
  readonly user?: string | null;
  readonly answers?: Answers;
  /** Further states of the example, keyed by name. */
  readonly states?: Readonly<Record<string, ExampleState>>;
}

export interface ExampleState {
  /** Replaces the attributes of the example. */
  readonly attributes?: Attributes;
  readonly user?: string | null;
  /** The behavior of the backend. By default, it answers every call. */
  readonly backend?: "waits" | "fails" | "isUnreachable";
  readonly answers?: Answers;
  readonly scheme?: "dark";
}

export interface ConformanceFacts {
  /**
   * An attribute that accepts any string, if possible one that only this element has. `absent` is the value of its
   * property if it is missing, by default the empty string.
   */
  readonly attribute: {
    readonly name: string;
    readonly property: string;
    readonly value: string;
    readonly absent?: string;
  };
  /** A part of the screen that is visible when the element is open. */
  readonly sign: Sign;
  /** Attributes without which the element redirects. */
  readonly needs?: Attributes;
  /** Attributes with which it has a pending request or timer immediately; null if it never has. */
  readonly busy: Attributes | null;
  /** True if the element has no control before its data is loaded. */
  readonly waitsForData?: true;
  /** True if every signed-in user may open the element, even without access to Scout. */
  readonly isForAll?: true;
  /**
   * True if the element has routes for the sign-in in a micro-site, instead of being covered by the form.
   */
  readonly hasOwnGate?: true;
  /**
   * True for the sign-in, which renders into itself, requests no settings and is open to everyone.
   */
  readonly isSignIn?: true;
}

/** A part of the screen, which tests find by its role and accessible name. */
export interface Sign {
  readonly role: "combobox" | "heading" | "img" | "link" | "tab" | "textbox";
  readonly name: string;
  readonly exact?: true;
  /** The name of the navigation that contains it. */
  readonly navigation?: string;
}
