import { assert } from "chai";
import { drawnFormIn } from "./support/drawn-form.ts";
import { openPage, type PlainPage } from "./support/open-page.ts";
import { cleanUp, test } from "./support/suite.ts";
import { settle, waitFor } from "./support/wait-for.ts";

cleanUp(() => document.body.replaceChildren());

const autoload = '<script type="module" src="/cdn/autoload.js"></script>';
const button =
  '<button data-scout-open="scout-lookup" data-address="12 Oak Street" data-onclick="x">Look up an address</button>';
const link = (attributes = "") =>
  `<a href="#page" data-scout-open="scout-lookup" ${attributes}>Look up</a>`;

const popUpsIn = ({ document: page }: PlainPage) => [
  ...page.querySelectorAll<HTMLElement>("body > [data-scout-pop-up]"),
];
const dialogOf = (popUp: Element | undefined) => popUp?.shadowRoot?.querySelector("dialog");
const lookupIn = ({ document: page }: PlainPage) =>
  page.querySelector("[data-scout-pop-up] > scout-lookup");
const formIn = (page: PlainPage) => () => drawnFormIn(lookupIn(page)?.shadowRoot);
const openerIn = (page: PlainPage) =>
  waitFor("opener", () => page.document.querySelector<HTMLElement>("[data-scout-open]"));

/**
 * Presses as a person does, with the keys that are held. Returns true if the script leaves the press to the page.
 * The browser's own act never follows: a new tab or window would hide the page, and hidden pages draw no frames.
 */
function press(page: PlainPage, node: Element, keys: MouseEventInit = {}): boolean {
  let isLeft = false;
  const keepHere = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  page.window.addEventListener("click", keepHere, { once: true });
  const init = { bubbles: true, cancelable: true, composed: true, ...keys };
  node.dispatchEvent(new page.window.MouseEvent("click", init));
  return isLeft;
}

/** Presses as soon as the script handles it. */
async function openPopUp(page: PlainPage): Promise<HTMLElement> {
  const opener = await openerIn(page);
  await waitFor("handled press", () => !press(page, opener));
  await waitFor("form", formIn(page));
  const [popUp] = popUpsIn(page);
  assert(popUp !== undefined, "there is no pop-up");
  return popUp;
}

function closeIn(popUp: HTMLElement): void {
  popUp.shadowRoot?.querySelector<HTMLElement>('button[aria-label="Close"]')?.click();
}

async function isQuiet({ recorder }: PlainPage): Promise<void> {
  await settle();
  assert.deepEqual([recorder.errors, recorder.said], [[], []], "errors and console");
}

test("interface: Pop-up: a button opens the element with its attributes in a named modal dialog, under a strict policy", async () => {
  const page = await openPage({ head: autoload, body: button, isStrict: true });
  const popUp = await openPopUp(page);
  const element = lookupIn(page);
  assert.deepEqual(
    Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value])),
    { address: "12 Oak Street", routing: "none", "heading-level": "none" },
    "attributes",
  );
  const dialog = dialogOf(popUp);
  assert(dialog?.matches(":modal"), "the dialog is not modal");
  const name = popUp.shadowRoot?.getElementById(dialog?.getAttribute("aria-labelledby") ?? "");
  assert.deepEqual(name?.textContent, "Look up an address", "name");
  assert.deepEqual(page.document.activeElement, popUp, "focus");
  await waitFor(
    "end of loading",
    () => popUp.shadowRoot?.querySelector('[role="status"]') === null,
  );
  await isQuiet(page);
});

test("its close button removes the dialog and returns the focus", async () => {
  const page = await openPage({ head: autoload, body: `<a href="/">Home</a>${button}` });
  const popUp = await openPopUp(page);
  closeIn(popUp);
  await waitFor("end", () => popUpsIn(page).length === 0);
  assert.deepEqual(page.document.activeElement, await openerIn(page), "focus");
  assert.deepEqual(page.document.adoptedStyleSheets.length, 0, "sheets");
});

