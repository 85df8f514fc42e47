import "../../src/elements/scout-lookup/scout-lookup.ts";
import { afterAll, expect, test } from "vitest";
import { cdp, commands } from "vitest/browser";
import architecture from "../../docs/architecture.md?raw";
import {
  json,
  logInCall,
  settingsCall,
  showSignIn,
  signIn,
} from "../elements/login-form/sign-in-page.ts";
import { agent as lookup } from "../elements/scout-lookup/agent.ts";
import { agent as pricing } from "../elements/scout-pricing/agent.ts";
import { openBuilder } from "../elements/scout-pricing/open-pricing.ts";
import { rows, searchOf } from "../elements/scout-pricing/searches.ts";
import { cleanUpHostPage, place, serve, stopClock, turnPage } from "../support/host-page.ts";
import { makeToken } from "../support/make-token.ts";
import { layers } from "./import-table.ts";
import { filesOfPriceWalk } from "./price-walk.ts";

cleanUpHostPage();

/** The functions that the browser counted in a file. */
interface Counted {
  readonly url: string;
  readonly functions: readonly {
    /** The name is empty for code that runs when the file loads. */
    readonly functionName: string;
    readonly ranges: readonly { readonly count: number }[];
  }[];
}

/** The session of Vitest's page, which only its provider types. */
interface Session {
  send(method: string, options?: object): Promise<{ readonly result: readonly Counted[] }>;
}

/**
 * Returns the files of `src/` with a named function that runs during an action. The action begins
 * when the page is idle.
 */
async function filesThatRun(act: () => Promise<void>): Promise<readonly string[]> {
  const session = cdp() as unknown as Session;
  await session.send("Profiler.enable");
  await session.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  /** The files that ran since the last call. */
  const take = async () => filesIn((await session.send("Profiler.takePreciseCoverage")).result);
  try {
    do await idleTime();
    while ((await take()).length > 0);
    await act();
    return await take();
  } finally {
    await session.send("Profiler.disable");
  }
}

/** Files of measurements, which an earlier test file may have enabled in the page. */
const measuring = /\/(?:collect|page)-metrics\.ts$/;

/** The testers act on the page, and are not part of it. */
function filesIn(counted: readonly Counted[]): readonly string[] {
  return counted.flatMap(({ url, functions }) => {
    const path = /\/(src\/(?!testing\/)[^?]+\.tsx?)(?:\?|$)/.exec(url)?.[1];
    const hasRun = functions.some(
      ({ functionName, ranges: [whole] }) => functionName !== "" && (whole?.count ?? 0) > 0,
    );
    return path !== undefined && hasRun && !measuring.test(path) ? [path] : [];
  });
}

