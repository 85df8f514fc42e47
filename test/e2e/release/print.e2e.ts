import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Demo, openDemo } from "../support/open-demo.ts";
import { houston } from "../support/pricing-path.ts";
import { type ScreenName, screens } from "../support/screens.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

interface Paper {
  readonly name: ScreenName;
  /** Texts on paper, and texts of the screen that are not on paper. */
  readonly printed: readonly string[];
  readonly dropped: readonly string[];
}

const papers: readonly Paper[] = [
  {
    name: "the dashboard",
    printed: ["Dashboard", "Recent Addresses"],
    dropped: ["Search Keywords", "Solutions Finder"],
  },
  {
    name: "the results of a lookup",
    printed: [houston, "providers ·", "LEC", "Building Details", "Available Providers"],
    dropped: ["Street address", "for all providers", "Bulk upload", "Copy as table"],
  },
  {
    name: "the form of a contract",
    printed: ["You do not have permission to print this PDF."],
    dropped: ["Refresh Preview", "Download PDF"],
  },
  {
    name: "the price board",
    printed: [houston, "Price board", "100 Mbps+ first", "/mo", "Total over the term"],
    dropped: ["Generate Pricing", "Service types", "Sort by", "Download CSV", "Several addresses"],
  },
  {
    name: "bulk with results",
    printed: ["Results in", "Row 2", "Bulk Upload History"],
    dropped: ["Choose a file", "Start Upload", "Dismiss", "Download Results"],
  },
  {
    name: "the contracts",
    printed: ["Customer Name", "ready to create"],
    dropped: ["Search contracts", "All statuses", "Edit Draft", "Actions"],
  },
  {
    name: "the finder with a selection",
    printed: ["424 Providers Found", "Selected Providers", "Acadia Gate Defense"],
    dropped: ["Search Keywords", "Access Types", "Create Report", "Customer name", "SD-WAN"],
  },
  {
    name: "the provider library",
    printed: ["Provider Library", "Providers Found"],
    dropped: ["Unified Communications"],
  },
  {
    name: "the resource library",
    printed: ["Results (36)", "Comcast Business Broadband Brochure.pdf", "Last Updated"],
    dropped: ["Collateral Type", "White Paper"],
  },
  {
    name: "the index",
    printed: ["Access Types", "Dark Fiber"],
    dropped: ["Expand All", "Select Provider"],
  },
  {
    name: "a page of content",
    printed: ["Partner Services", "Quotes are answered", "Your channel manager, for orders over"],
    dropped: ["Commissions"],
  },
];

/** Returns the texts of a screen on paper, and its problems. */
function paperOf(page: Page) {
  return page.evaluate(() => {
    const problems: string[] = [];
    const texts: string[] = [];
    const kept = "th button, td button, .disclosure-button, .link-button, [aria-selected=true]";
    const look = (root: ParentNode, isOwn: boolean) => {
      for (const node of root.querySelectorAll<HTMLElement>("*")) {
        if (node.shadowRoot !== null) look(node.shadowRoot, true);
        if (!isOwn || !node.checkVisibility() || node.closest(".visually-hidden") !== null)
          continue;
        const style = getComputedStyle(node);
        const name = `${node.localName}.${node.className} ${node.innerText?.slice(0, 30) ?? ""}`;
        if (node.matches("button, select, input, textarea, [role=tab]") && !node.matches(kept)) {
          problems.push(`control: ${name}`);
        }
        if (/sticky|fixed/.test(style.position)) problems.push(`sticks: ${name}`);
        const isCut = node.scrollWidth > node.clientWidth + 1 && style.overflowX !== "visible";
        if (isCut && node.clientWidth > 1) problems.push(`cut: ${name}`);
        const spills = node.scrollHeight > node.clientHeight + 4 && style.display !== "inline";
        if (node.localName === "li" && spills) problems.push(`covers the next: ${name}`);
        if (style.colorScheme !== "light") problems.push(`dark: ${name}`);
        if (
          node.localName === "a" &&
          node.innerText !== "" &&
          !/underline/.test(style.textDecorationLine)
        ) {
          problems.push(`link: ${name}`);
        }
      }
      if (root instanceof ShadowRoot && root.host.checkVisibility()) {
        texts.push(root.querySelector<HTMLElement>(".scout-root")?.innerText ?? "");
      }
    };
    look(document, false);
    return { text: texts.join("\n"), problems: [...new Set(problems)].slice(0, 20) };
  });
}

test.each(papers)(
  "$name is printed as a page, without the controls of the application",
  async (paper) => {
    const { path, open } = screens[paper.name];
    const visitor = await demo.enter(path);
    const { page } = visitor;
    await open(page, visitor);
    expect(await page.locator("portal-header").isVisible()).toBe(true);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    // Polls, because the print style sheet loads after the screen.
    await expect.poll(async () => (await paperOf(page)).problems).toEqual([]);
    const { text } = await paperOf(page);
    expect(await page.locator("portal-header").isVisible()).toBe(false);
    await page.emulateMedia({ media: null, colorScheme: null });
    for (const part of paper.printed) expect(text).toContain(part);
    for (const part of paper.dropped) expect(text).not.toContain(part);
  },
);
