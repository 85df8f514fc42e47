import { expect, test, vi } from "vitest";
import { printHtml } from "../../../../src/elements/host/output/print-html.ts";
import { cleanUpHostPage } from "../../../support/host-page.ts";
import { watchPaper } from "../paper.ts";

cleanUpHostPage();
const paper = watchPaper();

const document_ = `<!doctype html><title>Proposal</title><style>p#text { color: rgb(1, 2, 3); margin: 1px !important; padding: 2px }</style>
  <p id="text" style="margin-left: 7px !important; padding: 3px 'a}'; padding-top: 4px" onclick="parent.hacked = 1">Words</p>
  <script>parent.hacked = 1</script><img src="x" onerror="parent.hacked = 1">
  <svg onload="parent.hacked = 1"></svg><a href="javascript:parent.hacked = 1" id="link">x</a>`;

test("N10: the document is printed from a hidden frame that cannot run scripts", async () => {
  await printHtml(document_);
  expect(paper.frames).toHaveLength(1);
  const [frame] = paper.frames;
  expect(frame?.getAttribute("sandbox")).toBe("allow-modals allow-same-origin");
  expect(frame?.getAttribute("aria-hidden")).toBe("true");
  expect(frame?.tabIndex).toBe(-1);
  expect(frame?.title).toBe("To print");
  const { right, width } = frame?.getBoundingClientRect() ?? { right: 1, width: 0 };
  expect(right).toBeLessThanOrEqual(0);
  expect(width).toBeGreaterThan(0);
  expect(frame?.contentDocument?.querySelector("#text")?.textContent).toBe("Words");
});

test("N10: no script, handler or link of the document runs", async () => {
  await printHtml(document_);
  const inner = paper.frames[0]?.contentDocument;
  inner?.querySelector<HTMLElement>("#text")?.click();
  inner?.querySelector<HTMLElement>("#link")?.click();
  inner?.querySelector("img")?.dispatchEvent(new Event("error"));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(Reflect.get(window, "hacked")).toBeUndefined();
});

test("N10: inline styles are preserved, and set again by script so that no policy refuses them", async () => {
  await printHtml(document_);
  const inner = paper.frames[0]?.contentDocument;
  expect(inner?.querySelectorAll("style")).toHaveLength(0);
  expect(inner?.title).toBe("Proposal");
  expect(inner?.compatMode).toBe("CSS1Compat");
  const text = inner?.querySelector("#text");
  const style = text && inner?.defaultView?.getComputedStyle(text);
  expect(style?.color).toBe("rgb(1, 2, 3)");
  expect(style?.margin).toBe("1px 1px 1px 7px");
  expect(style?.padding).toBe("4px 2px 2px");
});

test("N10: the frame is removed when the dialog is closed", async () => {
  await printHtml(document_);
  expect(document.querySelectorAll("iframe[sandbox]")).toHaveLength(1);
  paper.close();
  expect(document.querySelectorAll("iframe[sandbox]")).toHaveLength(0);
});

test.for(["keydown", "pointerdown"])(
  "N10: if a frame without scripts fires no events, as in Safari, it is removed at the next %s, and the focus stays",
  async (act) => {
    document.addEventListener("load", deafen, true);
    const button = document.body.appendChild(document.createElement("button"));
    button.focus();
    try {
      await printHtml(document_);
    } finally {
      document.removeEventListener("load", deafen, true);
    }
    expect(document.activeElement).toBe(button);
    paper.frames[0]?.contentWindow?.dispatchEvent(new Event("afterprint"));
    expect(document.querySelectorAll("iframe[sandbox]")).toHaveLength(1);
    button.dispatchEvent(new Event(act, { bubbles: true }));
    expect(document.querySelectorAll("iframe[sandbox]")).toHaveLength(0);
    button.remove();
  },
);

function deafen({ target }: Event): void {
  if (!(target instanceof HTMLIFrameElement) || !target.contentWindow) return;
  target.contentWindow.addEventListener = () => {};
}

test("N10: the frame is removed after 60 seconds, even if the dialog is open", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await printHtml(document_);
  vi.advanceTimersByTime(59_999);
  expect(document.querySelectorAll("iframe[sandbox]")).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(document.querySelectorAll("iframe[sandbox]")).toHaveLength(0);
});

test("a page that forbids `srcdoc` prints a blob, and its URL is revoked", async () => {
  const revoked = vi.spyOn(URL, "revokeObjectURL");
  const srcdoc = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, "srcdoc");
  Object.defineProperty(HTMLIFrameElement.prototype, "srcdoc", {
    configurable: true,
    set() {
      throw new TypeError("This document requires TrustedHTML.");
    },
  });
  try {
    await printHtml(document_);
  } finally {
    Object.defineProperty(HTMLIFrameElement.prototype, "srcdoc", srcdoc ?? {});
  }
  expect(paper.frames[0]?.src).toMatch(/^blob:/);
  expect(paper.frames[0]?.contentDocument?.querySelector("#text")?.textContent).toBe("Words");
  expect(Reflect.get(window, "hacked")).toBeUndefined();
  paper.close();
  expect(revoked).toHaveBeenCalledWith(paper.frames[0]?.src);
});

test("the frame is removed if the dialog cannot open", async () => {
  const refuse = ({ target }: Event) => {
    if (!(target instanceof HTMLIFrameElement) || !target.contentWindow) return;
    target.contentWindow.print = () => {
      throw new Error("No printer.");
    };
  };
  // Registered after the listener of `watchPaper`, so that this `print` replaces the one of
  // `watchPaper`.
  document.addEventListener("load", refuse, true);
  try {
    await expect(printHtml(document_)).rejects.toThrow("No printer.");
  } finally {
    document.removeEventListener("load", refuse, true);
  }
  expect(document.querySelectorAll("iframe[sandbox]")).toHaveLength(0);
});
