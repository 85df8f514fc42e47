import type { NoticeKind } from "./toast-region.ts";

const load = () => import("./toast-region.ts");

/** Fetches the toast region ahead: what tells that the network is gone cannot come by it. */
export function prepareNotices(): void {
  load().catch(() => {}); // the first notice asks once more
}

/** Shows a notice in the page's toast region. */
export async function notify(kind: NoticeKind, sentence: string): Promise<void> {
  const { pageToasts } = await load();
  pageToasts().show(kind, sentence);
}
