/** A control whose hit area is too small for a finger. */
export interface SmallTarget {
  /** Tag, class and text. */
  readonly control: string;
  /** Width and height of the touch area, in px, at most 44. */
  readonly hits: string;
}

/**
 * Runs in the page: finds controls with a touch area below 44 by 44 px, also inside shadow roots. Links in a line of text are
 * exempt, as in WCAG 2.5.8, and so are controls that only the keyboard shows.
 */
export function smallTargetsIn(): SmallTarget[] {
  const least = 44;
  const found = new Map<string, SmallTarget>();

  function deepestAt(x: number, y: number): Element | null {
    let hit = document.elementFromPoint(x, y);
    while (hit?.shadowRoot) {
      const inner = hit.shadowRoot.elementFromPoint(x, y);
      if (inner === null || inner === hit) break;
      hit = inner;
    }
    return hit;
  }

  /** A link or a button within a sentence. */
  function isInLine(control: Element): boolean {
    const isLinked = control.matches("a, .link-button");
    if (!isLinked || !getComputedStyle(control).display.startsWith("inline")) return false;
    return [...(control.parentElement?.childNodes ?? [])].some((node) => {
      const isText = node.nodeType === Node.TEXT_NODE || node.nodeName === "SPAN";
      return isText && /\w/.test(node.textContent ?? "");
    });
  }

  /** Only one of several controls with the same look is measured. */
  const measured = new Set<string>();

  function measure(control: Element): void {
    const size = control.getBoundingClientRect();
    const look = [
      control.localName,
      control.className,
      control.parentElement?.className,
      size.width,
      size.height,
    ];
    if (measured.has(look.join())) return;
    measured.add(look.join());
    control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = control.getBoundingClientRect();
    if (width <= 2 || height <= 2) return;
    const labels = control instanceof HTMLInputElement ? (control.labels ?? []) : [];
    const parts = [control, ...labels];
    const reaches = (x: number, y: number) => {
      const hit = deepestAt(x, y);
      return hit !== null && parts.some((part) => part.contains(hit));
    };
    const x = Math.min(Math.max(left + width / 2, 1), innerWidth - 1);
    const y = top + height / 2;
    if (!reaches(x, y)) return;
    const extentOf = (at: (by: number) => boolean) => {
      let back = 0;
      let forth = 0;
      while (back + forth + 1 < least && at(-back - 1)) back += 1;
      while (back + forth + 1 < least && at(forth + 1)) forth += 1;
      return back + forth + 1;
    };
    const wide = extentOf((by) => reaches(x + by, y));
    const high = extentOf((by) => reaches(x, y + by));
    // One pixel is allowed, because the tested points are rounded.
    if (wide >= least - 1 && high >= least - 1) return;
    const words = (control.getAttribute("aria-label") ?? control.textContent ?? "").trim();
    const name = `${control.localName}.${control.className} ${words.replace(/\s+/g, " ").slice(0, 40)}`;
    const key = `${control.localName}.${control.className} ${wide} ${high}`;
    if (!found.has(key)) found.set(key, { control: name, hits: `${wide} x ${high}` });
  }

  function walk(root: Document | ShadowRoot): void {
    const controls =
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]";
    for (const control of root.querySelectorAll(controls)) {
      // Controls of the page around the elements are ignored.
      if (root === document && control.closest("login-form") === null) continue;
      const isDrawn = control.checkVisibility({ visibilityProperty: true });
      if (isDrawn && !control.closest(".visually-hidden, iframe") && !isInLine(control)) {
        measure(control);
      }
    }
    for (const host of root.querySelectorAll("*")) if (host.shadowRoot) walk(host.shadowRoot);
  }
  walk(document);
  return [...found.values()];
}
