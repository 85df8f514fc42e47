import { options, type VNode } from "preact";

/** Preact's mangled names for the element, the parent and the children of a node. Its tools rely on them, so they are stable. */
type Drawn = VNode & {
  readonly __e?: unknown;
  readonly __?: Drawn | null;
  readonly __k?: readonly unknown[] | null;
};

const drawnTexts = new WeakMap<Text, unknown>();

/** Preact updates the text node that it created. If a page translator has replaced that node, the old words would stay. */
export function restoreTexts(): void {
  const { diffed } = options;
  options.diffed = (node) => {
    const { __e: text, props }: Drawn = node;
    if (text instanceof Text) {
      const isChanged = drawnTexts.has(text) && drawnTexts.get(text) !== props;
      if (isChanged && text.parentNode === null) elementAround(node)?.replaceChildren(text);
      drawnTexts.set(text, props);
    }
    diffed?.(node);
  };
}

/** The element whose only child is the text. */
function elementAround(node: Drawn): Element | null {
  const around = node.__;
  if (around?.__k?.length !== 1) return null;
  if (typeof around.type !== "string") return elementAround(around);
  return around.__e instanceof Element ? around.__e : null;
}
