import { type ReactNode, useEffect, useState } from "react";

/** A PDF that the browser's own viewer shows. */
export type FileFrameProps = {
  /** Its type must be that of a PDF: a frame goes by it, and a page would run in our origin. */
  readonly file: Blob;
  readonly title: string;
  /** Stands in its place where the browser has no viewer. */
  readonly fallback: ReactNode;
};

/** Shows a PDF in a frame, under an address that lasts as long as it is drawn (decisions V7). */
export function FileFrame({ file, title, fallback }: FileFrameProps): ReactNode {
  const [href, setHref] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setHref(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (!navigator.pdfViewerEnabled) return fallback;
  return href === undefined ? null : <iframe className="file-frame" src={href} title={title} />;
}
