import type { Page } from "playwright";

/** Text that the user has typed, and the path of the page with its field. */
export interface TypedText {
  readonly text: string;
  readonly path: string;
}

/**
 * Types text into one of the visible fields, and remembers the field. Resolves with null if there is no field.
 */
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

/**
 * Checks that typed text stays until the user changes it. Resolves with the violations. Also searches other fields,
 * because a field may be drawn again elsewhere, and opens the header's search, because its field is hidden while its
 * menu is closed.
 */
export function missingText(page: Page, typed: TypedText | null): Promise<readonly string[]> {
  return page.evaluate(async (known) => {
    const { typed: box } = window.longDay;
    const isElsewhere = () => known?.path !== window.location.pathname;
    if (known === null || box === null || isElsewhere()) return [];
    if (box.isConnected) {
      return box.value === known.text
        ? []
        : [`the typed "${known.text}" on ${known.path} is "${box.value}"`];
    }
    const each = (root: ParentNode, look: (one: Element) => void) => {
      for (const one of root.querySelectorAll("*")) {
        look(one);
        if (one.shadowRoot) each(one.shadowRoot, look);
      }
    };
    const isShown = () => {
      let found = false;
      each(document, (one) => {
        found ||= one instanceof HTMLInputElement && one.value === known.text;
      });
      return found;
    };
    const menus: HTMLButtonElement[] = [];
    each(document, (one) => {
      const isMenu = one instanceof HTMLButtonElement && one.matches(".search > .header-button");
      if (isMenu && one.ariaExpanded === "false") menus.push(one);
    });
    for (const open of [() => {}, ...menus.map((menu) => () => menu.click())]) {
      open();
      for (let tries = 0; tries < 50; tries += 1) {
        if (isShown() || isElsewhere()) return [];
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
    return [`the typed "${known.text}" on ${known.path} is gone`];
  }, typed);
}

/**
 * Checks that a page does not show text of other users, even if an address box has the focus. Resolves with the
 * violations.
 */
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
    return [...found].map((text) => `another user sees "${text}"`);
  }, pattern);
}
