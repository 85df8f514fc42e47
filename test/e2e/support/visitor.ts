import type { Locator, Page } from "playwright";
import { elementLoaders } from "../../../src/elements/element-table.ts";
import type { Watch } from "./watch-page.ts";

/** A person at a page of the demo, in the verbs that fit any element. */
export interface Visitor {
  readonly page: Page;
  /** `METHOD /path` of every call to the backend so far. */
  readonly calls: readonly string[];
  /** The element that the page is about. */
  readonly element: Locator;
  press(...keys: readonly string[]): Promise<void>;
  /** Presses Tab until the control has the focus. */
  tabTo(control: Locator): Promise<void>;
  sees(text: string | RegExp): Promise<void>;
  seesHeading(name: string): Promise<void>;
  /** A notice of the page says so. */
  seesNotice(text: string): Promise<void>;
  /** Lets time pass on both sides. */
  advance(byMs: number): Promise<void>;
  /** All that can be read in the element, as a person would. */
  text(): Promise<string>;
}

/** More than any page has controls. */
const mostControls = 200;

export function createVisitor(
  page: Page,
  { calls }: Watch,
  advance: (byMs: number) => Promise<void>,
): Visitor {
  const element = page.locator(Object.keys(elementLoaders).join()).first();
  return {
    page,
    calls,
    element,
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    async tabTo(control) {
      await control.waitFor();
      for (let pressed = 0; pressed < mostControls; pressed += 1) {
        if (await hasFocus(control)) return;
        await page.keyboard.press("Tab");
      }
      throw new Error(`Tab does not lead to ${control}.`);
    },
    sees: (text) => page.getByText(text).first().waitFor(),
    seesHeading: (name) => page.getByRole("heading", { name, exact: true }).waitFor(),
    seesNotice: (text) =>
      page
        .getByRole("region", { name: "Notices" })
        .getByRole("alert")
        .getByText(text, { exact: true })
        .waitFor(),
    advance,
    text: () => element.evaluate(({ shadowRoot }) => shadowRoot?.textContent ?? ""),
  };
}

export function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element.matches(":focus"));
}
