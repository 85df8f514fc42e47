import type { LibraryOption } from "./library-option.ts";

/** A row of the provider library (2 §3). Missing texts are empty. */
export interface LibraryProvider {
  readonly name: string;
  readonly categories: readonly LibraryOption[];
  /** As sent: markup with a picture, or the address of one (decisions Q5). */
  readonly logo: string;
  /** The address of its own page, as sent. */
  readonly uri: string;
}

/** The answer of the provider library (2 §3). */
export interface ProviderLibrary {
  readonly rows: readonly LibraryProvider[];
  readonly categories: readonly LibraryOption[];
  /** The server's text for an empty list: untrusted HTML, or `""`. */
  readonly message: string;
}

/** The value of the tab that shows all providers (2 §2). */
export const allCategories = "";
