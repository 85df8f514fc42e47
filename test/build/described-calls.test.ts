import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import type { EndpointName } from "../../src/core/api/endpoints.ts";
import { withSequences } from "../../src/openapi/backend-sequences.ts";
import { callsByElement, descriptionOf, failureTextsOf } from "../../src/openapi/call-text.ts";
import { describedCalls, namesOf } from "../../src/openapi/described-calls.ts";
import { openapiDocument } from "../../src/openapi/openapi-document.ts";

const names = namesOf(describedCalls);
const tags = readdirSync("src/elements").filter((tag) => existsSync(doorOf(tag)));

function doorOf(tag: string): string {
  return `src/elements/${tag}/${tag}.ts`;
}

/** Functions of another name that make a call. */
const makers: Partial<Record<EndpointName, string>> = {
  closePageViewByBeacon: "sendClosingBeacon(",
  advanceBatch: "advanceLookup(",
  advanceSandboxBatch: "advanceLookup(",
  downloadReport: "solutionDownloads[",
  downloadMatrix: "solutionDownloads[",
  saveSettings: "saveBranding(",
  loadPage: "loadContent(",
  downloadPageFile: "loadContent(",
};

/** Elements that share the code of a call, but offer no action that makes it. */
const withoutAct: Partial<Record<EndpointName, readonly string[]>> = {
  // The dashboard shows the uploads that other screens of the page have started.
  uploadBulk: ["portal-dashboard"],
};

/** The portal contains the code of every element. */
const meetings = [
  "src/core/internal.ts",
  "src/core/create-core.ts",
  "src/elements/element-table.ts",
];

function importsOf(file: string): readonly string[] {
  const text = readFileSync(file, "utf8").replace(/import type [^;]*;/g, "");
  return [...text.matchAll(/(?:from|import\()\s*"(\.[^"]+\.tsx?)"/g)]
    .map(([, path = ""]) => posix.join(posix.dirname(file), path))
    .filter((path) => existsSync(path));
}

/** Returns an element's own files, and the files of the core that it uses. */
function filesOf(tag: string): readonly string[] {
  const found = new Set<string>();
  const follow = (file: string) => {
    const other = tags.find((one) => one !== tag && file.startsWith(`src/elements/${one}/`));
    if (found.has(file) || meetings.includes(file) || other !== undefined) return;
    found.add(file);
    importsOf(file).forEach(follow);
  };
  follow(doorOf(tag));
  return [...found].filter((file) => !file.startsWith("src/core/api/"));
}

const textOf = new Map(
  tags.map((tag) => [
    tag,
    filesOf(tag)
      .map((file) => readFileSync(file, "utf8"))
      .join("\n"),
  ]),
);

test.each(names.filter((name) => !("every element" in describedCalls[name].when)))(
  "the description of %s names the elements whose code makes the call",
  (name) => {
    const maker = makers[name];
    const isMadeIn = (text: string) =>
      maker === undefined
        ? new RegExp(`(?<!\\w)${name}\\(|takeAnswer\\(core, ${name},`).test(text)
        : text.includes(maker);
    const makersOfIt = tags.filter(
      (tag) => isMadeIn(textOf.get(tag) ?? "") && !withoutAct[name]?.includes(tag),
    );
    expect(Object.keys(describedCalls[name].when).toSorted()).toEqual(makersOfIt.toSorted());
  },
);

test("a call is listed after the calls that precede it, in the sequence of each element", () => {
  for (const [element, sequence] of callsByElement()) {
    const late = sequence.filter((name, index) =>
      describedCalls[name].after?.some((earlier) => sequence.indexOf(earlier) > index),
    );
    expect(late, element).toEqual([]);
  }
});

test("sentences in quotation marks occur in the elements", () => {
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(`src/${path}`, "utf8"));
  const said = sources.join("\n");
  const quoted = names.flatMap((name) =>
    [
      ...descriptionOf(name)
        .replace(/`[^`]*`/g, "")
        .matchAll(/"([^"]+)"/g),
    ].map(([, text = ""]) => text),
  );
  expect(quoted.length).toBeGreaterThan(40);
  expect([...new Set(quoted)].filter((text) => !said.includes(text))).toEqual([]);
});

test("every operation describes when it is called, what follows from its answer, and what follows from each failure", () => {
  const text = JSON.stringify(openapiDocument());
  for (const name of names) {
    const { when, answer, failures } = describedCalls[name];
    const all = [...Object.values(when), answer, ...Object.values(failures)];
    const missing = all.filter((one) => !text.includes(JSON.stringify(one).slice(1, -1)));
    expect(missing, name).toEqual([]);
    expect(failureTextsOf(name).at(-1)?.[0], name).toBe("other");
  }
});

test("the guide of the backend has the sequences (npm run sequences)", () => {
  const guide = readFileSync("docs/backend.md", "utf8");
  expect(guide).toBe(withSequences(guide));
});
