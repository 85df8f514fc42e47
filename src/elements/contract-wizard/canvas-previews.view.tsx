import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Preview } from "../../core/contracts/preview-list.ts";
import type { PdfFault } from "../../core/files/pdf-file.ts";
import { Button } from "../ui/button.tsx";
import { createPdfEngine, type PdfEngine } from "../ui/pdf/pdf-engine.ts";
import { useInlineSize } from "../ui/use-inline-size.ts";
import { useTexts } from "../ui/use-texts.ts";
import { openContractTexts } from "./open-contract.messages.ts";
import { PdfPages } from "./pdf-pages.view.tsx";

interface CanvasPreviewsProps {
  /** The host page's folder of PDF library files. Empty means the folder of this build. */
  readonly assetsBase: string;
  /** A sentence about how current the preview is, which is shown beside the zoom. */
  readonly standing: ReactNode;
  readonly previews: readonly Preview[];
  readonly onLoaded: (sequence: number) => void;
  readonly onFailed: (sequence: number, fault: PdfFault) => void;
}

/** {@link CanvasPreview} with a PDF library that shares its lifetime. */
export function CanvasPreviews({ assetsBase, ...props }: CanvasPreviewsProps): ReactNode {
  const [engine, setEngine] = useState<PdfEngine | null>(null);
  useEffect(() => {
    const made = createPdfEngine(assetsBase);
    setEngine(made);
    return () => made.dispose();
  }, [assetsBase]);
  if (engine === null) return <div className="preview-bar">{props.standing}</div>;
  return <CanvasPreview engine={engine} {...props} />;
}

interface CanvasPreviewProps extends Omit<CanvasPreviewsProps, "assetsBase"> {
  readonly engine: PdfEngine;
}

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const startZoom = zooms.indexOf(1);

/**
 * The contract, drawn page by page at the available width times the zoom. A new version covers the
 * previous one until that is removed, so nothing flickers and the scroll position stays.
 */
function CanvasPreview(props: CanvasPreviewProps): ReactNode {
  const { engine, standing, previews, onLoaded, onFailed } = props;
  const texts = useTexts(openContractTexts);
  const scroll = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState(startZoom);
  const room = useInlineSize(scroll);
  const zoom = zooms[step] ?? 1;
  const width = Math.floor(room * zoom);
  useKeptScroll(scroll, width);
  return (
    <>
      <div className="preview-bar">
        {standing}
        <div className="zoom row">
          <Button
            icon="minus"
            label={texts.zoomOut}
            unavailable={step === 0 && texts.smallest}
            onClick={() => setStep(step - 1)}
          >
            {null}
          </Button>
          <output className="zoom-value">{texts.zoom(zoom * 100)}</output>
          <Button
            icon="plus"
            label={texts.zoomIn}
            unavailable={step === zooms.length - 1 && texts.largest}
            onClick={() => setStep(step + 1)}
          >
            {null}
          </Button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container needs keyboard access */}
      <section className="pdf-scroll" aria-label={texts.pages} tabIndex={0} ref={scroll}>
        <div className="previews">
          {previews.map(({ sequence, file }) => (
            <PdfPages
              key={sequence}
              engine={engine}
              file={file}
              width={width}
              firstPage={pageInView(scroll.current)}
              pageLabel={texts.page}
              signatureLabel={texts.signatureField}
              onLoaded={() => onLoaded(sequence)}
              onFailed={(fault) => onFailed(sequence, fault)}
            />
          ))}
        </div>
      </section>
    </>
  );
}

/** The page at the top of the viewport. Before any page is drawn, the first. */
function pageInView(scroll: HTMLElement | null): number {
  const edge = scroll?.getBoundingClientRect().top ?? 0;
  const pages = [...(scroll?.querySelector(".pdf-pages")?.children ?? [])];
  return (
    1 +
    Math.max(
      0,
      pages.findIndex((page) => page.getBoundingClientRect().bottom > edge),
    )
  );
}

/** Keeps the centre of the view in place when the size changes. */
function useKeptScroll(ref: { readonly current: HTMLElement | null }, width: number): void {
  const before = useRef(width);
  useLayoutEffect(() => {
    const box = ref.current;
    const ratio = before.current === 0 ? 1 : width / before.current;
    before.current = width;
    if (box === null || ratio === 1) return;
    const { clientHeight, clientWidth } = box;
    box.scrollTo({
      top: (box.scrollTop + clientHeight / 2) * ratio - clientHeight / 2,
      left: (box.scrollLeft + clientWidth / 2) * ratio - clientWidth / 2,
      behavior: "instant",
    });
  }, [ref, width]);
}
