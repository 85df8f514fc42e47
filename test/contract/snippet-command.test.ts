import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { readManifest } from "./support/built-files.ts";

function command(...args: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ["dist/cli.js", ...args], {
    encoding: "utf8",
  });
  return { stdout, stderr, status };
}

test("the command prints the lines of the manifest for the given address, and the tag", () => {
  const { snippet } = readManifest().elements["scout-lookup"] ?? {};
  const { stdout, status } = command("snippet", "scout-lookup", "--base", "https://a.example/b/");
  const lines = snippet?.replaceAll('"cdn/', '"https://a.example/b/') ?? "";
  expect(stdout).toBe(`${lines}\n<scout-lookup></scout-lookup>\n`);
  expect(status).toBe(0);
  for (const line of lines.split("\n")) expect(line).toMatch(/ integrity="sha384-/);
});

test("the command prints an import map with the integrity of every script, and one script", () => {
  const { stdout } = command("snippet", "login-form", "--lite", "--import-map", "--base", "/x");
  const [, map = "", script] =
    /^<script type="importmap">([^<]*)<\/script>\n(.*)\n<login-form><\/login-form>\n$/.exec(
      stdout,
    ) ?? [];
  const { files } = readManifest("cdn/lite");
  const scripts = Object.entries(files).filter(([file]) => file.endsWith(".js"));
  const { imports, integrity } = JSON.parse(map);
  expect(integrity).toEqual(
    Object.fromEntries(scripts.map(([file, facts]) => [`/x/lite/${file}`, facts.integrity])),
  );
  expect(imports).toHaveProperty("scout-elements/elements/login-form", "/x/lite/login-form.js");
  expect(script).toBe(
    `<script type="module" src="/x/lite/login-form.js" integrity="${files["login-form.js"]?.integrity}" crossorigin data-cfasync="false" data-no-optimize="1" data-nowprocket></script>`,
  );
});

test("the command prints the files of a language after the entry, the first screen before other texts", () => {
  const { preloads = [], languages = {} } = readManifest().elements["scout-lookup"] ?? {};
  const lines = command("snippet", "scout-lookup", "--locale", "es-US").stdout.trim().split("\n");
  const printed = lines.map(
    (line) => /(?:href|src)="cdn\/([^"]*)" integrity="sha384-/.exec(line)?.[1],
  );
  const [entry = "", ...others] = preloads;
  const own = languages["es-US"] ?? [];
  expect(printed).toEqual([entry, ...own, ...others, entry, undefined]);
  expect(lines.at(-1)).toBe('<scout-lookup locale="es-US"></scout-lookup>');
  expect(own.filter((file) => file.startsWith("locales/"))).toEqual([
    "locales/es-US/scout-lookup.first.js",
    "locales/es-US/every-element.js",
    ...["scout-lookup", "lists", "uploads", "bulk"].map((name) => `locales/es-US/${name}.js`),
  ]);
  // The code that draws the first screen waits for no other file.
  expect(own[0]).toMatch(/^chunks\/languages-/);
  expect(readManifest().files[own[0] ?? ""]?.imports).toEqual([]);
});

test("the command prints the tag with its first screen, for the addresses of the files and of the portal", () => {
  const { snippet = "", prerendered = "" } = readManifest().elements["scout-lookup"] ?? {};
  const base = ["--base", "https://a.example/b"];
  const { stdout } = command(
    ...["snippet", "scout-lookup", ...base, "--prerendered", "--portal-base", "https://p.example/"],
  );
  const placed = (lines: string) => lines.replaceAll('"cdn/', '"https://a.example/b/');
  const [preload, ...lines] = stdout.trim().split("\n");
  expect(preload).toMatch(
    /^<link rel="preload" as="style" href="https:\/\/a\.example\/b\/prerendered\/scout-lookup\.css" integrity="sha384-[^"]*" crossorigin>$/,
  );
  expect(lines.slice(0, -1).join("\n")).toBe(placed(snippet));
  expect(lines.at(-1)).toBe(
    `<scout-lookup portal-base="https://p.example">${placed(prerendered).replace('action="/scout"', 'action="https://p.example/scout"')}</scout-lookup>`,
  );
  expect(command("snippet", "scout-bulk", "--prerendered").stderr).toContain(
    "<scout-bulk> has no prerendered first screen.",
  );
});

test.each([
  [["snippet", "scout-lokup"], "There is no <scout-lokup>. Tags: account-branding, "],
  [["snippet"], "Give one tag."],
  [["snippet", "scout-lookup", "--base", "https://a.example/?x"], "is not the address of a folder"],
  [["snippet", "scout-lookup", "--bace", "x"], "Unknown option '--bace'"],
  [
    ["snippet", "scout-lookup", "--locale", "pt"],
    "Languages besides English: ar, de, es-US, fr-CA",
  ],
  [
    ["snippet", "scout-lookup", "--locale", "de", "--prerendered"],
    "A prerendered first screen is English.",
  ],
  [["snipet"], "Commands: check, mcp, snippet"],
])("the command with %j prints the error", (args, message) => {
  const { stdout, stderr, status } = command(...args);
  expect(stdout).toBe("");
  expect(stderr).toContain(message);
  expect(status).toBe(2);
});
