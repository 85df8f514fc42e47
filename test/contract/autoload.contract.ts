import { assert } from "chai";
import { drawnFormIn } from "./support/drawn-form.ts";
import { openPage, type PlainPage } from "./support/open-page.ts";
import { cleanUp, test } from "./support/suite.ts";
import { settle, waitFor } from "./support/wait-for.ts";

cleanUp(() => document.body.replaceChildren());

const autoload = '<script type="module" src="/cdn/autoload.js"></script>';

function formIn(root: ParentNode): () => Element | null | undefined {
  return () => drawnFormIn(root.querySelector("scout-lookup")?.shadowRoot);
}

/** Lists the paths below `/cdn/` that the page has fetched. */
function filesOf({ window }: PlainPage): string[] {
  return window.performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith("/cdn/"));
}

test("autoload loads an existing tag", async () => {
  const page = await openPage({ head: autoload, body: "<scout-lookup></scout-lookup>" });
  await waitFor("form", formIn(page.document));
});

test("autoload loads a tag added later, at any depth", async () => {
  const page = await openPage({ head: autoload });
  page.add("<div><section><scout-lookup></scout-lookup></section></div>");
  await waitFor("form", formIn(page.document));
});

test("a page without tags loads only the script itself", async () => {
  const page = await openPage({ head: autoload, body: "<p>No element here</p>" });
  await settle();
  assert.deepEqual(filesOf(page), ["/cdn/autoload.js"], "files");
});

test("an unknown tag loads nothing", async () => {
  const page = await openPage({
    head: autoload,
    body: '<scout-nothing></scout-nothing><div data-scout-element="constructor"></div><div data-scout-element="x-other"></div>',
  });
  await settle();
  assert.deepEqual(filesOf(page), ["/cdn/autoload.js"], "files");
  assert.deepEqual([page.recorder.errors, page.recorder.said], [[], []], "errors and console");
});

test("modulepreload is requested for every file of the element and its screen, once", async () => {
  const page = await openPage({
    head: autoload,
    body: "<scout-lookup></scout-lookup><scout-lookup></scout-lookup>",
  });
  await waitFor("form", formIn(page.document));
  const manifest = await fetch("/cdn/manifest.json").then((answer) => answer.json());
  const { snippet }: { snippet: string } = manifest.elements["scout-lookup"];
  const named = [...snippet.matchAll(/(?:href|src)="cdn\/(?:lite\/)?(.*?)"/g)];
  const wanted = [...new Set(named.map(([, file]) => `/cdn/${file}`))];
  const links = page.document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  const asked = [...links].map(({ href }) => new URL(href).pathname);
  assert.deepEqual(asked.sort(), wanted.sort(), "preloaded files");
});

test("discover loads tags inside an open shadow root", async () => {
  const page = await openPage({ head: autoload, body: '<div id="host"></div>' });
  const root = page.document.querySelector("#host")?.attachShadow({ mode: "open" });
  assert(root !== undefined, "there is no host");
  root.innerHTML = "<p></p>";
  const { discover } = await page.load("/cdn/autoload.js");
  assert(typeof discover === "function", "autoload.js exports no discover");
  discover(root);
  root.innerHTML = "<scout-lookup></scout-lookup>";
  await waitFor("form", formIn(root));
});

test("a placeholder link becomes the element and stays as its fallback", async () => {
  const page = await openPage({
    head: autoload,
    body: '<a href="/scout" data-scout-element="scout-lookup" data-brand="acme" data-routing="none" data-address="12 Oak Street">Look up an address</a>',
  });
  await waitFor("form", formIn(page.document));
  const element = page.document.querySelector("scout-lookup");
  assert.deepEqual(element?.getAttribute("brand"), "acme", "brand");
  assert.deepEqual(element?.getAttribute("address"), "12 Oak Street", "address");
  const link = element?.querySelector("a");
  assert.deepEqual(
    [link?.getAttribute("href"), link?.textContent],
    ["/scout", "Look up an address"],
  );
});

test("a placeholder block that is added later is replaced with the element", async () => {
  const page = await openPage({ head: autoload, body: "<main><p>Before</p></main>" });
  const main = page.document.querySelector("main");
  main?.insertAdjacentHTML(
    "beforeend",
    '<div data-scout-element="scout-lookup" data-color-scheme="dark"></div><p>After</p>',
  );
  await waitFor("form", formIn(page.document));
  const names = [...(main?.children ?? [])].map(({ localName }) => localName);
  assert.deepEqual(names, ["p", "scout-lookup", "p"], "order");
  const element = page.document.querySelector("scout-lookup");
  assert.deepEqual(element?.getAttribute("color-scheme"), "dark", "color-scheme");
});

