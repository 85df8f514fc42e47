/** A page of the content site, as its editors wrote it. */
export interface SitePage {
  /** Without a leading slash. */
  readonly path: string;
  readonly title: string;
  /** Shown with search results. */
  readonly description: string;
  /** The content region of the page, below its heading. */
  readonly body: string;
  /** Additional search words, beside title and description. */
  readonly keywords?: string;
}
