import type { Surrounding } from "./surroundings.ts";

/** Returns the address of the page of an element, below the origin of the reference backend. */
export const pagePath = "/isolation/page";

/**
 * Returns a page with one element whose files are not loaded yet, and a paragraph that the element
 * must not change.
 */
export function pageWith(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  { root = "", parent = "<slot></slot>", historyState }: Surrounding,
): string {
  const isRouted = tag === "scout-portal" || historyState !== undefined;
  const given = Object.entries({ ...(isRouted ? {} : { routing: "none" }), ...attributes });
  const written = given.map(([name, value]) => ` ${name}="${value}"`).join("");
  const last = parent.lastIndexOf("<slot></slot>");
  const placed = `${parent.slice(0, last)}<${tag}${written}></${tag}>${parent.slice(last + 13)}`;
  return `<!doctype html><html lang="en" ${root}><head><title>Page</title><link rel="stylesheet" href="${pagePath}/page.css"></head><body><main><p id="neighbour">A paragraph of the page.</p><div id="place">${placed}</div></main></body></html>`;
}

/** Returns a page with a frame that contains the page of the element. */
export function framePage(origin: string, { sandbox }: Surrounding): string {
  const attribute = sandbox === undefined ? "" : ` sandbox="${sandbox}"`;
  return `<!doctype html><html lang="en"><head><title>Page</title></head><body><iframe title="Frame"${attribute} src="${origin}${pagePath}?framed"></iframe></body></html>`;
}

/** A service worker that passes every request on, as on many sites. */
export const serviceWorker = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => event.respondWith(fetch(event.request)));`;
