export function removalText(news: { removed: readonly { id: string; reason: string }[] }): string {
  return news.removed.map((r) => `${r.id} ${r.reason}`).join();
}
