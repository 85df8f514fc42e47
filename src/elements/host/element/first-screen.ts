import type { FirstNode } from "../../locales/first-node.ts";
import { chosenTagOf } from "../../locales/page-language.ts";
import { keepLetters } from "../page/text-fields.ts";
import type { FirstScreenDrawer } from "./define-element.ts";
import { drawnMark, hasSheets } from "./early-root.ts";
import { documentOf, sheetsOf } from "./sheets.ts";

/** A first screen that the build has drawn (`build/prerender/`). */
export interface FirstScreen {
  readonly sheet: string;
  readonly content: FirstNode;
}

/**
 * Attributes that do not change what a first screen shows, except for the values that {@link needsCode} names. A language has
 * a first screen of its own.
 */
const isNeutral =
  /^(?:api-base|brand|product-name|portal-base|site-variant|routing|color-scheme|locale)$/;

/** True for a place in a portal and the color scheme of the page's class, which only the code of the element follows. */
const needsCode = (value: unknown) => value === "portal" || value === "host";

/** Marks a form that was submitted before its code had loaded. */
export const submittedMark = "data-submitted";

/**
 * Returns a function that draws a first screen into an element before the code of the element has loaded. The element
 * replaces it as it replaces a prerendered one. Draws nothing if the page has content between the tags.
 *
 * Nodes are created one by one, because Trusted Types forbid to parse a text as HTML.
 */
export function firstScreenDrawer(screen: FirstScreen | null): FirstScreenDrawer | undefined {
  if (screen === null) return undefined;
  return (element, values, attributes, isAwaited) => {
    const isAsDrawn = [...values].every(([name, value]) =>
      isNeutral.test(name) ? !needsCode(value) : value === attributes[name]?.absent,
    );
    if (!isAsDrawn) return;
    const drawIn = (content: FirstNode) => {
      try {
        if (!hasContent(element) && !isOneOfMany(element)) draw({ ...screen, content }, element);
      } catch {
        // A page that has changed the DOM. The code of the element reports it.
      }
    };
    const locale = values.get("locale");
    if (!locale) drawIn(screen.content);
    else
      contentIn(String(locale), element).then(
        (translated) => isAwaited() && drawIn(translated ?? screen.content),
        () => {}, // without a first screen in the language
      );
  };
}

/** The first screen in a chosen language; null for English. */
async function contentIn(chosen: string, element: HTMLElement): Promise<FirstNode | null> {
  const { loadFirstContent } = await import("../../locales/languages.ts");
  return loadFirstContent(chosenTagOf(element, chosen), element.localName);
}

function draw(screen: FirstScreen, element: HTMLElement): void {
  const box = document.createElement("div");
  box.className = "scout-prerendered";
  box.setAttribute(drawnMark, "");
  // Without a shadow root of its own, the element is the page's, and the box needs one.
  const root = element.shadowRoot ?? box.attachShadow({ mode: "open" });
  if (!hasSheets(root)) return;
  const parent = element.shadowRoot === null ? root : box;
  parent.append(createNode(screen.content));
  parent.addEventListener("submit", holdSubmission);
  keepLetters(root);
  root.adoptedStyleSheets = sheetsOf([screen.sheet], documentOf(root));
  if (parent === box) root.replaceChildren(box);
  else element.append(box);
}

/** True if the page has content between the tags, a prerendered form among it, or if an earlier start failed. */
function hasContent({ children, textContent, shadowRoot }: HTMLElement): boolean {
  const slot = shadowRoot?.querySelector("slot");
  const isSlotUsed = shadowRoot !== null && slot?.textContent !== "";
  return children.length > 0 || textContent?.trim() !== "" || isSlotUsed;
}

/** Replacing a form takes some frames, so a page with many forms is ready sooner without first screens. */
const maxOnPage = 8;

function isOneOfMany({ localName }: HTMLElement): boolean {
  return document.getElementsByTagName(localName).length > maxOnPage;
}

/** Keeps the page, and remembers what the user wants. */
function holdSubmission(event: Event): void {
  event.preventDefault();
  const [form] = event.composedPath();
  if (form instanceof Element) form.setAttribute(submittedMark, "");
  if (event instanceof SubmitEvent) showBusy(event.submitter);
}

/** Shows progress as a `Button` does. */
export function showBusy(button: HTMLElement | null): void {
  if (button === null || button.hasAttribute("aria-busy")) return;
  button.setAttribute("aria-busy", "true");
  const spinner = document.createElement("span");
  spinner.className = "spinner";
  button.append(spinner);
}

const svg = "http://www.w3.org/2000/svg";

function createNode(node: FirstNode): Node {
  if (typeof node === "string") return document.createTextNode(node);
  const [name, attributes, ...children] = node;
  const element = /^(?:svg|path)$/.test(name)
    ? document.createElementNS(svg, name)
    : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children.map(createNode));
  return element;
}
