import type { Enhancement, Enhancements } from "./enhancement.ts";

/** Tracks which parts of a page are open. Exactly one panel of a tab list is open. */
export type OpenParts = {
  isOpen(part: Element): boolean;
  toggle(part: Element): void;
  /** Opens a tab panel and closes the others of its list. */
  select(panel: Element): void;
  /** Opens every part that contains a node. */
  reveal(node: Element): void;
  /** Calls the listener after every change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
};

export function createOpenParts(enhancements: Enhancements): OpenParts {
  const open = new Set<Element>();
  const panelsBeside = new Map<Element, readonly Element[]>();
  const listeners = new Set<() => void>();
  for (const [node, enhancement] of enhancements) {
    if (isHiding(enhancement) && enhancement.startsOpen) open.add(node);
    if (enhancement.kind !== "tabs") continue;
    const panels = enhancement.tabs.map(({ panel }) => panel);
    for (const { key, panel } of enhancement.tabs) {
      panelsBeside.set(panel, panels);
      if (key === enhancement.selected) open.add(panel);
    }
  }

  const put = (part: Element) => {
    for (const panel of panelsBeside.get(part) ?? []) open.delete(panel);
    open.add(part);
  };
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };

  return {
    isOpen: (part) => open.has(part),
    toggle(part) {
      if (!open.delete(part)) open.add(part);
      tell();
    },
    select(panel) {
      put(panel);
      tell();
    },
    reveal(node) {
      for (let one: Element | null = node; one !== null; one = one.parentElement) {
        const enhancement = enhancements.get(one);
        const isTruncated = enhancement?.kind === "truncate" && one !== node;
        if (isHiding(enhancement) || isTruncated || panelsBeside.has(one)) put(one);
      }
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type Hiding = Extract<Enhancement, { readonly startsOpen: boolean }>;

function isHiding(enhancement: Enhancement | undefined): enhancement is Hiding {
  return enhancement?.kind === "part" || enhancement?.kind === "expand";
}
