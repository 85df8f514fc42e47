import { commonAttributes } from "../../host/element-attributes.ts";

/** An element between the portal's tags: the screen, or the sign-in form in front of it. */
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
 * Query parameters as attributes, for a screen that does not read the page's address: those that the
 * element itself has, not those of every element.
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

/** Hides the fallback content between the portal's tags, beside the screens. */
export function hideFallback(portal: HTMLElement, isScreen: (node: Node) => boolean): void {
  for (const node of [...portal.childNodes]) {
    if (isScreen(node)) continue;
    if (node instanceof Text) node.remove();
    if (node instanceof Element && !node.slot) node.slot = "scout-fallback";
  }
}
