import type { ReactNode } from "react";
import type { TextsOf } from "../../core/texts/text-group.ts";
import type { LaterNodes } from "../ui/later-nodes.ts";
import type { contentTexts } from "./content-page.messages.ts";
import type { PageActs } from "./page-acts.view.tsx";
import type { OpenParts } from "./site-page/open-parts.ts";
import type { PageReading } from "./site-page/read-page.ts";

/** How the nodes of one page are drawn. */
export interface PageDrawing extends PageActs {
  readonly page: PageReading;
  readonly texts: TextsOf<typeof contentTexts>;
  /** The level of the page's title in the heading outline of the host page. */
  readonly headingStart: number;
  readonly parts: OpenParts;
  readonly later: LaterNodes;
  /** The prefix of every id, so that ids of content pages and of the host page never collide. */
  readonly prefix: string;
  /**
   * True if nodes get ids. False for a second drawing of the same nodes, which must not repeat ids.
   */
  readonly hasIds: boolean;
  /** Draws the content of a node, without the node itself. */
  readonly drawInside: (node: Element) => ReactNode;
  /** Draws the content of a node a second time, without repeating ids. */
  readonly drawShort: (node: Element) => ReactNode;
  readonly onPart: (id: string) => void;
}

/** The id of a node. Only the first element with an id keeps it. */
export function nodeIdOf(node: Element, { page, prefix, hasIds }: PageDrawing): string | undefined {
  if (!hasIds) return undefined;
  const name = [node.id, node.getAttribute("name") ?? ""].find(
    (one) => one !== "" && page.ids.get(one) === node,
  );
  return name === undefined ? undefined : prefix + name;
}

/** The attributes of a node that links may point to, which makes it focusable. */
export function targetProps(id: string | undefined): {
  readonly id?: string;
  readonly tabIndex?: number;
} {
  return id === undefined ? {} : { id, tabIndex: -1 };
}
