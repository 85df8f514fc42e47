import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, listen, stopClock } from "../../support/host-page.ts";
import { type PdfFileName, pdfFile } from "../../support/pdf-files.ts";
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

type Version = () => Promise<Response> | Response;

/** Opens a preview with a stopped clock. Each refresh gets the next of these versions. */
async function openVersions(versions: readonly Version[], previewType = "canvas") {
  const clock = stopClock();
  const left = [...versions];
  const opened = await openContract(
    { [pdfCall]: () => left.shift()?.() ?? new Promise(() => {}) },
    { "preview-type": previewType },
  );
  inWidth(opened.element, 1200);
  return {
    ...opened,
    clock,
    /**
     * Requests the next version, which needs a second of pause, and waits until the previous one is
     * removed.
     */
    async refresh() {
      await clock.advance(1000);
      opened.element.refreshPreview();
    },
  };
}

const three = () => pdfOf("First page", "Second page", "Third page");
const threeOther = () => pdfOf("First change", "Second change", "Third change");
const fileOf = (name: PdfFileName) => () => new Response(pdfFile(name));
const first = () => agent.page("Page 1 of 3");

/** Returns true if some pixels of a page are not white. */
function isDrawn(canvas: HTMLCanvasElement): boolean {
  const pen = canvas.getContext("2d");
  const points = pen?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  return points.some((value, at) => at % 4 !== 3 && value < 128);
}

describe("a preview drawn by the PDF library", () => {
  test("every page has selectable, readable text, and is drawn when it comes into view", async () => {
    await page.viewport(1440, 900);
    try {
      const nine = ["First page", ...Array.from({ length: 8 }, (_, at) => `Page number ${at + 2}`)];
      const { all } = await openVersions([() => pdfOf(...nine)]);
      const one = agent.page("Page 1 of 9");
      await expect.element(one).toBeVisible();
      await expect.element(one.getByText("First page")).toBeInTheDocument();
      await expect
        .element(page.getByText(/^Shows the contract as saved at \d+:\d\d [AP]M\.$/))
        .toBeVisible();
      expect(all(".pdf-page").map((sheet) => sheet.getAttribute("aria-label"))).toEqual(
        nine.map((_, at) => `Page ${at + 1} of 9`),
      );
      const [canvas] = all("canvas");
      expect(canvas instanceof HTMLCanvasElement && isDrawn(canvas)).toBe(true);
      const boxOf = (selector: string) =>
        all(selector)[0]?.getBoundingClientRect() ?? new DOMRect();
      const words = one.getByText("First page").element().getBoundingClientRect();
      const paper = boxOf(".pdf-page");
      expect((words.left - paper.left) / paper.width).toBeCloseTo(60 / 612, 2);
      expect((words.bottom - paper.top) / paper.height).toBeCloseTo(92 / 792, 1);

      // Y14: the panel fits into the window, and the zoom is beside the status of the preview.
      expect(boxOf(".preview-panel").height).toBeLessThanOrEqual(900 - 2 * 16);
      const [standing, zoom] = [boxOf(".preview-standing"), boxOf(".zoom")];
      expect(standing.top).toBeGreaterThanOrEqual(zoom.top);
      expect(standing.bottom).toBeLessThanOrEqual(zoom.bottom);

      const last = agent.page("Page 9 of 9");
      expect(last.element().querySelector("canvas")).toBeNull();
      const [box] = all(".pdf-scroll");
      box?.scrollTo({ top: box.scrollHeight, behavior: "instant" });
      await expect.element(last.getByText("Page number 9")).toBeInTheDocument();
      await expect.poll(() => last.element().querySelector("canvas")).not.toBeNull();
    } finally {
      await page.viewport(1024, 768);
    }
  });

  test("Y14: the zoom ends where the pages and the buttons above end, at every width", async () => {
    const { element, all } = await openContract();
    inWidth(element, 360);
    for (const px of [360, 768, 1024, 1440, 2200]) {
      if (element.parentElement) element.parentElement.style.inlineSize = `${px}px`;
      if (px === 360) await agent.tab("Preview").click();
      await expect.poll(() => all(".zoom").length).toBe(1);
      const endOf = (part: Element | undefined) => part?.getBoundingClientRect().right;
      await expect
        .poll(() => endOf(all(".zoom")[0]), { message: `${px} px` })
        .toBe(endOf(all(".pdf-scroll")[0]));
      expect(endOf(agent.button("Download PDF").element())).toBe(endOf(all(".pdf-scroll")[0]));
    }
  });

  test("on a phone the buttons share a line, below the tab that names them", async () => {
    const { element } = await openContract();
    inWidth(element, 360);
    await agent.tab("Preview").click();
    const topOf = (name: string) => agent.button(name).element().getBoundingClientRect().top;
    expect(topOf("Refresh preview")).toBe(topOf("Download PDF"));
    await expect.element(page.getByRole("heading", { name: "Preview" })).toBeInTheDocument();
  });

  test("the box of the pages keeps its height before the first page is drawn", async () => {
    const { element, all } = await openContract();
    inWidth(element, 1200);
    await expect.poll(() => all(".pdf-scroll")[0]?.clientHeight).toBeGreaterThan(300);
  });

  test("pages are as wide as the available space times the zoom, are redrawn sharply, and the zoom has limits", async () => {
    const { all } = await openVersions([() => pdfOf("One")]);
    await expect.element(agent.firstPage()).toBeVisible();
    const widthOf = () => agent.firstPage().element().getBoundingClientRect().width;
    const [canvas] = all("canvas");
    const width = widthOf();
    const press = async (name: string, percent: number) => {
      const control = agent.button(name).element();
      if (control instanceof HTMLElement) control.click();
      await expect.element(page.getByText(`${percent}%`, { exact: true })).toBeVisible();
    };
    await press("Zoom in", 125);
    expect(widthOf() / width).toBeCloseTo(1.25, 1);
    await expect.poll(() => all("canvas")[0]).not.toBe(canvas);
    for (const percent of [150, 200, 300]) await press("Zoom in", percent);
    await expect.element(agent.button("Zoom in")).toHaveAttribute("aria-disabled", "true");
    for (const percent of [200, 150, 125, 100, 75, 50]) await press("Zoom out", percent);
    await expect.element(agent.button("Zoom out")).toHaveAttribute("aria-disabled", "true");
  });

  test("2 §4, Y14: a refresh keeps the scroll position and draws the visible page first, even in a hidden tab", async () => {
    const refreshed = listen("scout-preview-refreshed");
    const { element, all, clock, refresh } = await openVersions([three, threeOther, three]);
    await expect.element(first()).toBeVisible();
    const [box] = all(".pdf-scroll");
    const second = all(".pdf-page")[1]?.getBoundingClientRect().height ?? 0;
    box?.scrollTo({ top: second + 40, behavior: "instant" });
    const top = box?.scrollTop;
    await expect.element(page.getByText("Second page")).toBeInTheDocument();
    await refresh();
    await expect.poll(() => refreshed).toHaveLength(2);
    await expect.element(page.getByText("Second change")).toBeInTheDocument();
    expect(box?.scrollTop).toBe(top);

    element.parentElement?.style.setProperty("inline-size", "800px");
    await agent.tab("Preview").click();
    await expect.element(page.getByText("Second change")).toBeInTheDocument();
    box?.scrollTo({ top: 300, behavior: "instant" });
    await agent.tab("Form").click();
    await expect.element(first()).not.toBeInTheDocument();
    await refresh();
    await expect.poll(() => refreshed).toHaveLength(3);
    await agent.tab("Preview").click();
    await expect.element(page.getByText("First page")).toBeInTheDocument();
    expect(box?.scrollTop).toBe(300);
    await clock.advance(1000);
    expect(all(".pdf-pages")).toHaveLength(1);
  });
});

