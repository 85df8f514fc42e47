/** The part of `cdn/manifest.json` from which the lines of a page are written. */
export interface LoadableFiles {
  readonly files: Readonly<Record<string, { readonly integrity: string }>>;
  readonly elements: Readonly<Record<string, LoadableElement>>;
}

export interface LoadableElement {
  readonly entry: string;
  /** The imports of the element and of the screen that it opens, and the entry itself, in the order of their requests. */
  readonly preloads: readonly string[];
  /** The files that each language needs besides, by its tag, in the order of their requests. */
  readonly languages?: Readonly<Record<string, readonly string[]>>;
  /**
   * The HTML of the first screen, to put between the tags. The addresses of its files are relative to the folder of the
   * manifest, and its form and links lead to paths below `/`.
   */
  readonly prerendered?: string;
}

export interface ImportMap {
  readonly imports: Readonly<Record<string, string>>;
  readonly integrity: Readonly<Record<string, string>>;
}

/**
 * Exempts a script from optimizers that would delay, combine or change it: Cloudflare's Rocket Loader, LiteSpeed Cache and
 * WP Rocket. Others ignore it.
 */
const exemptAttributes = 'data-cfasync="false" data-no-optimize="1" data-nowprocket';

/**
 * Returns the lines of HTML that load an element, with the integrity of each file.
 *
 * @param base - address of the folder, without a slash at its end
 * @param locale - a language of the element; English without
 */
export function elementSnippetOf(
  files: Pick<LoadableFiles, "files">,
  { entry, preloads, languages }: LoadableElement,
  base: string,
  locale = "",
): string {
  // The first screen in a language is drawn as soon as the entry has run.
  const paths = [...preloads.slice(0, 1), ...(languages?.[locale] ?? []), ...preloads.slice(1)];
  return [
    ...paths.map((file) => `<link rel="modulepreload" href=${addressed(files, file, base)}>`),
    scriptLineOf(files, entry, base),
  ].join("\n");
}

/** The line of HTML that loads a module, with its integrity. */
export function scriptLineOf(
  files: Pick<LoadableFiles, "files">,
  file: string,
  base: string,
): string {
  return `<script type="module" src=${addressed(files, file, base)} ${exemptAttributes}></script>`;
}

function addressed({ files }: Pick<LoadableFiles, "files">, file: string, base: string): string {
  return `"${base}/${file}" integrity="${files[file]?.integrity}" crossorigin`;
}

/** The addresses of a prerendered first screen. */
export interface PrerenderedPlace {
  /** The address of the folder of the files, without a slash at its end. */
  readonly base: string;
  /**
   * The address of the portal to which the form and the links lead; `""` is the page's own origin.
   */
  readonly portalBase: string;
}

/**
 * The first screen of an element, to put between its tags. It shows before any script runs, and works without scripts.
 *
 * @returns `""` for an element without a prerendered screen
 */
export function prerenderedOf(
  { prerendered = "" }: Pick<LoadableElement, "prerendered">,
  { base, portalBase }: PrerenderedPlace,
): string {
  const portal = portalBase.replace(/\/+$/, "");
  return prerendered
    .replace(/ (action|href)="\//g, (_start, name: string) => ` ${name}="${portal}/`)
    .replaceAll(
      /(<link rel="stylesheet") href="[^"]*?(prerendered\/[^"/]+)"/g,
      (_link, start: string, file: string) => `${start} href="${base}/${file}"`,
    );
}

/** The line that requests the sheet of a prerendered first screen before all scripts. */
export function sheetPreloadOf(prerendered: string): string {
  const [, link = ""] = /<link rel="stylesheet" ([^>]*)>/.exec(prerendered) ?? [];
  return link === "" ? "" : `<link rel="preload" as="style" ${link}>`;
}

/** The package's names without a bundler, and the integrity of every script, also of those that are loaded later. */
export function importMapOf({ files, elements }: LoadableFiles, base: string): ImportMap {
  // An import map accepts only addresses that begin like this.
  const start = /^(?:\.{0,2}\/|https?:)/.test(base) ? base : `./${base}`;
  const entries = Object.entries(elements).map(([tag, { entry }]) => [`elements/${tag}`, entry]);
  const doors = [...entries, ["autoload", "autoload.js"], ["core", "core.js"]];
  const scripts = Object.entries(files).filter(([file]) => file.endsWith(".js"));
  return {
    imports: Object.fromEntries(
      doors.map(([name, file]) => [`scout-elements/${name}`, `${start}/${file}`]),
    ),
    integrity: Object.fromEntries(
      scripts.map(([file, { integrity }]) => [`${start}/${file}`, integrity]),
    ),
  };
}
