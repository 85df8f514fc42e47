import "../../../src/elements/contract-wizard/contract-wizard.ts";
import { PDFDocument, StandardFonts } from "pdf-lib";
import { vi } from "vitest";
import { wizardTester } from "../../../src/testing/parts/wizard-tester.ts";
import { type AnswerTable, answerBy } from "../../support/answer-table.ts";
import { place, serve } from "../../support/host-page.ts";
import { browserScreen } from "../../testers/browser-screen.ts";

export const embedCall = "GET /api/scout/v1/contract/c1";
/** The list of contracts, which contains the customer's name. */
export const listCall = "GET /api/scout/v1/contract";
export const pdfCall = "GET /scout/contract/c1/pdf";
/**
 * No server runs at this address. The browser shows its own error page in the frame, and reports it
 * as loaded.
 */
export const formAddress = "https://forms.invalid/a";

/** Uses the wizard as a user does. */
export const agent = wizardTester(browserScreen);

export function embedding(html: string): () => Response {
  return () => Response.json({ wizard_embed: html });
}

export const oneFrame = embedding(`<iframe src="${formAddress}"></iframe>`);

/** Creates a PDF with these texts, one per page. */
export async function pdfOf(...words: readonly string[]): Promise<Response> {
  const paper = await PDFDocument.create();
  const font = await paper.embedFont(StandardFonts.Helvetica);
  for (const text of words) paper.addPage([612, 792]).drawText(text, { x: 60, y: 700, font });
  return new Response(Uint8Array.from(await paper.save()), {
    headers: { "Content-Type": "application/pdf" },
  });
}

/**
 * Opens the wizard of a contract with the given form and PDF. Without a PDF the request never ends.
 */
export async function openContract(
  table: AnswerTable = {},
  attributes: Readonly<Record<string, string>> = {},
) {
  const backend = await serve({
    intercept: answerBy({
      [embedCall]: oneFrame,
      [listCall]: () => Response.json({ data: { results: [] } }),
      [pdfCall]: () => new Promise(() => {}),
      ...table,
    }),
  });
  place("contract-wizard", backend, { contract: "c1", provider: "cox", ...attributes });
  const element = [...document.querySelectorAll("contract-wizard")].at(-1);
  if (element === undefined) throw new Error("It is not on the page.");
  const all = (selector: string) => [...(element.shadowRoot?.querySelectorAll(selector) ?? [])];
  return {
    backend,
    element,
    all,
    frames: () => all(".form-frames > iframe").filter((one) => one instanceof HTMLIFrameElement),
    pdfCalls: () => backend.calls.filter((call) => call === pdfCall).length,
  };
}

const isViewerReal = navigator.pdfViewerEnabled;

/** Simulates a browser with or without a PDF viewer. */
export function giveViewer(isThere: boolean): void {
  vi.spyOn(navigator, "pdfViewerEnabled", "get").mockReturnValue(isThere);
}

/**
 * Resolves when a frame shows its PDF. A browser without a viewer does not report it, so this
 * function does.
 */
export function frameLoaded(frame: Element | undefined): Promise<unknown> {
  const loaded = new Promise((resolve) => frame?.addEventListener("load", resolve));
  if (!isViewerReal) frame?.dispatchEvent(new Event("load"));
  return loaded;
}

/** Puts an element into a box with a given width. */
export function inWidth(element: HTMLElement, px: number): void {
  const box = document.createElement("div");
  box.style.inlineSize = `${px}px`;
  document.body.append(box);
  box.append(element);
}
