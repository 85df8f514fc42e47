import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { OpenedPdf } from "./pdf-engine.ts";
import { type DrawnPage, drawPage, type PdfPage } from "./pdf-page.ts";
import type { PdfTextRun } from "./pdf-text.ts";
import { PdfTextLayer } from "./pdf-text-layer.tsx";

type PdfPageBoxProps = {
  readonly pdf: OpenedPdf;
  readonly number: number;
  /** CSS pixels. */
  readonly width: number;
  /** The assumed size of the page until it is known. */
  readonly size: Pick<PdfPage, "width" | "height">;
  /** The page, if it is already drawn. */
  readonly drawn: DrawnPage | null;
  readonly label: string;
};

/** The distance from the viewport at which a page is drawn. */
const aheadMargin = "50%";

/** A page: its drawing with its text on top. A new size is drawn offscreen, then swapped in. */
export function PdfPageBox({ pdf, number, width, size, drawn, label }: PdfPageBoxProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<PdfPage | null>(drawn?.page ?? null);
  const [runs, setRuns] = useState<readonly PdfTextRun[]>([]);
  const isNear = useNear(ref);
  const drawnWidth = useRef(drawn?.width ?? 0);

  useLayoutEffect(() => {
    if (drawn !== null) paper.current?.replaceChildren(drawn.canvas);
  }, [drawn]);

  useEffect(() => {
    if (!isNear || page !== null) return;
    let isOver = false;
    pdf.page(number).then(
      (found) => isOver || setPage(found),
      () => {}, // An unreadable page stays white (2 §8: errors are ignored).
    );
    return () => {
      isOver = true;
    };
  }, [isNear, page, pdf, number]);

  useEffect(() => {
    if (!isNear || page === null || width <= 0 || drawnWidth.current === width) return;
    const { done, cancel } = drawPage(page, width);
    done.then(
      ({ canvas }) => {
        drawnWidth.current = width;
        paper.current?.replaceChildren(canvas);
      },
      () => {}, // Cancelled by another width, or failed to draw.
    );
    return cancel;
  }, [isNear, page, width]);

  useEffect(() => {
    if (!isNear || page === null) return;
    let isOver = false;
    page.readText().then(
      (read) => isOver || setRuns(read),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [isNear, page]);

  const known = page ?? size;
  const scale = width / known.width;
  const style: CSSProperties = {
    inlineSize: `${width}px`,
    blockSize: `${known.height * scale}px`,
    ...{ "--_scale": scale },
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a page of a document is not a set of fields
    <div className="pdf-page" role="group" aria-label={label} ref={ref} style={style}>
      <div className="pdf-paper" aria-hidden="true" ref={paper} />
      <PdfTextLayer runs={runs} />
    </div>
  );
}

/** Whether the box was ever in or near the viewport. */
function useNear(ref: { readonly current: HTMLElement | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (ref.current === null || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { root: ref.current.closest(".pdf-scroll"), rootMargin: aheadMargin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, isNear]);
  return isNear;
}
