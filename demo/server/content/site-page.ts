/** A page of the content site, as its editors wrote it. */
export interface SitePage {
  /** Without the slash before it. */
  readonly path: string;
  readonly title: string;
  /** Shown with search results. */
  readonly description: string;
  /** What stands in the page's content region, below its heading. */
  readonly body: string;
  /** Words that find it, beyond those of its title and description. */
  readonly keywords?: string;
}
