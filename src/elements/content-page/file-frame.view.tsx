import { type ReactNode, useEffect, useState } from "react";
import type { PdfFault } from "../../core/files/pdf-file.ts";
import { findPdfFault } from "../ui/pdf/find-pdf-fault.ts";

export type FileFrameProps = {
  /**
   * Must have the type of a PDF. A frame trusts the type, and an HTML file would run in our origin.
   */
  readonly file: Blob;
  readonly title: string;
  /** The host page's folder of PDF library files. Empty means the folder of this build. */
  readonly assetsBase: string;
  /** The content to show if the browser has no viewer. */
  readonly fallback: ReactNode;
  /** Returns the note to show in place of a file that the viewer cannot display correctly. */
  readonly faultNote: (fault: PdfFault) => ReactNode;
};

/** Shows a PDF in a frame, under an object URL that is revoked on unmount. */
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
