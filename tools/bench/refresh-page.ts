import { getDocument, PDFWorker } from "pdfjs-dist";
import { median } from "./statistics.ts";

/** The times of a refresh: medians, in milliseconds. */
export interface RefreshTimes {
  /** The time from `refreshPreview()` to the new first page in the element. */
  readonly refreshMs: number;
  /** The time of the PDF library alone, from the file to its first page in the same size. */
  readonly libraryMs: number;
}

declare global {
  var measureRefreshes: (rounds: number) => Promise<RefreshTimes>;
}

const assets = new URL("/cdn/assets/pdf/", window.location.href).href;
/** The pause between refreshes, because the wizard delays a refresh that follows too early. */
const restMs = 1100;

globalThis.measureRefreshes = async (rounds) => {
  const element = document.querySelector("contract-wizard");
  const root = element?.shadowRoot;
  if (!element || !root) throw new Error("There is no wizard.");
  const shown = await newCanvas(root, new Set());
  const file = await (await fetch(pdfUrlIn(performance.getEntriesByType("resource")))).blob();
  answerPdfs(file);
  const port = new Worker(`${assets}build/pdf.worker.min.js`, { type: "module" });
  const worker = PDFWorker.create({ port, verbosity: 0 });
  const times: { refresh: number; library: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, restMs));
    const libraryStart = performance.now();
    await drawFirstPage(file, worker, shown.width);
    const library = performance.now() - libraryStart;
    const seen = new Set<Element>(root.querySelectorAll("canvas"));
    const refreshStart = performance.now();
    Reflect.apply(Reflect.get(element, "refreshPreview"), element, []);
    await newCanvas(root, seen);
    const refresh = performance.now() - refreshStart;
    // Skip the first round, which loads code that later rounds reuse.
    if (round > 0) times.push({ refresh, library });
  }
  return {
    refreshMs: median(times.map(({ refresh }) => refresh)),
    libraryMs: median(times.map(({ library }) => library)),
  };
};

function pdfUrlIn(entries: readonly PerformanceEntry[]): string {
  const found = entries.find(({ name }) => name.includes("/pdf?cid="));
  if (!found) throw new Error("No contract was fetched.");
  return found.name;
}

/** Answers PDF requests at once from now on, to measure without the network. */
function answerPdfs(file: Blob): void {
  const { fetch: pageFetch } = window;
  window.fetch = (input, init) =>
    String(input).includes("/pdf?cid=")
      ? Promise.resolve(new Response(file))
      : pageFetch(input, init);
}

function newCanvas(root: ShadowRoot, seen: ReadonlySet<Element>): Promise<HTMLCanvasElement> {
  return new Promise((resolve) => {
    const look = () => {
      const canvas = [...root.querySelectorAll("canvas")].find((one) => !seen.has(one));
      if (!canvas) return;
      observer.disconnect();
      resolve(canvas);
    };
    const observer = new MutationObserver(look);
    observer.observe(root, { childList: true, subtree: true });
    look();
  });
}

async function drawFirstPage(file: Blob, worker: PDFWorker, width: number): Promise<void> {
  const task = getDocument({
    data: await file.arrayBuffer(),
    worker,
    verbosity: 0,
    useWasm: false,
    disableFontFace: true,
    standardFontDataUrl: `${assets}standard_fonts/`,
  });
  const page = await (await task.promise).getPage(1);
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  await page.render({ canvas, viewport }).promise;
  document.body.append(canvas);
  canvas.remove();
  await task.destroy();
}
