/** All markup of a document of any frame, with every open shadow root in it. */
export function wholeText(root: Document | ShadowRoot): string {
  const own = "documentElement" in root ? root.documentElement.outerHTML : root.innerHTML;
  const inner = [...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
    shadowRoot === null ? [] : [wholeText(shadowRoot)],
  );
  return [own, ...inner].join("\n");
}
