import "../../../src/elements/content-page/content-page.ts";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { configure } from "../../../src/core/index.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, listen, place, serve } from "../../support/host-page.ts";
import { makeToken } from "../../support/make-token.ts";
import { type PdfFileName, pdfFile } from "../../support/pdf-files.ts";
import { watchFiles } from "../host/saved-files.ts";
import { pageAnswer, showContent } from "./site-content.ts";

cleanUpHostPage();
const files = watchFiles();

const heading = (name: string) => page.getByRole("heading", { name, exact: true, level: 2 });
const showBody = (body: string) => showContent(() => pageAnswer(`<main><h1>A</h1>${body}</main>`));

describe("V1: the title and the content", () => {
  test.each([
    ["<main><h1>In main</h1><p>text</p></main>", "In main"],
    ["<div role=main><h1>By role</h1><p>text</p></div>", "By role"],
    ['<div id="main-content"><h1>By id</h1><p>text</p></div>', "By id"],
    ['<div id="content"><p>text</p></div>', "Page"],
    ['<div class="region-content"><p>text</p></div>', "Page"],
    ["<p>text</p>", "Page"],
    ["<h1>Outside</h1><main><p>text</p></main>", "Page"],
  ])("the page %s is titled %j", async (body, title) => {
    const { root } = await showContent(() => pageAnswer(body, "Page | Site"));
    await expect.element(heading(title)).toBeVisible();
    expect(root.querySelectorAll(".heading-1")).toHaveLength(1);
    await expect.element(page.getByText("text", { exact: true })).toBeVisible();
  });

  test("content outside the region is not shown", async () => {
    const { root } = await showContent(() =>
      pageAnswer("<nav>Menu</nav><main><p>text</p></main><footer>Foot</footer>"),
    );
    await expect.element(page.getByText("text")).toBeVisible();
    expect(root.textContent).not.toMatch(/Menu|Foot/);
  });

  test("configured selectors come first, and an invalid one is skipped", async () => {
    configure({ contentSelectors: ["][", ".node"] });
    await showContent(() => pageAnswer("<main>outer<div class=node>inner</div></main>"));
    await expect.element(page.getByText("inner")).toBeVisible();
    await expect.element(page.getByText("outer")).not.toBeInTheDocument();
    configure({ contentSelectors: [] });
  });
});

test("V3: alerts are removed, but a callout is text", async () => {
  const { root } = await showBody(
    `<div role=alert>one</div><p class="alert">two</p><ul class="messages"><li>three</ul>
     <div data-drupal-messages>four</div><p>text</p>`,
  );
  await expect.element(page.getByText("text")).toBeVisible();
  expect(root.textContent).not.toMatch(/one|three|four/);
  expect(root.textContent).toContain("two");
});

