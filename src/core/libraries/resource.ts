import type { LibraryOption } from "./library-option.ts";

/** A row of the resource library (2 §3). Missing texts are empty. */
export interface Resource {
  readonly name: string;
  readonly collateralType: string;
  /** Addresses of its files, as sent. */
  readonly attachments: readonly string[];
  /** When it was changed last, as it is shown (decisions Q12). */
  readonly updatedText: string;
}

/** One answer of the resource library (2 §3). */
export interface ResourcePage {
  readonly rows: readonly Resource[];
  /** Of all pages. */
  readonly total: number;
  /** Rows per page. */
  readonly limit: number;
  readonly collateralTypes: readonly LibraryOption[];
  /** What the server says of an empty list; HTML from outside, `""` when it says nothing. */
  readonly message: string;
}

/** Rows per page unless the server says otherwise (2 §9). */
export const defaultLimit = 25;
