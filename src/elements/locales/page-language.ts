/** The nearest `lang` around an element, in the page and the shadow roots around it; `""` without one. */
export function pageLanguageOf(element: Element): string {
  const tags = ancestorsOf(element).map((one) => one.getAttribute("lang"));
  return tags.find((tag) => tag !== null) ?? "";
}

/** The element, and the elements around it, the nearest first. */
export function ancestorsOf(element: Element): readonly Element[] {
  const around: Element[] = [];
  for (let node: Node | null = element; node !== null; node = parentOf(node)) {
    if (node instanceof Element) around.push(node);
  }
  return around;
}

function parentOf(node: Node): Node | null {
  return node instanceof ShadowRoot ? node.host : node.parentNode;
}
