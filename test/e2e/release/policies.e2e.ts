import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { elementPolicies, type PolicyUse, usesOf } from "../../../build/docs/element-policies.ts";
import { elementManifests } from "../../../build/element-manifests.ts";
import { stopServer } from "../../../demo/server/host/listen.ts";
import { type RunningServer, startServer } from "../../../demo/server/host/start-server.ts";
import { createSeededStore } from "../../../demo/server/index.ts";
import { builtFolder } from "../../support/tested-flavour.ts";
import { openBrowser } from "../support/open-browser.ts";
import { type AnsweringServer, serveAnswers } from "../support/serve-answers.ts";

/** The page, its files and its backend have three origins. */
let site: AnsweringServer;
let files: AnsweringServer;
let api: RunningServer;

beforeAll(async () => {
  site = await serveAnswers((path) => {
    const tags = path.slice(1).split("+");
    const [first = ""] = tags;
    return {
      type: "text/html",
      body: pageOf(tags),
      headers: { "Content-Security-Policy": policyOf(first) },
    };
  });
  files = await serveAnswers((path) => ({
    type: "text/javascript",
    body: readFileSync(builtFolder + path, "utf8"),
    headers: { "Access-Control-Allow-Origin": "*" },
  }));
  const options = { allowedOrigins: [site.url], defaultUser: "agent" };
  api = await startServer({ port: 0, store: await createSeededStore(), options });
});

afterAll(async () => {
  await api.close();
  await stopServer(files.server);
  await stopServer(site.server);
});

function pageOf(tags: readonly string[]): string {
  return `<!doctype html><html lang="en"><title>Page</title>${tags.map(elementOf).join("\n")}`;
}

function elementOf(tag: string): string {
  const isPortal = tag === "scout-portal";
  const own = isPortal ? { "base-path": `/${tag}` } : { routing: "none" };
  const given = { ...elementManifests.get(tag)?.alone, ...own, "api-base": api.url };
  const attributes = Object.entries(given).map(([name, value]) => `${name}="${value}"`);
  return `<script type="module" src="${files.url}/${tag}.js"></script><${tag} ${attributes.join(" ")}></${tag}>`;
}

/** The policy that every element needs, with the documented pictures of this element. Its first screen has no forms and maps. */
function policyOf(tag: string): string {
  const documented = usesOf(tag).flatMap(({ needs }: PolicyUse) => needs["img-src"] ?? []);
  const pictures = [
    ...(documented.includes("backend") ? [api.url] : []),
    ...documented.filter((source) => source === "data:"),
  ];
  return [
    "default-src 'none'",
    `script-src ${files.url}`,
    `connect-src ${api.url}`,
    `img-src ${pictures.length === 0 ? "'none'" : [...new Set(pictures)].join(" ")}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types scout-elements",
  ].join("; ");
}

declare global {
  interface Window {
    policySeen: { readonly ready: string[]; readonly violations: string[] };
  }
}

/** Runs in the page before everything else. */
function noteViolations(): void {
  const seen: typeof window.policySeen = { ready: [], violations: [] };
  window.policySeen = seen;
  for (const name of ["scout-ready", "scout-failed", "scout-navigated"]) {
    window.addEventListener(name, ({ target }) => {
      if (target instanceof Element) seen.ready.push(target.localName);
    });
  }
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    seen.violations.push(`${effectiveDirective} ${blockedURI}`);
  });
}

/** The policy violations and errors in a page with these elements. */
async function troublesOf(tags: readonly string[]): Promise<readonly string[]> {
  const browser = await openBrowser();
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.addInitScript(noteViolations);
  await page.goto(`${site.url}/${tags.join("+")}`);
  await page.waitForFunction(
    (wanted) => wanted.every((tag) => window.policySeen.ready.includes(tag)),
    tags,
  );
  await page.waitForLoadState("networkidle");
  const { violations } = await page.evaluate(() => window.policySeen);
  await page.close();
  return [...errors, ...violations].map((trouble) => `${tags.join()}: ${trouble}`);
}

test("the first screen of every element needs only the documented policy", async () => {
  const groups = new Map<string, string[]>();
  for (const tag of elementPolicies.keys()) {
    const policy = tag === "scout-portal" ? tag : policyOf(tag);
    groups.set(policy, [...(groups.get(policy) ?? []), tag]);
  }
  expect(groups.size).toBe(3);
  const troubles = await Promise.all([...groups.values()].map(troublesOf));
  expect(troubles.flat()).toEqual([]);
});
