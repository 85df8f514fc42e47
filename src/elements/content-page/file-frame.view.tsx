import { type ReactNode, useEffect, useState } from "react";
import type { PdfFault } from "../../core/files/pdf-file.ts";
import { findPdfFault } from "../ui/pdf/find-pdf-fault.ts";

/** Props of a {@link FileFrame}. */
export type FileFrameProps = {
  /** Its type must be that of a PDF: a frame obeys it, and an HTML page would run in our origin. */
  readonly file: Blob;
  readonly title: string;
  /** The host page's folder of PDF library files. Empty means the build's own. */
  readonly assetsBase: string;
  /** Shown if the browser has no viewer. */
  readonly fallback: ReactNode;
  /** Shown instead of a file that the viewer would not show as it is. */
  readonly faultNote: (fault: PdfFault) => ReactNode;
};

/** Shows a PDF in a frame, under an object URL that is revoked on unmount (decisions V7, V13). */
export function FileFrame(props: FileFrameProps): ReactNode {
  const { file, title, assetsBase, fallback, faultNote } = props;
  const [shown, setShown] = useState<{ readonly href: string } | PdfFault | null>(null);
  useEffect(() => {
    const life = { isOver: false, revoke: () => {} };
    void findPdfFault(file, assetsBase).then((fault) => {
      if (life.isOver) return;
      if (fault !== null) return setShown(fault);
      const href = URL.createObjectURL(file);
      life.revoke = () => URL.revokeObjectURL(href);
      setShown({ href });
    });
    return () => {
      life.isOver = true;
      life.revoke();
    };
  }, [file, assetsBase]);
  if (typeof shown === "string") return faultNote(shown);
  if (!navigator.pdfViewerEnabled) return fallback;
  return shown && <iframe className="file-frame" src={shown.href} title={title} />;
}
