import type { LibraryOption } from "./library-option.ts";

/** A row of the provider library (2 §3). Missing texts are empty. */
export interface LibraryProvider {
  readonly name: string;
  readonly categories: readonly LibraryOption[];
  /** As sent: markup with a picture in it, or its address (decisions Q5). */
  readonly logo: string;
  /** Its own page, as sent. */
  readonly uri: string;
}

/** The answer of the provider library (2 §3). */
export interface ProviderLibrary {
  readonly rows: readonly LibraryProvider[];
  readonly categories: readonly LibraryOption[];
  /** What the server says of an empty list; HTML from outside, `""` when it says nothing. */
  readonly message: string;
}

/** Value of the tab that shows all (2 §2). */
export const allCategories = "";
