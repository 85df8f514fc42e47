/** What stands at a path of the content site (2 §2 Generic content pages). */
export type Content =
  /** `html` is the server's page, whole and not cleaned. */
  | { readonly kind: "page"; readonly html: string }
  /** `file` has the type of a PDF whatever the server said, and begins like one. */
  | { readonly kind: "pdf"; readonly file: Blob; readonly name: string }
  /** `file` has no type a browser would open. */
  | { readonly kind: "file"; readonly file: Blob; readonly name: string };

export type ContentKind = Content["kind"];
