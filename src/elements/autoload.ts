/**
 * Finds the tags of the project in the page, now and later, and loads only those elements. Also converts placeholders
 * that survive the sanitiser of a CMS editor (`data-scout-element="scout-lookup"`) into elements.
 */
import { elementLoaders } from "./element-table.ts";

/** Files that each element imports statically, relative to this one. The build fills them in for `cdn/`. */
declare const __SCOUT_CLOSURES__: Readonly<Record<string, readonly string[]>> | undefined;

const closures = typeof __SCOUT_CLOSURES__ === "undefined" ? {} : __SCOUT_CLOSURES__;
const tags = Object.keys(elementLoaders);
const wanted = `${tags.map((tag) => `${tag}:not(:defined)`).join()},[data-scout-element]`;
const loading = new Map<string, Promise<unknown>>();

/** Loads the elements in `root` and keeps watching it. Call it for open shadow roots of the host page. */
export function discover(root: Document | ShadowRoot | Element): void {
  upgradeIn(root);
  new MutationObserver((records) => {
    for (const record of records) {
      for (const node of record.addedNodes) {
        if (node instanceof Element) upgradeIn(node);
      }
    }
  }).observe(root, { childList: true, subtree: true });
}

function upgradeIn(root: Document | ShadowRoot | Element): void {
  if (root instanceof Element && root.matches(wanted)) upgrade(root);
  for (const element of root.querySelectorAll(wanted)) upgrade(element);
}

function upgrade(element: Element): void {
  const placeholderTag = element.getAttribute("data-scout-element");
  const tag = placeholderTag ?? element.localName;
  if (!Object.hasOwn(elementLoaders, tag)) return;
  void load(tag).then(() => {
    if (placeholderTag !== null) replacePlaceholder(element, tag);
  }, reportFailure);
}

function load(tag: string): Promise<unknown> {
  let promise = loading.get(tag);
  if (promise === undefined) {
    closures[tag]?.forEach(preload);
    // An element says itself what does not come.
    import("./host/settings-first.ts").catch(() => undefined);
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

/** The placeholder stays as the fallback content. Only attributes of the element are copied. */
function replacePlaceholder(placeholder: Element, tag: string): void {
  if (!placeholder.hasAttribute("data-scout-element")) return;
  placeholder.removeAttribute("data-scout-element");
  const element = document.createElement(tag);
  const known = observedAttributesOf(tag);
  for (const { name, value } of [...placeholder.attributes]) {
    const own = name.replace(/^data-/, "");
    if (own !== name && known.includes(own)) element.setAttribute(own, value);
  }
  placeholder.replaceWith(element);
  element.append(placeholder);
}

function observedAttributesOf(tag: string): readonly string[] {
  const definition: (CustomElementConstructor & { observedAttributes?: unknown }) | undefined =
    customElements.get(tag);
  const names = definition?.observedAttributes;
  return Array.isArray(names) ? names.map(String) : [];
}

function reportFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: nothing else is loaded that could say it
  console.error("[scout-elements] autoload-failed", error);
}

if (typeof document !== "undefined") discover(document);
