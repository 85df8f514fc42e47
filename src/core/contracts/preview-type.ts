/** How the contract is shown: drawn page by page, or in the browser's own viewer. */
export type PreviewType = "canvas" | "iframe";

/** 2 §2: it counts only if it is one of the two (decisions Y1: canvas otherwise). */
export function previewTypeOf(given: string | null | undefined): PreviewType {
  return given === "iframe" ? "iframe" : "canvas";
}
