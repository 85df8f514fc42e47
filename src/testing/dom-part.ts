import { computeAccessibleName, getRole } from "dom-accessibility-api";
import { choose, enter, press } from "./dom-acts.ts";
import { drawnBelow, isExposed } from "./dom-tree.ts";
import type { LivePart } from "./live-part.ts";
import { readTexts } from "./read-part.ts";
import type { TextOptions } from "./screen.ts";
import { until } from "./until.ts";

/** Finds elements below others, in the order of the page. */
type Find = (starts: readonly Element[]) => readonly Element[];

interface DomPlace {
  /** The element in which all parts are searched. */
  readonly start: Element;
  readonly timeoutMs: number;
}

/** How each part is found, so that `filter` can search one inside other elements. */
const finds = new WeakMap<LivePart, Find>();

/** The element as a part that finds its parts again on each use, by roles and names. */
export function domPart(place: DomPlace): LivePart {
  return partOf(place, `<${place.start.localName}>`, (starts) => starts);
}

function partOf(place: DomPlace, description: string, find: Find): LivePart {
  const all = () => find([place.start]);
  const below = (more: string, isFound: (element: Element) => boolean) =>
    partOf(place, more, (starts) => [
      ...new Set(find(starts).flatMap((one) => drawnBelow(one).filter(isFound))),
    ]);
  /** Waits for the only element that is found. */
  const only = (isReady: (element: HTMLElement) => boolean = () => true) =>
    until(
      place.timeoutMs,
      () => {
        const [element, another] = all();
        const isOnly = element !== undefined && another === undefined;
        return isOnly && isHtml(element) && isReady(element) ? element : undefined;
      },
      () => `<${place.start.localName}> has ${stateOf(all(), description)}`,
    );
  const part: LivePart = {
    getByRole: (role, { name, exact } = {}) =>
      below(
        `${role}${name === undefined ? "" : ` "${name}"`}`,
        (one) =>
          getRole(one) === role &&
          isExposed(one) &&
          (name === undefined || isNamed(one, name, { exact: exact === true })),
      ),
    getByTitle: (text, options) =>
      below(`title "${text}"`, (one) => {
        const title = one.getAttribute("title");
        return title !== null && isText(title, text, options);
      }),
    getByLabel: (text, options) =>
      below(
        `label "${text}"`,
        (one) =>
          one.matches("input, select, textarea, [aria-label], [aria-labelledby]") &&
          isText(computeAccessibleName(one), text, options),
      ),
    locator: (selector) => below(selector, (one) => one.matches(selector)),
    filter: ({ hasText = "", has } = {}) =>
      partOf(place, description, (starts) =>
        find(starts).filter(
          (one) =>
            isText(one.textContent, hasText) &&
            (has === undefined || (finds.get(has)?.([one]) ?? []).length > 0),
        ),
      ),
    first: () => partOf(place, description, (starts) => find(starts).slice(0, 1)),
    count: async () => all().length,
    all: async () => all().map((one) => partOf(place, description, () => [one])),
    click: async () => press(await only(isEnabled)),
    fill: async (text) => enter(await only(isEnabled), text),
    selectOption: async (option) => choose(await only(isEnabled), option),
    inputValue: async () => fieldValueOf(await only()),
    evaluate: async (read, given) => read(await only(), given),
  };
  finds.set(part, find);
  return part;
}

function stateOf(found: readonly Element[], description: string): string {
  if (found.length === 0) return `no ${description}`;
  return found.length > 1 ? `${found.length} times ${description}` : `a disabled ${description}`;
}

function isHtml(element: Element): element is HTMLElement {
  return "click" in element;
}

function isEnabled(element: HTMLElement): boolean {
  return !element.matches(':disabled, [aria-disabled="true"]');
}

function fieldValueOf(element: HTMLElement): string {
  return "value" in element ? String(element.value) : "";
}

/** The library loses a space that has an element of its own, as between marked words of a suggestion. */
function isNamed(element: Element, name: string | RegExp, options: TextOptions): boolean {
  if (isText(computeAccessibleName(element), name, options)) return true;
  if (!isHtml(element) || !element.matches('[role="option"]')) return false;
  return isText(readTexts(element, "element").join(), name, options);
}

/** Compares as Playwright does: white space collapses, and a text that is not exact is a part of it in any case. */
function isText(
  found: string,
  text: string | RegExp,
  { exact = false }: TextOptions = {},
): boolean {
  const words = found.replace(/\s+/g, " ").trim();
  if (typeof text !== "string") return text.test(words);
  return exact ? words === text : words.toLowerCase().includes(text.toLowerCase());
}
