import type { ContentLink } from "../../core/content/content-link.ts";

/** A request to show a fragment of the page. */
export interface RequestedPart {
  /** Identifies the request: a new object is a new request. */
  readonly of: object;
  isIn(node: Element): boolean;
}

/** The context and actions of a page's nodes. */
export interface PageActs {
  readonly base: string;
  /** The fragment to show first; `""` for the beginning. */
  readonly part: string;
  /** The text that was just copied. */
  readonly copied: string | null;
  readonly linkOf: (raw: string | null) => ContentLink | null;
  readonly pictureOf: (raw: string | null) => string | null;
  readonly onNavigate: (href: string) => void;
  readonly onCopy: (text: string) => void;
}
