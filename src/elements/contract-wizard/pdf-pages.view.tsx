import {
  type CSSProperties,
  memo,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { PdfFault } from "../../core/files/pdf-file.ts";
import type { OpenedPdf, PdfEngine } from "../ui/pdf/pdf-engine.ts";
import { pdfFaultOf } from "../ui/pdf/pdf-fault.ts";
import { type DrawnPage, drawPage, type PdfPage, type PdfTextRun } from "../ui/pdf/pdf-page.ts";
import { stylePiece } from "../ui/style-piece.ts";
import css from "./pdf-pages.css?inline";

stylePiece(css);

type PdfPagesProps = {
  readonly engine: PdfEngine;
  readonly file: Blob;
  /** The width of a page in CSS pixels, or 0 if not yet measured. */
  readonly width: number;
  /** The page to draw first: the one in view. */
  readonly firstPage: number;
  readonly pageLabel: (number: number, count: number) => string;
  /** The text to show in a signature field that has no appearance. */
  readonly signatureLabel: string;
  /** Called when the first page is drawn. */
  readonly onLoaded: () => void;
  /** Called if the file is not a PDF, or cannot be drawn. */
  readonly onFailed: (fault: PdfFault) => void;
};

interface Shown {
  readonly pdf: OpenedPdf;
  readonly number: number;
  readonly first: DrawnPage;
}

/** The pages of a PDF file in a column. A page is drawn when it comes into view. */
export function PdfPages({
  engine,
  file,
  width,
  firstPage,
  pageLabel,
  signatureLabel,
  onLoaded,
  onFailed,
}: PdfPagesProps): ReactNode {
  const [shown, setShown] = useState<Shown | null>(null);
  const hasWidth = width > 0;
  const handleLoaded = useEffectEvent(onLoaded);
  const handleFailed = useEffectEvent(onFailed);
  const drawFirst = useEffectEvent(async (pdf: OpenedPdf): Promise<Shown> => {
    const number = Math.min(firstPage, pdf.pageCount);
    return {
      pdf,
      number,
      first: await drawPage(await pdf.page(number, signatureLabel), width).done,
    };
  });

  useEffect(() => {
    if (!hasWidth) return;
    const life = { isOver: false, close: () => {} };
    const show = async () => {
      const pdf = await engine.open(file);
      life.close = pdf.close;
      if (life.isOver) pdf.close();
      const drawn = await drawFirst(pdf);
      if (life.isOver) return;
      setShown(drawn);
      handleLoaded();
    };
    show().catch((error) => {
      if (!life.isOver) handleFailed(pdfFaultOf(error));
    });
    return () => {
      life.isOver = true;
      life.close();
    };
  }, [engine, file, hasWidth]);

  if (shown === null) return null;
  const { pdf, first } = shown;
  return (
    <div className="pdf-pages">
      {Array.from({ length: pdf.pageCount }, (_, index) => {
        const number = index + 1;
        return (
          <PdfPageBox
            key={number}
            pdf={pdf}
            number={number}
            width={width}
            size={first.page}
            drawn={number === shown.number ? first : null}
            label={pageLabel(number, pdf.pageCount)}
            signatureLabel={signatureLabel}
          />
        );
      })}
    </div>
  );
}

type PdfPageBoxProps = {
  readonly pdf: OpenedPdf;
  readonly number: number;
  /** The width of the page, in CSS pixels. */
  readonly width: number;
  /** The assumed size of the page until it is known. */
  readonly size: Pick<PdfPage, "width" | "height">;
  /** The page, if it is already drawn. */
  readonly drawn: DrawnPage | null;
  readonly label: string;
  readonly signatureLabel: string;
};

/** Pages are drawn when they are this far from the viewport. */
const aheadMargin = "50%";

/**
 * A page: its drawing with its text on top. For a new size it is drawn offscreen, then replaced.
 */
function PdfPageBox(props: PdfPageBoxProps): ReactNode {
  const { pdf, number, width, size, drawn, label, signatureLabel } = props;
  const ref = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<PdfPage | null>(drawn?.page ?? null);
  const [runs, setRuns] = useState<readonly PdfTextRun[]>([]);
  const isNear = useNear(ref);
  const last = useRef<Pick<DrawnPage, "page" | "width"> | null>(drawn);
  const readWith = useRef(signatureLabel);

  useLayoutEffect(() => {
    if (drawn !== null) paper.current?.replaceChildren(drawn.canvas);
  }, [drawn]);

  useEffect(() => {
    // Another language has another label.
    if (!isNear || (page !== null && readWith.current === signatureLabel)) return;
    let isOver = false;
    pdf.page(number, signatureLabel).then(
      (found) => {
        if (isOver) return;
        readWith.current = signatureLabel;
        setPage(found);
      },
      () => {}, // An unreadable page stays white.
    );
    return () => {
      isOver = true;
    };
  }, [isNear, page, pdf, number, signatureLabel]);

  useEffect(() => {
    if (!isNear || page === null || width <= 0) return;
    if (last.current?.page === page && last.current.width === width) return;
    const { done, cancel } = drawPage(page, width);
    done.then(
      ({ canvas }) => {
        last.current = { page, width };
        paper.current?.replaceChildren(canvas);
      },
      () => {}, // Cancelled by a new width, or failed to draw.
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

/** True once the box has been in or near the viewport. */
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

/** The text of a page on top of its drawing: invisible, but selectable and readable by screen readers. */
const PdfTextLayer = memo(function PdfTextLayer({
  runs,
}: {
  readonly runs: readonly PdfTextRun[];
}): ReactNode {
  const measure = createMeasure();
  return (
    <div className="pdf-text">
      {runs.map((run, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page never changes
        <span key={index}>
          {run.text !== "" && <span style={styleOf(run, measure)}>{run.text}</span>}
          {run.endsLine && <br />}
        </span>
      ))}
    </div>
  );
});

/** Lengths scale with the page's zoom by `--_scale`, pixels per point. */
function styleOf(run: PdfTextRun, measure: (run: PdfTextRun) => number): CSSProperties {
  const natural = run.width > 0 ? measure(run) : 0;
  const stretch = natural > 0 ? run.width / natural : 1;
  return {
    left: `calc(var(--_scale) * ${run.left}px)`,
    top: `calc(var(--_scale) * ${run.top}px)`,
    fontSize: `calc(var(--_scale) * ${run.fontSize}px)`,
    fontFamily: run.fontFamily,
    transform: `rotate(${run.angle}rad) scaleX(${stretch})`,
  };
}

function createMeasure(): (run: PdfTextRun) => number {
  const pen = document.createElement("canvas").getContext("2d");
  return ({ text, fontSize, fontFamily }) => {
    if (pen === null) return 0;
    pen.font = `${fontSize}px ${fontFamily}`;
    return pen.measureText(text).width;
  };
}
