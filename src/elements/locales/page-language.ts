/** The nearest `lang` around an element, in the page and the shadow roots around it; `""` without one. */
export function pageLanguageOf(element: Element): string {
  const tag = element.closest("[lang]")?.getAttribute("lang");
  const root = element.getRootNode();
  return tag ?? (root instanceof ShadowRoot ? pageLanguageOf(root.host) : "");
}

/** True for the value of `locale` that follows the page. */
export const isAuto = (chosen: string) => chosen.trim().toLowerCase() === "auto";

/** The language tag that a value of `locale` chooses for an element. */
export function chosenTagOf(element: Element, chosen: string): string {
  return isAuto(chosen) ? pageLanguageOf(element) : chosen;
}
