import { fireEvent, userEvent, waitFor, within } from "storybook/test";
import type { Part, Queries, Screen } from "../../src/testing/screen.ts";

/** A part of a story's screen, which is found again on each use. */
export interface StoryPart extends Part<StoryPart> {
  /** Waits for the only matching element. */
  find(): Promise<HTMLElement>;
  get(): HTMLElement;
  query(): HTMLElement | null;
  all(): readonly HTMLElement[];
  /** All matching elements inside an element. */
  allIn(root: HTMLElement): readonly HTMLElement[];
}

/** Types into a box in a shadow root, where `userEvent` cannot track the value. */
export async function typeInto(box: HTMLElement, value: string): Promise<void> {
  box.focus();
  await fireEvent.input(box, { target: { value } });
}

/** The screen of a story. `root` returns the root in which the element draws, and throws until it has loaded. */
export function storyScreen(root: () => HTMLElement): Screen<StoryPart> {
  return {
    ...queriesOf(root, (element) => [element]),
    getByLabel: (text, { exact = false } = {}) =>
      storyPart(root, `labelled ${text}`, (element) =>
        within(element).queryAllByLabelText(text, { exact }),
      ),
    async select(list, option) {
      const element = await list.find();
      const chosen = [...element.querySelectorAll("option")].find(
        ({ value, text }) => value === option || text === option,
      );
      if (chosen === undefined) throw new Error(`${option} is not in the list.`);
      await fireEvent.change(element, { target: { value: chosen.value } });
    },
  };
}

type Find = StoryPart["allIn"];

function queriesOf(root: () => HTMLElement, outer: Find): Queries<StoryPart> {
  const inside = (description: string, find: Find) =>
    storyPart(root, description, (element) => outer(element).flatMap((one) => [...find(one)]));
  return {
    getByRole: (role, { name, exact = false } = {}) =>
      inside(`${role} ${name ?? ""}`, (element) =>
        within(element).queryAllByRole(
          role,
          name === undefined ? {} : { name: exact ? name : containing(name) },
        ),
      ),
    getByTitle: (text, { exact = false } = {}) =>
      inside(`titled ${text}`, (element) => within(element).queryAllByTitle(text, { exact })),
  };
}

function storyPart(root: () => HTMLElement, description: string, allIn: Find): StoryPart {
  const all = () => allIn(root());
  const query = () => {
    const [element = null, another] = all();
    if (another !== undefined) throw new Error(`The screen has several parts: ${description}.`);
    return element;
  };
  const get = () => {
    const element = query();
    if (element === null) throw new Error(`The screen has no part: ${description}.`);
    return element;
  };
  const find = () => waitFor(get);
  return {
    ...queriesOf(root, allIn),
    allIn,
    all,
    query,
    get,
    find,
    click: async () => userEvent.click(await find()),
    fill: async (text) => typeInto(await find(), text),
    filter: ({ hasText = "", has }) =>
      storyPart(root, description, (element) =>
        allIn(element).filter(
          (one) =>
            containing(hasText)(one.textContent ?? "") &&
            (has === undefined || has.allIn(one).length > 0),
        ),
      ),
    first: () => storyPart(root, description, (element) => allIn(element).slice(0, 1)),
  };
}

function containing(text: string | RegExp): (content: string) => boolean {
  if (text instanceof RegExp) return (content) => text.test(content);
  const wanted = text.toLowerCase();
  return (content) => content.toLowerCase().includes(wanted);
}
