import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { endpoints } from "../../src/core/api/endpoints.ts";
import { defaultConfig } from "../../src/core/config.ts";
import { troubleSentences } from "../../src/core/diagnosis/trouble-sentence-messages.ts";
import { keptKinds } from "../../src/core/stores/kept/kept-kinds.ts";
import { describedElements } from "./support/described-elements.ts";

const guides = readdirSync("docs/guides").map((name) => `docs/guides/${name}`);
const documents = [
  "README.md",
  "docs/frameworks.md",
  "docs/serving.md",
  "docs/backend.md",
  "docs/publishing.md",
  "docs/core.md",
  "docs/browsers.md",
  "CHANGELOG.md",
]
  .concat(guides)
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));
const guide = (name: string) => readFileSync(`docs/guides/${name}.md`, "utf8");

const elements = describedElements();
const tags = elements.map(({ tag }) => tag);
const union = (lists: readonly (readonly string[])[]) => new Set(lists.flat());
const events = union(elements.map((element) => element.events));
const customProperties = union(elements.map((element) => element.customProperties));
const attributesOf = (tag: string) =>
  elements.find((element) => element.tag === tag)?.attributes ?? [];
const keys = Object.keys(defaultConfig);

/**
 * Returns the matches of a pattern in the documents that `isKnown` does not accept, each with its
 * document.
 */
function strangers(pattern: RegExp, isKnown: (...groups: readonly string[]) => boolean) {
  return documents.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)]
      .filter(([, ...groups]) => !isKnown(...groups.map((group) => group ?? "")))
      .map(([found]) => `${path}: ${found}`),
  );
}

