import type { Page } from "playwright";

/** A document sent to the print dialogue. */
export interface PrintedDocument {
  readonly sandbox: string;
  readonly text: string;
  /** The markup of the whole document. */
  readonly markup: string;
  readonly scripts: number;
}

declare global {
  interface Window {
    printedDocuments?: PrintedDocument[];
  }
}

/**
 * Runs in the page before everything else. Tests cannot answer print dialogs, so printing a frame only records
 * the document.
 */
export function notePrints(): void {
  const printed: PrintedDocument[] = [];
  window.printedDocuments = printed;
  const noteFrame = ({ target: frame }: Event) => {
    if (!(frame instanceof HTMLIFrameElement) || !frame.contentWindow) return;
    const view = frame.contentWindow;
    view.print = () => {
      printed.push({
        sandbox: frame.getAttribute("sandbox") ?? "",
        text: view.document.body.textContent,
        markup: view.document.documentElement.outerHTML,
        scripts: view.document.scripts.length,
      });
      view.dispatchEvent(new Event("afterprint"));
    };
  };
  document.addEventListener("load", noteFrame, { capture: true });
}

/** Returns the document that the action prints. */
export async function printedIn(page: Page, act: () => Promise<void>): Promise<PrintedDocument> {
  const before = await page.evaluate(() => window.printedDocuments?.length ?? 0);
  await act();
  const printed = await page.waitForFunction((index) => window.printedDocuments?.[index], before);
  const document = await printed.jsonValue();
  if (!document) throw new Error("Nothing was printed.");
  return document;
}
