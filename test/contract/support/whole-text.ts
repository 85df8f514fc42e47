/** The whole markup of a document, including open shadow roots. */
export function wholeText(root: Document | ShadowRoot): string {
  const own = "documentElement" in root ? root.documentElement.outerHTML : root.innerHTML;
  const inner = [...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
    shadowRoot === null ? [] : [wholeText(shadowRoot)],
  );
  return [own, ...inner].join("\n");
}
