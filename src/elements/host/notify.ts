import type { NoticeKind } from "./toast-region.ts";

/** Shows a notice in the page's toast region, which is loaded when there is something to say. */
export async function notify(kind: NoticeKind, sentence: string): Promise<void> {
  const { pageToasts } = await import("./toast-region.ts");
  pageToasts().show(kind, sentence);
}
