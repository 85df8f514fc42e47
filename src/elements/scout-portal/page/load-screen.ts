/** Files of each element's static imports, beside this one; filled in by the build for `cdn/`. */
declare const __SCOUT_CLOSURES__: Readonly<Record<string, readonly string[]>> | undefined;

const closures = typeof __SCOUT_CLOSURES__ === "undefined" ? {} : __SCOUT_CLOSURES__;
const loading = new Map<string, Promise<unknown>>();

/** Whether a screen's code is here: its element can be placed at once. */
export function isScreenLoaded(tag: string): boolean {
  return customElements.get(tag) !== undefined;
}

/** Loads a screen's code once; rejects when it cannot be loaded, and the next call tries again. */
export function loadScreen(tag: string): Promise<unknown> {
  if (isScreenLoaded(tag)) return Promise.resolve();
  const known = loading.get(tag);
  if (known !== undefined) return known;
  const load = Object.hasOwn(screenLoaders, tag) ? screenLoaders[tag] : undefined;
  if (load === undefined) return Promise.reject(new RangeError(`No screen <${tag}>.`));
  closures[tag]?.forEach(preload);
  const promise = load();
  loading.set(tag, promise);
  promise.catch(() => loading.delete(tag));
  return promise;
}

/** Asks for every file of the closure at once, rather than import by import. */
function preload(file: string): void {
  const href = new URL(file, import.meta.url).href;
  if (document.head.querySelector(`link[rel="modulepreload"][href="${CSS.escape(href)}"]`)) return;
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = href;
  document.head.append(link);
}

/**
 * The doors of the other elements, found as in `element-table.ts`. Not imported from there: the table
 * would become a file of its own, and the autoloader is one file.
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
