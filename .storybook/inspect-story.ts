import axe from "axe-core";
import { afterEach } from "vitest";
import { findClippedText, findOverflow, findSmallTargets } from "./find-troubles.ts";

interface StoryOfTest {
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
 * add-on has inspected the story as it stands.
 */
afterEach(async ({ task, story }: { task: TestTask; story?: StoryOfTest }) => {
  if (story === undefined || task.result?.state === "fail") return;
  // The drawing pieces are inspected in test/elements/ui/accessibility.browser.test.tsx.
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
    if (width === 360) add("dark", await findLowContrastInDark(element, story));
  }
  // A story of one width shows how that width looks.
  if (drawn.size > 1) {
    await resize(element, 320);
    add("320 px", [...findOverflow(element), ...findClippedText(root)]);
    element.style.setProperty("--scout-font-size", "32px");
    await resize(element, 640);
    add("640 px, large text", [...findOverflow(element), ...findClippedText(root)]);
  }
  if (found.length > 0) throw new Error(found.join("\n"));
});

function elementOnPage(): Element & ElementCSSInlineStyle {
  const all = document.querySelectorAll<HTMLElement>("body *");
  const element = [...all].find(({ localName }) => customElements.get(localName) !== undefined);
  if (element === undefined) throw new Error("The story shows no element.");
  return element;
}

/** Gives the story's page a width, and waits until the element is drawn for it: elements follow their own width. */
async function resize(element: Element, width: number): Promise<void> {
  Object.assign(pageOf(element).style, { inlineSize: `${width}px`, padding: "12px" });
  await nextFrame();
}

/** The page that the decorator draws around a story. */
function pageOf(element: Element): HTMLElement {
  const page = element.closest<HTMLElement>("[data-page]");
  if (page === null) throw new Error("The story has no page.");
  return page;
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Texts that are hard to read in the dark scheme. */
async function findLowContrastInDark(
  element: Element,
  { parameters }: StoryOfTest,
): Promise<readonly string[]> {
  const rules = parameters.a11y?.config?.rules ?? [];
  if (rules.some(({ id, enabled }) => id === "color-contrast" && enabled === false)) return [];
  pageOf(element).style.colorScheme = "dark";
  // The frames of a contract hold pages of other origins.
  const results = await axe.run(element, {
    iframes: false,
    runOnly: "color-contrast",
    resultTypes: ["violations"],
  });
  return results.violations.flatMap(({ nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => `${target.join(" ")} ${failureSummary}`),
  );
}
