/** One line of a diagnosis. */
export interface Finding {
  /** Names what was looked at, such as `api-reachable` or `cors-refused`. */
  readonly code: string;
  /** `error`: elements cannot work; `warning`: something is missing or worse than it could be. */
  readonly severity: "error" | "warning" | "ok";
  /** What was found, without tokens, keys and queries of addresses. */
  readonly message: string;
  /** What to do about it; `""` where nothing is to be done. */
  readonly remedy: string;
}

/** What a page knows of itself. */
export interface PageInspection {
  /** Absolute, without query. */
  readonly url: string;
  /** Where the files of the elements come from; null where they are part of the page's own bundle. */
  readonly filesUrl: string | null;
  /** Whether the files can be read by scripts of the page; null where the page did not ask. */
  readonly areFilesReadable: boolean | null;
  readonly isStorageOpen: boolean;
  /** Whether the page's Trusted Types allow the policy of the elements. */
  readonly isHtmlAllowed: boolean;
  /** Versions and flavours of the copies in the page. */
  readonly versions: readonly string[];
  /** Of the page's `<meta name="referrer">`; null without one. */
  readonly referrerPolicy: string | null;
  readonly isMicrosite: boolean;
  /** What the page's policy stopped, as `directive: address`. */
  readonly violations: readonly string[];
  /** Names that nobody knows: configuration, attributes, tags. */
  readonly unknownNames: readonly string[];
}