test("interface: Pop-up: a page without a press loads nothing but the script, and a pointer or the focus loads the code", async () => {
  // Below the place where the runner's pointer may rest.
  const body = `<div style="padding-block-start:600px">${button}</div>`;
  const page = await openPage({ head: autoload, body });
  await settle();
  const files = () =>
    page.window.performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith("/cdn/"));
  assert.deepEqual(files(), ["/cdn/autoload.js"], "files");
  const opener = await openerIn(page);
  opener.dispatchEvent(new page.window.PointerEvent("pointerover", { bubbles: true }));
  const loaded = (part: string) => files().some((path) => path.includes(part));
  await waitFor("code", () => loaded("pop-up") && loaded("scout-lookup"));
  assert.deepEqual(popUpsIn(page).length, 0, "pop-ups");
});

test("interface: Pop-up: several presses open one dialog, also with two copies of the script", async () => {
  const page = await openPage({ head: autoload, body: button });
  await page.load("/copy/autoload.js");
  const opener = await openerIn(page);
  for (let presses = 0; presses < 3; presses += 1) press(page, opener);
  await waitFor("form", formIn(page));
  await settle();
  assert.deepEqual(popUpsIn(page).length, 1, "pop-ups");
});

test("interface: Pop-up: a press with a key or prevented by the page is left to the page, and a plain one is not", async () => {
  const page = await openPage({ head: autoload, body: link() });
  const { open } = await page.load("/cdn/autoload.js");
  assert(typeof open === "function", "autoload.js exports no open");
  const opener = await openerIn(page);
  for (const keys of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
    assert(press(page, opener, keys), `${JSON.stringify(keys)} is prevented`);
  }
  const prevent = (event: Event) => event.preventDefault();
  opener.addEventListener("click", prevent);
  press(page, opener);
  await settle();
  assert.deepEqual(popUpsIn(page).length, 0, "pop-ups");
  opener.removeEventListener("click", prevent);
  assert(!press(page, opener), "the link is followed");
  await waitFor("form", formIn(page));
});

test("a button that is added later, inside a shadow root, opens the element", async () => {
  const page = await openPage({ head: autoload, body: "<div id=host></div>" });
  await page.load("/cdn/autoload.js");
  const root = page.document.querySelector("#host")?.attachShadow({ mode: "open" });
  assert(root !== undefined, "there is no host");
  root.innerHTML = button.replace("Look up an address", "<svg></svg><span>Look up</span>");
  const part = root.querySelector("svg");
  assert(part !== null, "there is no icon");
  press(page, part);
  await waitFor("form", formIn(page));
});

test("a link to an element that opens a pop-up stays a link", async () => {
  const body = link().replace("#page", "/scout#scout-lookup?address=1");
  const page = await openPage({ head: autoload, body });
  await openPopUp(page);
  assert.deepEqual(page.document.querySelectorAll("scout-lookup").length, 1, "elements");
  assert.deepEqual(page.document.querySelectorAll("body > a").length, 1, "links");
});

test("interface: Pop-up: a name that is not ours is left to the page, with one warning", async () => {
  const body =
    '<a href="#page" data-scout-open="scout-lokup">A</a><a href="#page" data-scout-open="constructor">B</a>';
  const page = await openPage({ head: autoload, body });
  for (const one of page.document.querySelectorAll("a")) {
    assert(press(page, one) && press(page, one), "the link is not followed");
  }
  await waitFor("warnings", () => page.recorder.said.length >= 2);
  await settle();
  assert.deepEqual([...page.recorder.said].sort(), [
    'warn: [scout-elements] opener-unknown: data-scout-open="constructor"',
    'warn: [scout-elements] opener-unknown: data-scout-open="scout-lokup"; did you mean data-scout-open="scout-lookup"?',
  ]);
  assert.deepEqual(popUpsIn(page).length, 0, "pop-ups");
});

test("nothing opens inside edited content", async () => {
  const body = `<div contenteditable="true">${link()}</div>`;
  const page = await openPage({ head: autoload, body });
  assert(press(page, await openerIn(page)), "the press is prevented");
  await settle();
  assert.deepEqual(popUpsIn(page).length, 0, "pop-ups");
});

