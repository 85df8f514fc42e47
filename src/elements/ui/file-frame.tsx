import { type ReactNode, useEffect, useState } from "react";

/** Props of a {@link FileFrame}. */
export type FileFrameProps = {
  /** Its type must be that of a PDF: a frame obeys it, and an HTML page would run in our origin. */
  readonly file: Blob;
  readonly title: string;
  /** Shown if the browser has no viewer. */
  readonly fallback: ReactNode;
};

/** Shows a PDF in a frame, under an object URL that is revoked on unmount (decisions V7). */
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
