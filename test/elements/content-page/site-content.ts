import { place, serve } from "../../support/host-page.ts";
import type { InPageBackend, InPageBackendOptions } from "../../support/in-page-backend.ts";

const htmlType = { "Content-Type": "text/html; charset=utf-8" };

/** Returns a page as the server sends it. */
export function pageAnswer(body: string, title = "Page | Site"): Response {
  const text = `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`;
  return new Response(text, { headers: htmlType });
}

/** Shows the proxy's answer at a path. */
export async function showContent(
  answer: (path: string) => Response | Promise<Response>,
  { path = "/pages/a", ...attributes }: Readonly<Record<string, string>> = {},
  options: InPageBackendOptions = {},
): Promise<{ element: HTMLElement; backend: InPageBackend; root: ShadowRoot }> {
  const backend = await serve({
    ...options,
    intercept: ({ url }) => {
      const { pathname, search } = new URL(url);
      return pathname.startsWith("/proxy/") ? answer(pathname.slice(6) + search) : undefined;
    },
  });
  const element = place("content-page", backend, { path, ...attributes });
  if (element.shadowRoot === null) throw new Error("The element has no shadow root.");
  return { element, backend, root: element.shadowRoot };
}