describe("V5: Page Not Found", () => {
  test("Page Not Found is shown if there is nothing to show, with a link to the start page", async () => {
    await showContent(() => pageAnswer("<main><div hidden>x</div></main>"));
    await expect.element(heading("Page Not Found")).toBeVisible();
    await expect.element(page.getByText("The requested page could not be found.")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
    const navigated = listen("scout-navigated");
    await page.getByRole("link", { name: "Go to the home page" }).click();
    expect(navigated.map(({ detail }) => detail.href)).toEqual(["/"]);
  });

  test("Page Not Found is shown after a server error, with its cause and Try again", async () => {
    expectLog("content-failed: 500");
    let status = 500;
    await showContent(() =>
      status === 500 ? new Response("", { status }) : pageAnswer("<main><h1>Back</h1>text</main>"),
    );
    await expect.element(heading("Page Not Found")).toBeVisible();
    await expect.element(page.getByText(/^The service couldn't respond\./)).toBeVisible();
    const start = page.getByRole("link", { name: "Go to the home page" });
    await expect.element(start).not.toBeInTheDocument();
    status = 200;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(heading("Back")).toBeVisible();
  });

  test("C19: Page Not Found is shown after 401, with a link to sign in", async () => {
    expectLog("token-missing");
    configure({ signInUri: "/login/" });
    await showContent(() => new Response("", { status: 401 }), { path: "/files/a.pdf" });
    await expect.element(heading("File Not found")).toBeVisible();
    await expect.element(page.getByText("The requested file could not be found.")).toBeVisible();
    const said = page.getByRole("alert").filter({ hasText: "You are not signed in." });
    await expect.element(said.getByRole("link", { name: "Sign in" })).toBeVisible();
  });
});

describe("V2, V11: links and pictures", () => {
  test("a link of the site is a route, an external one opens a new tab", async () => {
    const navigated = listen("scout-navigated");
    await showBody(
      '<a href="b?c=1">in</a><a href="https://other.example/x">out</a><a href="javascript:x()">none</a>',
    );
    const href = new URL("/pages/b?c=1", window.location.href).href;
    await page.getByRole("link", { name: "in", exact: true }).click();
    expect(navigated.map(({ detail }) => detail)).toEqual([{ href, replace: false, state: {} }]);
    const out = page.getByRole("link", { name: "out (opens in a new tab)" });
    await expect.element(out).toHaveAttribute("rel", "noopener noreferrer");
    await expect.element(out).toHaveAttribute("target", "_blank");
    await expect.element(page.getByText("none")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "none" })).not.toBeInTheDocument();
  });

  const anchors =
    '<a href="#far">Far</a><p id=far>first</p><p id=far>second</p><div id="__proto__">x</div><a href="#old">Old</a><a name=old></a>';

  test("an anchor scrolls to its target, focuses it, and enters the URL, so that Back returns", async () => {
    const navigated = listen("scout-navigated");
    const { root } = await showContent(() => pageAnswer(`<main>${anchors}</main>`), {
      routing: "page",
    });
    const before = window.location.href;
    const after = new URL("#far", before).href;
    await page.getByRole("link", { name: "Far" }).click();
    await expect.poll(() => root.activeElement?.textContent).toBe("first");
    expect(navigated.map(({ detail }) => detail)).toEqual([
      { href: after, replace: false, state: {} },
    ]);
    expect(window.location.href).toBe(after);
    history.back();
    await expect.poll(() => window.location.href).toBe(before);
    await page.getByRole("link", { name: "Old" }).click();
    await expect.poll(() => root.activeElement?.id).toMatch(/old$/);
    history.back();
    await expect.poll(() => window.location.href).toBe(before);
  });

  test("without routing an anchor does not change the URL", async () => {
    const navigated = listen("scout-navigated");
    const { root } = await showBody(anchors);
    const before = window.location.href;
    await page.getByRole("link", { name: "Far" }).click();
    await expect.poll(() => root.activeElement?.textContent).toBe("first");
    expect([navigated.length, window.location.href]).toEqual([0, before]);
  });

  test("the ids of two pages differ, and only the first of two equal ids stays", async () => {
    const { root, backend } = await showBody("<p id=a>one</p><p id=a>two</p>");
    place("content-page", backend, { path: "/pages/a" });
    await expect.poll(() => document.querySelectorAll("content-page").length).toBe(2);
    const idsIn = (one: ShadowRoot | null) =>
      [...(one?.querySelectorAll("p[id]") ?? [])].map(({ id }) => id);
    await expect.poll(() => idsIn(root).length).toBe(1);
    expect(idsIn(root)[0]).not.toBe("a");
  });

  test("pictures of the site are loaded through the proxy; one that fails becomes a link with its text", async () => {
    const { root, backend } = await showBody(
      `<img src="i/a.png" alt="Ours"><img src="http://x.example/c.png?d">
      <img src="${pixel}" alt="Shown" width=1 height=2>`,
    );
    const failed = page.getByRole("link", { name: "Ours (opens in a new tab)" });
    await expect.element(failed).toHaveAttribute("href", `${backend.apiBase}/proxy/pages/i/a.png`);
    const refused = page.getByRole("link", { name: "Image: c.png (opens in a new tab)" });
    await expect.element(refused).toHaveAttribute("href", "http://x.example/c.png?d");
    const [picture, ...more] = root.querySelectorAll("img");
    expect([picture?.alt, picture?.loading, picture?.referrerPolicy, more.length]).toEqual([
      "Shown",
      "lazy",
      "no-referrer",
      0,
    ]);
  });
});

test("V14: a picture of one pixel without a text leaves only its anchor; one with a text stays", async () => {
  const { root } = await showBody(
    `<a href="#mark">To the mark</a><img id="mark" src="${pixel}" alt=""><img src="${pixel}" alt="Dot">`,
  );
  await expect.poll(() => [...root.querySelectorAll("img")].map(({ alt }) => alt)).toEqual(["Dot"]);
  expect(root.querySelector("span[id$=mark]")).not.toBeNull();
});

test("V2: a signed-in session requests a picture with the token if it is refused without", async () => {
  const bytes = Uint8Array.from(atob(pixel.split(",")[1] ?? ""), (letter) => letter.charCodeAt(0));
  const asked: string[] = [];
  const answer = ({ url, headers }: Request) => {
    const path = new URL(url).pathname.replace(/^.*\/proxy/, "");
    if (path.endsWith("/settings")) return Response.json({ data: { settings: {} } });
    if (path === "/pages/a") {
      const pictures = ["ours.png", "text.png", "gone.png"].map(
        (name) => `<img src="${name}" alt="${name}">`,
      );
      return pageAnswer(`<main><h1>A</h1>${pictures.join("")}</main>`);
    }
    asked.push(`${path}: ${headers.get("Authorization")}`);
    if (path.endsWith("gone.png")) return new Response("", { status: 404 });
    const type = path.endsWith("text.png") ? "text/html" : "image/png";
    return new Response(bytes, { headers: { "Content-Type": type } });
  };
  const now = Math.floor(Date.now() / 1000);
  const token = makeToken({ iat: now - 5, exp: now + 600, ura: navigator.userAgent });
  window.localStorage.setItem("app-portal_access_token", token);
  place("content-page", await serve({ intercept: answer }), { path: "/pages/a" });
  await expect.element(page.getByRole("link", { name: "text.png" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "gone.png" })).toBeVisible();
  await expect.element(page.getByRole("img", { name: "ours.png" })).toHaveAttribute("src", pixel);
  expect(asked.sort()).toEqual(
    ["gone", "ours", "text"].map((name) => `/pages/${name}.png: Bearer ${token}`),
  );
});

/** A picture of one pixel. */
const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

describe("2 §2: files are shown or downloaded", () => {
  const headers = { "Content-Type": "text/html" };
  const pdf = (name: PdfFileName = "form-without-appearances") =>
    new Response(pdfFile(name), { headers });

  test("V7: a PDF is shown in the browser's viewer, and can be downloaded", async () => {
    const downloaded = listen("scout-file-downloaded");
    const { root } = await showContent(() => pdf(), { path: "/files/rates.pdf" });
    await expect.element(heading("rates.pdf")).toBeVisible();
    const frame = root.querySelector("iframe");
    if (navigator.pdfViewerEnabled) {
      await expect.poll(() => root.querySelector("iframe")?.title).toBe("rates.pdf");
    } else expect(frame).toBeNull();
    await page.getByRole("button", { name: "Download" }).click();
    await expect.poll(() => files.map(({ name }) => name)).toEqual(["rates.pdf"]);
    expect(downloaded.map(({ detail }) => detail)).toEqual([
      { uri: "/files/rates.pdf", name: "rates.pdf" },
    ]);
  });

  test.each<[PdfFileName, string]>([
    ["xfa-form", "This form requires Adobe Acrobat. Download it to open it there."],
    ["password", "This PDF is password-protected. Download it to open it."],
    ["cut", "This PDF is damaged or incomplete. Try again later, or download it."],
    ["empty", "This PDF is empty. Try again later."],
  ])("V13: the fault %s is explained: %s", async (name, sentence) => {
    const { root } = await showContent(() => pdf(name), { path: "/files/rates.pdf" });
    await expect.element(heading("rates.pdf")).toBeVisible();
    await expect.element(page.getByRole("alert")).toHaveTextContent(sentence);
    expect(root.querySelector("iframe")).toBeNull();
    await page.getByRole("button", { name: "Download" }).click();
    await expect.poll(() => files.at(-1)?.name).toBe("rates.pdf");
  });

  test("V6: an office file is downloaded immediately, and a message says so", async () => {
    await showContent(() => new Response("PK", { headers: { "Content-Type": "x/y" } }), {
      path: "/files/form.docx",
    });
    await expect
      .element(page.getByText("Your download has started...", { exact: true }))
      .toBeVisible();
    await expect.poll(() => files.map(({ name }) => name)).toEqual(["form.docx"]);
  });
});

test("a table that is wider than the page can be scrolled by keyboard alone", async () => {
  await showBody("<table><caption>Rates</caption><tr><td>1</table>");
  await expect.element(page.getByRole("group", { name: "Rates" })).toBeVisible();
  await userEvent.keyboard("{Tab}");
  await expect
    .poll(() => page.getByRole("group", { name: "Rates" }).element().matches(":focus"))
    .toBe(true);
});
