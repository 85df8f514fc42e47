import {
  elementSnippetOf,
  type LoadableElement,
  type LoadableFiles,
  prerenderedOf,
  scriptLineOf,
  sheetPreloadOf,
} from "../../src/cli/element-snippet.ts";

/** The choices of a page's owner. */
export interface SnippetChoice {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The custom properties that the page sets, by name. */
  readonly theme: Readonly<Record<string, string>>;
  /** The address of the folder of the files, without a slash at its end. */
  readonly base: string;
  /** The link of a placeholder without script. */
  readonly fallback: string;
  /** The text of the link of a placeholder. */
  readonly label: string;
}

export interface PageSnippet {
  readonly name: string;
  /** When a page's owner should use the snippet. */
  readonly use: string;
  readonly text: string;
  /** The attributes that the snippet cannot set. */
  readonly lacks: readonly string[];
}

/** Attributes that a link may not set, because visitors who may comment on a page may write links (`src/elements/autoload.ts`). */
export const notByLink: readonly string[] = [
  "api-base",
  "portal-base",
  "brand",
  "product-name",
  "context",
];

/** All ways to put an element into a page. */
export function pageSnippetsOf(
  choice: SnippetChoice,
  files: LoadableFiles,
): readonly PageSnippet[] {
  const { tag } = choice;
  const base = escapeText(choice.base);
  const element = files.elements[tag];
  if (element === undefined) throw new Error(`There is no <${tag}>.`);
  const autoload = scriptLineOf(files, "autoload.js", base);
  const markup = markupOf(choice);
  const one: LoadableElement = { ...element, preloads: [] };
  const snippets: readonly PageSnippet[] = [
    {
      name: "Script and tag",
      use: "The shortest way: one script for one element.",
      text: `${elementSnippetOf(files, one, base)}\n${markup}`,
      lacks: [],
    },
    {
      name: "With preloads",
      use: "The fastest way: the browser requests all files at once.",
      text: `${elementSnippetOf(files, element, base)}\n${markup}`,
      lacks: [],
    },
    ...prerenderedSnippetsOf(choice, files, element, base),
    {
      name: "Autoloader",
      use: "One script for all pages of a site, whatever elements they have.",
      text: `${autoload}\n${markup}`,
      lacks: [],
    },
    {
      name: "Placeholder",
      use: "For editors that strip unknown tags. The script is in the template of the site.",
      text: `${autoload}\n${placeholderOf(choice)}`,
      lacks: [],
    },
    {
      name: "Link",
      use: "For editors that keep only links. The script is in the template of the site.",
      text: `${autoload}\n${linkOf(choice)}`,
      lacks: Object.keys(choice.attributes).filter((name) => notByLink.includes(name)),
    },
  ];
  return snippets;
}

/**
 * The element with its first screen between the tags, if it has one. If the page removes the screen, the link is shown
 * instead.
 */
function prerenderedSnippetsOf(
  choice: SnippetChoice,
  files: LoadableFiles,
  element: LoadableElement,
  base: string,
): readonly PageSnippet[] {
  const portalBase = escapeText(choice.attributes["portal-base"] ?? "");
  const placed = prerenderedOf(element, { base, portalBase });
  if (placed === "") return [];
  const screen = inScheme(placed, choice.attributes["color-scheme"]);
  const lines = [sheetPreloadOf(screen), elementSnippetOf(files, element, base)];
  return [
    {
      name: "Prerendered",
      use: "A form at first paint, before any script: typed text stays, and without script it opens the portal. The lines belong to this version of the files.",
      text: `${lines.join("\n")}\n${markupOf(choice, screen)}`,
      lacks: [],
    },
  ];
}

/**
 * Sets the scheme on the box of a first screen, because the sheet in the box's shadow root reads the scheme of the box,
 * not of the element.
 */
function inScheme(screen: string, scheme: string | undefined): string {
  if (scheme === undefined) return screen;
  const box = '<div class="scout-prerendered"';
  return screen.replace(box, () => `${box} color-scheme="${escapeText(scheme)}"`);
}

/** The custom properties as a rule for a style sheet of the page; "" without any. */
export function themeRuleOf({ tag, theme }: Pick<SnippetChoice, "tag" | "theme">): string {
  const lines = Object.entries(theme).map(([name, value]) => `  ${name}: ${valueIn(value)};`);
  return lines.length === 0 ? "" : `${tag} {\n${lines.join("\n")}\n}`;
}

function markupOf({ tag, attributes, fallback, label }: SnippetChoice, screen = ""): string {
  const link = `<a href="${escapeText(fallback)}">${escapeText(label)}</a>`;
  // A screen in a shadow root hides the link. Without a shadow root, both would be visible, so the screen replaces the
  // link.
  const content =
    screen === "" || screen.startsWith("<template ") ? `\n  ${screen}${link}\n` : screen;
  return `<${tag}${attributesOf(attributes)}>${content}</${tag}>`;
}

function placeholderOf({ tag, attributes, fallback, label }: SnippetChoice): string {
  const data = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [`data-${name}`, value]),
  );
  return `<a href="${escapeText(fallback)}" data-scout-element="${tag}"${attributesOf(data)}>${escapeText(label)}</a>`;
}

function linkOf({ tag, attributes, fallback, label }: SnippetChoice): string {
  const query = new URLSearchParams(
    Object.entries(attributes).filter(([name]) => !notByLink.includes(name)),
  );
  const [page = ""] = fallback.split("#");
  return `<a href="${escapeText(`${page}#${tag}?${query}`)}">${escapeText(label)}</a>`;
}

function attributesOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join("");
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/** The value without characters that would end its declaration. */
function valueIn(value: string): string {
  return value.replace(/[;{}<>\\]|\/\*|\n/g, "").trim();
}
