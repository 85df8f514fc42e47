import type { Page } from "playwright";

/** A text that somebody has typed. */
export interface TypedText {
  readonly text: string;
  readonly path: string;
}

/** Types a text into one of the fields that a person sees, and remembers the field; null if there is none. */
export function typeText(page: Page, text: string): Promise<TypedText | null> {
  return page.evaluate((value) => {
    const boxes: HTMLInputElement[] = [];
    const collect = (root: ParentNode) => {
      for (const one of root.querySelectorAll("*")) {
        const isText = one instanceof HTMLInputElement && /^(?:text|search)$/.test(one.type);
        if (isText && !one.disabled && !one.readOnly && one.checkVisibility()) boxes.push(one);
        if (one.shadowRoot) collect(one.shadowRoot);
      }
    };
    collect(document);
    const box = boxes[Math.floor(window.longDay.random() * boxes.length)];
    if (box === undefined) return null;
    box.focus();
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    set?.call(box, value);
    box.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
    window.longDay.typed = box;
    return { text: value, path: window.location.pathname };
  }, text);
}

/** What was typed stays through everything that is no act of the person: a trouble, or none. */
export function missingText(page: Page, typed: TypedText | null): Promise<readonly string[]> {
  return page.evaluate((known) => {
    const { typed: box } = window.longDay;
    if (known === null || box === null || known.path !== window.location.pathname) return [];
    if (box.isConnected && box.value === known.text) return [];
    return [
      `the typed "${known.text}" on ${known.path} is ${box.isConnected ? `"${box.value}"` : "gone"}`,
    ];
  }, typed);
}

/** Texts of others that a new page shows, also when its address boxes have the focus. */
export async function foreignTexts(page: Page, pattern: string): Promise<readonly string[]> {
  return page.evaluate(async (others) => {
    const found = new Set<string>();
    const look = (root: ParentNode) => {
      for (const one of root.querySelectorAll("*")) {
        const texts = [...one.childNodes].flatMap((node) =>
          node instanceof Text ? node.data : [],
        );
        if (one instanceof HTMLInputElement) texts.push(one.value);
        for (const text of texts) if (new RegExp(others).test(text)) found.add(text);
        if (one instanceof HTMLInputElement && one.role === "combobox") one.focus();
        if (one.shadowRoot) look(one.shadowRoot);
      }
    };
    for (let times = 0; times < 3; times += 1) {
      look(document);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return [...found].map((text) => `another person sees "${text}"`);
  }, pattern);
}
