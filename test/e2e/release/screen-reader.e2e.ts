import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { demoPassword } from "../../../demo/server/index.ts";
import { bulkTester } from "../../../src/testing/parts/bulk-tester.ts";
import { firstDifference } from "../../support/first-difference.ts";
import { demoScreen } from "../../testers/demo-screen.ts";
import { sampleFile } from "../support/bulk-driver.ts";
import { type Demo, openDemo, type VisitOptions } from "../support/open-demo.ts";
import { houston } from "../support/pricing-path.ts";
import { openScreenReader, type ScreenReader } from "../support/screen-reader.ts";
import { codeInMailbox } from "../support/sign-in-driver.ts";
import type { Visitor } from "../support/visitor.ts";
import { createWizardDriver } from "../support/wizard-driver.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

interface Flow {
  readonly name: string;
  readonly path: string;
  readonly options?: VisitOptions;
  readonly work: (reader: ScreenReader, visitor: Visitor) => Promise<void>;
}

/** Skips the header. */
async function skip(reader: ScreenReader): Promise<void> {
  await reader.tabTo(/Skip to content/);
  await reader.press("Enter");
}

const flows: readonly Flow[] = [
  {
    name: "Sign in",
    path: "/login/",
    options: { as: "Signed out" },
    async work(reader, { page }) {
      await page.getByRole("textbox", { name: "Username or email address" }).waitFor();
      await reader.tabTo(/Username/);
      await reader.enter("dana.whitfield@example.com");
      await reader.tabTo(/“Password”/);
      await reader.enter(demoPassword);
      await reader.activate();
      await reader.hears(/code/i);
      await reader.arrivesAt(/code/i);
      await reader.enter(await codeInMailbox(page, demo.url), "the code");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "Dashboard" }).waitFor();
      await reader.tabTo(/Skip to content/);
    },
  },
  {
    name: "Lookup to cards",
    path: "/scout",
    async work(reader, { page, advance }) {
      await page.getByRole("combobox", { name: "Street address" }).waitFor();
      await skip(reader);
      await reader.tabTo(/Street address/);
      await reader.enter("100 m");
      await reader.hears(/^\d+ suggestion/);
      await reader.press("ArrowDown");
      await reader.press("Enter");
      await reader.hears(/^Searching/);
      while ((await page.getByRole("progressbar").count()) > 0) await advance(1000);
      await reader.hears(/^\d+ providers, /);
      await reader.tabTo(/Generate Pricing for all providers/);
    },
  },
  {
    name: "Pricing to a total and a PDF",
    path: `/scout/pricing?address=${encodeURIComponent(houston)}`,
    async work(reader, { page }) {
      await page.getByRole("table", { name: "Price board" }).waitFor();
      await reader.hears(/^Price board/);
      await skip(reader);
      await reader.tabTo(/combobox “Provider”/);
      await reader.choose("Comcast");
      await reader.tabTo(/“Term”/);
      await reader.choose("36");
      await reader.tabTo(/“Broadband”/);
      await reader.press("Space");
      await reader.tabTo(/^radio/);
      await reader.press("ArrowDown");
      await reader.hears(/Monthly total/);
      await reader.tabTo(/Save as PDF/);
      await reader.activate();
      await reader.hears(/^Downloaded/);
      await reader.tabTo(/Keep for comparison/);
      await reader.activate();
      await reader.hears(/^Kept/);
    },
  },
  {
    name: "Bulk upload",
    path: "/scout/bulk",
    async work(reader, { page, advance }) {
      await page.getByRole("button", { name: /Choose a file/ }).waitFor();
      page.on("filechooser", (chooser) => chooser.setFiles(sampleFile("addresses-25")));
      await skip(reader);
      await reader.tabTo(/Choose a file/);
      await reader.activate();
      await reader.hears(/looks good/);
      await reader.tabTo(/Start Upload/);
      await reader.activate();
      await reader.hears(/was uploaded/);
      const completed = bulkTester(demoScreen(page)).completed("addresses-25.csv").first();
      // Advances in small steps, because answers take real time, and moves the mouse, because the page stops polling without user activity.
      for (let seconds = 0; !(await completed.isVisible()); seconds += 1) {
        await page.mouse.move(seconds % 30, seconds % 30);
        await advance(1000);
      }
      await reader.hears(/is complete/);
    },
  },
  {
    name: "Finder to a report",
    path: "/solutions-finder",
    async work(reader, { page }) {
      await page.getByRole("heading", { name: "424 Providers Found" }).waitFor();
      await skip(reader);
      await reader.tabTo(/Skip to the results/);
      await reader.press("Enter");
      await reader.tabTo(/^checkbox “Select/);
      await reader.press("Space");
      await reader.hears(/selected|Selected/);
      await reader.goTo("Selected Providers");
      await reader.tabTo(/Customer name/);
      await reader.enter("Bluebonnet Dental Group");
      await reader.tabTo(/Create Report/);
    },
  },
  {
    name: "Contract wizard",
    path: "/scout/contracts",
    async work(reader, visitor) {
      await visitor.page.getByRole("table").waitFor();
      await skip(reader);
      await reader.hears(/contracts$/);
      await reader.tabTo(/Edit Draft/);
      await reader.activate();
      await reader.arrivesAt(/^main/);
      await createWizardDriver(visitor).seesContract();
      await reader.hears(/is up to date/);
      await reader.tabTo(/Download PDF/);
      await reader.activate();
      await reader.hears(/^Downloaded/);
    },
  },
];

const head = `# Screen reader

This page is the script of a screen reader in six flows, by keyboard only. It has each stop of the focus with its role, name,
states, value and description from the accessibility tree of Chromium, and each sentence of a live region. \`H\` is the screen
reader's own key for the next heading. \`test/e2e/release/screen-reader.e2e.ts\` runs the flows and compares; run it with \`-u\` to
write this page. Sentences that only slow loads announce, such as "Loading", are left out.
`;

const sections: string[] = [];

test.each(flows)("4.1.2, 4.1.3: $name", async ({ name, path, options, work }) => {
  const visitor = await demo.enter("/demo/help", options);
  const reader = await openScreenReader(visitor.page, path);
  await work(reader, visitor);
  sections.push(`## ${name}\n\n\`\`\`text\n${reader.lines.join("\n")}\n\`\`\`\n`);
});

test("docs/screen-reader.md matches the flows", async () => {
  expect(sections).toHaveLength(flows.length);
  const kept = readFileSync(new URL("../../../docs/screen-reader.md", import.meta.url), "utf8");
  const said = [head, ...sections].join("\n");
  await expect(said, firstDifference(said, kept)).toMatchFileSnapshot(
    "../../../docs/screen-reader.md",
  );
});
