import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const apps = "test/fixtures-apps";
const [, part = ""] =
  /\n### With a bundler\n(.*?)\n## /s.exec(readFileSync("docs/guides/start.md", "utf8")) ?? [];

/** Returns the snippets in order, without the indent of a list. */
const snippets = part
  .split(/^ *```/m)
  .filter((_, index) => index % 2 === 1)
  .map((text) => text.replace(/^.*\n/, ""));
const [session = "", ...pages] = snippets;

test.each([
  "apps/react-19/src",
  "apps/vue/src",
  "apps/svelte/src",
  "apps/angular/src",
  "apps-by-hand/next/app/start",
])("the session in %s is that of the guide, for the app's own origin", (folder) => {
  const shown = session
    .replaceAll(/^ {3}/gm, "")
    .replace("// session.ts\n", "")
    .replace('"https://portal.example.com"', '""')
    .trim();
  expect(readFileSync(`${apps}/${folder}/session.ts`, "utf8").trim()).toBe(shown);
});

test("the pages of the apps are those of the guide", () => {
  const files = [
    "apps/react-19/src/lookup-page.tsx",
    "apps/vue/src/lookup-page.vue",
    "apps/vue/vite.config.mjs",
    "apps/svelte/src/lookup-page.svelte",
    "apps/angular/src/start-page.ts",
    "apps-by-hand/next/app/start/page.tsx",
    "apps-by-hand/next/app/start/lookup.tsx",
  ];
  expect(pages).toEqual(files.map((file) => readFileSync(`${apps}/${file}`, "utf8")));
});

test("the template's session is that of the guide, with the backend of its settings", () => {
  const template = readFileSync("integrations/starter/src/session.ts", "utf8");
  const own = readFileSync(`${apps}/apps/vue/src/session.ts`, "utf8");
  expect(template).toBe(own.replace('apiBase: ""', "apiBase: import.meta.env.VITE_API_BASE"));
});

test("the template's page with sample data is its page with another script", () => {
  const [own, sample] = ["index", "sample"].map((name) =>
    readFileSync(`integrations/starter/${name}.html`, "utf8"),
  );
  expect(sample).toBe(
    own
      ?.replace("/src/main.ts", "/src/sample.ts")
      .replace("Serviceability", "Serviceability, with sample data")
      .replace("<scout-lookup", '<scout-lookup api-base="demo:"'),
  );
});

test("the template's page has a strict policy that requires Trusted Types", () => {
  const html = readFileSync("integrations/starter/index.html", "utf8");
  const [, policy = ""] = /"Content-Security-Policy"\s+content="([^"]*)"/.exec(html) ?? [];
  expect(policy).toContain("default-src 'none'; script-src 'self'; ");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain("unsafe");
});
