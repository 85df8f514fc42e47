/** One line of a diagnosis. */
export interface Finding {
  /** The check and its result, such as `api-reachable` or `cors-refused`. */
  readonly code: string;
  /** `error`: elements cannot work. `warning`: something is missing or not optimal. */
  readonly severity: "error" | "warning" | "ok";
  /** The result, without tokens, keys and query strings. */
  readonly message: string;
  /** The solution. `""` if there is nothing to fix. */
  readonly remedy: string;
}

/** The state of a page, as the elements on it report it. */
export interface PageInspection {
  /** The absolute address of the page, without its query. */
  readonly url: string;
  /** The source of the elements' files. Null if they are part of the page's own bundle. */
  readonly filesUrl: string | null;
  /** True if scripts of the page can read the files. Null if this was not tested. */
  readonly areFilesReadable: boolean | null;
  readonly isStorageOpen: boolean;
  /** True if the page's Trusted Types allow the policy of the elements. */
  readonly isHtmlAllowed: boolean;
  /** Versions and flavours of all copies in the page. */
  readonly versions: readonly string[];
  /** The value of `<meta name="referrer">`. Null if the page does not set it. */
  readonly referrerPolicy: string | null;
  readonly isMicrosite: boolean;
  /** The requests that the page's policy blocked, as `directive: address`. */
  readonly violations: readonly string[];
  /** Unknown configuration keys, attributes and tags. */
  readonly unknownNames: readonly string[];
}
