/** The files from a click on a price to the new totals, as numbered in `docs/architecture.md`. */
export function filesOfPriceWalk(document: string): readonly string[] {
  const [, section = ""] = /\n## A click on a price[^\n]*\n([\s\S]*?)\n## /.exec(document) ?? [];
  const steps = section.matchAll(/^.*?\d+ ((?:core|elements)\/[\w./-]+\.tsx?)/gm);
  return [...steps].map(([, path = ""]) => `src/${path}`);
}
