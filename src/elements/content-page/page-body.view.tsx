import {
  createElement,
  type ReactNode,
  use,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { OutlineContext } from "../ui/heading.tsx";
import { drawHtml, type HtmlDrawing } from "../ui/html-tree.tsx";
import { createLaterNodes, type LaterNodes, type Run } from "../ui/later-nodes.ts";
import { textsIn } from "../ui/texts-in.ts";
import { useTexts } from "../ui/use-texts.ts";
import { contentTexts } from "./content-page.messages.ts";
import { drawEnhanced } from "./enhanced.view.tsx";
import type { PageActs } from "./page-acts.view.tsx";
import type { PageDrawing } from "./page-drawing.view.tsx";
import { drawPlain } from "./plain-node.view.tsx";
import { directionOf } from "./site-page/document-facts.ts";
import { createOpenParts, type OpenParts } from "./site-page/open-parts.ts";
import { pageHtml } from "./site-page/page-profile.ts";
import type { PageReading } from "./site-page/read-page.ts";
import { wordsOf } from "./site-page/words-of.ts";

interface PageBodyProps {
  readonly page: PageReading;
  readonly acts: PageActs;
  /** The fragment to show first, or `""` for the start of the page. */
  readonly part: string;
  readonly onPart: (id: string) => void;
}

/** The sanitised content of a page with its enhancements. */
export function PageBody({ page, acts, part, onPart }: PageBodyProps): ReactNode {
  const texts = useTexts(contentTexts);
  const prefix = useId();
  const { start: headingStart } = use(OutlineContext);
  const body = useRef<HTMLDivElement>(null);
  const [jump, setJump] = useState({ part, isAsked: false });
  const [{ parts, later }] = useState(() => {
    const made = {
      parts: createOpenParts(page.enhancements),
      later: createLaterNodes(
        page.region,
        (node) => node instanceof Element && page.enhancements.has(node),
      ),
    };
    revealIn(page, made, part);
    return made;
  });

  // Scrolls to the fragment after its containers are open.
  useEffect(() => {
    const target = body.current?.querySelector(`#${CSS.escape(prefix + jump.part)}`);
    if (!(target instanceof HTMLElement)) return;
    target.scrollIntoView();
    if (jump.isAsked) target.focus({ preventScroll: true });
  }, [jump, prefix]);

  const drawn = useMemo(() => {
    /** Opens the containers of a fragment, scrolls to it and writes it into the URL. */
    const showPart = (id: string) => {
      revealIn(page, { parts, later }, id);
      setJump({ part: id, isAsked: true });
      onPart(id);
    };
    const drawWithoutNames: HtmlDrawing["drawOwn"] = (node, drawChildren) =>
      drawPlain(node, drawChildren, { ...drawing, hasIds: false });
    const drawing: PageDrawing = {
      ...acts,
      page,
      texts,
      headingStart,
      parts,
      later,
      prefix,
      hasIds: true,
      onPart: showPart,
      drawInside: (node) => drawHtml(node, html),
      drawShort: (node) =>
        drawHtml(node, { ...html, drawOwn: drawWithoutNames, runsOf: undefined }),
    };
    const html: HtmlDrawing = {
      profile: pageHtml,
      base: acts.siteHref,
      drawOwn: (node, drawChildren) => drawEnhanced(node, drawChildren, drawing),
      runsOf: later.runsOf,
      drawLater: (run, draw) => <LaterRun run={run} later={later} draw={draw} />,
    };
    return drawHtml(page.region, html);
  }, [page, texts, acts, parts, later, prefix, onPart, headingStart]);

  // The fragment in the URL has changed, and the shown page has it.
  const asked = useRef(part);
  useEffect(() => {
    if (asked.current === part) return;
    asked.current = part;
    if (part === "" || part === jump.part) return;
    revealIn(page, { parts, later }, part);
    setJump({ part, isAsked: true });
  }, [part, jump, page, parts, later]);

  return (
    <div
      className="rich-text page-body"
      dir={page.direction ?? directionOf(textsIn(page.region))}
      lang={page.language}
      ref={body}
    >
      {drawn}
    </div>
  );
}

function revealIn(
  page: PageReading,
  { parts, later }: { readonly parts: OpenParts; readonly later: LaterNodes },
  id: string,
): void {
  const target = page.ids.get(id);
  if (target === undefined) return;
  parts.reveal(target);
  later.reveal(target);
}

interface LaterRunProps {
  readonly run: Run;
  readonly later: LaterNodes;
  readonly draw: () => ReactNode;
}

/**
 * Draws a part of a long page: first only its text, so that the browser's search finds it, and later its markup.
 */
function LaterRun({ run, later, draw }: LaterRunProps): ReactNode {
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

/**
 * The nested elements that may contain text at the position of a node. A table row, for example,
 * needs a cell.
 */
function boxesOf(tag: string): readonly [string, ...string[]] {
  if (/^(?:tbody|thead|tfoot)$/.test(tag)) return [tag, "tr", "td"];
  if (tag === "tr") return ["tr", "td"];
  if (/^(?:caption|dd|dt|li|td|th)$/.test(tag)) return [tag];
  return [/^(?:a|abbr|b|code|em|i|img|q|small|span|strong|sub|sup)?$/.test(tag) ? "span" : "div"];
}
