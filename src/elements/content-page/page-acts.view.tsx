import type { ContentLink } from "../../core/content/content-link.ts";

/** A part of the page that is asked for. */
export interface RequestedPart {
  /** Another object is another request. */
  readonly of: object;
  isIn(node: Element): boolean;
}

/** What a page's nodes need to know and may do. */
export interface PageActs {
  readonly base: string;
  /** The part to show first; `""` for the beginning. */
  readonly part: string;
  /** The text copied a moment ago. */
  readonly copied: string | null;
  readonly linkOf: (raw: string | null) => ContentLink | null;
  readonly pictureOf: (raw: string | null) => string | null;
  readonly onNavigate: (href: string) => void;
  readonly onCopy: (text: string) => void;
}
