import { assert } from "chai";
import type { Recorder } from "./page-recorder.ts";

/** A page in its own frame, as a host would serve it. */
export interface PlainPage {
  readonly window: Window & typeof globalThis;
  readonly document: Document;
  readonly recorder: Recorder;
  /** Imports a module in the page, not in the test. */
  load(path: string): Promise<Readonly<Record<string, unknown>>>;
  /** Adds markup to the body. */
  add(markup: string): void;
  close(): void;
}

export interface PageContent {
  readonly head?: string;
  readonly body?: string;
  /** True for a policy without inline code, other origins and script sinks. */
  readonly isStrict?: boolean;
  readonly path?: string;
}

/** Opens a page with only the given content. Resolves when it has loaded. */
export async function openPage(content: PageContent = {}): Promise<PlainPage> {
  const frame = document.createElement("iframe");
  frame.width = "1024";
  frame.height = "768";
  const { head = "", body = "", path = "/contract/page" } = content;
  const query = new URLSearchParams({ head, body });
  if (content.isStrict) query.set("strict", "");
  frame.src = `${path}?${query}`;
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
  document.body.append(frame);
  await loaded;
  const page = frame.contentWindow;
  assert(isWholeWindow(page), "the page is of another origin");
  const { recorder } = page;
  assert(recorder !== undefined, "the page's recorder did not start");
  return {
    window: page,
    document: page.document,
    recorder,
    load: (address) => loadIn(page, address),
    add(markup) {
      page.document.body.insertAdjacentHTML("beforeend", markup);
    },
    close: () => frame.remove(),
  };
}

function isWholeWindow(page: Window | null): page is Window & typeof globalThis {
  return page !== null && "document" in page;
}

/** Uses the page's own `import()`, because that of the test would run the module in the test. */
function loadIn(
  page: Window & typeof globalThis,
  address: string,
): Promise<Readonly<Record<string, unknown>>> {
  return new page.Function("address", "return import(address)")(address);
}
