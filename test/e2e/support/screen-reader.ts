import type { CDPSession, Page } from "playwright";
import { type Heard, hearPage } from "../../support/hear-page.ts";

declare global {
  interface Window {
    heard?: Heard;
  }
}

/** Records the speech of a screen reader while a user works by keyboard. */
export interface ScreenReader {
  /** Lines of the form `key: speech`, in order. */
  readonly lines: readonly string[];
  /** Presses Tab until the control with this speech has the focus, and records each stop. */
  tabTo(speech: RegExp): Promise<void>;
  /** Presses a key with an immediate effect, and records the control that gets the focus. */
  press(key: string): Promise<void>;
  /** Presses Enter if the effect takes time. Use `hears` and `arrivesAt` to wait for it. */
  activate(): Promise<void>;
  /** Goes to a heading of the page, as a screen reader's key for headings does. */
  goTo(heading: string): Promise<void>;
  /** Types the beginning of an option of a select. */
  choose(option: string): Promise<void>;
  /** Enters a text at once, as dictation and pasting do. `word` replaces a text that differs each time. */
  enter(text: string, word?: string): Promise<void>;
  /** Waits for a sentence of a live region, and records all sentences since the last one. */
  hears(sentence: RegExp): Promise<void>;
  /** Waits until the page has moved the focus to something with this speech. */
  arrivesAt(speech: RegExp): Promise<void>;
}

/** Sentences that depend on the duration of a load, which the script leaves out. */
const whileItLasts = /^(?:Loading|Finding|Downloading|Uploading)\b/;

/** The maximum number of Tab presses: no control of a page is farther away. */
const maxStops = 80;

/** The spoken words of properties of the accessibility tree. */
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

/** The interval between checks of the page. */
const pollMs = 50;

/** Opens a path with a screen reader. */
export async function openScreenReader(page: Page, path: string): Promise<ScreenReader> {
  await page.addInitScript({ content: `(${hearPage})(window)` });
  await page.goto(path);
  const tools = await page.context().newCDPSession(page);
  const lines: string[] = [];

  /** The focused control, or the active option of its list. */
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
      for (let stops = 0; stops < maxStops; stops += 1) {
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
      }, `${sentence} was not announced.`);
      lines.push(...heard.map((one) => `says: ${one.replace(/\d\d-\d\d-\d{4}/, "(date)")}`));
    },
    async arrivesAt(pattern) {
      await until(async () => pattern.test(await speech()), `The focus is not at ${pattern}.`);
      lines.push(`focus: ${await speech()}`);
    },
  };
}

/** Role, name, states, value and description from the browser's accessibility tree. */
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
  // Leaves out "In progress", because the duration of an action varies.
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