/** Returns the cells of the rows whose first cell is code. */
function rowsOf(text: string): readonly (readonly string[])[] {
  return [...text.matchAll(/^\| (`.*) \|$/gm)].map(([, row = ""]) =>
    row.split(/(?<!\\)\|/).map((cell) => cell.trim()),
  );
}

const codeIn = (cell = "") => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
const ordinary = /^(?:on.*|data-.*|aria-.*|class|id|ref|slot|style)$/;

describe("names in the guides exist", () => {
  test("tags and events in the guides exist", () => {
    // These are names of a package, a parameter, files and a class.
    const others = ["scout-elements", "scout-doctor", "scout-contract", "scout-embed"].concat(
      ...["scout-elements-wordpress", "scout-elements-starter"],
    );
    const known = new Set([...tags, ...events, ...others]);
    expect(
      strangers(/(?:\bon|(?<![\w-]))(scout-[a-z]+(?:-[a-z]+)*)/g, (name = "") => known.has(name)),
    ).toEqual([]);
  });

  test("attributes in samples exist", () => {
    const found = strangers(/<((?!\/)[a-z]+-[a-z-]+)((?:\s+[^<>]*)?)>/g, (tag = "", rest = "") => {
      const names = [...rest.matchAll(/(?:^|\s)([\w-]+)=/g)].map(([, name = ""]) => name);
      const known = attributesOf(tag);
      return (
        tags.includes(tag) && names.every((name) => known.includes(name) || ordinary.test(name))
      );
    });
    expect(found).toEqual([]);
  });

  test("attributes in placeholders exist", () => {
    const inData = /data-scout-element="([\w-]+)"([^>]*)>/g;
    const foundInData = strangers(inData, (tag = "", rest = "") =>
      [...rest.matchAll(/data-([\w-]+)=/g)].every(([, name = ""]) =>
        attributesOf(tag).includes(name),
      ),
    );
    const inLinks = strangers(/#([\w-]+)\?([\w-]+)=[^&\s"]*/g, (tag = "", name = "") =>
      attributesOf(tag).includes(name),
    );
    expect([...foundInData, ...inLinks]).toEqual([]);
  });

  test("no sample contains a command that npm would fetch from a registry, or a published name other than the setting's", () => {
    const fetching =
      /\b(npx|npm exec)(?! --no -- scout-elements (?:check|mcp|snippet|texts)\b)\s+(?:-\S+\s+)*scout-elements\b/g;
    expect(strangers(fetching, () => false)).toEqual([]);
    expect(
      strangers(/(@[\w-]+\/scout-elements)/g, (name = "") => name === "@owner/scout-elements"),
    ).toEqual([]);
  });

  test("custom properties in the guides exist", () => {
    const pattern = /(--scout-[a-z]+(?:-[a-z]+)*)/g;
    /** Former names, whose replacements are in the changelog. */
    const former = new Set(["--scout-gutter"]);
    const found = strangers(pattern, (name = "") => customProperties.has(name) || former.has(name));
    expect(found).toEqual([]);
  });

  test("parts in samples exist", () => {
    const parts = union(elements.map((element) => element.parts));
    expect(strangers(/::part\(([\w-]+)\)/g, (name = "") => parts.has(name))).toEqual([]);
  });

  test("keys of the configuration in samples exist", () => {
    const blocks = strangers(/data-scout-config>(\{.*?\})</g, (json = "") =>
      Object.keys(JSON.parse(json.replace("…", ""))).every((key) => keys.includes(key)),
    );
    const calls = strangers(/configure\(\{(?! …)([\s\S]*?)\}\)/g, (inside = "") =>
      [...inside.matchAll(/(?:^ {2}(?:async )?|^ |, )(\w+)[:(]/gm)].every(([, key = ""]) =>
        keys.includes(key),
      ),
    );
    expect([...blocks, ...calls]).toEqual([]);
  });

  test("files of links exist", () => {
    const lost = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)]
        .map(([, target = ""]) => posix.join(posix.dirname(path), target))
        .filter((target) => !existsSync(target))
        .map((target) => `${path}: ${target}`),
    );
    expect(lost).toEqual([]);
  });
});

describe("the guides are complete", () => {
  const common = elements.find(({ tag }) => tag === "portal-dashboard");
  if (common === undefined) throw new Error("There is no portal-dashboard.");
  const without = (list: readonly string[], others: readonly string[]) =>
    list.filter((name) => !others.includes(name)).sort();

  test("the guides have all attributes, events and methods", () => {
    const [all = "", , own = ""] = guide("elements").split(/\n## (?:Keys|Per element)\n/);
    const first = rowsOf(all).flatMap(([cell]) => codeIn(cell));
    expect([...first].sort()).toEqual([...common.attributes, ...common.events].sort());
    const rows = new Map(rowsOf(own).map(([tag, ...cells]) => [codeIn(tag)[0], cells.map(codeIn)]));
    for (const element of elements) {
      expect(
        (rows.get(element.tag) ?? [[], [], []]).map((names) => [...names].sort()),
        element.tag,
      ).toEqual([
        without(element.attributes, common.attributes),
        without(element.events, common.events),
        without(element.methods, common.methods),
      ]);
    }
    expect([...rows.keys()].filter((tag = "") => !tags.includes(tag))).toEqual([]);
  });

  test("the guides have the whole configuration, with its defaults", () => {
    const rows = rowsOf(guide("configuration")).map(([key, value]) => [
      codeIn(key)[0],
      codeIn(value)[0],
    ]);
    const expected = Object.entries(defaultConfig).map(([key, value]) => [
      key,
      JSON.stringify(value),
    ]);
    expect([...rows].sort()).toEqual(expected.sort());
  });

  test("the guides have all custom properties and parts", () => {
    const text = guide("theming");
    const named = new Set(rowsOf(text).flatMap(([cell]) => codeIn(cell)));
    expect([...customProperties].filter((name) => !named.has(name))).toEqual([]);
    const [, parts = ""] = /^The parts are ([^;]*);/m.exec(text) ?? [];
    expect(codeIn(parts).sort()).toEqual([...union(elements.map((each) => each.parts))].sort());
  });

  test("the guide on analytics has a line for every event", () => {
    const text = guide("analytics");
    expect([...events].filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });

  test("the guides have all causes, with the sentence of each", () => {
    const rows = guide("troubleshooting").matchAll(/^\| "([^|]+)" \| `([\w-]+)` \|/gm);
    expect(Object.fromEntries([...rows].map(([, sentence, code]) => [code, sentence]))).toEqual(
      troubleSentences.english,
    );
  });

  const sources = ["src/core", "src/elements"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(`${folder}/${name}`, "utf8")),
  );

  test("the guide to troubleshooting has every code that the sources report in the console", () => {
    const calls = [
      /\breport\??\.(?:warn|error)\(\s*"([a-z-]+)"/g,
      /\breportFailure\(\s*[\w.]+,\s*"([a-z-]+)"/g,
      /\blog\(\s*"(?:warn|error)",\s*"([a-z-]+)"/g,
    ];
    const text = sources.join("\n");
    const codes = calls.flatMap((call) => [...text.matchAll(call)].map(([, code = ""]) => code));
    expect(new Set(codes).size).toBeGreaterThan(30);
    const guides = guide("troubleshooting");
    expect(codes.filter((code) => !guides.includes(`\`${code}\``))).toEqual([]);
  });

  test("the guides have the codes that the sources report in the console", () => {
    const known = new Set([...tags, ...events, ...union(elements.map((each) => each.attributes))]);
    const ofPolicies = /-src$|^(?:frame-ancestors|allow-same-origin)$/;
    const tables = guide("troubleshooting").match(/^\|.*$/gm) ?? [];
    const codes = codeIn(tables.join("\n")).filter(
      (code) => /^[a-z]+(?:-[a-z]+)+$/.test(code) && !known.has(code) && !ofPolicies.test(code),
    );
    expect(codes.length).toBeGreaterThan(15);
    const text = [...sources, readFileSync("src/cli/mcp/check-markup.ts", "utf8")].join("\n");
    expect(codes.filter((code) => !text.includes(`"${code}"`))).toEqual([]);
  });

  test("the guide to privacy has every kind of data that the browser keeps", () => {
    const text = guide("privacy");
    expect(Object.keys(keptKinds).filter((kind) => !text.includes(`\`${kind}\``))).toEqual([]);
  });

  test("the guides have the headers and methods of calls, and the calls with cookies", () => {
    const all = Object.entries(endpoints);
    const text = guide("cross-origin");
    const listed = (name: string) =>
      new RegExp(`^${name}: (.*)$`, "m").exec(text)?.[1]?.split(", ").sort();
    expect(listed("Access-Control-Allow-Methods")).toEqual(
      [...new Set(all.map(([, { method }]) => method))].sort(),
    );
    const headers = all.flatMap(([, { token, csrf }]) => [
      token,
      ...(csrf ? ["X-CSRF-Token"] : []),
    ]);
    const sent = new Set([...headers, "Content-Type"].map((name) => name.toLowerCase()));
    sent.delete("none");
    expect(listed("Access-Control-Allow-Headers")).toEqual([...sent].sort());
    const [, cookies = ""] = /The calls with cookies are ([^:]*):/.exec(text) ?? [];
    const withCookies = all.filter(([, { withCredentials }]) => withCredentials);
    expect(codeIn(cookies).sort()).toEqual(withCookies.map(([name]) => name).sort());
  });
});
