import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, listen, stopClock } from "../../support/host-page.ts";
import { type PdfFileName, pdfFile } from "../../support/pdf-files.ts";
import { watchFiles } from "../host/saved-files.ts";
import {
  agent,
  frameLoaded,
  giveViewer,
  inWidth,
  openContract,
  pdfCall,
  pdfOf,
} from "./open-contract.ts";

cleanUpHostPage();
const files = watchFiles();

const three = () => pdfOf("First page", "Second page", "Third page");
const first = () => agent.page("Page 1 of 3");

/** Whether something is drawn on a page: some pixels are not white. */
function isDrawn(canvas: HTMLCanvasElement): boolean {
  const pen = canvas.getContext("2d");
  const points = pen?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  return points.some((value, at) => at % 4 !== 3 && value < 128);
}

describe("drawn by the PDF library", () => {
  test("every page is there, drawn, with selectable and readable text", async () => {
    const { element, all } = await openContract({ [pdfCall]: three });
    inWidth(element, 1200);
    await expect.element(first()).toBeVisible();
    await expect.element(first().getByText("First page")).toBeInTheDocument();
    await expect
      .element(page.getByText(/^Shows the contract as saved at \d+:\d\d [AP]M\.$/))
      .toBeVisible();
    expect(all(".pdf-page").map((one) => one.getAttribute("aria-label"))).toEqual([
      "Page 1 of 3",
      "Page 2 of 3",
      "Page 3 of 3",
    ]);
    const [canvas] = all("canvas");
    expect(canvas instanceof HTMLCanvasElement && isDrawn(canvas)).toBe(true);
    const [paper] = all(".pdf-page").map((one) => one.getBoundingClientRect());
    const words = first().getByText("First page").element().getBoundingClientRect();
    expect((words.left - (paper?.left ?? 0)) / (paper?.width ?? 0)).toBeCloseTo(60 / 612, 2);
    expect((words.bottom - (paper?.top ?? 0)) / (paper?.height ?? 0)).toBeCloseTo(92 / 792, 1);
  });

  test("the panel is no higher than the window in which it stays, and the zoom is beside what is shown", async () => {
    await page.viewport(1440, 900);
    try {
      const { element, all } = await openContract({ [pdfCall]: three });
      inWidth(element, 1200);
      await expect.element(first()).toBeVisible();
      const boxOf = (selector: string) => all(selector)[0]?.getBoundingClientRect();
      expect(boxOf(".preview-panel")?.height).toBeLessThanOrEqual(900 - 2 * 16);
      const [standing, zoom] = [boxOf(".preview-standing"), boxOf(".zoom")];
      expect(standing?.top).toBeGreaterThanOrEqual(zoom?.top ?? 0);
      expect(standing?.bottom).toBeLessThanOrEqual(zoom?.bottom ?? 0);
    } finally {
      await page.viewport(1024, 768);
    }
  });

  test("on a phone the buttons share a line, below the tab that names them", async () => {
    const { element } = await openContract({ [pdfCall]: three });
    inWidth(element, 360);
    await page.getByRole("tab", { name: "Preview" }).click();
    await expect.element(first()).toBeVisible();
    const topOf = (name: string) =>
      page.getByRole("button", { name, exact: true }).element().getBoundingClientRect().top;
    expect(topOf("Refresh preview")).toBe(topOf("Download PDF"));
    await expect.element(page.getByRole("heading", { name: "Preview" })).toBeInTheDocument();
  });

  test("before the first page the box of the pages has its room", async () => {
    const { element, all } = await openContract({ [pdfCall]: () => new Promise(() => {}) });
    inWidth(element, 1200);
    await expect.poll(() => all(".pdf-scroll")[0]?.clientHeight).toBeGreaterThan(300);
  });

  test("pages out of view are drawn when they come into view", async () => {
    const { element, all } = await openContract({
      [pdfCall]: () => pdfOf(...Array.from({ length: 9 }, (_, at) => `Page number ${at + 1}`)),
    });
    inWidth(element, 1200);
    await expect.element(agent.page("Page 1 of 9")).toBeVisible();
    const last = agent.page("Page 9 of 9");
    expect(last.element().querySelector("canvas")).toBeNull();
    const [box] = all(".pdf-scroll");
    box?.scrollTo({ top: box.scrollHeight, behavior: "instant" });
    await expect.element(last.getByText("Page number 9")).toBeInTheDocument();
    await expect.poll(() => last.element().querySelector("canvas")).not.toBeNull();
  });

  test("zoom: as wide as the available space times the zoom, redrawn sharply, within its limits", async () => {
    const { element, all } = await openContract({ [pdfCall]: three });
    inWidth(element, 1200);
    await expect.element(first()).toBeVisible();
    const widthOf = () => first().element().getBoundingClientRect().width;
    const [canvas] = all("canvas");
    const width = widthOf();
    await agent.button("Zoom in").click();
    await expect.element(page.getByText("125 %")).toBeVisible();
    expect(widthOf() / width).toBeCloseTo(1.25, 1);
    await expect.poll(() => all("canvas")[0]).not.toBe(canvas);
    for (let step = 0; step < 3; step += 1) await agent.button("Zoom in").click();
    await expect.element(page.getByText("300 %")).toBeVisible();
    await expect.element(agent.button("Zoom in")).toHaveAttribute("aria-disabled", "true");
    for (let step = 0; step < 6; step += 1) await agent.button("Zoom out").click();
    await expect.element(page.getByText("50 %", { exact: true })).toBeVisible();
    await expect.element(agent.button("Zoom out")).toHaveAttribute("aria-disabled", "true");
  });

  test("2 §4: a refresh keeps the scroll position, and draws that page first", async () => {
    const answers = [three(), pdfOf("First anew", "Second anew", "Third anew")];
    const refreshed = listen("scout-preview-refreshed");
    const { element, all } = await openContract({ [pdfCall]: () => answers.shift() ?? three() });
    inWidth(element, 1200);
    await expect.element(first()).toBeVisible();
    const [box] = all(".pdf-scroll");
    const second = all(".pdf-page")[1]?.getBoundingClientRect().height ?? 0;
    box?.scrollTo({ top: second + 40, behavior: "instant" });
    const top = box?.scrollTop;
    await expect.element(page.getByText("Second page")).toBeInTheDocument();
    await agent.button("Refresh preview").click();
    await expect.poll(() => refreshed).toHaveLength(2);
    await expect.element(page.getByText("Second page")).not.toBeInTheDocument();
    await expect.element(page.getByText("Second anew")).toBeInTheDocument();
    expect(box?.scrollTop).toBe(top);
    expect(all(".pdf-pages")).toHaveLength(1);
  });
});

