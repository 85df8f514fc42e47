import { afterEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { configure } from "../../../src/core/index.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, listen, stopClock } from "../../support/host-page.ts";
import { watchFiles } from "../host/saved-files.ts";
import {
  agent,
  embedCall,
  embedding,
  formAddress,
  frameLoaded,
  giveViewer,
  inWidth,
  listCall,
  oneFrame,
  openContract,
  pdfCall,
  pdfOf,
} from "./open-contract.ts";

cleanUpHostPage();
const saved = watchFiles();

afterEach(() => configure({ trustedOrigins: [], allowedEmbedScriptOrigins: [] }));

test.each(["canvas", "iframe"])(
  "2 §2: the form is beside the preview, each half the width (%s)",
  async (previewType) => {
    giveViewer(true);
    const { element, all } = await openContract({}, { "preview-type": previewType });
    inWidth(element, 1200);
    element.style.setProperty("--scout-padding", "0px");
    await expect.element(agent.heading()).toBeVisible();
    const [form, preview] = all(".panel").map((panel) => panel.getBoundingClientRect());
    expect(form?.width).toBe(preview?.width);
    expect(form?.top).toBe(preview?.top);
    const gap = previewType === "iframe" ? 16 : 0;
    expect(preview?.left).toBe((form?.right ?? 0) + gap);
  },
);

/** Opens a form that is still loading, with its spinner. */
async function openLoading(width: number) {
  const opened = await openContract({
    [embedCall]: embedding(`<iframe src="${formAddress}" style="height: 20px"></iframe>`),
  });
  const { element, all, frames } = opened;
  const holding = new AbortController();
  const hold = (event: Event) => event.stopImmediatePropagation();
  element.shadowRoot?.addEventListener("load", hold, { capture: true, signal: holding.signal });
  inWidth(element, width);
  await expect.element(agent.heading()).toBeVisible();
  const release = () => {
    holding.abort();
    for (const frame of frames()) frame.dispatchEvent(new Event("load"));
  };
  const [spinner] = all(".wizard-spinner");
  if (spinner === undefined) throw new Error("No spinner is shown.");
  return { ...opened, spinner, release };
}

const boxOf = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect();

function meets(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

test("2 §9: the form's frame is at least 1000 px high; the spinner is 75 px until it has loaded", async () => {
  const { frames, all, spinner, release } = await openLoading(1200);
  const { width, height } = getComputedStyle(spinner);
  expect([width, height]).toEqual(["75px", "75px"]);
  await expect.element(page.getByText("Loading the form").first()).toBeInTheDocument();
  expect(frames()[0]?.getBoundingClientRect().height).toBe(1000);
  release();
  await expect.poll(() => all(".wizard-spinner")).toEqual([]);
  await expect.element(page.getByText("Loading the form")).not.toBeInTheDocument();
});

test("2 §2: the spinner covers the loading form, but no heading, tab or button, at every width", async () => {
  const { element, all, spinner } = await openLoading(1200);
  for (const px of [1200, 600, 340]) {
    element.parentElement?.style.setProperty("inline-size", `${px}px`);
    await expect.poll(() => all("[role=tab]").length).toBe(px === 1200 ? 0 : 2);
    const box = boxOf(spinner);
    const form = boxOf(all(".form-panel")[0]);
    expect([box.left > form.left, box.right < form.right, box.top > form.top]).toEqual([
      true,
      true,
      true,
    ]);
    const covered = all("h1, h2, a, button, [role=tab]").filter((one) => meets(boxOf(one), box));
    expect(covered).toEqual([]);
  }
});

test("Y17: the heading names the customer, and a link leads back to the list", async () => {
  const navigated = listen("scout-navigated");
  const named = { data: { results: [{ guid: "c1", primary_contact_name: "Acme & Co" }] } };
  await openContract({ [listCall]: () => Response.json(named) });
  await expect.element(agent.heading()).toHaveTextContent("SCOUT Pricing Contracts for Acme & Co");
  await expect.element(agent.back()).toHaveAttribute("href", "/scout/contracts");
  await agent.back().click();
  expect(navigated).toHaveLength(1);
});

test.each([320, 600, 760, 1200])(
  "W15: at %i px the form does not move when the customer's name arrives",
  async (width) => {
    let answer: (response: Response) => void = () => {};
    const list = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { element, all } = await openContract({ [listCall]: () => list });
    inWidth(element, width);
    await expect.element(agent.heading()).toHaveTextContent(/^SCOUT Pricing Contracts$/);
    const top = () => all(".panels")[0]?.getBoundingClientRect().top;
    const before = top();
    answer(
      Response.json({
        data: { results: [{ guid: "c1", primary_contact_name: "Harbor & Pine Coffee Roasters" }] },
      }),
    );
    await expect.element(agent.heading()).toHaveTextContent(/Roasters$/);
    expect(before).toBeGreaterThan(0);
    expect(top()).toBe(before);
  },
);

describe("Y3: the frame is rebuilt", () => {
  test("the frame is rebuilt with src, class, style and allow, and the wizard sets all other attributes", async () => {
    const { frames } = await openContract({
      [embedCall]: embedding(
        `<iframe src="${formAddress}" class="form" style="height: 1300px; position: fixed; inset: 0" allow="clipboard-write" onload="document.title = 'Stolen'" srcdoc="<p>" name="_top" id="x"></iframe>`,
      ),
    });
    await expect.element(agent.form()).toBeVisible();
    const [frame] = frames();
    const members = [...(frame?.attributes ?? [])].map(({ name, value }) => [name, value]);
    expect(Object.fromEntries(members)).toEqual({
      src: formAddress,
      class: "form",
      style: "height: 1300px;",
      allow: "clipboard-write",
      title: "Contract form",
      referrerpolicy: "no-referrer",
      sandbox:
        "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads allow-same-origin",
    });
  });

  test("embed code neither runs in the page nor is fetched", async () => {
    const title = document.title;
    const { element, frames } = await openContract({
      [embedCall]: embedding(
        `<script>document.title = "Stolen"</script><img src="/stolen.png" onerror="document.title = 'Stolen'">
         <svg onload="document.title = 'Stolen'"></svg><iframe src="javascript:parent.document.title = 'Stolen'"></iframe>
         <iframe src="data:text/html,<script>parent.document.title = 'Stolen'</script>"></iframe>
         <iframe src="${formAddress}"></iframe><script src="/stolen.js"></script>`,
      ),
    });
    await expect.element(agent.button("Refresh preview")).not.toHaveAttribute("aria-disabled");
    expect(frames().map(({ src }) => src)).toEqual([formAddress]);
    expect(element.shadowRoot?.querySelectorAll("script, img, svg[onload]")).toHaveLength(0);
    expect(document.querySelectorAll('script[src="/stolen.js"]')).toHaveLength(0);
    expect(document.title).toBe(title);
    const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
    expect(fetched.filter((name) => name.includes("stolen"))).toEqual([]);
  });

  test("a script of an allowed origin runs, and is removed with the contract", async () => {
    configure({ allowedEmbedScriptOrigins: ["https://scripts.invalid"] });
    const { element } = await openContract({
      [embedCall]: embedding(
        `<iframe src="${formAddress}"></iframe><script src="https://scripts.invalid/a.js"></script><script src="https://other.invalid/b.js"></script>`,
      ),
    });
    await expect.element(agent.heading()).toBeVisible();
    const sources = () =>
      [...document.querySelectorAll("script")]
        .map(({ src }) => src)
        .filter((src) => src.includes(".invalid"));
    await expect.poll(sources).toEqual(["https://scripts.invalid/a.js"]);
    element.remove();
    await expect.poll(sources).toEqual([]);
  });

  test("Y3: a frame of the page's own origin is not sandboxed", async () => {
    const { frames } = await openContract({
      [embedCall]: embedding('<iframe src="/own"></iframe>'),
    });
    await expect.element(agent.heading()).toBeVisible();
    const [frame] = frames();
    expect(frame?.hasAttribute("sandbox")).toBe(false);
    await expect.poll(() => frame?.contentDocument?.location.pathname).toBe("/own");
  });
});

test("Y6: only a message from the form's window and origin refreshes the preview", async () => {
  const clock = stopClock();
  const { frames, pdfCalls } = await openContract();
  await expect.poll(pdfCalls).toBe(1);
  const say = (given: MessageEventInit) =>
    window.dispatchEvent(new MessageEvent("message", { data: "refresh-preview", ...given }));
  const source = frames()[0]?.contentWindow ?? null;
  const { origin } = new URL(formAddress);
  const elsewhere = document.createElement("iframe");
  document.body.append(elsewhere);
  await clock.advance(1000);
  say({ source: elsewhere.contentWindow, origin });
  say({ source: window, origin: window.location.origin });
  say({ source, origin: "https://evil.invalid" });
  say({ source, origin: "null" });
  say({ source: null, origin });
  expect(pdfCalls()).toBe(1);
  say({ source, origin });
  await expect.poll(pdfCalls).toBe(2);
});

test("Y14: a narrow element has tabs, and the form keeps its input", async () => {
  const { element, frames } = await openContract();
  inWidth(element, 899);
  await expect.element(agent.tab("Form")).toHaveAttribute("aria-selected", "true");
  await expect.element(agent.download()).not.toBeInTheDocument();
  const [frame] = frames();
  await agent.tab("Form").click();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(agent.tab("Preview")).toHaveAttribute("aria-selected", "true");
  await expect.element(page.getByRole("tabpanel", { name: "Preview" })).toBeVisible();
  expect(frame?.checkVisibility()).toBe(false);
  element.parentElement?.style.setProperty("inline-size", "900px");
  await expect.element(agent.tab("Form")).not.toBeInTheDocument();
  expect(frames()[0]).toBe(frame);
  expect(frame?.checkVisibility()).toBe(true);
});

test("Y10, Y11: a shown preview has no context menu, and a spinner is shown while it is saved", async () => {
  const clock = stopClock();
  const { element, all, pdfCalls } = await openContract({ [pdfCall]: () => pdfOf("One") });
  await expect.element(agent.page("Page 1 of 1")).toBeVisible();
  const how = { bubbles: true, cancelable: true, composed: true };
  const opens = (selector: string) =>
    all(selector)[0]?.dispatchEvent(new MouseEvent("contextmenu", how));
  expect([".pdf-page", ".pdf-scroll", ".preview"].map(opens)).toEqual([false, false, false]);
  expect([".form-panel", "h2"].map(opens)).toEqual([true, true]);

  expect(all(".wizard-spinner")).toEqual([]);
  await agent.download().click();
  await expect.element(agent.download()).toHaveAttribute("aria-busy", "true");
  const [spinner, preview] = [".wizard-spinner", ".preview"].map((one) => boxOf(all(one)[0]));
  expect(spinner && preview && [meets(spinner, preview), spinner.left > preview.left]).toEqual([
    true,
    true,
  ]);
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["scout-contract.pdf"]);
  expect(saved[0]?.text).toMatch(/^%PDF-/);
  await clock.advance(1000);
  await expect.element(agent.download()).not.toHaveAttribute("aria-busy");

  element.download();
  await expect.poll(() => saved).toHaveLength(2);
  element.refreshPreview();
  await expect.poll(pdfCalls).toBe(2);
});

describe("a contract that cannot be opened", () => {
  test("Y15: a contract that an error of the server prevents from opening can be tried again", async () => {
    expectLog("contract-failed: 503");
    let isDown = true;
    const { element } = await openContract({
      [embedCall]: () => (isDown ? new Response("", { status: 503 }) : oneFrame()),
    });
    await expect.element(page.getByText("An error has occurred.")).toBeVisible();
    await expect.element(page.getByText(/^The service couldn't respond\./)).toBeVisible();
    isDown = false;
    await page.getByRole("button", { name: "Try again" }).click();
    expect(element.shadowRoot?.activeElement).not.toBeNull();
    await expect.element(agent.form()).toBeVisible();
  });

  test("Y15: a contract that no longer exists cannot be tried again, and a link leads to the list", async () => {
    expectLog("contract-failed: 404");
    const navigated = listen("scout-navigated");
    await openContract({ [embedCall]: () => Response.json({}, { status: 404 }) });
    await expect.element(page.getByText("The contract could not be found.")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
    await page.getByRole("link", { name: "Back to contracts" }).click();
    expect(navigated.map(({ detail }) => detail.href)).toEqual(["/scout/contracts"]);
  });

  test("A12, C20: a 403 shows the Denied page, and counts as a failed load", async () => {
    expectLog("contract-failed: 403");
    const [denied, failed] = [listen("scout-denied"), listen("scout-failed")];
    await openContract({ [embedCall]: () => new Response("{}", { status: 403 }) });
    await expect
      .element(page.getByText("You are not authorized to access this page."))
      .toBeVisible();
    expect(failed.map(({ detail }) => detail.status)).toEqual([403]);
    expect(denied).toEqual([]);
  });

  test("A15: a 401 shows that the user is not signed in, and is never shown as 404", async () => {
    expectLog("token-missing");
    await openContract({ [embedCall]: () => new Response("{}", { status: 401 }) });
    await expect
      .element(page.getByRole("alert").filter({ hasText: "You are not signed in." }))
      .toBeVisible();
    await expect.element(page.getByRole("heading", { name: "404" })).not.toBeInTheDocument();
  });
});

test("a hostile contract address never runs in the page's origin", async () => {
  giveViewer(true);
  const title = document.title;
  const hostile = "javascript:document.title='Stolen'";
  const script = "<!doctype html><script>parent.document.title = 'Stolen'</script>";
  const pdf = await (await pdfOf("")).blob();
  const path = `/scout/contract/${encodeURIComponent(hostile)}/pdf`;
  const { backend, all } = await openContract(
    {
      [`GET /api/scout/v1/contract/${encodeURIComponent(hostile)}`]: embedding(
        `<iframe src="${formAddress}"></iframe>`,
      ),
      [`GET ${path}`]: () =>
        // The test uses other types such as SVG, because HTML would be rejected and they may run
        // scripts too.
        new Response(new Blob([script, pdf]), { headers: { "Content-Type": "image/svg+xml" } }),
    },
    { contract: hostile, "preview-type": "iframe" },
  );
  await expect.poll(() => backend.calls).toContain(`GET ${path}`);
  await expect.poll(() => all(".preview-frame")).toHaveLength(1);
  const [frame] = all(".preview-frame");
  await Promise.race([frameLoaded(frame), expect.poll(() => frame?.className).toContain("loaded")]);
  expect(frame?.getAttribute("src")).toMatch(/^blob:.*#toolbar=0$/);
  expect(document.title).toBe(title);
});
