/** A running translation of a page. */
interface Translation {
  /** The number of replaced texts. */
  readonly count: () => number;
  stop(): void;
}

/**
 * Replaces each text node of a page by two elements with its words, as a browser's translation does, also in open shadow
 * roots, and for nodes that are added later. Skips nodes with `translate="no"`.
 */
export function translatePage(change: (words: string) => string = (words) => words): Translation {
  let count = 0;
  const observers: MutationObserver[] = [];
  const attributed = "script, style, font, textarea, [translate=no]";

  function replace(text: Text): void {
    const parent = text.parentElement;
    if (parent === null || text.data.trim() === "" || parent.closest(attributed) !== null) return;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.textContent = change(text.data);
    outer.append(inner);
    text.replaceWith(outer);
    count += 1;
  }

  function replaceIn(node: Node): void {
    if (node instanceof Text) {
      replace(node);
      return;
    }
    for (const child of [...node.childNodes]) replaceIn(child);
    if (node instanceof Element && node.shadowRoot !== null) follow(node.shadowRoot);
  }

  function follow(root: Node): void {
    replaceIn(root);
    const observer = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === "characterData" && target instanceof Text) replace(target);
        for (const node of addedNodes) replaceIn(node);
      }
    });
    observer.observe(root, { subtree: true, childList: true, characterData: true });
    observers.push(observer);
  }

  follow(document.body);
  return {
    count: () => count,
    stop() {
      for (const observer of observers) observer.disconnect();
    },
  };
}

/** Texts with sibling nodes, by parent and words. A translation breaks them if React changes or removes them, or inserts before them. */
export function textsBesideOthers(root: Node): readonly string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const parent = text.parentElement;
    if (text.nodeValue?.trim() === "" || parent === null || parent.childNodes.length === 1)
      continue;
    if (parent.closest("style, .rich-text, .page-body") !== null) continue;
    found.push(`${parent.localName}.${parent.className}: ${text.nodeValue}`);
  }
  return found;
}