describe("a preview in the browser's viewer", () => {
  test("Y7: the fetched file is shown without the viewer's toolbar, and the previous one is removed", async () => {
    giveViewer(true);
    const refreshed = listen("scout-preview-refreshed");
    const { all, clock, refresh } = await openVersions([three, threeOther], "iframe");
    const sources = () => all(".preview-frame").map((frame) => frame.getAttribute("src"));
    await expect.poll(sources).toHaveLength(1);
    void frameLoaded(all(".preview-frame")[0]);
    await expect.poll(() => refreshed).toHaveLength(1);
    const [before] = sources();
    expect(before).toMatch(/^blob:.*#toolbar=0$/);
    await expect.element(agent.button("Zoom in")).not.toBeInTheDocument();
    await refresh();
    await expect.poll(sources).toHaveLength(2);
    void frameLoaded(all(".preview-frame")[1]);
    await expect.poll(() => refreshed).toHaveLength(2);
    await clock.advance(2000);
    await clock.advance(5000);
    expect(sources()).toHaveLength(1);
    expect(sources()).not.toContain(before);
  });

  test("Y7: a browser without a viewer draws the pages itself", async () => {
    giveViewer(false);
    await openContract({}, { "preview-type": "iframe" });
    await expect.element(agent.button("Zoom in")).toBeInTheDocument();
  });
});

describe("Y19: a PDF that was loaded but cannot be displayed is explained", () => {
  const faults: readonly (readonly [Version, RegExp])[] = [
    [fileOf("xfa-form"), /^This form requires Adobe Acrobat\. Download it to open it there\.$/],
    [fileOf("password"), /^This PDF is password-protected\. Download it to open it\.$/],
    [fileOf("empty"), /^This PDF is empty\. Try again later\.$/],
    [fileOf("cut"), /^This PDF is damaged or incomplete\. Try again later, or download it\.$/],
  ];

  test("in the browser's viewer, the fault is explained until a version can be shown", async () => {
    expectLog("preview-failed", "preview-failed", "preview-failed", "preview-failed");
    giveViewer(true);
    const refreshed = listen("scout-preview-refreshed");
    const versions = [...faults.map(([version]) => version), three];
    const { all, refresh } = await openVersions(versions, "iframe");
    for (const [, sentence] of faults) {
      await expect.element(page.getByText(sentence).first()).toBeVisible();
      await expect.element(page.getByText(/Please wait|up to date/)).not.toBeInTheDocument();
      expect([all(".preview-frame"), refreshed]).toEqual([[], []]);
      await refresh();
    }
    await expect.poll(() => all(".preview-frame")).toHaveLength(1);
    void frameLoaded(all(".preview-frame")[0]);
    await expect.poll(() => refreshed).toHaveLength(1);
    await expect.element(page.getByText(/^This PDF is damaged/)).not.toBeInTheDocument();
  });

  // The scenarios check the other faults.
  test("in drawn pages, the fault is explained until a version can be shown, which stays if a page is missing from the next one", async () => {
    expectLog("preview-failed", "preview-failed");
    const cut = () => new Response(withoutSecondPage());
    const { all, refresh } = await openVersions([fileOf("password"), three, cut]);
    const needsPassword = page.getByText(/^This PDF is password-protected/).first();
    await expect.element(needsPassword).toBeVisible();
    expect(all(".pdf-page")).toEqual([]);
    await refresh();
    await expect.element(first()).toBeVisible();
    await expect.element(needsPassword).not.toBeInTheDocument();
    await refresh();
    await expect.element(page.getByText(/^The preview couldn't be updated\. It/)).toBeVisible();
    await expect.element(first()).toBeVisible();
    await expect.element(page.getByText(/^This PDF is damaged/)).not.toBeInTheDocument();
  });
});

/**
 * Returns a PDF for fast web view that is cut off: its list of objects comes first, and its second
 * page would be last.
 */
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

test("Y20: form fields are visible and readable as text, a signature is drawn, and HTML is shown as text", async () => {
  const { all, refresh } = await openVersions([
    fileOf("form-without-appearances"),
    fileOf("form-that-needs-appearances"),
    fileOf("signature-fields"),
    () => pdfOf("<script>document.title = 'Stolen'</script>"),
  ]);
  const fields = {
    customer: [199.5, 689.5, 500.5, 712.5],
    total: [199.5, 649.5, 500.5, 672.5],
    comb: [199.5, 609.5, 500.5, 632.5],
    term: [199.5, 569.5, 500.5, 592.5],
    agreed: [199.5, 529.5, 218.5, 548.5],
    notes: [199.5, 449.5, 500.5, 510.5],
  };
  const latest = (selector: string) => all(selector).at(-1);
  for (const versions of [1, 2]) {
    await expect.poll(() => all(".pdf-text").length).toBe(versions);
    await expect
      .poll(() => linesOf(latest(".pdf-text")))
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
    for (const [name, box] of Object.entries(fields)) {
      expect(inkWithin(latest("canvas"), box), name).toBeGreaterThan(someInk);
    }
    await refresh();
  }
  await expect.element(page.getByText("Signature field", { exact: true })).toBeInTheDocument();
  expect(inkWithin(latest("canvas"), [50, 660, 350, 720]), "unsigned").toBeGreaterThan(someInk);
  expect(inkWithin(latest("canvas"), [50, 520, 350, 580]), "signed").toBeGreaterThan(someInk);
  await refresh();
  await expect.element(page.getByText("<script>document.title")).toBeInTheDocument();
});

/** Returns the text of a page as it is copied, in trimmed lines. */
function linesOf(layer: Element | undefined): readonly string[] {
  const lines = [""];
  for (const node of layer?.querySelectorAll("span > span, br") ?? []) {
    if (node.localName === "br") lines.push("");
    else lines.push(`${lines.pop() ?? ""}${node.textContent}`);
  }
  return lines.map((line) => line.trim()).filter((line) => line !== "");
}

/** More than this share of dark pixels is text. How dark it is depends on the fonts of the system. */
const someInk = 0.001;

/**
 * Returns the share of dark pixels inside a box, which is given in points of a page of 612 × 792.
 */
function inkWithin(canvas: Element | undefined, box: readonly number[]): number {
  if (!(canvas instanceof HTMLCanvasElement)) return 0;
  const scale = canvas.width / 612;
  const [left = 0, bottom = 0, right = 0, top = 0] = box;
  const inset = 3;
  const [x, y] = [(left + inset) * scale, (792 - top + inset) * scale];
  const [width, height] = [right - left - 2 * inset, top - bottom - 2 * inset];
  const points = canvas.getContext("2d")?.getImageData(x, y, width * scale, height * scale).data;
  if (points === undefined) return 0;
  // Blue ink, as in a signature, has a low red value.
  const dark = points.filter((value, at) => at % 4 === 0 && value < 128).length;
  return dark / (points.length / 4);
}
