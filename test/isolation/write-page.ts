import type { Surrounding } from "./surroundings.ts";

/** The address of the page of an element, below the origin of the reference backend. */
export const pagePath = "/isolation";

/** A page with one element whose files are not loaded, and a paragraph that the element must not touch. */
export function pageWith(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  { root = "" }: Surrounding,
): string {
  const given = Object.entries({
    ...(tag === "scout-portal" ? {} : { routing: "none" }),
    ...attributes,
  });
  const written = given.map(([name, value]) => ` ${name}="${value}"`).join("");
  return `<!doctype html><html lang="en" ${root}><head><title>Page</title><link rel="stylesheet" href="${pagePath}/page.css"></head><body><main><p id="neighbour">A paragraph of the page.</p><div id="place"><${tag}${written}></${tag}></div></main></body></html>`;
}

export function framePage(sandbox: string): string {
  return `<!doctype html><html lang="en"><head><title>Page</title></head><body><iframe title="Frame" sandbox="${sandbox}" src="${pagePath}?framed"></iframe></body></html>`;
}
