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

/** The nearest `lang` around an element, in the page and the shadow roots around it; `""` without one. */
export function pageLanguageOf(element: Element): string {
  const tags = ancestorsOf(element).map((one) => one.getAttribute("lang"));
  return tags.find((tag) => tag !== null) ?? "";
}

/** The element, and the elements around it, the nearest first. */
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
