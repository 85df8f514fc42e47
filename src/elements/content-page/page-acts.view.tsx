import { createContext } from "react";
import type { ContentFrame } from "../../core/content/content-frame.ts";
import type { ContentLink } from "../../core/content/content-link.ts";

/**
 * The context and actions of a page's nodes. They keep their identity as long as the page is shown.
 */
export interface PageActs {
  /** The address of the page on its own site. */
  readonly siteHref: string;
  readonly linkOf: (raw: string | null) => ContentLink | null;
  readonly pictureOf: (raw: string | null) => string | null;
  readonly fetchPicture: (raw: string | null) => Promise<string | null>;
  readonly frameOf: (raw: string | null) => ContentFrame | null;
  readonly onNavigate: (href: string) => void;
  readonly onCopy: (text: string) => void;
}

/** The text that was copied last, or null. */
export const CopiedText = createContext<string | null>(null);
