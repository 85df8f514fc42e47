import { afterEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { configure } from "../../../src/core/index.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, listen } from "../../support/host-page.ts";
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
  settingsCall,
} from "./open-contract.ts";

cleanUpHostPage();
const saved = watchFiles();

afterEach(() => configure({ trustedOrigins: [], allowedEmbedScriptOrigins: [] }));

test("2 §2: the form beside the preview, each half the width", async () => {
  const { element, all } = await openContract();
  inWidth(element, 1200);
  element.style.setProperty("--scout-padding", "0px");
  await expect.element(agent.heading()).toBeVisible();
  const [form, preview] = all(".panel").map((panel) => panel.getBoundingClientRect());
  expect([form?.width, preview?.width]).toEqual([600, 600]);
  expect(form?.top).toBe(preview?.top);
  expect(preview?.left).toBe(form?.right);
});

test("2 §2: in iframe mode they are in a grid of two columns", async () => {
  giveViewer(true);
  const { element, all } = await openContract({}, { "preview-type": "iframe" });
  inWidth(element, 1200);
  await expect.element(agent.heading()).toBeVisible();
  const [panels] = all(".panels");
  expect(panels && getComputedStyle(panels).display).toBe("grid");
  const [form, preview] = all(".panel").map((panel) => panel.getBoundingClientRect());
  expect(form?.width).toBe(preview?.width);
  expect(form?.top).toBe(preview?.top);
});

/** The spinner of a form that is still loading, and what it may not cover. */
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
  if (spinner === undefined) throw new Error("There is no spinner.");
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

test.each([1200, 600, 340])(
  "2 §2: the spinner covers the form that is loading, and no heading, tab or button at %i px",
  async (px) => {
    const { all, spinner } = await openLoading(px);
    const box = boxOf(spinner);
    const [form] = all(".form-panel").map(boxOf);
    expect(form && [box.left > form.left, box.right < form.right, box.top > form.top]).toEqual([
      true,
      true,
      true,
    ]);
    const covered = all("h1, h2, a, button, [role=tab]").filter((one) => meets(boxOf(one), box));
    expect(covered).toEqual([]);
  },
);

const listed = (guid: string) => () =>
  Response.json({
    data: { results: [{ guid: "c0" }, { guid, primary_contact_name: "Acme & Co" }] },
  });

test("Y17: the heading says whose contract it is, and a link leads back to the list", async () => {
  const navigated = listen("scout-navigated");
  await openContract({ [listCall]: listed("c1") }, { routing: "none" });
  await expect.element(agent.heading()).toHaveTextContent("SCOUT Pricing Contracts for Acme & Co");
  await expect.element(agent.back()).toHaveAttribute("href", "/scout/contracts");
  await agent.back().click();
  expect(navigated.map(({ detail }) => detail.href)).toEqual(["/scout/contracts"]);
});

