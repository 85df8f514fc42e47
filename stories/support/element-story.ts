import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { userEvent, waitFor, within } from "storybook/test";
import type { Screen } from "../../src/testing/screen.ts";
import {
  apiBaseOf,
  closeStoryBackend,
  openStoryBackend,
  type StoryBackendOptions,
} from "./story-backend.ts";
import type { Interference } from "./story-calls.ts";
import { type StoryPart, storyScreen } from "./story-screen.ts";

export interface ElementArgs {
  readonly backend?: StoryBackendOptions;
  /** An attribute of the element, or a property if the value is not a text. */
  readonly [attribute: string]: unknown;
}

export type Story = StoryObj<ElementArgs>;

/** The meta of an element's stories: renders the element, and runs a backend during each story. */
export function elementMeta(tag: string) {
  return {
    component: tag,
    argTypes: { backend: { table: { disable: true } } },
    loaders: [
      async ({ id, args }) => {
        await openStoryBackend(id, args.backend ?? {});
        return {};
      },
    ],
    beforeEach:
      ({ id }) =>
      () =>
        closeStoryBackend(id),
    render({ backend: _, ...given }, { id }) {
      const element = document.createElement(tag);
      const all = { "api-base": apiBaseOf(id), routing: "none", ...given };
      for (const [name, value] of Object.entries(all)) {
        if (typeof value === "string") element.setAttribute(name, value);
        else Object.assign(element, { [name]: value });
      }
      return element;
    },
  } satisfies Meta<ElementArgs>;
}

/** The parameters for a backend with this interference. */
export function backend(interfere: Interference): { readonly backend: StoryBackendOptions } {
  return { backend: { interfere } };
}

/** The root in which the story's element draws. Throws until the element has loaded. */
export function drawingIn(canvas: HTMLElement, selector = "[api-base]"): HTMLElement {
  const element = canvas.querySelector(selector);
  const found = (element?.shadowRoot ?? element)?.querySelector<HTMLElement>(".scout-root");
  if (!found) throw new Error("The element has not loaded yet.");
  return found;
}

async function queriesIn(canvas: HTMLElement) {
  return within(await waitFor(() => drawingIn(canvas)));
}

type Queries = Awaited<ReturnType<typeof queriesIn>>;

/** Creates a function for plays, whose steps get the element's parts by the words of its users, and general queries. */
export function playWith<Parts extends object>(partsOf: (screen: Screen<StoryPart>) => Parts) {
  return (steps: (parts: Queries & Parts, canvas: HTMLElement) => Promise<unknown>) =>
    async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
      const parts = partsOf(storyScreen(() => drawingIn(canvasElement)));
      await steps({ ...(await queriesIn(canvasElement)), ...parts }, canvasElement);
    };
}

/** A play of an element without a tester. */
export const playing = playWith(() => ({}));

/** A play that waits until the element shows this text. */
export function shows(text: string | RegExp) {
  return playing(({ findAllByText }) => findAllByText(text));
}

/** The element for a user without access to Scout. */
export const withoutScout: Story = {
  args: { backend: { user: "agent-without-scout" } },
  parameters: { log: ["Denied: Access Denied"] },
  play: shows("Access Denied"),
};

/** A play that clicks these buttons in turn. */
export function pressed(...names: readonly (string | RegExp)[]) {
  return playing(async ({ findByRole }) => {
    for (const name of names) await userEvent.click(await findByRole("button", { name }));
  });
}

/** Chooses a file as the file chooser does: in the only file input, or in the one at the given index. */
export async function chooseFile(canvas: HTMLElement, file: File, at = 0): Promise<void> {
  const input = await waitFor(() => {
    const found = drawingIn(canvas).querySelectorAll<HTMLInputElement>("input[type=file]")[at];
    if (!found) throw new Error("No file can be chosen.");
    return found;
  });
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Presses keys until they open a dialog of the page, because their code loads with the first focus. */
export async function pressForDialog(canvas: HTMLElement, keys: string): Promise<void> {
  await waitFor(async () => {
    await userEvent.keyboard(keys);
    const roots = [...(canvas.querySelector("[api-base]")?.shadowRoot?.children ?? [])];
    if (!roots.some(({ shadowRoot }) => shadowRoot?.querySelector("dialog[open]"))) {
      throw new Error("No dialog is open.");
    }
  });
}
