import type { Formatting } from "../formatting/formatting.ts";
import { timeFromWire } from "../values/time.ts";
import type { LibraryOption } from "./library-option.ts";

/** A row of the resource library. A missing string is empty. */
export interface Resource {
  readonly name: string;
  readonly collateralType: string;
  /** The addresses of the files, as sent. */
  readonly attachments: readonly string[];
  /** The time of the last change, as sent. */
  readonly updatedAt: string;
}

/** An answer of the resource library. */
export interface ResourcePage {
  readonly rows: readonly Resource[];
  /** The total of all pages. */
  readonly total: number;
  /** The number of rows per page. */
  readonly limit: number;
  readonly collateralTypes: readonly LibraryOption[];
  /** The server's text for an empty list: untrusted HTML, or `""`. */
  readonly message: string;
}

/** The number of rows per page by default. */
export const defaultLimit = 25;

/** The date of the last change as `MM/DD/YYYY`. A text that is not a date stays as it is. */
export function updatedTextOf(
  { updatedAt }: Pick<Resource, "updatedAt">,
  format: Formatting,
): string {
  const time = timeFromWire(updatedAt);
  return time === null ? updatedAt : format.date(time);
}
