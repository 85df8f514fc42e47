import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, listen, stopClock } from "../../support/host-page.ts";
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

test("Y12: an unreadable PDF is missing, and a previous one would stay", async () => {
  expectLog("preview-failed");
  const torn = () => Promise.resolve(new Response("%PDF-1.7\n1 0 obj\n<< /Type"));
  const answers = [torn(), three(), torn()];
  const { element } = await openContract({ [pdfCall]: () => answers.shift() ?? torn() });
  inWidth(element, 1200);
  const missing = page.getByText("The requested file could not be found.");
  await expect.element(missing).toBeVisible();
  await agent.button("Refresh preview").click();
  await expect.element(first()).toBeVisible();
  await agent.button("Refresh preview").click();
  await expect.poll(() => answers).toHaveLength(0);
  await expect.element(first()).toBeVisible();
  await expect.element(missing).not.toBeInTheDocument();
});
