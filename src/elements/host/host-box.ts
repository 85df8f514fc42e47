/**
 * What a page says of an element's box (decisions ZB23): whether it is displayed, its margins, the column that it stays
 * in, and its place in a grid or a row. The direction of text is the page's, too. All other properties are the element's
 * own.
 */
const ofPage =
  /^(?:--|direction$|unicode-bidi$|display$|margin|max-(?:width|inline-size)$|flex-(?:grow|basis)$|order$|(?:align|justify)-self$|grid-(?:row|column))/;

let reset: string | null = null;

/** The rule that keeps the page from styling the element. `all` has no exceptions, so it names each property. */
export function hostResetSheet(): string {
  const own = () => [...getComputedStyle(document.documentElement)].filter(isOwn);
  reset ??= `:host{${own()
    .map((name) => `${name}:initial!important;`)
    .join("")}}`;
  return reset;
}

/** The rule by which an element is a box until the page says otherwise. */
export function hostDisplaySheet(selector = ":host"): string {
  return `${selector}{display:flow-root}`;
}

function isOwn(property: string): boolean {
  return !ofPage.test(property);
}