test("Y14: behind its tab the preview keeps its scroll position, and follows the form", async () => {
  const answers = [three(), pdfOf("First anew", "Second anew", "Third anew")];
  const refreshed = listen("scout-preview-refreshed");
  const { element, all } = await openContract({ [pdfCall]: () => answers.shift() ?? three() });
  inWidth(element, 800);
  await agent.tab("Preview").click();
  await expect.element(first()).toBeVisible();
  const [box] = all(".pdf-scroll");
  box?.scrollTo({ top: 300, behavior: "instant" });
  await agent.tab("Form").click();
  await expect.element(first()).not.toBeInTheDocument();
  element.refreshPreview();
  await expect.poll(() => refreshed).toHaveLength(2);
  await agent.tab("Preview").click();
  await expect.element(page.getByText("First anew")).toBeInTheDocument();
  expect(box?.scrollTop).toBe(300);
});

describe("in the browser's viewer", () => {
  test("Y7: the fetched file, without the viewer's toolbar; the previous one is removed", async () => {
    giveViewer(true);
    const clock = stopClock();
    const refreshed = listen("scout-preview-refreshed");
    const { element, all } = await openContract({}, { "preview-type": "iframe" });
    inWidth(element, 1200);
    const sources = () => all(".preview-frame").map((frame) => frame.getAttribute("src"));
    await expect.poll(sources).toHaveLength(1);
    void frameLoaded(all(".preview-frame")[0]);
    await expect.poll(() => refreshed).toHaveLength(1);
    const [before] = sources();
    expect(before).toMatch(/^blob:.*#toolbar=0$/);
    await expect.element(agent.button("Zoom in")).not.toBeInTheDocument();
    await agent.button("Refresh preview").click();
    await expect.poll(sources).toHaveLength(2);
    void frameLoaded(all(".preview-frame")[1]);
    await expect.poll(() => refreshed).toHaveLength(2);
    await clock.advance(2000);
    await clock.advance(5000);
    expect(sources()).toHaveLength(1);
    expect(sources()).not.toContain(before);
  });

  test("a browser without a viewer draws the pages itself", async () => {
    giveViewer(false);
    const { element, all } = await openContract({ [pdfCall]: three }, { "preview-type": "iframe" });
    inWidth(element, 1200);
    await expect.element(first()).toBeVisible();
    expect(all(".preview-frame")).toEqual([]);
  });
});

test("Y12: a failed preview shows a message below its heading; the next one replaces it", async () => {
  expectLog("preview-failed: 500");
  const answers = [Promise.resolve(new Response("", { status: 500 })), three()];
  await openContract({ [pdfCall]: () => answers.shift() ?? three() });
  const missing = page.getByText("The requested file could not be found.");
  await expect.element(missing).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Preview" })).toBeVisible();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  await agent.button("Refresh preview").click();
  await expect.element(first()).toBeVisible();
  await expect.element(missing).not.toBeInTheDocument();
});

describe("Y19: a PDF that has come and cannot be shown says why", () => {
  const sentences: readonly (readonly [PdfFileName, string])[] = [
    ["xfa-form", "Only Adobe Acrobat can show this form. Download it to open it there."],
    ["password", "This PDF needs a password. Download it to open it."],
    ["cut", "This PDF is damaged or incomplete. Try again later, or download it."],
    ["empty", "This PDF is empty. Try again later."],
  ];

  test.each(sentences.flatMap((row) => [[...row, "canvas"] as const, [...row, "iframe"] as const]))(
    "%s: %s (%s)",
    async (name, sentence, previewType) => {
      expectLog("preview-failed");
      giveViewer(true);
      const refreshed = listen("scout-preview-refreshed");
      const saved = files.length;
      const { element, all } = await openContract(
        { [pdfCall]: async () => new Response(pdfFile(name)) },
        { "preview-type": previewType },
      );
      inWidth(element, 1200);
      await expect.element(page.getByText(sentence, { exact: true }).first()).toBeVisible();
      await expect.element(page.getByText(/Please wait|up to date/)).not.toBeInTheDocument();
      expect([all(".pdf-page, .preview-frame"), refreshed]).toEqual([[], []]);
      await agent.download().click();
      await expect.poll(() => files.length).toBe(saved + 1);
    },
  );

  test("the next version that can be shown replaces the sentence, which a faulty one does not bring back", async () => {
    expectLog("preview-failed", "preview-failed");
    const cut = async () => new Response(pdfFile("cut"));
    const answers = [cut(), three(), cut()];
    const { element } = await openContract({ [pdfCall]: () => answers.shift() ?? cut() });
    inWidth(element, 1200);
    const damaged = page.getByText(/^This PDF is damaged/).first();
    await expect.element(damaged).toBeVisible();
    await agent.button("Refresh preview").click();
    await expect.element(first()).toBeVisible();
    await agent.button("Refresh preview").click();
    await expect.element(page.getByText(/^The preview could not be updated\. It/)).toBeVisible();
    await expect.element(first()).toBeVisible();
    await expect.element(damaged).not.toBeInTheDocument();
  });

  test("a file that lacks its end is damaged where one of its pages is missing", async () => {
    expectLog("preview-failed");
    await openContract({ [pdfCall]: async () => new Response(withoutSecondPage()) });
    await expect.element(page.getByText(/^This PDF is damaged/).first()).toBeVisible();
  });
});

/** As a file for fast viewing that breaks off: its list of objects comes first, and its second page would come last. */
function withoutSecondPage(): string {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>",
  ];
  const starts: number[] = [];
  let text = "%PDF-1.4\n";
  objects.forEach((object, index) => {
    starts.push(text.length);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  const rows = [...starts, 99_999].map((at) => `${String(at).padStart(10, "0")} 00000 n \n`);
  const start = text.length;
  text += `xref\n0 5\n0000000000 65535 f \n${rows.join("")}trailer\n<< /Size 5 /Root 1 0 R >>\n`;
  return `${text}startxref\n${start}\n%%EOF\n${"% what follows\n".repeat(200)}`;
}

describe("Y20: the fields of a form are seen and are text", () => {
  test.each<PdfFileName>(["form-without-appearances", "form-that-needs-appearances"])(
    "%s",
    async (name) => {
      const { element, all } = await openContract({
        [pdfCall]: async () => new Response(pdfFile(name)),
      });
      inWidth(element, 1200);
      const only = agent.page("Page 1 of 1");
      await expect.element(only).toBeVisible();
      await expect
        .poll(() => linesOf(all(".pdf-text")[0]))
        .toEqual([
          "Service order (printed words)",
          "Customer: Harbor Pine LLC 4711",
          "Monthly total: $1,234.50",
          "Comb: 87654321",
          "Term: 36 months",
          "Agreed: ☑",
          "Notes: First line",
          "Second line",
        ]);
      const fields = {
        customer: [199.5, 689.5, 500.5, 712.5],
        total: [199.5, 649.5, 500.5, 672.5],
        comb: [199.5, 609.5, 500.5, 632.5],
        term: [199.5, 569.5, 500.5, 592.5],
        agreed: [199.5, 529.5, 218.5, 548.5],
        notes: [199.5, 449.5, 500.5, 510.5],
      };
      for (const [name, box] of Object.entries(fields)) {
        expect(inkWithin(all("canvas")[0], box), name).toBeGreaterThan(0.005);
      }
    },
  );

  test("signature fields: a signature as it is drawn, and one without as a field", async () => {
    const { element, all } = await openContract({
      [pdfCall]: async () => new Response(pdfFile("signature-fields")),
    });
    inWidth(element, 1200);
    await expect.element(agent.page("Page 1 of 1")).toBeVisible();
    await expect.element(page.getByText("Signature field", { exact: true })).toBeInTheDocument();
    expect(inkWithin(all("canvas")[0], [50, 660, 350, 720]), "unsigned").toBeGreaterThan(0.005);
    expect(inkWithin(all("canvas")[0], [50, 520, 350, 580]), "signed").toBeGreaterThan(0.005);
  });
});

/** The text of a page as it is copied: the lines without the spaces at their ends. */
function linesOf(layer: Element | undefined): readonly string[] {
  const lines = [""];
  for (const node of layer?.querySelectorAll("span > span, br") ?? []) {
    if (node.localName === "br") lines.push("");
    else lines.push(`${lines.pop() ?? ""}${node.textContent}`);
  }
  return lines.map((line) => line.trim()).filter((line) => line !== "");
}

/** The part of the dark pixels within the edge of a box, in points of a page of 612 × 792. */
function inkWithin(canvas: Element | undefined, box: readonly number[]): number {
  if (!(canvas instanceof HTMLCanvasElement)) return 0;
  const scale = canvas.width / 612;
  const [left = 0, bottom = 0, right = 0, top = 0] = box;
  const inset = 3;
  const [x, y] = [(left + inset) * scale, (792 - top + inset) * scale];
  const [width, height] = [right - left - 2 * inset, top - bottom - 2 * inset];
  const points = canvas.getContext("2d")?.getImageData(x, y, width * scale, height * scale).data;
  if (points === undefined) return 0;
  // Blue ink, as of a signature, has a dark red part.
  const dark = points.filter((value, at) => at % 4 === 0 && value < 128).length;
  return dark / (points.length / 4);
}
