import type { CDPSession, Page } from "playwright";
import { type Heard, hearPage } from "../../support/hear-page.ts";

declare global {
  interface Window {
    heard?: Heard;
  }
}

/** Writes down what a screen reader says while a person works by keyboard. */
export interface ScreenReader {
  /** `key: what is said`, in order. */
  readonly lines: readonly string[];
  /** Presses Tab until the control with this speech has the focus, and writes down each stop. */
  tabTo(speech: RegExp): Promise<void>;
  /** Presses a key whose effect is there at once, and says the control that it leads to, if any. */
  press(key: string): Promise<void>;
  /** Presses Enter where what follows takes time: `hears` and `arrivesAt` say what it is. */
  activate(): Promise<void>;
  /** Goes to a heading of the page, as a screen reader's key for headings does. */
  goTo(heading: string): Promise<void>;
  /** Types the beginning of an option of a select. */
  choose(option: string): Promise<void>;
  /** Enters a text at once, as dictation and pasting do. `word` stands for a text that differs each time. */
  enter(text: string, word?: string): Promise<void>;
  /** Waits for a sentence of a live region, and writes down all since the last. */
  hears(sentence: RegExp): Promise<void>;
  /** Waits until the focus is on something with this speech, which a page gave it. */
  arrivesAt(speech: RegExp): Promise<void>;
}

/** What is said only where something takes its time, which is not the script's to decide. */
const whileItLasts = /^(?:Loading|Looking for|Downloading)| is being sent\.$/;

/** More stops than a person would go. */
const mostStops = 80;

/** Properties of the accessibility tree that are said, with their words. */
const states: Readonly<Record<string, (value: unknown) => string>> = {
  expanded: (value) => (value ? "expanded" : "collapsed"),
  checked: (value) => (String(value) === "true" ? "checked" : "not checked"),
  selected: (value) => (value ? "selected" : ""),
  pressed: (value) => (String(value) === "true" ? "pressed" : "not pressed"),
  disabled: (value) => (value ? "unavailable" : ""),
  required: (value) => (value ? "required" : ""),
  invalid: (value) => (String(value) === "false" ? "" : "invalid"),
};

interface Property {
  readonly name: string;
  readonly value: { readonly value?: unknown };
}

/** What is asked of the page again and again, until it is so. */
const pollMs = 50;

/** Opens a path with a screen reader at work. */
export async function openScreenReader(page: Page, path: string): Promise<ScreenReader> {
  await page.addInitScript({ content: `(${hearPage})(window)` });
  await page.goto(path);
  const tools = await page.context().newCDPSession(page);
  const lines: string[] = [];

  /** The control with the focus, or the option that is active in its list. */
  const speech = () => speechOf(tools);

  async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
    for (let tries = 0; tries < 400; tries += 1) {
      if (await isSo()) return;
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
    throw new Error(`${what}\n${lines.join("\n")}\n${await speech()}`);
  }

  return {
    lines,
    async tabTo(pattern) {
      for (let stops = 0; stops < mostStops; stops += 1) {
        await page.keyboard.press("Tab");
        const said = await speech();
        lines.push(`Tab: ${said}`);
        if (pattern.test(said)) return;
      }
      throw new Error(`Tab does not lead to ${pattern}.\n${lines.join("\n")}`);
    },
    async press(key) {
      const before = await speech();
      await page.keyboard.press(key);
      const after = await speech();
      lines.push(after === before ? `${key}` : `${key}: ${after}`);
    },
    async activate() {
      await page.keyboard.press("Enter");
      lines.push("Enter");
    },
    async goTo(heading) {
      await page.getByRole("heading", { name: heading, exact: true }).focus();
      lines.push(`H: ${await speech()}`);
    },
    async choose(option) {
      await page.keyboard.type(option);
      lines.push(`types ${option}: ${await speech()}`);
    },
    async enter(text, word = text) {
      await page.keyboard.insertText(text);
      lines.push(`types ${word}`);
    },
    async hears(sentence) {
      const heard: string[] = [];
      await until(async () => {
        const news = await page.evaluate(() => window.heard?.sentences.splice(0) ?? []);
        heard.push(...news.filter((one) => !whileItLasts.test(one)));
        return heard.some((one) => sentence.test(one));
      }, `${sentence} is not heard.`);
      lines.push(...heard.map((one) => `says: ${one.replace(/\d\d-\d\d-\d{4}/, "(date)")}`));
    },
    async arrivesAt(pattern) {
      await until(async () => pattern.test(await speech()), `The focus is not at ${pattern}.`);
      lines.push(`focus: ${await speech()}`);
    },
  };
}

/** Role, name, states, value and description, as the browser tells assistive technology. */
async function speechOf(tools: CDPSession): Promise<string> {
  const { result } = await tools.send("Runtime.evaluate", { expression: activeElement });
  if (result.objectId === undefined) return "nothing";
  const { nodes } = await tools.send("Accessibility.getPartialAXTree", {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  const [node] = nodes;
  if (node === undefined) return "nothing";
  const properties: readonly Property[] = node.properties ?? [];
  const said = properties.flatMap(({ name, value }) => states[name]?.(value.value) || []);
  const description = String(node.description?.value ?? "").trim();
  // How long an act takes is not the script's.
  const isUnderWay = description === "In progress";
  return [
    `${node.role?.value ?? ""} “${node.name?.value ?? ""}”`,
    ...said.filter((state) => !isUnderWay || state !== "unavailable"),
    ...(node.value?.value ? [`value “${node.value.value}”`] : []),
    ...(description === "" || isUnderWay ? [] : [`described “${description}”`]),
  ].join(", ");
}

const activeElement = `(() => {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  const id = active?.getAttribute("aria-activedescendant");
  return (id && active.getRootNode().getElementById(id)) || active;
})()`;
