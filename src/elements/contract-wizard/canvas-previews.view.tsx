import { type ReactNode, useEffect, useState } from "react";
import type { Preview } from "../../core/contracts/preview-list.ts";
import { createPdfEngine, type PdfEngine } from "../ui/pdf-engine.ts";
import { CanvasPreview } from "./canvas-preview.view.tsx";

interface CanvasPreviewsProps {
  /** The host page's folder of PDF library files. Empty means the build's own. */
  readonly assetsBase: string;
  readonly previews: readonly Preview[];
  readonly onLoaded: (sequence: number) => void;
  readonly onFailed: (sequence: number) => void;
}

/** {@link CanvasPreview} with a PDF library that shares its lifetime. */
export function CanvasPreviews({ assetsBase, ...props }: CanvasPreviewsProps): ReactNode {
  const [engine, setEngine] = useState<PdfEngine | null>(null);
  useEffect(() => {
    const made = createPdfEngine(assetsBase);
    setEngine(made);
    return () => made.dispose();
  }, [assetsBase]);
  return engine === null ? null : <CanvasPreview engine={engine} {...props} />;
}
