import type { Locator, Page } from "playwright";
import { elementLoaders } from "../../../src/elements/element-table.ts";
import type { Visit } from "./watch-page.ts";

/** A user on a page of the demo, with actions for any element. */
export interface Visitor {
  readonly page: Page;
  /** `METHOD /path` of every call to the backend so far. */
  readonly calls: readonly string[];
  /** The element under test. */
  readonly element: Locator;
  press(...keys: readonly string[]): Promise<void>;
  /** Presses Tab until the control has the focus. */
  tabTo(control: Locator): Promise<void>;
  sees(text: string | RegExp): Promise<void>;
  seesHeading(name: string): Promise<void>;
  /** Expects a notice of the page. */
  seesNotice(text: string): Promise<void>;
  /** Lets time pass in the browser and on the server. */
  advance(byMs: number): Promise<void>;
  /** Returns the whole text of the element, as a user reads it. */
  text(): Promise<string>;
}

/** The elements around the screens of a portal. */
const around: ReadonlySet<string> = new Set(["scout-portal", "portal-header"]);

/** The maximum number of Tab presses: no page has more controls. */
const maxControls = 200;

export function createVisitor(
  page: Page,
  { calls }: Visit,
  advance: (byMs: number) => Promise<void>,
): Visitor {
  const screens = Object.keys(elementLoaders).filter((tag) => !around.has(tag));
  const element = page.locator(screens.join()).first();
  return {
    page,
    calls,
    element,
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    async tabTo(control) {
      await control.waitFor();
      // The locator is resolved once, because a query by role reads the whole page and is slow for
      // each key.
      let element = await control.evaluateHandle((one) => one);
      for (let pressed = 0; pressed < maxControls; pressed += 1) {
        const place = await element.evaluate((one) => ({
          hasFocus: one.matches(":focus"),
          isLost: !one.isConnected,
        }));
        if (place.hasFocus) return;
        if (place.isLost) element = await control.evaluateHandle((one) => one);
        else await page.keyboard.press("Tab");
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
