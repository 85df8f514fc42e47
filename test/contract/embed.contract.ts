import { assert } from "chai";
import { drawnFormIn } from "./support/drawn-form.ts";
import { openPage, type PlainPage } from "./support/open-page.ts";
import { cleanUp, test } from "./support/suite.ts";
import { createUsableToken } from "./support/usable-token.ts";
import { settle, waitFor } from "./support/wait-for.ts";

cleanUp(() => document.body.replaceChildren());

const embed = (attributes = "") => `<script src="/cdn/embed.js" ${attributes}></script>`;
const address = "https://cdn.example/cdn/embed.html?element=scout-lookup";
const link = (query = "") => `<a class="scout-embed" href="${address}${query}">Look up</a>`;

const lookupOf = (root: ParentNode | null | undefined) => root?.querySelector("scout-lookup");
const formIn = (root: ParentNode | null | undefined) => () =>
  drawnFormIn(lookupOf(root)?.shadowRoot);

/** Waits for a task, because violations of the policy are reported later. */
async function isQuiet({ recorder }: PlainPage): Promise<void> {
  await settle();
  assert.deepEqual([recorder.errors, recorder.said], [[], []], "errors and console");
}

test("a link becomes the element and stays as its fallback", async () => {
  const page = await openPage({
    head: embed(),
    body: link("&amp;address=12+Oak+Street&amp;routing=none"),
    isStrict: true,
  });
  await waitFor("form", formIn(page.document));
  const element = lookupOf(page.document);
  assert.deepEqual(element?.getAttributeNames().sort(), ["address", "routing"], "attributes");
  assert.deepEqual(element?.getAttribute("address"), "12 Oak Street", "address");
  assert.deepEqual(element?.querySelector("a")?.textContent, "Look up", "fallback");
  await isQuiet(page);
});

test("a page with the script inline keeps its links, and the console explains why", async () => {
  const code = await (await fetch("/cdn/embed.js")).text();
  const page = await openPage({ body: link() });
  const script = page.document.createElement("script");
  script.textContent = code;
  page.document.head.append(script);
  await settle();
  assert(page.document.querySelector("a.scout-embed") !== null, "the link");
  assert.deepEqual(page.recorder.errors, [], "errors");
  assert.deepEqual(
    page.recorder.said.map((line) => line.includes("embed-inlined")),
    [true],
    "console",
  );
});

test("a link can decide neither where a token is sent, nor the site of the page", async () => {
  const names = ["api-base", "portal-base", "brand", "product-name", "context", "onclick", "o%20n"];
  const query = names.map((name) => `&amp;${name}=x`).join("");
  const page = await openPage({ head: embed(), body: link(`${query}&amp;routing=none`) });
  await waitFor("form", formIn(page.document));
  assert.deepEqual(lookupOf(page.document)?.getAttributeNames(), ["routing"], "attributes");
});

test("a link's own data attributes cannot decide it either", async () => {
  const attributes =
    'data-api-base="https://evil.example" data-context="microsite" data-address="1"';
  const page = await openPage({
    head: embed(),
    body: link("&amp;routing=none").replace("<a ", `<a ${attributes} `),
  });
  await waitFor("form", formIn(page.document));
  assert.deepEqual(
    lookupOf(page.document)?.getAttributeNames().sort(),
    ["address", "routing"],
    "attributes",
  );
});

test("a link with an unreadable address stays a link, and the links after it become elements", async () => {
  const page = await openPage({
    head: embed(),
    body: `<a class="scout-embed">A</a><a class="scout-embed" href="https://[">B</a>${link("&amp;routing=none")}`,
    isStrict: true,
  });
  await waitFor("form", formIn(page.document));
  assert.deepEqual(
    [...page.document.querySelectorAll("body > a")].map(({ textContent }) => textContent),
    ["A", "B"],
    "links",
  );
  await isQuiet(page);
});

test("a link that is added later becomes the element", async () => {
  const page = await openPage({ head: embed() });
  await settle();
  page.add(`<section>${link("&amp;routing=none")}</section>`);
  await waitFor("form", formIn(page.document));
  assert.deepEqual(lookupOf(page.document)?.parentElement?.localName, "section", "place");
  await isQuiet(page);
});

test("other links stay, and a page without ours loads nothing", async () => {
  const page = await openPage({ head: embed(), body: `<a href="${address}">Look up</a>` });
  await settle();
  const files = page.window.performance.getEntriesByType("resource").map(({ name }) => name);
  const built = files.filter((name) => name.includes("/cdn/"));
  assert.deepEqual(
    built.map((name) => new URL(name).pathname),
    ["/cdn/embed.js"],
    "files",
  );
  assert.deepEqual(page.document.querySelectorAll("a").length, 1, "links");
});

test("edited content does not change", async () => {
  const page = await openPage({
    head: embed(),
    body: `<div id="editor" contenteditable="true">${link()}</div>`,
  });
  await settle();
  const editor = page.document.querySelector("#editor");
  assert.deepEqual(editor?.innerHTML, link(), "what is saved");
});

test("the attributes of the script are the page's configuration", async () => {
  const page = await openPage({
    head: embed('data-product-name="Agency" data-sign-in-uri="/sign-in/"'),
    body: link("&amp;routing=none"),
    isStrict: true,
  });
  await waitFor("form", formIn(page.document));
  const blocks = [...page.document.querySelectorAll("script[data-scout-config]")];
  const configs = blocks.map((block) => JSON.parse(block.getAttribute("data-scout-config") ?? ""));
  assert.deepEqual(configs, [{ productName: "Agency", signInUri: "/sign-in/" }], "configuration");
  await isQuiet(page);
});

