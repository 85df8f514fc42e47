/** What is placed between the portal's tags: the screen, and the sign-in where it stands before it. */
export interface PlacedScreen {
  readonly key: string;
  readonly element: HTMLElement;
}

/** What every screen has of its portal. */
const shared = { "api-base": "apiBase", brand: "brand", "product-name": "productName" } as const;

/** A new element with the attributes of its portal and its own. */
export function createScreen(
  portal: HTMLElement,
  tag: string,
  own: Readonly<Record<string, string>>,
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, property] of Object.entries(shared)) {
    element.setAttribute(name, String(Reflect.get(portal, property)));
  }
  for (const [name, value] of Object.entries(own)) element.setAttribute(name, value);
  return element;
}

/**
 * Query parameters as attributes, for a screen that does not read the page's address. Only those the
 * element knows, and none that decides what it calls.
 */
export function queryAttributesOf(tag: string, search: string): Readonly<Record<string, string>> {
  const definition: (CustomElementConstructor & { observedAttributes?: unknown }) | undefined =
    customElements.get(tag);
  const names = definition?.observedAttributes;
  const known = Array.isArray(names) ? names.map(String) : [];
  const common = ["api-base", "brand", "product-name", "context", "site-variant", "routing"];
  const given = [...new URLSearchParams(search)].map(
    ([name, value]) => [name.replaceAll("_", "-"), value] as const,
  );
  return Object.fromEntries(
    given.filter(([name]) => known.includes(name) && !common.includes(name)),
  );
}

/** What stood between the tags before the screen steps back: it is not shown any more. */
export function withdrawFallback(portal: HTMLElement, isScreen: (node: Node) => boolean): void {
  for (const node of [...portal.childNodes]) {
    if (isScreen(node)) continue;
    if (node instanceof Text) node.remove();
    if (node instanceof Element && !node.slot) node.slot = "scout-fallback";
  }
}