async function aFewFrames(): Promise<void> {
  for (let frames = 0; frames < 10; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Waits until the work that an element postpones, such as loading its print styles, has begun. */
async function idleTime(): Promise<void> {
  await aFewFrames();
  await new Promise((resolve) => requestIdleCallback(resolve));
}

interface Flow {
  readonly name: string;
  /** Limits the files of a flow, because each one makes it harder to follow. Lower the limit when a change needs fewer. */
  readonly maxFiles: number;
  /** Files that the architecture names as steps of the flow. */
  readonly steps?: readonly string[];
  /** Parts of the screen that do not depend on the act, so the act does not render them again. */
  readonly unaffected?: readonly string[];
  /** Opens the screen, and returns the action. */
  readonly open: () => Promise<() => Promise<void>>;
}

const flows: readonly Flow[] = [
  {
    name: "A token: from the sign-in to the session",
    maxFiles: 79,
    async open() {
      stopClock();
      const seconds = Math.floor(Date.now() / 1000);
      const token = makeToken({ iat: seconds, exp: seconds + 600, ura: navigator.userAgent });
      const { element } = await showSignIn(
        {
          [logInCall]: [json({ code: 200, redirect_to: "/scout", token })],
          "POST /api/v1/sandler-stats/track-event": [json({})],
          [settingsCall]: [json({ data: { settings: { capabilities: ["scout:access"] } } })],
        },
        { context: "microsite" },
      );
      const signedIn = new Promise((resolve) =>
        element.addEventListener("scout-signed-in", resolve),
      );
      await expect.element(signIn.username()).toBeVisible();
      return async () => {
        await signIn.logIn("dana", "password");
        await signedIn;
        await aFewFrames(); // Waits until the sign-in is tracked and its answer is parsed.
      };
    },
  },
  {
    name: "An address: from the box to four cards",
    maxFiles: 148,
    unaffected: [
      "scout-lookup/bulk-panel.screen.tsx",
      "ui/drop-zone.tsx",
      "ui/screen-head.tsx",
      "uploads/csv-report.view.tsx",
      "uploads/open-upload-form.screen.tsx",
      "uploads/upload-form.view.tsx",
      "uploads/upload-list.view.tsx",
    ],
    async open() {
      const clock = stopClock();
      place("scout-lookup", await serve());
      await expect.element(lookup.card("Bulk upload")).toBeVisible();
      return async () => {
        await lookup.address().fill("100 m");
        await clock.advance(200);
        await lookup.suggestions().first().click();
        await clock.advanceWhile(lookup.progress());
        await expect.element(lookup.providers()).toBeVisible();
      };
    },
  },
  {
    name: "A click on a price: from the row to new totals",
    maxFiles: 86,
    unaffected: [
      "scout-pricing/board/board-landing.screen.tsx",
      "scout-pricing/builder/choices.screen.tsx",
      "scout-pricing/builder/comparison.view.tsx",
      "scout-pricing/builder/key-hint.view.tsx",
      "scout-pricing/drafts/drafts.screen.tsx",
      "scout-pricing/pricing-results.screen.tsx",
      "scout-pricing/sites/sites-progress.view.tsx",
      "scout-pricing/sites/sites.screen.tsx",
      "ui/address-form.tsx",
      "ui/card.tsx",
      "ui/combobox.tsx",
      "ui/disclosure.tsx",
      "ui/lazy-screen.tsx",
      "ui/screen-head.tsx",
      "ui/suggestion-list.tsx",
      "ui/tab-list.tsx",
      "ui/tabs.tsx",
    ],
    steps: filesOfPriceWalk(architecture),
    async open() {
      stopClock();
      await openBuilder(searchOf([rows.internet, rows.faster, rows.modem]));
      await pricing.section("Broadband").click();
      // The first service moves the outputs below the totals.
      await pricing.radio("Internet 100").click();
      return async () => {
        await pricing.radio("Internet 500").click();
        await expect.poll(() => pricing.amount("Monthly total")).toBe("$80.00");
      };
    },
  },
];

const head = `# The files of three flows

Which files of \`src/\` have a function that runs in each of the three flows of the [architecture](architecture.md), as
Chromium counts them in \`test/architecture/flows.browser.test.ts\`: the second time in a page, with everything that React
draws again, and without what runs when a file is loaded. \`npm run flows\` writes this page, which git ignores.
`;

const sections: string[] = [];

/** Clears pending timers of earlier test files. */
function clearTimers(): void {
  const last = Number(setTimeout(() => {}));
  for (let id = 0; id <= last; id += 1) clearTimeout(id);
}

/** The paths of all parts of screens. They are not loaded. */
const parts = Object.keys(import.meta.glob("../../src/elements/**/*.tsx"));

test.for(flows)(
  "the flow of $name passes its files",
  async ({ name, maxFiles, steps = [], unaffected = [], open }) => {
    clearTimers();
    // The action runs once before, because the first run loads files and logs warnings.
    await (await open())();
    turnPage();
    window.localStorage.clear();
    const act = await open();
    const files = await filesThatRun(act);
    expect(files.length).toBeGreaterThan(20);
    const idle = unaffected.map((path) => `src/elements/${path}`);
    expect(parts).toEqual(expect.arrayContaining(idle.map((path) => `../../${path}`)));
    expect(files.filter((file) => idle.includes(file))).toEqual([]);
    expect(files.length, files.join(", ")).toBeLessThanOrEqual(maxFiles);
    expect(files).toEqual(expect.arrayContaining([...steps]));
    sections.push(`## ${name}\n\n${files.length} files.\n\n${tableOf(files)}`);
  },
);

afterAll(() => commands.writeFile("docs/flows.md", [head, ...sections].join("\n")));

/** Returns the files by layer, in the order of the import table. */
function tableOf(files: readonly string[]): string {
  const lines = layers.flatMap((layer) => {
    const own = files.filter((file) => layers.find((one) => one.files.test(file)) === layer).sort();
    const names = own.map((file) => `\`${file.replace("src/", "")}\``);
    return own.length === 0 ? [] : [`| ${layer.name} | ${own.length} | ${names.join(", ")} |\n`];
  });
  return `| layer | files | |\n|---|---|---|\n${lines.join("")}`;
}
