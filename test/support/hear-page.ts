/** The announcements of the live regions of a page. */
export interface Heard {
  /** The announced sentences, in order. */
  readonly sentences: string[];
  /** Texts in polite regions that were added together with their text, which many screen readers do not announce. */
  readonly unheard: string[];
}

/**
 * Listens to all live regions of the page, in all shadow roots that are created from now on. It uses no other code, so that
 * a test can inject it into a page before its scripts run.
 *
 * @param page - the object on which an injected listener stores its result, as `heard`
 */
export function hearPage(page: { heard?: Heard } = {}): Heard {
  const heard: Heard = { sentences: [], unheard: [] };
  page.heard = heard;
  const roles = "[role=status],[role=alert],[role=log],[aria-live]";

  const isOn = (region: Element) => region.getAttribute("aria-live") !== "off";
  const isAssertive = (region: Element) =>
    region.getAttribute("role") === "alert" || region.getAttribute("aria-live") === "assertive";
  const isAtomic = (region: Element) =>
    (region.getAttribute("aria-atomic") ??
      String(/^(?:status|alert)$/.test(region.getAttribute("role") ?? ""))) === "true";
  const textOf = (node: Node) =>
    ((node instanceof HTMLElement && node.innerText) || node.textContent || "")
      .replace(/\s+/g, " ")
      .trim();
  const isExposed = (region: Element) =>
    region.checkVisibility() && region.closest("[inert],[aria-hidden=true]") === null;

  function observe(root: Node): void {
    const observer = new MutationObserver(hearChanges);
    observer.observe(root, { subtree: true, childList: true, characterData: true });
  }

  function hearChanges(changes: readonly MutationRecord[]): void {
    const fresh = new Set<Element>();
    const changed = new Map<Node, Element>();
    for (const { target, addedNodes, type } of changes) {
      const around = target instanceof Element ? target : target.parentElement;
      const region = around?.closest(roles) ?? null;
      if (region !== null && isOn(region)) {
        const nodes = type === "characterData" ? [target] : addedNodes;
        for (const node of nodes) changed.set(isAtomic(region) ? region : node, region);
        continue;
      }
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const one of [node, ...node.querySelectorAll("*")]) {
          if (one.matches(roles) && isOn(one)) fresh.add(one);
        }
      }
    }
    for (const region of fresh) hearFresh(region);
    for (const [node, region] of changed) {
      if (!fresh.has(region) && node.isConnected && isExposed(region)) say(textOf(node));
    }
  }

  function hearFresh(region: Element): void {
    const text = region.isConnected && isExposed(region) ? textOf(region) : "";
    if (isAssertive(region)) say(text);
    else if (text !== "") heard.unheard.push(text);
  }

  function say(text: string): void {
    if (text !== "") heard.sentences.push(text);
  }

  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attach(init) {
    const root = attachShadow.call(this, init);
    observe(root);
    return root;
  };
  observe(document);
  return heard;
}
