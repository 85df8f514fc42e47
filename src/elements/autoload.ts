/**
 * Finds the project's tags in the page, now and later, and loads only those elements. It also replaces placeholders,
 * which survive the sanitizer of a CMS editor, with elements: `data-scout-element="scout-lookup"`, and links to
 * `…#scout-lookup?address=…`. A button or link with `data-scout-open="scout-lookup"` opens an element in a pop-up.
 * Nothing starts inside content that is being edited.
 */

import { elementLoaders } from "./element-table.ts";
import { notByLink } from "./embed/not-by-link.ts";
import type { warnOfNames } from "./host/doctor/warn-of-names.ts";

/** The first files of each element, relative to this one. The build fills them in for `cdn/`. */
declare const __SCOUT_CLOSURES__: Readonly<Record<string, readonly string[]>> | undefined;

const closures = typeof __SCOUT_CLOSURES__ === "undefined" ? {} : __SCOUT_CLOSURES__;
const tags = Object.keys(elementLoaders);
const openAttribute = "data-scout-open";
const links = tags.map((tag) => `a[href*="#${tag}?"]:not([${openAttribute}])`);
const placeholders = `[data-scout-element],${links.join()}`;
const selector = `${tags.map((tag) => `${tag}:not(:defined)`).join()},${placeholders}`;
const loading = new Map<string, Promise<unknown>>();

/** Loads the elements in `root` and keeps watching it. Call it for open shadow roots of the host page. */
export function discover(root: Document | ShadowRoot | Element): void {
  upgradeIn(root);
  new MutationObserver((records) => {
    for (const record of records) {
      for (const node of [...record.addedNodes, ...(record.attributeName ? [record.target] : [])]) {
        if (node instanceof Element) upgradeIn(node);
      }
    }
  }).observe(root, { childList: true, subtree: true, attributeFilter: ["contenteditable"] });
}

function upgradeIn(root: Document | ShadowRoot | Element): void {
  if (root instanceof Element && root.matches(selector)) upgrade(root);
  for (const element of root.querySelectorAll(selector)) upgrade(element);
  warnOfStrangeTags(root);
}

function upgrade(element: Element): void {
  const placeholder = placeholderIn(element);
  const tag = placeholder?.tag ?? element.localName;
  if (!Object.hasOwn(elementLoaders, tag) || isAtRest(element)) return;
  void load(tag).then(() => {
    if (placeholder !== null && !isAtRest(element)) replacePlaceholder(element, placeholder);
  }, reportFailure);
}

/**
 * True if the element must not be replaced: it is being edited, or it is the fallback content of the element that has
 * replaced it.
 */
function isAtRest(element: Element): boolean {
  const isEdited = element instanceof HTMLElement && element.isContentEditable;
  return (
    isEdited ||
    element.ownerDocument.designMode === "on" ||
    (element.matches(placeholders) && element.parentElement?.closest(tags.join()) !== null)
  );
}

