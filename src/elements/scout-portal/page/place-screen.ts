import { commonAttributes } from "../../host/element-attributes.ts";

/** What is placed between the portal's tags: the screen, and the sign-in where it stands before it. */
export interface PlacedScreen {
  readonly key: string;
  readonly element: HTMLElement;
}

/** A new element with these attributes; a later list wins. */
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
 * Query parameters as attributes, for a screen that does not read the page's address. Only those the
 * element knows, and none that decides what it calls.
 */
export function queryAttributesOf(tag: string, search: string): Readonly<Record<string, string>> {
  const definition: (CustomElementConstructor & { observedAttributes?: unknown }) | undefined =
    customElements.get(tag);
  const names = definition?.observedAttributes;
  const known = Array.isArray(names) ? names.map(String) : [];
  const given = [...new URLSearchParams(search)].map(
    ([name, value]) => [name.replaceAll("_", "-"), value] as const,
  );
  return Object.fromEntries(
    given.filter(([name]) => known.includes(name) && !Object.hasOwn(commonAttributes, name)),
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
