import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { OpenedPdf, PdfEngine } from "./pdf-engine.ts";
import { type DrawnPage, drawPage } from "./pdf-page.ts";
import { PdfPageBox } from "./pdf-page-box.tsx";

type PdfPagesProps = {
  readonly engine: PdfEngine;
  readonly file: Blob;
  /** The width of a page in CSS pixels; 0 while unknown. */
  readonly width: number;
  /** The page to draw first: the one in view. */
  readonly firstPage: number;
  readonly pageLabel: (number: number, count: number) => string;
  /** Called when the first page is drawn. */
  readonly onLoaded: () => void;
  /** Called if the file is not a PDF, or cannot be drawn. */
  readonly onFailed: () => void;
};

interface Shown {
  readonly pdf: OpenedPdf;
  readonly number: number;
  readonly first: DrawnPage;
}

/** The pages of a PDF file in a column. Each is drawn when it comes into view. */
export function PdfPages({
  engine,
  file,
  width,
  firstPage,
  pageLabel,
  onLoaded,
  onFailed,
}: PdfPagesProps): ReactNode {
  const [shown, setShown] = useState<Shown | null>(null);
  const hasWidth = width > 0;
  const handleLoaded = useEffectEvent(onLoaded);
  const handleFailed = useEffectEvent(onFailed);
  const drawFirst = useEffectEvent(async (pdf: OpenedPdf): Promise<Shown> => {
    const number = Math.min(firstPage, pdf.pageCount);
    return { pdf, number, first: await drawPage(await pdf.page(number), width).done };
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
    show().catch(() => {
      if (!life.isOver) handleFailed();
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
          />
        );
      })}
    </div>
  );
}