interface Placeholder {
  readonly tag: string;
  /** The attributes in the placeholder, even if the element does not have them. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

function placeholderIn(element: Element): Placeholder | null {
  const tag = element.getAttribute("data-scout-element");
  if (tag !== null) return { tag, attributes: attributesIn(element) };
  const [, linked, query] = /#([\w-]+)\?(.*)$/s.exec(element.getAttribute("href") ?? "") ?? [];
  if (linked === undefined || !element.matches(placeholders)) return null;
  // Some editors encode the ampersands of an address twice.
  const pairs = new URLSearchParams(query?.replaceAll("&amp;", "&"));
  const attributes = [...pairs].filter(([name]) => !notByLink.includes(name));
  return { tag: linked, attributes };
}

/** The attributes in `data-` attributes, without those that name the element. */
function attributesIn(element: Element): Placeholder["attributes"] {
  return [...element.attributes].flatMap(({ name, value }) =>
    /^data-(?!scout-)/.test(name) ? [[name.slice(5), value] as const] : [],
  );
}

function load(tag: string): Promise<unknown> {
  let promise = loading.get(tag);
  if (promise === undefined) {
    closures[tag]?.forEach(preload);
    promise = elementLoaders[tag]?.() ?? Promise.resolve();
    loading.set(tag, promise);
  }
  return promise;
}

/** Requests all files of the closure at once, instead of one import after another. */
function preload(file: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = new URL(file, import.meta.url).href;
  document.head.append(link);
}

/**
 * The complete placeholder stays as fallback content, because an editor may save the page without our tag.
 */
function replacePlaceholder(node: Element, placeholder: Placeholder): void {
  const element = createElement(placeholder);
  node.replaceWith(element);
  element.append(node);
}

/** Creates a loaded element, with those attributes that it has. */
function createElement({ tag, attributes }: Placeholder): HTMLElement {
  const element = document.createElement(tag);
  const known = observedAttributesOf(tag);
  for (const [name, value] of attributes) {
    if (known.includes(name)) element.setAttribute(name, value);
  }
  const strange = attributes.map(([name]) => name).filter((name) => !known.includes(name));
  if (strange.length > 0) warnOf("attribute-unknown", strange, known, (name) => `data-${name}`);
  return element;
}

/**
 * Opens an element in a modal dialog. If one is open, there is no second one.
 *
 * @returns the element in the dialog. Remove it to close the dialog. Rejects if its code cannot be loaded, and for
 *   unknown tags
 */
export async function open(
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
): Promise<HTMLElement> {
  if (!Object.hasOwn(elementLoaders, tag))
    throw new RangeError(`scout-elements has no element <${tag}>.`);
  return openPopUp({ tag, attributes: Object.entries(attributes) });
}

const loadPopUp = () => import("./host/page/pop-up.ts");

async function openPopUp(
  content: Placeholder,
  opener: HTMLElement | null = null,
): Promise<HTMLElement> {
  const element = load(content.tag).then(() => createElement(content));
  element.catch(() => {}); // the dialog says so
  const popUp = await loadPopUp().catch((error: unknown) => {
    // The link does what it does without script.
    isWithoutPopUp = true;
    if (opener instanceof HTMLAnchorElement) opener.click();
    throw error;
  });
  return popUp.openPopUp({ ...content, opener, createElement: () => element });
}

let isWithoutPopUp = false;

/** Opens the pop-up of a pressed button or link, and loads its code as soon as a user is about to press it. */
function handleOpener(event: Event): void {
  const isOpener = (node: EventTarget) =>
    node instanceof HTMLElement && node.hasAttribute(openAttribute);
  const opener = event.composedPath().find(isOpener);
  if (!(opener instanceof HTMLElement) || isWithoutPopUp || isAtRest(opener)) return;
  const tag = opener.getAttribute(openAttribute) ?? "";
  if (!Object.hasOwn(elementLoaders, tag)) {
    warnOf("opener-unknown", [tag], tags, (name) => `${openAttribute}="${name}"`);
  } else if (!(event instanceof MouseEvent) || event.type !== "click") {
    Promise.all([load(tag), loadPopUp()]).catch(() => {}); // a press reports it
  } else if (!event.defaultPrevented && isPlain(event)) {
    event.preventDefault();
    openPopUp({ tag, attributes: attributesIn(opener) }, opener).catch(reportFailure);
  }
}

const suspects = tags.map((tag) => {
  const dash = tag.indexOf("-");
  return { start: tag.slice(0, dash + 2), end: tag.slice(dash) };
});

/** Warns about unknown tags, but loads the code for that only if a tag resembles one of ours. */
function warnOfStrangeTags(root: Document | ShadowRoot | Element): void {
  const strange = [...root.querySelectorAll(":not(:defined)")]
    .map(({ localName }) => localName)
    .filter((name) => !tags.includes(name) && isSuspect(name));
  if (strange.length > 0) warnOf("tag-unknown", strange, tags, (name) => `<${name}>`);
}

function isSuspect(name: string): boolean {
  return suspects.some(({ start, end }) => name.startsWith(start) || name.endsWith(end));
}

function warnOf(...names: Parameters<typeof warnOfNames>): void {
  import("./host/doctor/warn-of-names.ts").then(
    (module) => module.warnOfNames(...names),
    () => {}, // failing to give a hint is harmless
  );
}

function observedAttributesOf(tag: string): readonly string[] {
  const definition: (CustomElementConstructor & { observedAttributes?: unknown }) | undefined =
    customElements.get(tag);
  const names = definition?.observedAttributes;
  return Array.isArray(names) ? names.map(String) : [];
}

/** As `isPlainClick` of the core, which would be a file of its own. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

function reportFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: no logger is loaded here
  console.error("[scout-elements] autoload-failed", error);
}

if (typeof document !== "undefined") {
  discover(document);
  for (const type of ["click", "pointerover", "focusin"]) {
    document.addEventListener(type, handleOpener);
  }
  if (/[?&]scout-doctor\b/.test(window.location.search)) {
    import("./host/doctor/doctor.ts").then(({ openDoctor }) => openDoctor(), reportFailure);
  }
}