test("only attributes of the element are copied from a placeholder", async () => {
  const page = await openPage({
    head: autoload,
    body: '<div data-scout-element="scout-lookup" data-onclick="alert(1)" data-style="color: red" data-id="x" data-class="y" data-slot="z" data-is="w" data-brand="acme" class="own" id="own"></div>',
  });
  await waitFor("form", formIn(page.document));
  const element = page.document.querySelector("scout-lookup");
  assert.deepEqual(element?.getAttributeNames(), ["brand"], "attributes");
});

test("a tag is loaded only once", async () => {
  const page = await openPage({ head: autoload, body: "<scout-lookup></scout-lookup>" });
  await page.load("/copy/autoload.js");
  page.add('<div data-scout-element="scout-lookup"></div>');
  await waitFor("second form", () =>
    page.document.querySelectorAll("scout-lookup")[1]?.shadowRoot?.querySelector("form"),
  );
  assert.deepEqual(page.document.querySelectorAll("scout-lookup").length, 2, "elements");
  assert.deepEqual([page.recorder.errors, page.recorder.said], [[], []], "errors and console");
});

const portalLink =
  "https://portal.example/scout#scout-lookup?address=12+Oak+Street&routing=none&api-base=https://evil.example&brand=acme&context=microsite";

test("interface: Loading: a link becomes the element, without the attributes that decide where a token is sent", async () => {
  const page = await openPage({
    head: autoload,
    body: `<p><a href="${portalLink.replaceAll("&", "&amp;")}">Look up an address</a> <a href="#scout-lookup">Below</a> <a href="#scout-nothing?a=b">Nothing</a></p>`,
  });
  await waitFor("form", formIn(page.document));
  const elements = page.document.querySelectorAll("scout-lookup");
  assert.deepEqual(elements.length, 1, "elements");
  assert.deepEqual(elements[0]?.getAttributeNames(), ["address", "routing"], "attributes");
  assert.deepEqual(elements[0]?.getAttribute("address"), "12 Oak Street", "address");
  assert.deepEqual(elements[0]?.querySelector("a")?.getAttribute("href"), portalLink, "fallback");
});

test("nothing starts inside edited content, and saving the content loses nothing", async () => {
  const placeholder = '<div data-scout-element="scout-lookup" data-routing="none">Look up</div>';
  const link = '<a href="/scout#scout-lookup?address=1">Look up</a>';
  const text = `<p>Text</p><scout-lookup routing="none">Look up</scout-lookup>${placeholder}${link}`;
  const page = await openPage({
    head: autoload,
    body: `<scout-lookup id="own" routing="none"></scout-lookup><div id="editor" contenteditable="true"></div>`,
  });
  await waitFor("form", formIn(page.document));
  const editor = page.document.querySelector("#editor");
  assert(editor !== null, "there is no editor");
  editor.innerHTML = text;
  await settle();
  assert.deepEqual(editor.innerHTML, text, "what is saved");
  assert.deepEqual(editor.querySelector("scout-lookup")?.shadowRoot?.querySelector("form"), null);
  editor.setAttribute("contenteditable", "false");
  await waitFor("three forms", () => {
    const started = [...editor.querySelectorAll("scout-lookup")];
    return started.length === 3 && started.every((one) => drawnFormIn(one.shadowRoot));
  });
  assert(editor.innerHTML.includes(placeholder) && editor.innerHTML.includes(link), "placeholders");
  assert.deepEqual([page.recorder.errors, page.recorder.said], [[], []], "errors and console");
});

test("a misspelt tag, attribute and value are named once, with a suggestion", async () => {
  const page = await openPage({
    head: autoload,
    body: '<scout-lokup></scout-lokup><scout-lokup></scout-lokup><scout-lookup routing="hash" api-bas="/x" v-if="a"></scout-lookup><div data-scout-element="scout-lookup" data-routing="none" data-apibase="/y"></div>',
  });
  await waitFor("form", formIn(page.document));
  await waitFor("four warnings", () => page.recorder.said.length >= 4);
  assert.deepEqual([...page.recorder.said].map(String).sort(), [
    "warn: [scout-elements] attribute-unknown: <scout-lookup api-bas>; did you mean <scout-lookup api-base>?",
    "warn: [scout-elements] attribute-unknown: data-apibase; did you mean data-api-base?",
    "warn: [scout-elements] tag-unknown: <scout-lokup>; did you mean <scout-lookup>?",
    'warn: [scout-elements] value-unknown: routing="hash"; known are page, push, none, portal',
  ]);
});
