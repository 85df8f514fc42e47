/**
 * `npm run fixtures`: packs the package, installs it into small apps as a user would, builds them,
 * and tests them in Chromium. Ends with `N passed, N failed`. An app that has passed with the same
 * package is not tested again. `npm run fixtures -- vue svelte` tests those; `npm run fixtures --
 * all` also tests the large apps, which only run by hand.
 */

import { existsSync } from "node:fs";
import type { Browser } from "playwright";
import { chromium } from "playwright";
import { chromiumFlags, findChromium } from "../support/chromium.ts";
import { createCheckCounter } from "../support/count-checks.ts";
import { checkPackage } from "./check-package.ts";
import {
  type Apps,
  type Group,
  groups,
  installApps,
  isPassed,
  notePassed,
} from "./install-apps.ts";
import { packPackage, packRelease } from "./pack-package.ts";
import { type ServeOptions, serveApp } from "./serve-app.ts";
import { tryElements } from "./try-elements.ts";
import { tryFiles } from "./try-files.ts";
import { tryRouter } from "./try-router.ts";
import { tryServerComponent } from "./try-server-component.ts";
import { tryStart } from "./try-start.ts";
import { tryTwoElements } from "./try-two-elements.ts";

interface Fixture {
  readonly name: string;
  /** By default `apps`. */
  readonly group?: Group;
  /** Folders of built pages, each with its tests. */
  readonly pages: readonly Page[];
}

interface Page extends ServeOptions {
  readonly folder: string;
  /** The part of the address after the slash. */
  readonly path?: string;
  readonly attempt: (browser: Browser, address: string) => Promise<void>;
}

const elementsIn = (folder: string): Page => ({ folder, attempt: tryElements });
const filesIn = (folder: string, path = ""): Page => ({ folder, path, attempt: tryFiles });
const serverComponentIn = (folder: string, path = ""): Page => ({
  folder,
  path,
  attempt: tryServerComponent,
});

/** The code of `docs/guides/start.md` for an environment. */
const startIn = (folder: string, path = "start"): Page => ({
  folder,
  path,
  isByToken: true,
  attempt: tryStart,
});

const routerIn = (folder: string, path = "lookup"): Page => ({
  folder,
  path,
  attempt: (browser, address) => {
    const { origin, pathname } = new URL(address);
    return tryRouter(browser, origin, pathname);
  },
});

/** The pages of an app whose framework renders them on a server. */
const siteIn = (folder: string): readonly Page[] => [
  serverComponentIn(folder),
  routerIn(folder),
  filesIn(folder, "files"),
  { folder, path: "two", attempt: tryTwoElements },
];

const fixtures: readonly Fixture[] = [
  { name: "react-19", pages: [elementsIn("out"), startIn("out")] },
  { name: "react-18", pages: [elementsIn("out")] },
  { name: "starter", pages: [startIn("dist", "")] },
  { name: "server-rendered", pages: [elementsIn("out")] },
  { name: "vue", pages: [elementsIn("out"), startIn("out")] },
  { name: "svelte", pages: [elementsIn("out"), startIn("out")] },
  {
    name: "angular",
    pages: [elementsIn("out"), filesIn("out", "#files"), routerIn("out"), startIn("out")],
  },
  {
    name: "bundlers",
    pages: ["vite", "webpack", "rspack", "esbuild", "rollup", "parcel", "published"].map((name) =>
      filesIn(`out/${name}`),
    ),
  },
  {
    name: "next",
    group: "apps-by-hand",
    pages: [
      ...siteIn("out"),
      serverComponentIn("out", "react"),
      startIn("out"),
      // The router navigates for the element.
      routerIn("out", "handled"),
    ],
  },
  {
    name: "next-pages",
    group: "apps-by-hand",
    pages: [...siteIn("out"), serverComponentIn("out", "react")],
  },
  { name: "sveltekit", group: "apps-by-hand", pages: siteIn("out") },
  { name: "nuxt", group: "apps-by-hand", pages: siteIn(".output/public") },
  { name: "astro", group: "apps-by-hand", pages: siteIn("out") },
  {
    name: "routers",
    pages: [
      routerIn("out/react-router"),
      routerIn("out/react-activity"),
      routerIn("out/vue-router"),
      routerIn("out/vue-keep-alive"),
      routerIn("out/turbo"),
      routerIn("out/htmx"),
      routerIn("out/navigation"),
    ],
  },
];

if (!existsSync("cdn/manifest.json") || !existsSync("dist/index.js")) {
  throw new Error("There is no cdn/ or dist/ to pack. Run `npm run build` first.");
}

const wanted = process.argv.slice(2);
const { counts, pass, check: count } = createCheckCounter();
const chosen = fixtures.filter(({ name, group }) =>
  wanted.length === 0 ? group === undefined : wanted.includes("all") || wanted.includes(name),
);
const tarball = packPackage();
const tarballs = [tarball, packRelease()];
const installed = new Map<Group, Apps>();
for (const group of groups) {
  if (chosen.some((one) => groupOf(one) === group)) {
    installed.set(group, await installApps(tarballs, group));
  }
}
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...chromiumFlags],
});
try {
  const [first] = installed.values();
  if (first) await count("the package", () => checkPackage(tarball, first.packageFolder));
  // Runs two apps at a time, because a test machine has two processors.
  const waiting = [...chosen];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await tryFixture(next);
  };
  await Promise.all([work(), work()]);
} finally {
  await browser.close();
}
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1;

function groupOf({ group = "apps" }: Pick<Fixture, "group">): Group {
  return group;
}

async function tryFixture({ name, pages, ...fixture }: Fixture): Promise<void> {
  const apps = installed.get(groupOf(fixture));
  if (apps === undefined) throw new Error(`${name} is not installed.`);
  if (isPassed(apps, name)) {
    pass(pages.length + 1);
    process.stdout.write(`✓ ${name}: passed before with the same files\n`);
    return;
  }
  const failedBefore = counts.failed;
  const isBuilt = await count(`${name}: types and build`, () => apps.build(name));
  for (const { folder, path = "", attempt, ...options } of isBuilt ? pages : []) {
    await count(`${name}: ${folder}/${path} in Chromium`, async () => {
      const server = await serveApp(
        `${apps.folder}/${name}/${folder}`,
        `${apps.packageFolder}/cdn`,
        options,
      );
      try {
        await attempt(browser, `${server.url}/${path}`);
      } finally {
        await server.close();
      }
    });
  }
  if (counts.failed === failedBefore) notePassed(apps, name);
}