test("the script adds no global", async () => {
  const [plain, page] = [await openPage(), await openPage({ head: embed() })];
  const namesIn = ({ window }: PlainPage) => Object.getOwnPropertyNames(window);
  const added = namesIn(page).filter((name) => !namesIn(plain).includes(name));
  assert.deepEqual(added, [], "globals");
});

async function openFrame(folder: string, query = "element=scout-lookup&routing=none") {
  const page = await openPage({ head: embed() });
  page.add(`<iframe width="600" height="100"></iframe>`);
  const frame = page.document.querySelector("iframe");
  assert(frame !== null, "there is no frame");
  frame.src = `/${folder}/embed.html?${query}`;
  return { page, frame };
}

test("a frame of an allowed page shows the element with the owner's attributes, and has the height of the element", async () => {
  const { page, frame } = await openFrame(
    "cdn",
    "element=scout-lookup&routing=none&api-base=https://evil.example&heading-level=6",
  );
  await waitFor("form", () => formIn(frame.contentDocument)());
  const element = lookupOf(frame.contentDocument);
  assert.deepEqual(element?.getAttributeNames().sort(), ["heading-level", "routing"], "attributes");
  assert.deepEqual(element?.getAttribute("heading-level"), "1", "the owner's attribute");
  await waitFor("height", () => {
    const root = frame.contentDocument?.documentElement;
    return frame.offsetHeight > 150 && root && frame.clientHeight >= root.offsetHeight;
  });
  await isQuiet(page);
});

test("a frame with a portal, which is as high as its viewport, does not grow forever", async () => {
  const { page, frame } = await openFrame("cdn", "element=scout-portal&routing=none");
  const heard: unknown[] = [];
  page.window.addEventListener("message", ({ data }) => heard.push(data?.scoutFrameHeight));
  await waitFor("portal", () => frame.contentDocument?.querySelector("scout-portal")?.shadowRoot);
  await waitFor("height", () => heard.length > 0);
  // Waits until the height is stable, because it follows the portal's content. The height of a
  // frame that grows with its own height is never stable.
  let calm = 0;
  for (let frames = 0; frames < 300 && calm < 30; frames += 1) {
    const before = heard.length;
    await nextFrame(page);
    calm = heard.length === before ? calm + 1 : 0;
  }
  assert.deepEqual(calm, 30, "frames without another height");
});

function nextFrame({ window: page }: PlainPage): Promise<unknown> {
  return new Promise((resolve) => page.requestAnimationFrame(resolve));
}

test("neither the frame's messages nor its address have the token of its session", async () => {
  const token = createUsableToken();
  localStorage.setItem("app-portal_access_token", token);
  try {
    const heard: unknown[] = [];
    const { page, frame } = await openFrame("cdn");
    page.window.addEventListener("message", ({ data }) => heard.push(data));
    await waitFor("form", () => formIn(frame.contentDocument)());
    await waitFor("height", () => heard.length > 0);
    const members = heard.map((data) => Object.keys(Object(data)).join());
    assert.deepEqual([...new Set(members)], ["scoutFrameHeight"], "members of the messages");
    const told = JSON.stringify(heard) + frame.contentWindow?.location.href + frame.outerHTML;
    assert(!told.includes(token), "the parent receives the token");
    await isQuiet(page);
  } finally {
    localStorage.removeItem("app-portal_access_token");
  }
});

test("messages without a height, and from other origins and windows, are ignored", async () => {
  const { page, frame } = await openFrame("cdn");
  await waitFor("form", () => formIn(frame.contentDocument)());
  await waitFor("height", () => frame.style.height !== "");
  const data = { scoutFrameHeight: 7 };
  const init = { data, origin: "https://evil.example", source: frame.contentWindow };
  const { origin } = page.window.location;
  const hear = (one: MessageEventInit) =>
    page.window.dispatchEvent(new page.window.MessageEvent("message", one));
  hear(init);
  hear({ ...init, data: null });
  // Messages of the right origin without a valid height, or without a frame.
  for (const value of [null, 7, "7px", { scoutFrameHeight: "7px; position: fixed" }]) {
    hear({ ...init, origin, data: value });
  }
  for (const value of [-7, 0, Number.NaN, Number.POSITIVE_INFINITY, {}, "tall"]) {
    hear({ ...init, origin, data: { scoutFrameHeight: value } });
  }
  hear({ ...init, origin, source: page.window });
  assert(frame.style.height !== "7px", "the frame took a height of another origin");
  assert.deepEqual(frame.style.cssText, `height: ${frame.style.height};`, "style");
  await isQuiet(page);
});

for (const [whom, folder] of [
  ["a page that the owner does not allow", "copy"],
  ["a page whose origin is a prefix of an allowed one", "react"],
] as const) {
  test(`${whom} sees a sentence, and no element`, async () => {
    const { frame } = await openFrame(folder);
    const sentence = `This page can't be embedded in pages of ${window.location.origin}.`;
    await waitFor("sentence", () => frame.contentDocument?.body?.textContent?.trim() === sentence);
    await settle();
    assert.deepEqual(lookupOf(frame.contentDocument), null, "elements");
  });
}

test("a frame page without its settings shows a sentence", async () => {
  const { frame } = await openFrame("other");
  const sentence = "This page has no readable embed.json.";
  await waitFor("sentence", () => frame.contentDocument?.body?.textContent?.trim() === sentence);
});
