/**
 * `cdn/embed.js`, a classic script for pages whose editors can only write links. It replaces each link of class
 * `scout-embed` to `…/embed.html?element=scout-lookup` with an element, also links that are added later. Where scripts
 * are forbidden, the same address can be loaded in a frame. The frame's page loads this script as well, and reports its
 * height. Buttons and links with `data-scout-open` open a pop-up, as with `autoload.js`.
 *
 * Attributes of the script's tag are the page's configuration: `data-api-base`, `data-portal-base` and so on.
 */

import { isPlainClick } from "../../core/links/plain-click.ts";
import { embedMessages } from "./embed.messages.ts";
import { notByLink } from "./not-by-link.ts";

/** The settings that the owner of the folder writes into `embed.json` beside `embed.html`. */
interface FrameSettings {
  /** The origins of pages that may frame this page. */
  readonly parents?: readonly string[];
  readonly config?: Readonly<Record<string, unknown>>;
  /** Attributes of every element, which a link cannot set. */
  readonly attributes?: Readonly<Record<string, string>>;
}

const openers = "[data-scout-open]";
const script = typeof document === "undefined" ? null : document.currentScript;
if (script !== null && "src" in script) {
  // A script that is inlined, also as data, does not know its folder, and a link must not decide where code is loaded from.
  if (URL.canParse("autoload.js", script.src)) start(script);
  else logError("embed-inlined");
}

function start({ src, dataset }: HTMLScriptElement): void {
  const { frame, ...config } = dataset;
  const besides = (file: string) => new URL(file, src).href;
  /** Resolves when the script that opens pop-ups has loaded or failed. It no longer needs `holdPress` then. */
  const load = (): Promise<void> =>
    import(/* @vite-ignore */ besides("autoload.js"))
      .catch((error: unknown) => logError("autoload-failed", error))
      .then(() => document.removeEventListener("click", holdPress));
  if (frame === undefined) startInPage();
  else startInFrame().catch(() => showText(embedMessages.noSettings));

  function startInPage(): void {
    if (Object.keys(config).length > 0) configure(config);
    const replaceAll = () => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>("a.scout-embed")) {
        // The link is being edited, and the editor would save the element in its place.
        if (link.isContentEditable || document.designMode === "on") continue;
        link.replaceWith(placeholderOf(link.search, link));
        void load();
      }
      // A button that opens a pop-up works as soon as this has loaded.
      if (document.querySelector(openers) !== null) void load();
    };
    document.addEventListener("click", holdPress);
    new MutationObserver(replaceAll).observe(document, { childList: true, subtree: true });
    replaceAll();
    window.addEventListener("message", ({ data, origin, source }) => {
      if (origin !== new URL(src).origin || !(data?.scoutFrameHeight > 0)) return;
      for (const one of document.querySelectorAll("iframe")) {
        if (one.contentWindow === source) one.style.height = `${data.scoutFrameHeight}px`;
      }
    });
  }

  async function startInFrame(): Promise<void> {
    const answer = await fetch(besides("embed.json"));
    const { parents = [], attributes = {}, config }: FrameSettings = await answer.json();
    const parent = parentOrigin();
    // A string instead of a list would also match parts of its origin.
    if (parent !== null && ![parents].flat().includes(parent)) {
      return showText(embedMessages.refused(parent));
    }
    if (config) configure(config);
    const element = placeholderOf(window.location.search);
    for (const [name, value] of Object.entries(attributes)) {
      element.setAttribute(`data-${name}`, value);
    }
    const root = document.documentElement;
    // The frame becomes as high as its content, so a skeleton must not be as high as the window.
    if (parent !== null) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("body * { --_window: 0px }");
      document.adoptedStyleSheets.push(sheet);
    }
    document.body.replaceChildren(element);
    void load();
    if (parent === null) return;
    // A portal is as high as the window. With a margin, each reported height would make it higher.
    if (element.matches('[data-scout-element="scout-portal"]')) document.body.style.margin = "0";
    new ResizeObserver(() => {
      window.parent.postMessage({ scoutFrameHeight: root.offsetHeight }, parent);
    }).observe(root);
  }

  /** Repeats a press that comes too early. */
  function holdPress(event: MouseEvent): void {
    const opener = event
      .composedPath()
      .find((node) => node instanceof HTMLElement && node.matches(openers));
    if (!(opener instanceof HTMLElement) || opener.isContentEditable) return;
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void load().then(() => opener.click());
  }

  /** Creates a placeholder for `autoload.js`. The query names the element and its attributes. */
  function placeholderOf(query: string, node: Element = document.createElement("div")): Element {
    const placeholder = node.cloneNode(true) as Element;
    placeholder.classList.remove("scout-embed");
    for (const name of notByLink) placeholder.removeAttribute(`data-${name}`);
    for (const [name, value] of new URLSearchParams(query)) {
      const isKnown = /^[a-z-]+$/.test(name) && !notByLink.includes(name);
      if (isKnown)
        placeholder.setAttribute(`data-${name === "element" ? "scout-element" : name}`, value);
    }
    return placeholder;
  }
}

function logError(code: string, ...causes: readonly unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: no logger is loaded here
  console.error(`[scout-elements] ${code}`, ...causes);
}

function configure(config: object): void {
  const block = document.createElement("script");
  block.type = "application/json";
  // Trusted Types restrict the text of every script, even of data, but not our attribute.
  block.dataset.scoutConfig = JSON.stringify(config);
  document.head.append(block);
}

/**
 * Returns the origin of the page around the frame. Null if the page is not in a frame; empty if the browser does not
 * reveal the origin.
 */
function parentOrigin(): string | null {
  if (window.parent === window) return null;
  const [ancestor] = window.location.ancestorOrigins ?? [];
  return ancestor ?? (document.referrer && new URL(document.referrer).origin);
}

function showText(text: string): void {
  document.body.textContent = text;
}
