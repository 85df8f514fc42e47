import { createElement, type ReactNode, useEffect, useRef, useState } from "react";
import type { LaterNodes, Run } from "../ui/site-page/later-nodes.ts";
import { wordsOf } from "../ui/site-page/words-of.ts";

interface LaterRunProps {
  readonly run: Run;
  readonly later: LaterNodes;
  readonly draw: () => ReactNode;
}

/** A part of a long page: its text at first, so that the browser's search finds it, and its markup when its turn comes. */
export function LaterRun({ run, later, draw }: LaterRunProps): ReactNode {
  const [isDrawn, setDrawn] = useState(() => later.isDrawn(run));
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isDrawn || place.current === null) return;
    return later.wait(run, place.current, () => setDrawn(true));
  }, [isDrawn, run, later]);
  if (isDrawn) return draw();
  const first = run.nodes.find((node) => node instanceof Element);
  const [outer, ...inner] = boxesOf(first instanceof Element ? first.localName : "");
  const words = run.nodes.map(wordsOf).join(" ");
  const text = inner.reduceRight<ReactNode>(
    (content, tag) => createElement(tag, null, content),
    words,
  );
  return createElement(outer, { ref: place, className: "later" }, text);
}

/** The elements that may hold a text where a node stands. */
function boxesOf(tag: string): readonly [string, ...string[]] {
  if (/^(?:tbody|thead|tfoot)$/.test(tag)) return [tag, "tr", "td"];
  if (tag === "tr") return ["tr", "td"];
  if (/^(?:caption|dd|dt|li|td|th)$/.test(tag)) return [tag];
  return [/^(?:a|abbr|b|code|em|i|img|q|small|span|strong|sub|sup)?$/.test(tag) ? "span" : "div"];
}
