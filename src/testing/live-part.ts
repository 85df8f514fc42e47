import type { Part, Screen, TextOptions } from "./screen.ts";

/**
 * A part of a page that can be read as well as used. The names are those of Playwright, whose locators are such parts;
 * `domPart` makes one of an element in the page of the test.
 */
export interface LivePart extends Part<LivePart> {
  getByLabel(text: string | RegExp, options?: TextOptions): LivePart;
  /** Finds elements by a selector. */
  locator(selector: string): LivePart;
  filter(options?: { readonly hasText?: string | RegExp; readonly has?: LivePart }): LivePart;
  count(): Promise<number>;
  all(): Promise<LivePart[]>;
  inputValue(): Promise<string>;
  selectOption(option: string): Promise<unknown>;
  /** Runs a function, which may use nothing from outside but a text, on the element in its page. */
  evaluate<Result>(
    read: (element: HTMLElement, given: string) => Result,
    given: string,
  ): Promise<Result>;
}

/** The screen of an element. */
export interface LiveScreen extends Screen<LivePart> {
  /** The element itself. */
  readonly element: LivePart;
}

export function screenOf(element: LivePart): LiveScreen {
  return {
    element,
    getByRole: (role, options) => element.getByRole(role, options),
    getByTitle: (text, options) => element.getByTitle(text, options),
    getByLabel: (text, options) => element.getByLabel(text, options),
    select: (list, option) => list.selectOption(option),
  };
}
