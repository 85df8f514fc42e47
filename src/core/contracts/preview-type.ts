/** How the contract is shown: drawn page by page, or in the browser's own PDF viewer. */
export type PreviewType = "canvas" | "iframe";

/** Whether a text names one of the types. */
export function isPreviewType(given: string | null): given is PreviewType {
  return given === "canvas" || given === "iframe";
}

/** Reads the preview type (2 §2). Anything but the two types is `canvas` (decisions Y1). */
export function previewTypeOf(given: string | null | undefined): PreviewType {
  return given === "iframe" ? "iframe" : "canvas";
}
