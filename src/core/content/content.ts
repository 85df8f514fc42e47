/** The content at a path of the content site (2 §2 Generic content pages). */
export type Content =
  /** `html` is the whole page of the server, not sanitized. */
  | { readonly kind: "page"; readonly html: string }
  /** `file` is typed as a PDF, whatever the server declares, and starts like one. */
  | { readonly kind: "pdf"; readonly file: Blob; readonly name: string }
  /** `file` has a type that browsers do not open. */
  | { readonly kind: "file"; readonly file: Blob; readonly name: string };

export type ContentKind = Content["kind"];
