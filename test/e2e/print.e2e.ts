import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Demo, openDemo } from "./support/open-demo.ts";
import { houston } from "./support/pricing-path.ts";
import type { Visitor } from "./support/visitor.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Waits for what is printed, and does what shows it. */
  readonly open: (page: Page, visitor: Visitor) => Promise<unknown>;
  /** Texts on paper, and texts of the screen that are not. */
  readonly printed: readonly string[];
  readonly dropped: readonly string[];
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { name }).waitFor();

const screens: readonly Screen[] = [
  {
    name: "the dashboard",
    path: "/",
    open: (page) => heading(page, "Recent Addresses"),
    printed: ["Dashboard", "Recent Addresses"],
    dropped: ["Search Keywords", "Solutions Finder"],
  },
  {
    name: "the results of a lookup",
    path: `/scout?address=${encodeURIComponent(houston)}`,
    async open(page, { advance }) {
      await page.getByRole("progressbar").waitFor();
      while ((await page.getByRole("progressbar").count()) > 0) await advance(1000);
      await page.getByText(/^\d+ providers · /).waitFor();
    },
    printed: [houston, "providers ·", "LEC", "Building Details", "Available Providers"],
    dropped: ["Street address", "Price This Address", "Bulk upload", "Copy as table"],
  },
  {
    name: "the form of a contract",
    path: "/scout/contracts",
    async open(page) {
      await page
        .getByRole("link", { name: /^Edit Draft/ })
        .first()
        .click();
      await heading(page, "Preview");
    },
    printed: ["You do not have permission to print this PDF."],
    dropped: ["Refresh Preview", "Download PDF"],
  },
  {
    name: "the price board",
    path: `/scout/pricing?address=${encodeURIComponent(houston)}`,
    open: (page) => page.getByRole("table", { name: "Price board" }).waitFor(),
    printed: [houston, "Price board", "lowest price first", "/mo", "Total over term"],
    dropped: [
      "Generate Pricing",
      "Services to price",
      "Sort by",
      "Download CSV",
      "Several addresses",
    ],
  },
  {
    name: "the results of a bulk upload",
    path: "/scout/bulk",
    async open(page) {
      await page
        .getByRole("button", { name: /^Download/ })
        .nth(1)
        .click();
      await page.getByRole("rowheader", { name: "Row 2", exact: true }).waitFor();
    },
    printed: ["Results in", "Row 2", "Bulk Upload History"],
    dropped: ["Choose a file", "Start Upload", "Dismiss", "Download Results"],
  },
  {
    name: "the contracts",
    path: "/scout/contracts",
    open: (page) => page.getByRole("table").waitFor(),
    printed: ["Customer Name", "ready to create"],
    dropped: ["Search contracts", "All states", "Edit Draft", "Actions"],
  },
  {
    name: "the finder and its report",
    path: "/solutions-finder",
    async open(page) {
      await heading(page, "424 Providers Found");
      await page
        .getByRole("checkbox", { name: /^Select / })
        .first()
        .click();
      await page.getByRole("list", { name: "Selected Providers" }).waitFor();
    },
    printed: ["424 Providers Found", "Selected Providers", "Acadia Gate Defense"],
    dropped: ["Search Keywords", "Access Types", "Create Report", "Customer name", "SD-WAN"],
  },
  {
    name: "the provider library",
    path: "/provider-library",
    open: (page) => heading(page, /Providers Found/),
    printed: ["Provider Library", "Providers Found"],
    dropped: ["Unified Communications"],
  },
  {
    name: "the resource library",
    path: "/resource-library?keyword=comcast",
    open: (page) => heading(page, /^Results/),
    printed: ["Results (36)", "Comcast Business Broadband Brochure.pdf", "Last Updated"],
    dropped: ["Collateral Type", "White Paper"],
  },
  {
    name: "the index",
    path: "/solutions-index",
    open: (page) => heading(page, /^Access Types/),
    printed: ["Access Types", "Dark Fiber"],
    dropped: ["Expand All", "Select Provider"],
  },
  {
    name: "a page of content",
    path: "/pages/partner-services",
    open: (page) => heading(page, "Contacts"),
    printed: ["Partner Services", "Quotes are answered", "Your channel manager, for orders over"],
    dropped: ["Commissions"],
  },
];

/** What the paper of a screen says, and what is wrong with it. */
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

test.each(screens)("$name is a page on paper, and not the application", async (screen) => {
  const visitor = await demo.enter(screen.path);
  const { page } = visitor;
  await screen.open(page, visitor);
  expect(await page.locator("portal-header").isVisible()).toBe(true);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  const { text, problems } = await paperOf(page);
  expect(await page.locator("portal-header").isVisible()).toBe(false);
  await page.emulateMedia({ media: null, colorScheme: null });
  expect(problems).toEqual([]);
  for (const part of screen.printed) expect(text).toContain(part);
  for (const part of screen.dropped) expect(text).not.toContain(part);
});
