import axe from "axe-core";
import { afterEach } from "vitest";
import { page } from "vitest/browser";
import { findClippedText, findOverflow, findSmallTargets } from "./find-troubles.ts";

interface StoryOfTest {
  readonly globals: { readonly scheme?: unknown };
  readonly parameters: {
    readonly a11y?: { readonly config?: { readonly rules?: readonly axe.Rule[] } };
  };
}

interface TestTask {
  readonly file: { readonly filepath: string };
  readonly result?: { readonly state: string };
}

/** Widths of a phone, a tablet and a desktop window. */
const widths = [360, 768, 1440];

/**
 * Inspects every story of an element in the state that it ends in: its room and the size of its targets at
 * each width, the dark scheme on a phone, a narrow window, and text of double size. The accessibility
 * add-on has inspected the story as it stands; a story in the dark scheme has a light twin.
 */
afterEach(async ({ task, story }: { task: TestTask; story?: StoryOfTest }) => {
  const isInspected = story !== undefined && story.globals.scheme !== "dark";
  if (!isInspected || task.result?.state === "fail") return;
  // The drawing pieces are no elements.
  if (task.file.filepath.includes("/stories/ui/")) return;
  const element = elementOnPage();
  const root = element.shadowRoot ?? element;
  const drawn = new Set<number>();
  const found: string[] = [];
  const add = (where: string, troubles: readonly string[]) =>
    found.push(...troubles.map((trouble) => `${where}: ${trouble}`));
  for (const width of widths) {
    await resize(element, width);
    drawn.add(element.clientWidth);
    add(`${width} px`, [...findOverflow(element), ...findSmallTargets(root)]);
    if (width === 360) add("dark", await findViolationsInDark(element, story));
  }
  // A story of one width does not follow the window: it shows how that width looks.
  if (drawn.size === 1) return;
  await resize(element, 320);
  add("320 px", [...findOverflow(element), ...findClippedText(root)]);
  element.style.setProperty("--scout-font-size", "32px");
  await resize(element, 640);
  add("640 px, large text", [...findOverflow(element), ...findClippedText(root)]);
  if (found.length > 0) throw new Error(found.join("\n"));
});

function elementOnPage(): Element & ElementCSSInlineStyle {
  const all = document.querySelectorAll<HTMLElement>("body *");
  const element = [...all].find(({ localName }) => customElements.get(localName) !== undefined);
  if (element === undefined) throw new Error("The story shows no element.");
  return element;
}

/** Resizes the window, and waits until the element is drawn for it. */
async function resize(element: Element, width: number): Promise<void> {
  await page.viewport(width, 900);
  let height = -1;
  for (let frames = 0; frames < 30; frames += 1) {
    await new Promise((done) => requestAnimationFrame(done));
    await new Promise((done) => requestAnimationFrame(done));
    if (element.clientHeight === height) return;
    height = element.clientHeight;
  }
}

async function findViolationsInDark(
  element: Element,
  { parameters }: StoryOfTest,
): Promise<readonly string[]> {
  const { parentElement } = element;
  if (parentElement !== null) parentElement.style.colorScheme = "dark";
  const own = (parameters.a11y?.config?.rules ?? []).map(({ id, enabled = true }) => [
    id,
    { enabled },
  ]);
  const results = await axe.run(element, {
    // The frames of a contract hold pages of other origins.
    iframes: false,
    rules: {
      region: { enabled: false },
      "target-size": { enabled: true },
      ...Object.fromEntries(own),
    },
  });
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
}
