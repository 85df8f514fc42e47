import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readCitations } from "./read-citations.ts";
import { filesIn } from "./sources.ts";

/** Decisions that no test names, each with the reason. */
const withoutTest: Readonly<Record<string, string>> = {
  "1 §1": "says what the product is for; its behaviour stands in the sections after it",
  "2 §1": "says what the product is for; its behaviour stands in the sections after it",
  M2: "says which document governs; the areas' own tests are written after it",
  M4: "says whose conventions are followed; B4, B5, B12 and G14 are what came of it",
  A13: "storage that throws exists in a browser's private modes, which no test opens",
  C13: "not visible: a word that is never used",
  G33: "members that are never read",
  U23: "not visible: a header that is never sent",
  Y16: "C18 proves the effect of missing settings for all Scout screens",
};

const decisions = filesIn("docs/decisions", /\.md$/).map((path) => ({
  path,
  text: readFileSync(path, "utf8"),
}));

const headings = decisions.flatMap(({ text }) =>
  [...text.matchAll(/^### (.+)$/gm)].map(([, id = ""]) => id),
);
const areasCovered = decisions.flatMap(({ text }) =>
  [...text.matchAll(/^## ([A-Z]{1,2}): /gm)].map(([, letter = ""]) => letter),
);

/** The tests of the citation reader are skipped, because their citations are samples. */
const isRead = (path: string) => !/^test\/architecture\/(read-citations|decisions)/.test(path);
const paths = [
  ...["src", "test", "demo", "stories", ".storybook"].flatMap((folder) =>
    filesIn(folder, /\.(tsx?|css|html|mjs|json|md|yaml)$/),
  ),
  ...readdirSync(".").filter((name) =>
    /^(README\.md|package\.json|tsconfig.*\.json|.+\.(mjs|config\.ts))$/.test(name),
  ),
].filter(isRead);

const knownIds = new Set([...headings, ...areasCovered]);
const cited = new Map(
  paths.map((path) => [path, readCitations(readFileSync(path, "utf8"), knownIds)] as const),
);

test("the documents are found", () => {
  expect(cited.size).toBeGreaterThan(1000);
  expect(headings.length).toBeGreaterThan(400);
});

test("each heading exists once", () => {
  expect(headings.filter((id, at) => headings.indexOf(id) !== at)).toEqual([]);
});

test("each citation is of a heading or an area", () => {
  const missing = [...cited].flatMap(([path, ids]) =>
    ids.filter((id) => !knownIds.has(id)).map((id) => `${path}: ${id}`),
  );
  expect(missing).toEqual([]);
});

describe("each decision has a test", () => {
  const proved = new Set(
    [...cited].flatMap(([path, ids]) => (path.startsWith("test/") ? ids : [])),
  );

  test("each decision is named by a test, unless a reason is listed", () => {
    const open = headings.filter((id) => !proved.has(id));
    expect(open.filter((id) => !Object.hasOwn(withoutTest, id))).toEqual([]);
  });

  test("no reason is listed for a decision with a test", () => {
    const reasoned = Object.keys(withoutTest);
    expect(reasoned.filter((id) => proved.has(id) || !headings.includes(id))).toEqual([]);
  });
});

test("each link between decisions leads to a heading", () => {
  const anchorOf = (id: string) =>
    id
      .toLowerCase()
      .replace(/[^\w -]/g, "")
      .replaceAll(" ", "-");
  const anchors = new Map(
    decisions.map(({ path, text }) => [
      path,
      [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => anchorOf(title)),
    ]),
  );
  const broken = decisions.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\(([\w-]+\.md)?(?:#([\w-]+))?\)/g)].flatMap(([link, file, anchor]) => {
      const anchorsThere = anchors.get(file === undefined ? path : `docs/decisions/${file}`);
      const isThere =
        anchorsThere !== undefined && (anchor === undefined || anchorsThere.includes(anchor));
      return isThere ? [] : [`${path}: ${link}`];
    }),
  );
  expect(broken).toEqual([]);
});

test("each entry gives a reason", () => {
  const silent = decisions
    .filter(({ path }) => !/(README|specification-\d)\.md$/.test(path))
    .flatMap(({ text }) => text.split(/^(?=##)/m))
    .filter((entry) => entry.startsWith("### ") && !/^Why: /m.test(entry))
    .map((entry) => entry.split("\n")[0]);
  expect(silent).toEqual([]);
});
