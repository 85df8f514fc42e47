import { createElement, type ReactNode, useEffect, useRef, useState } from "react";
import type { LaterNodes } from "../ui/site-page/later-nodes.ts";
import { wordsOf } from "../ui/site-page/words-of.ts";

interface LaterNodeProps {
  readonly node: Element;
  readonly later: LaterNodes;
  readonly draw: () => ReactNode;
}

/** A node of a long page: its text at first, so that the browser's search finds it, and its markup when its turn comes. */
export function LaterNode({ node, later, draw }: LaterNodeProps): ReactNode {
  const [isDrawn, setDrawn] = useState(() => later.isDrawn(node));
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isDrawn || place.current === null) return;
    return later.wait(node, place.current, () => setDrawn(true));
  }, [isDrawn, node, later]);
  if (isDrawn) return draw();
  const [outer, ...inner] = boxesOf(node.localName);
  const text = inner.reduceRight<ReactNode>(
    (content, tag) => createElement(tag, null, content),
    wordsOf(node),
  );
  return createElement(outer, { ref: place, className: "later" }, text);
}

/** The elements that may hold a text where a node stands. */
function boxesOf(tag: string): readonly [string, ...string[]] {
  if (/^(?:tbody|thead|tfoot)$/.test(tag)) return [tag, "tr", "td"];
  if (tag === "tr") return ["tr", "td"];
  if (/^(?:ul|ol)$/.test(tag)) return [tag, "li"];
  if (tag === "dl") return ["dl", "dd"];
  if (/^(?:caption|dd|dt|li|p|pre|td|th)$/.test(tag)) return [tag];
  return [/^(?:a|abbr|b|code|em|i|img|q|small|span|strong|sub|sup)$/.test(tag) ? "span" : "div"];
}
