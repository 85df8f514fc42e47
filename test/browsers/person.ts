import { expect } from "vitest";
import type { Tab } from "./open-tab.ts";

/** The whole name of a part, or a pattern of it. */
type Name = string | RegExp;

/** A user's actions on a page, for any driver. Parts are found by selector and name, also inside shadow roots. */
export interface Person {
  /** Waits for a visible part, by its name or text. */
  sees(selector: string, name?: Name): Promise<void>;
  /** Waits until the part is no longer visible. */
  missesSoon(selector: string, name?: Name): Promise<void>;
  click(selector: string, name?: Name): Promise<void>;
  /** Clicks a field and types into it. */
  type(text: string, selector: string, name?: Name): Promise<void>;
  /** Chooses the option that starts with this text by typing its first letter. */
  choose(option: string, selector: string, name?: Name): Promise<void>;
  press(...keys: readonly string[]): Promise<void>;
  /** Presses Tab until a part with this selector has the focus, or a frame in it. */
  tabTo(selector: string): Promise<void>;
  /** The texts of all matching parts. */
  texts(selector: string): Promise<readonly string[]>;
}

/** An expression for the page: the visible parts with a selector, and optionally a name. */
const finder = `(selector, name) => {
  const within = (root) => [...root.querySelectorAll("*")].flatMap((one) => [one, ...(one.shadowRoot ? within(one.shadowRoot) : [])]);
  const plain = (text) => (text ?? "").replace(/\\s+/g, " ").trim();
  const namesOf = (one) => [one.getAttribute("aria-label"), ...[...(one.labels ?? [])].map((label) => label.textContent), one.textContent].map(plain);
  return within(document)
    .filter((one) => one.matches(selector) && one.checkVisibility() && one.getClientRects().length > 0)
    .filter((one) => name === null || namesOf(one).some((given) => name.test(given)));
}`;

function patternOf(name: Name | null): string {
  if (typeof name !== "string") return String(name);
  return `/^${name.replaceAll(/[^\w ]/g, "\\$&")}$/`;
}

export function personAt(tab: Tab): Person {
  const call = (use: string, selector: string, name: Name | null) =>
    tab.read(`(${use})((${finder})(${JSON.stringify(selector)}, ${patternOf(name)}))`);
  const countOf = (selector: string, name: Name | null) =>
    call("(found) => found.length", selector, name);

  async function sees(selector: string, name?: Name): Promise<void> {
    await expect
      .poll(() => countOf(selector, name ?? null), {
        message: `${selector} ${name ?? ""}`,
        timeout: 20_000,
      })
      .not.toBe(0);
  }

  /** The middle of a part after it stops moving, because content above it may still load. */
  async function placeOf(selector: string, name: Name | null): Promise<readonly number[]> {
    const look = `([one]) => {
      if (!one) return [];
      one.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x + width / 2, y + height / 2].map(Math.round);
    }`;
    let [place, before]: unknown[] = [[], null];
    await expect
      .poll(async () => {
        before = place;
        place = await call(look, selector, name);
        return JSON.stringify(place) === JSON.stringify(before);
      })
      .toBe(true);
    return Array.isArray(place) ? place.map(Number) : [];
  }

  async function click(selector: string, name?: Name): Promise<void> {
    await sees(selector, name);
    const [x = 0, y = 0] = await placeOf(selector, name ?? null);
    await tab.click(x, y);
  }

  async function press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await tab.press(key);
  }

  /** The maximum number of presses of one key: no page has more controls, and no list more options. */
  const maxPresses = 100;

  async function tabTo(selector: string): Promise<void> {
    const isThere = `(() => {
      let one = document.activeElement;
      while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
      return one?.matches(${JSON.stringify(selector)}) ?? false;
    })()`;
    for (let presses = 0; presses < maxPresses; presses += 1) {
      if (await tab.read(isThere)) return;
      await tab.press("Tab");
    }
    throw new Error(`Tab does not lead to ${selector}.`);
  }

  return {
    sees,
    tabTo,
    async missesSoon(selector, name) {
      await expect.poll(() => countOf(selector, name ?? null)).toBe(0);
    },
    click,
    press,
    async type(text, selector, name) {
      await click(selector, name);
      await press(...text);
    },
    async choose(option, selector, name) {
      await sees(selector, name);
      await call("([list]) => list.focus()", selector, name ?? null);
      const chosen = () => call("([list]) => list.selectedOptions[0].text", selector, name ?? null);
      // Each press goes to the next option with that letter. The whole text, key by key, starts again after a pause.
      for (let presses = 0; presses < maxPresses; presses += 1) {
        if (String(await chosen()).startsWith(option)) return;
        await press(option.slice(0, 1));
      }
      throw new Error(`The list does not have ${option}.`);
    },
    async texts(selector) {
      const found = await call(
        "(found) => found.map((one) => one.textContent.trim())",
        selector,
        null,
      );
      return Array.isArray(found) ? found.map(String) : [];
    },
  };
}