test.each([320, 600, 760, 1200])(
  "W15: at %i px the form stays where it is when the name comes",
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

test.for([
  ["of somebody else", listed("c2")],
  ["that cannot be read", () => Response.json({}, { status: 404 })],
] as const)("Y17: with a list %s the heading is the title alone", async ([what, list]) => {
  if (what.startsWith("that")) expectLog("contract-customer-unknown: 404");
  const { backend } = await openContract({ [listCall]: list });
  await expect.poll(() => backend.calls).toContain(listCall);
  await expect.element(agent.firstPage()).toBeVisible();
  await expect.element(agent.heading()).toHaveTextContent(/^SCOUT Pricing Contracts$/);
});

describe("Y3: the frame is rebuilt", () => {
  test("from src, class, style and allow; all other attributes are ours", async () => {
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

  test("no embed code runs in the page, or is fetched", async () => {
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
});

describe("Y4: frames in hostile embed code", () => {
  const part = (content: object) => btoa(JSON.stringify(content)).replace(/=+$/, "");
  const seconds = Math.floor(Date.now() / 1000);
  const claims = { iat: seconds - 10, exp: seconds + 600, ura: navigator.userAgent };
  const token = `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}.c2ln`;

  test("never receive the token; the forms of the API and of an origin that the page trusts do", async () => {
    configure({ trustedOrigins: ["https://forms.invalid"] });
    window.localStorage.setItem("app-portal_access_token", token);
    const { frames } = await openContract({
      [settingsCall]: () =>
        Response.json({ data: { settings: { capabilities: ["scout:access"] } } }),
      [embedCall]: embedding(
        [
          "https://evil.invalid/",
          "https://forms.invalid.evil.invalid/",
          "https://forms.invalid:8443/",
          "http://forms.invalid/",
          "https://evil.invalid/?u=https://forms.invalid/",
          "//forms.invalid@evil.invalid/",
          "https:\\\\evil.invalid\\@forms.invalid/",
          "https://localhost.invalid/own",
          "/own",
          formAddress,
        ]
          .map((src) => `<iframe src="${src}"></iframe>`)
          .join(""),
      ),
    });
    await expect.element(agent.heading()).toBeVisible();
    const told = frames().filter((frame) => frame.outerHTML.includes(token));
    // The API is of the page's origin here, and its origin is trusted (decisions ZB14).
    expect(told.map(({ src }) => src)).toEqual([
      `${window.location.origin}/own?jwt_token=${token}`,
      `${formAddress}?jwt_token=${token}`,
    ]);
    expect(frames().every(({ referrerPolicy }) => referrerPolicy === "no-referrer")).toBe(true);
  });

  test("ZA9: a frame of the page's own origin is not sandboxed", async () => {
    const { frames } = await openContract({
      [embedCall]: embedding('<iframe src="/own"></iframe>'),
    });
    await expect.element(agent.heading()).toBeVisible();
    const [frame] = frames();
    expect(frame?.hasAttribute("sandbox")).toBe(false);
    await expect.poll(() => frame?.contentDocument?.location.pathname).toBe("/own");
  });
});

describe("Y6: a message refreshes the preview", () => {
  const formOrigin = new URL(formAddress).origin;

  test("if it comes from the form's window and origin, and from nowhere else", async () => {
    const { frames, pdfCalls } = await openContract();
    await expect.poll(pdfCalls).toBe(1);
    const say = (given: MessageEventInit) =>
      window.dispatchEvent(new MessageEvent("message", { data: "refresh-preview", ...given }));
    const source = frames()[0]?.contentWindow ?? null;
    const elsewhere = document.createElement("iframe");
    document.body.append(elsewhere);
    say({ source: elsewhere.contentWindow, origin: formOrigin });
    say({ source: window, origin: window.location.origin });
    say({ source, origin: "https://evil.invalid" });
    say({ source, origin: "null" });
    say({ source: null, origin: formOrigin });
    say({ source, origin: formOrigin, data: "resize" });
    await expect.element(agent.page("Page 1 of 1")).toBeVisible();
    expect(pdfCalls()).toBe(1);
    say({ source, origin: formOrigin, data: { event: "save" } });
    await expect.poll(pdfCalls).toBe(2);
  });
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
  await expect.element(agent.page("Page 1 of 1")).toBeVisible();
  expect(frame?.checkVisibility()).toBe(false);
  element.parentElement?.style.setProperty("inline-size", "900px");
  await expect.element(agent.tab("Form")).not.toBeInTheDocument();
  expect(frames()[0]).toBe(frame);
  expect(frame?.checkVisibility()).toBe(true);
});

test("Y10: the context menu is blocked over the preview, but not over the form", async () => {
  const { all } = await openContract();
  await expect.element(agent.page("Page 1 of 1")).toBeVisible();
  const opens = (selector: string) => {
    const event = new MouseEvent("contextmenu", {
      bubbles: true,
      cancelable: true,
      composed: true,
    });
    return all(selector)[0]?.dispatchEvent(event);
  };
  expect([".pdf-page", ".pdf-scroll", ".preview"].map(opens)).toEqual([false, false, false]);
  expect([".form-panel", "h2"].map(opens)).toEqual([true, true]);
});

test("Y11: Download PDF saves the shown version as scout-contract.pdf", async () => {
  const { pdfCalls, all } = await openContract();
  await expect.element(agent.page("Page 1 of 1")).toBeVisible();
  expect(all(".wizard-spinner")).toEqual([]);
  await agent.download().click();
  await expect.element(agent.download()).toHaveAttribute("aria-busy", "true");
  const [spinner] = all(".wizard-spinner").map(boxOf);
  const [preview] = all(".preview").map(boxOf);
  expect(spinner && preview && [meets(spinner, preview), spinner.left > preview.left]).toEqual([
    true,
    true,
  ]);
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["scout-contract.pdf"]);
  expect(saved[0]?.text).toMatch(/^%PDF-/);
  await expect.element(agent.download()).not.toHaveAttribute("aria-busy");
  expect(pdfCalls()).toBe(1);
});

test("the methods work like the buttons", async () => {
  const { element, pdfCalls } = await openContract();
  const refreshed = listen("scout-preview-refreshed");
  element.refreshPreview();
  await expect.poll(() => refreshed.length).toBe(1);
  expect(refreshed[0]?.detail.address).toMatch(/\/scout\/contract\/c1\/pdf\?cid=\d+$/);
  element.download();
  await expect.poll(() => saved).toHaveLength(1);
  expect(pdfCalls()).toBe(1);
});

describe("failures", () => {
  test("Y2: without a contract the host page can prevent the redirect", async () => {
    const navigated = listen("scout-navigated");
    await openContract({}, { contract: "" });
    await expect.element(page.getByRole("heading", { name: "404" })).toBeVisible();
    expect(navigated.map(({ detail, cancelable }) => [detail, cancelable])).toEqual([
      [{ href: "/scout?error_code=404", replace: true, state: {} }, true],
    ]);
  });

  test("Y15: a failed form shows the heading 404", async () => {
    expectLog("contract-failed: 500");
    await openContract({ [embedCall]: () => new Response("", { status: 500 }) });
    await expect.element(page.getByRole("heading", { level: 2, name: "404" })).toBeVisible();
    await expect.element(agent.form()).not.toBeInTheDocument();
  });

  test("Y15: after an error of the server it can be tried again", async () => {
    expectLog("contract-failed: 503");
    let isDown = true;
    const { element } = await openContract({
      [embedCall]: () => (isDown ? new Response("", { status: 503 }) : oneFrame()),
    });
    await expect.element(page.getByText("An error has occurred.")).toBeVisible();
    await expect.element(page.getByText(/^The service could not answer\./)).toBeVisible();
    isDown = false;
    await page.getByRole("button", { name: "Try again" }).click();
    expect(element.shadowRoot?.activeElement).not.toBeNull();
    await expect.element(agent.form()).toBeVisible();
  });

  test("Y15: a contract that is gone is not tried again; the list is a link away", async () => {
    expectLog("contract-failed: 404");
    const navigated = listen("scout-navigated");
    await openContract({ [embedCall]: () => Response.json({}, { status: 404 }) });
    await expect.element(page.getByText("The contract could not be found.")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
    await page.getByRole("link", { name: "Back to contracts" }).click();
    expect(navigated.map(({ detail }) => detail.href)).toEqual(["/scout/contracts"]);
  });

  test("A12, ZA13: an answer of 403 shows the Denied page, and counts as a failed load", async () => {
    expectLog("Denied: Access Denied", "contract-failed: 403");
    const [denied, failed] = [listen("scout-denied"), listen("scout-failed")];
    await openContract({ [embedCall]: () => new Response("{}", { status: 403 }) });
    await expect
      .element(page.getByText("You are not authorized to access this page."))
      .toBeVisible();
    expect(failed.map(({ detail }) => detail.status)).toEqual([403]);
    expect(denied).toEqual([]);
  });

  test("ZB9: an answer of 401 to the form is never 404", async () => {
    expectLog("token-missing", "Unauthorized: Unauthorized");
    await openContract({ [embedCall]: () => new Response("{}", { status: 401 }) });
    await expect
      .element(page.getByRole("alert").filter({ hasText: "You are not signed in." }))
      .toBeVisible();
    await expect.element(page.getByRole("heading", { name: "404" })).not.toBeInTheDocument();
  });

  test("a hostile contract address never runs in our origin", async () => {
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
          // A page would be refused as such; other types may run scripts, too.
          new Response(new Blob([script, pdf]), { headers: { "Content-Type": "image/svg+xml" } }),
      },
      { contract: hostile, "preview-type": "iframe" },
    );
    await expect.poll(() => backend.calls).toContain(`GET ${path}`);
    await expect.poll(() => all(".preview-frame")).toHaveLength(1);
    const [frame] = all(".preview-frame");
    await Promise.race([
      frameLoaded(frame),
      expect.poll(() => frame?.className).toContain("loaded"),
    ]);
    expect(frame?.getAttribute("src")).toMatch(/^blob:.*#toolbar=0$/);
    expect(document.title).toBe(title);
  });

  test("a PDF that contains HTML is shown as a PDF, never as a page", async () => {
    const answer = await pdfOf("<script>document.title = 'Stolen'</script>");
    await openContract({ [pdfCall]: () => answer });
    await expect.element(page.getByText("<script>document.title")).toBeInTheDocument();
  });
});