for (const [where, style, position] of [
  ["the window", "html{overflow-y:scroll}", () => 300],
  ["the body's overflow", "html,body{height:100%;margin:0}body{overflow-x:hidden}", () => 300],
] as const) {
  test(`interface: Pop-up: a page that scrolls by ${where} stays where it is and does not scroll`, async () => {
    const body = `<div style="height:3000px">${button}</div>`;
    const page = await openPage({ head: `${autoload}<style>${style}</style>`, body });
    const root = page.document.documentElement;
    page.window.scrollTo(0, 300);
    const before = [page.window.scrollY, root.clientWidth, page.document.body.clientWidth];
    assert.deepEqual(before[0], position(), "the page does not scroll");
    const popUp = await openPopUp(page);
    const state = () => [page.window.scrollY, root.clientWidth, page.document.body.clientWidth];
    assert.deepEqual(state(), before, "position and width");
    const scroller = page.window.getComputedStyle(
      style.includes("html{") ? root : page.document.body,
    );
    assert.deepEqual(scroller.overflowY, "hidden", "overflow");
    closeIn(popUp);
    await waitFor("end", () => popUpsIn(page).length === 0);
    assert.deepEqual(state(), before, "position and width afterwards");
    assert(scroller.overflowY !== "hidden", "the page scrolls again");
  });
}

test("a page that removes the pop-up scrolls again, and can open the next one", async () => {
  const page = await openPage({ head: autoload, body: button });
  const popUp = await openPopUp(page);
  popUp.remove();
  assert.deepEqual(
    page.window.getComputedStyle(page.document.body).overflowY,
    "visible",
    "overflow",
  );
  press(page, await openerIn(page));
  await waitFor("form", formIn(page));
});

test("interface: Pop-up: open() gives the element, its removal closes the dialog, and unknown tags reject", async () => {
  const page = await openPage({ head: autoload, body: "<input>" });
  const field = page.document.querySelector("input");
  field?.focus();
  const { open } = await page.load("/cdn/autoload.js");
  assert(typeof open === "function", "autoload.js exports no open");
  const element = await open("scout-lookup", {
    routing: "page",
    "heading-level": "3",
    nothing: "1",
  });
  await waitFor("form", formIn(page));
  assert.deepEqual(lookupIn(page), element, "element");
  assert.deepEqual(element.getAttributeNames().sort(), ["heading-level", "routing"], "attributes");
  const [popUp] = popUpsIn(page);
  assert.deepEqual(popUp?.shadowRoot?.querySelector("h2")?.textContent, "Scout lookup", "name");
  assert.deepEqual(await open("scout-bulk"), element, "the element that is open");
  element.remove();
  await waitFor("end", () => popUpsIn(page).length === 0);
  assert.deepEqual(page.document.activeElement, field, "focus");
  const refused = await Promise.resolve(open("scout-nothing")).catch((error: unknown) => error);
  assert.deepEqual(String(refused), "RangeError: scout-elements has no element <scout-nothing>.");
});

test("interface: Pop-up: rules of the page change neither the dialog nor the box of the element", async () => {
  const hostile =
    "<style>div{display:none!important}dialog,h2,button{all:unset!important}scout-lookup{margin:99px!important;max-width:50px!important;position:fixed!important}*{font-size:40px!important}</style>";
  const plain = await openPage({ head: autoload, body: button });
  const page = await openPage({ head: `${autoload}${hostile}`, body: button });
  const boxesIn = async (one: PlainPage) => {
    const root = (await openPopUp(one)).shadowRoot;
    const nodes = [root?.querySelector("dialog"), root?.querySelector("button"), lookupIn(one)];
    return nodes.map((node) => {
      const { x, y, width } = node?.getBoundingClientRect() ?? {};
      return [x, y, width];
    });
  };
  assert.deepEqual(await boxesIn(page), await boxesIn(plain), "boxes");
});

test("embed.js opens a pop-up as well", async () => {
  const page = await openPage({
    head: '<script src="/cdn/embed.js"></script>',
    body: button,
    isStrict: true,
  });
  await openPopUp(page);
  await isQuiet(page);
});
