/** The form that the code of an element has drawn, not that of its first screen. */
export function drawnFormIn(root: ParentNode | null | undefined): Element | undefined {
  const forms = [...(root?.querySelectorAll("form") ?? [])];
  return forms.find((form) => form.closest(".scout-prerendered") === null);
}
