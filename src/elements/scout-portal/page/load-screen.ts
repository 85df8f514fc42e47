import { commonAttributes } from "../../host/element/element-attributes.ts";
import { isRuntimeLoaded, loadRuntime } from "../../host/element/element-runtimes.ts";

/**
 * The first files of each element, relative to this file. The build fills them in for `cdn/`.
 */
declare const __SCOUT_CLOSURES__: Readonly<Record<string, readonly string[]>> | undefined;

const closures = typeof __SCOUT_CLOSURES__ === "undefined" ? {} : __SCOUT_CLOSURES__;
const loadingScreens = new Map<string, Promise<unknown>>();

/** Loads a screen's code once. Rejects if it cannot be loaded; the next call then tries again. */
export function loadScreen(tag: string): Promise<unknown> {
  if (isRuntimeLoaded(tag)) return Promise.resolve();
  const known = loadingScreens.get(tag);
  if (known !== undefined) return known;
  const load = Object.hasOwn(screenLoaders, tag) ? screenLoaders[tag] : undefined;
  if (load === undefined) return Promise.reject(new RangeError(`No screen <${tag}>.`));
  closures[tag]?.forEach(preload);
  const promise = load().then(() => loadRuntime(tag));
  loadingScreens.set(tag, promise);
  promise.catch(() => loadingScreens.delete(tag));
  return promise;
}

/** Requests all files of the closure at once, instead of one import after another. */
function preload(file: string): void {
  const href = new URL(file, import.meta.url).href;
  if (document.head.querySelector(`link[rel="modulepreload"][href="${CSS.escape(href)}"]`)) return;
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = href;
  document.head.append(link);
}

/**
 * The entry modules of the other elements, found as in `element-table.ts`. That module is not imported, because it
 * would become a file of its own, and the autoloader must be one file.
 */
const doors = import.meta.glob([
  "../../*-*/*.ts",
  "!../../*-*/*.*.ts",
  "!../../scout-portal/scout-portal.ts",
]);

/** Loads a screen or the header by its tag. */
export const screenLoaders: Readonly<Record<string, () => Promise<unknown>>> = Object.fromEntries(
  Object.entries(doors).map(([path, load]) => [path.split("/").at(-2) ?? path, load]),
);

/**
 * An element that the portal has added between its tags: the screen, or the sign-in form that covers it.
 */
export interface PlacedScreen {
  readonly key: string;
  readonly element: HTMLElement;
}

/** Creates an element with these attributes. Later lists override earlier ones. */
export function createScreen(tag: string, ...lists: readonly Attributes[]): HTMLElement {
  const element = document.createElement(tag);
  for (const list of lists) setAttributes(element, list);
  return element;
}

export function setAttributes(element: HTMLElement, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

type Attributes = Readonly<Record<string, string>>;

/**
 * Query parameters as attributes, for a screen that does not read the page's address. Includes only attributes that the
 * element itself has, not the common ones.
 */
export function queryAttributesOf(tag: string, search: string): Readonly<Record<string, string>> {
  const definition: (CustomElementConstructor & { observedAttributes?: unknown }) | undefined =
    customElements.get(tag);
  const names = definition?.observedAttributes;
  const known = Array.isArray(names) ? names.map(String) : [];
  const parameters = [...new URLSearchParams(search)].map(
    ([name, value]) => [name.replaceAll("_", "-"), value] as const,
  );
  return Object.fromEntries(
    parameters.filter(([name]) => known.includes(name) && !Object.hasOwn(commonAttributes, name)),
  );
}

/** Hides the fallback content between the portal's tags, beside the screens. */
export function hideFallback(portal: HTMLElement, isScreen: (node: Node) => boolean): void {
  for (const node of [...portal.childNodes]) {
    if (isScreen(node)) continue;
    if (node instanceof Text) node.remove();
    if (node instanceof Element && !node.slot) node.slot = "scout-fallback";
  }
}

/** A signal that aborts after a time, and a function that aborts it before. */
interface TimeLimitedSignal {
  readonly signal: AbortSignal;
  end(): void;
}

/** Creates a signal that aborts after `timeMs`, or when its owner aborts. */
export function timeLimitedSignal(owner: AbortSignal, timeMs: number): TimeLimitedSignal {
  const own = new AbortController();
  const timer = setTimeout(end, timeMs);
  function end(): void {
    clearTimeout(timer);
    own.abort();
  }
  if (owner.aborted) end();
  else owner.addEventListener("abort", end, { once: true, signal: own.signal });
  return { signal: own.signal, end };
}
