import { assert } from "chai";
import { drawnFormIn } from "./support/drawn-form.ts";
import { openPage, type PlainPage } from "./support/open-page.ts";
import { cleanUp, test } from "./support/suite.ts";
import { settle, waitFor } from "./support/wait-for.ts";

cleanUp(() => document.body.replaceChildren());

const settingsCall = "GET /api/v1/site-connector/settings";
const tag = '<scout-lookup routing="none"><a href="#portal">Look up</a></scout-lookup>';
const embedLink =
  '<a class="scout-embed" href="/cdn/embed.html?element=scout-lookup&amp;routing=none">Look up</a>';

const formIn = (page: PlainPage) => () =>
  drawnFormIn(page.document.querySelector("scout-lookup")?.shadowRoot);

/** Does what an optimizer or a consent tool does at last: it puts a copy that runs in the place of each held script. */
function restore(page: PlainPage, type: string): void {
  for (const held of page.document.querySelectorAll<HTMLScriptElement>("script[data-held]")) {
    const script = page.document.createElement("script");
    script.type = type;
    script.src = held.dataset.held ?? "";
    held.replaceWith(script);
  }
}

/** Checks that one element was started once, without errors and lines on the console. */
async function startedOnce(page: PlainPage): Promise<void> {
  await waitFor("form", formIn(page));
  await settle();
  assert.lengthOf(page.document.querySelectorAll("scout-lookup"), 1, "elements");
  assert.deepEqual(page.recorder.calls, [settingsCall], "calls");
  assert.deepEqual([page.recorder.errors, page.recorder.said], [[], []], "errors and console");
}

for (const file of ["scout-lookup.js", "autoload.js"]) {
  test(`${file}: an optimizer runs the script long after the page has loaded, and repeats its events`, async () => {
    const head = `<script type="5f3a-module" data-held="/cdn/${file}"></script>`;
    const page = await openPage({ head, body: tag });
    restore(page, "module");
    for (const name of ["readystatechange", "DOMContentLoaded"])
      page.document.dispatchEvent(new page.window.Event(name, { bubbles: true }));
    page.window.dispatchEvent(new page.window.Event("load"));
    await startedOnce(page);
  });

  test(`${file}: a consent tool restores the script, and again after a change of the consent`, async () => {
    const head = `<script type="text/plain" data-held="/cdn/${file}"></script>`;
    const page = await openPage({ head, body: tag });
    assert.deepEqual(page.recorder.calls, [], "calls before the consent");
    restore(page, "module");
    await waitFor("form", formIn(page));
    page.add(`<script type="text/plain" data-held="/cdn/${file}"></script>`);
    restore(page, "module");
    await startedOnce(page);
  });

  test(`${file}: a query of the site's version starts no second copy`, async () => {
    const lines = [`/cdn/${file}?ver=6.8`, `/cdn/${file}`];
    const head = lines.map((src) => `<script type="module" src="${src}"></script>`).join("");
    await startedOnce(await openPage({ head, body: tag }));
  });
}

test("embed.js: a consent tool restores it as a classic script", async () => {
  const head = '<script type="text/plain" data-held="/cdn/embed.js"></script>';
  const page = await openPage({ head, body: embedLink });
  restore(page, "text/javascript");
  await startedOnce(page);
});

test("embed.js: inlined as data, it keeps the links and explains why", async () => {
  const code = await (await fetch("/cdn/embed.js")).text();
  const page = await openPage({ body: embedLink });
  const script = page.document.createElement("script");
  script.src = `data:text/javascript,${encodeURIComponent(code)}`;
  const ran = new Promise((resolve) => script.addEventListener("load", resolve));
  page.document.head.append(script);
  await ran;
  assert(page.document.querySelector("a.scout-embed") !== null, "the link");
  assert.deepEqual(page.recorder.errors, [], "errors");
  assert.deepEqual(page.recorder.said, ["error: [scout-elements] embed-inlined"], "console");
});

test("a script that waits for the first press: the press on the fallback is not lost", async () => {
  const head = '<script type="delayed" data-held="/cdn/scout-lookup.js"></script>';
  const page = await openPage({ head, body: tag });
  const link = page.document.querySelector<HTMLElement>("scout-lookup > a");
  assert(link !== null, "the fallback");
  // The optimizer holds the press, runs the scripts, and repeats the press.
  const hold = (event: Event) => event.preventDefault();
  page.window.addEventListener("click", hold, { capture: true, once: true });
  link.click();
  assert.deepEqual(page.window.location.hash, "", "held");
  restore(page, "module");
  await startedOnce(page);
  link.click();
  assert.deepEqual(page.window.location.hash, "#portal", "repeated");
});

test("embed.js: a press that precedes autoload.js opens the pop-up", async () => {
  const opener = '<button data-scout-open="scout-lookup" data-routing="none">Look up</button>';
  const page = await openPage({ head: '<script src="/cdn/embed.js"></script>' });
  page.add(opener);
  // In the same task, so that nothing has loaded.
  page.document.querySelector<HTMLElement>("[data-scout-open]")?.click();
  await startedOnce(page);
  assert.lengthOf(page.document.querySelectorAll("[data-scout-pop-up]"), 1, "pop-ups");
});

test("embed.js: a press follows the link if autoload.js cannot be loaded", async () => {
  const opener = '<a href="#portal" data-scout-open="scout-lookup">Look up</a>';
  const page = await openPage({ head: '<script src="/alone/embed.js"></script>' });
  page.add(opener);
  page.document.querySelector<HTMLElement>("[data-scout-open]")?.click();
  assert.deepEqual(page.window.location.hash, "", "held");
  await waitFor("followed link", () => page.window.location.hash === "#portal");
});

test("embed.js: a press after autoload.js has loaded is not repeated for the page", async () => {
  const opener = '<button data-scout-open="scout-lookup" data-routing="none">Look up</button>';
  const page = await openPage({ head: '<script src="/cdn/embed.js"></script>', body: opener });
  await page.load("/cdn/autoload.js");
  await settle();
  let presses = 0;
  page.document.body.addEventListener("click", () => presses++);
  page.document.querySelector<HTMLElement>("[data-scout-open]")?.click();
  await startedOnce(page);
  assert.deepEqual(presses, 1, "presses");
});
