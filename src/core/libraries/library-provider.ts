import type { LibraryOption } from "./library-option.ts";

/** A row of the provider library. A missing string is empty. */
export interface LibraryProvider {
  readonly name: string;
  readonly categories: readonly LibraryOption[];
  /** The logo as sent: markup that contains a picture, or the address of a picture. */
  readonly logo: string;
  /** The address of the provider's own page, as sent. */
  readonly uri: string;
}

/** The answer of the provider library. */
export interface ProviderLibrary {
  readonly rows: readonly LibraryProvider[];
  readonly categories: readonly LibraryOption[];
  /** The server's text for an empty list: untrusted HTML, or `""`. */
  readonly message: string;
}

/** The value of the tab that shows all providers. */
export const allCategories = "";
