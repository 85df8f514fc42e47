import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  elementPolicies,
  neededBy,
  type PolicyUse,
  type PolicyUseName,
  policyUses,
  usesOf,
} from "../../build/docs/element-policies.ts";
import { elementManifests } from "../../build/element-manifests.ts";
import { elementDoor, tagOf } from "./import-table.ts";
import { sourcesIn } from "./sources.ts";

const src = new Map(sourcesIn("src").map((source) => [source.path, source]));

/** The modules that give an element a use. Shared modules are found through the modules that call them. */
const modules: Readonly<Record<PolicyUseName, RegExp>> = {
  logos: /\/image-with-fallback|portal-header\.screen|branding-preview\.view/,
  pictures: /plain-node\.view/,
  embeds: /enhanced-parts\.view/,
  viewer: /\/file-frame|frame-preview\.view/,
  map: /\/satellite-map/,
  csv: /\/(csv-check|bulk-results)-store/,
  messages: /\/use-(?:html-tree|page-reading)/,
  print: /table-outputs\.model|proposal-outputs\.model/,
  proposalLogo: /proposal-outputs\.model|printed-proposal\.screen/,
  form: /\/embedded-frames/,
  formScripts: /\/embed-scripts/,
  contractPdf: /\/pdf-engine/,
  analytics: /page\/run-router/,
};

/**
 * Returns the modules that an element can load, without the other elements of a portal and the
 * sign-in of a micro-site.
 */
function reachedFrom(tag: string): readonly string[] {
  const reached = new Set<string>();
  const waiting = [`src/elements/${tag}/${tag}.ts`];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    const imported = src.get(path)?.imports ?? [];
    const isElsewhere = (to: string) => elementDoor.test(to) && tagOf(to) !== tag;
    for (const { to, isType } of imported) if (!isType && !isElsewhere(to)) waiting.push(to);
  }
  return [...reached];
}

function usesFoundIn(tag: string): readonly string[] {
  const reached = reachedFrom(tag);
  return Object.entries(modules)
    .filter(([, module]) => reached.some((path) => module.test(path)))
    .map(([name]) => name);
}

const tags = [...elementPolicies.keys()];

describe("the uses of a page's policy by an element", () => {
  test.for([...elementManifests])(
    "the uses of %s are listed in its manifest",
    ([, { policies }]) => {
      expect(Object.keys(policyUses)).toEqual(expect.arrayContaining([...policies]));
    },
  );

  test.for(tags.filter((tag) => tag !== "scout-portal"))("the use is found: %s", (tag) => {
    expect([...(elementPolicies.get(tag) ?? [])].sort()).toEqual([...usesFoundIn(tag)].sort());
  });

  test("the uses of the portal are its own and those of all elements", () => {
    const all = new Set([...tags.flatMap((tag) => usesFoundIn(tag))]);
    expect(usesFoundIn("scout-portal")).toEqual(["analytics"]);
    expect([...(elementPolicies.get("scout-portal") ?? [])].sort()).toEqual([...all].sort());
  });

  test("every module with a picture, a frame, media, a worker or a script belongs to a use", () => {
    const places =
      /<(?:img|iframe|video|audio)\b|createElement\("(?:img|iframe|script)"\)|startWorker\(|importLibrary\(/;
    const known = [
      ...Object.values(modules),
      // These belong to a use that is found through their callers, or create an empty frame, which
      // loads nothing.
      /\/(?:print-html|run-csv-worker|pdf-worker)\.ts$|scripts\/(?:start-worker|allows-script-policy)/,
      // This loads only the files of the tag that it creates; its own script element is data.
      /embed\/embed\.ts$/,
      // Manifests contain answers of examples, which no element draws.
      /\.manifest\.ts$/,
      // `page-picture.view.tsx` draws this markup, or the markup has no pictures.
      /\/(?:html-tree|settle-pictures)\.|core\/html\/logo-in-markup/,
    ];
    const strange = [...src.values()]
      .filter(({ text }) => places.test(text.replace(/\/\*[\s\S]*?\*\//g, "")))
      .filter(({ path }) => !known.some((one) => one.test(path)));
    expect(strange.map(({ path }) => path)).toEqual([]);
  });
});

describe("the guide to policies", () => {
  const guide = readFileSync("docs/guides/security-policy.md", "utf8");
  const rowOf = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const directives = [
    ...new Set(Object.values(policyUses).flatMap(({ needs }: PolicyUse) => Object.keys(needs))),
  ];

  test("the guide has a row for each element that uses something", () => {
    const cellOf = (tag: string) => (directive: string) =>
      usesOf(tag)
        .filter(({ needs }) => Object.hasOwn(needs, directive))
        .map(({ name }) => name)
        .join(", ");
    const rows = tags
      .filter((tag) => usesOf(tag).length > 0)
      .map((tag) => rowOf([`\`${tag}\``, ...directives.map(cellOf(tag))]));
    const head = rowOf(["element", ...directives.map((directive) => `\`${directive}\``)]);
    const table = [head, `|${"---|".repeat(directives.length + 1)}`, ...rows, ""];
    expect(guide).toContain(table.join("\n"));
  });

  test("the guide has a row for each use", () => {
    const rows = Object.values(policyUses).map((use: PolicyUse) =>
      rowOf([use.name, use.purpose, neededBy(use), use.otherwise]),
    );
    expect(guide).toContain(rows.join("\n"));
  });
});
