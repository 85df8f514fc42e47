import { pageLanguageOf } from "./page-language.ts";

/**
 * Calls `show` now, and whenever it changes, with the nearest `lang` around an element, in the page and the shadow roots
 * around it, until the signal aborts. Passes `""` without one.
 */
export function followPageLanguage(
  element: Element,
  show: (tag: string) => void,
  until: AbortSignal,
): void {
  const look = () => {
    for (const one of ancestorsOf(element)) observer.observe(one, { attributeFilter: ["lang"] });
    show(pageLanguageOf(element));
  };
  const observer = new MutationObserver(look);
  look();
  until.addEventListener("abort", () => observer.disconnect());
}

/** The element, and the elements around it, also around its shadow roots. */
function ancestorsOf(element: Element): readonly Element[] {
  const around: Element[] = [];
  for (let node: Node | null = element; node !== null; node = parentOf(node)) {
    if (node instanceof Element) around.push(node);
  }
  return around;
}

function parentOf(node: Node): Node | null {
  return node instanceof ShadowRoot ? node.host : node.parentNode;
}
