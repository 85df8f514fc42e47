import { describe, expect, test } from "vitest";
import {
  areaFolder,
  elementDoor,
  exceptions,
  type Layer,
  laterCircles,
  layers,
  tagOf,
} from "./import-table.ts";
import {
  type Import,
  importsIn,
  pageSources,
  type Source,
  sourcesIn,
  withoutComments,
} from "./sources.ts";

const src = pageSources();
const around = [
  ...["src/cli", "src/lite", "src/openapi", "src/testing"],
  ...["demo", "stories", "test/testers"],
].flatMap(sourcesIn);
const everything = [...src, ...around];

function layerOf(path: string): Layer | undefined {
  return layers.find(({ files }) => files.test(path));
}

function isAllowed(path: string, { to, isType }: Import): boolean {
  const { may = [], mayTypes = [] } = layerOf(path) ?? {};
  return (
    may.some((place) => place.test(to)) ||
    (isType && mayTypes.some((place) => place.test(to))) ||
    exceptions.some((exception) => exception.from.test(path) && exception.to.test(to))
  );
}

const sentenceOf = (path: string, { to }: Import) => `${path} imports ${to}`;

/** Returns every import of these files that a rule forbids. */
function offences(
  sources: readonly Source[],
  isForbidden: (path: string, imported: Import) => boolean,
): readonly string[] {
  return sources.flatMap(({ path, imports }) =>
    imports.filter((imported) => isForbidden(path, imported)).map((each) => sentenceOf(path, each)),
  );
}

describe("imports between layers", () => {
  test("every file has a layer", () => {
    expect(
      everything.filter(({ path }) => !layerOf(path)).map(({ path }) => path),
      "Add the file to a layer of test/architecture/import-table.ts.",
    ).toEqual([]);
  });

  test.for(layers)("the rule holds: $name", (layer) => {
    const own = everything.filter(({ path }) => layerOf(path) === layer);
    expect(
      offences(own, (path, imported) => !isAllowed(path, imported)),
      `${layer.rule} Move the code, or change "${layer.name}" in test/architecture/import-table.ts and docs/architecture.md.`,
    ).toEqual([]);
  });

  test.for(exceptions)("an exception is used: $why", ({ from, to }) => {
    const used = everything.some(
      ({ path, imports }) => from.test(path) && imports.some((imported) => to.test(imported.to)),
    );
    expect(used).toBe(true);
  });

  test("a file that draws does not import elements", () => {
    const isForbidden = (path: string, { to }: Import) =>
      path.startsWith("src/elements/ui/") && /^src\/elements\/(?!ui\/|scripts\/)/.test(to);
    expect(offences(src, isForbidden)).toEqual([]);
  });

  test("no element imports another, and the portal loads their entry files when a route is shown", () => {
    const isForbidden = (path: string, { to, isLazy }: Import) => {
      const [from, other] = [tagOf(path), tagOf(to)];
      if (from === null || other === null || from === other) return false;
      return !(from === "scout-portal" && isLazy && elementDoor.test(to));
    };
    expect(offences(src, isForbidden)).toEqual([]);
  });

  test("only the host mounts React trees", () => {
    // Printing and scrolling draw synchronously within an event, which needs `react-dom` itself.
    const isWithinEvent = (path: string, { to }: Import) =>
      /\/use-(?:printing|near-pieces)\.ts$/.test(path) && to === "react-dom";
    const isForbidden = (path: string, one: Import) =>
      /^(react-dom|@r2wc\/)/.test(one.to) &&
      !path.startsWith("src/elements/host/") &&
      !isWithinEvent(path, one);
    expect(offences(src, isForbidden)).toEqual([]);
  });

  test("C6: a screen imports only Denied and the readers of errors from `src/core/internal.ts`", () => {
    const taken = src
      .filter(({ path }) => path.endsWith(".screen.tsx"))
      .flatMap(({ text }) => [
        ...text.matchAll(/import \{([^}]*)\} from "[^"]*core\/internal\.ts"/g),
      ])
      .flatMap(([, names = ""]) => names.split(",").map((name) => name.trim()))
      .filter((name) => name !== "" && !name.startsWith("type "));
    const harmless = [
      "Denied",
      "Unauthorized",
      "isHttpError",
      "isAnswerError",
      "isAbort",
      "statusOf",
    ];
    expect(taken.filter((name) => !harmless.includes(name))).toEqual([]);
  });

  test("src does not import stories, tests and demo", () => {
    expect(offences(src, (_path, { to }) => /^(stories|test|demo)\//.test(to))).toEqual([]);
  });

  test("only the entry files that list all elements load them, by dynamic import", () => {
    const isForbidden = (path: string, { to, isLazy, isType }: Import) =>
      /^src\/elements\/[\w-]+\.ts$/.test(path) && elementDoor.test(to) && !isLazy && !isType;
    expect(offences(src, isForbidden)).toEqual([]);
  });

  test("an import names an existing file, with its extension", () => {
    const known = new Set(everything.map(({ path }) => path));
    const isForbidden = (_path: string, { to }: Import) =>
      /^(src|build|demo|stories)\//.test(to) &&
      !/\.(css|json|svg|png|html)$/.test(to) &&
      !known.has(to);
    expect(offences(everything, isForbidden)).toEqual([]);
  });
});

/** Returns a path from a node back to itself, or null if no path exists. */
function circleFrom(start: string, graph: ReadonlyMap<string, readonly string[]>) {
  const seen = new Set<string>();
  const visit = (node: string, way: readonly string[]): readonly string[] | null => {
    for (const to of graph.get(node) ?? []) {
      if (to === start) return [...way, to];
      if (seen.has(to)) continue;
      seen.add(to);
      const circle = visit(to, [...way, to]);
      if (circle !== null) return circle;
    }
    return null;
  };
  return visit(start, [start]);
}

function circlesIn(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  return [...graph.keys()].flatMap((start) => {
    const circle = circleFrom(start, graph);
    return circle === null ? [] : [circle];
  });
}

describe("circles of imports", () => {
  test("files import each other without a circle, including types and dynamic imports, except those that the table explains", () => {
    const isExplained = (path: string, { to, isLazy }: Import) =>
      isLazy && laterCircles.some(({ from, back }) => from === path && back === to);
    const graph = new Map(
      src.map(({ path, imports }) => [
        path,
        imports.filter((each) => !isExplained(path, each)).map(({ to }) => to),
      ]),
    );
    expect(circlesIn(graph)).toEqual([]);
  });

  test.for(laterCircles)(
    "$from loads $back dynamically, which leads back to it",
    ({ from, back }) => {
      const all = new Map(src.map(({ path, imports }) => [path, imports.map(({ to }) => to)]));
      expect(circleFrom(from, new Map([...all, [from, [back]]]))).not.toBeNull();
    },
  );

  test("folders within an area import each other without a circle", () => {
    const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/"));
    const folders = new Map<string, readonly string[]>();
    for (const { path, imports } of src) {
      const folder = folderOf(path);
      if (!areaFolder.test(folder)) continue;
      const others = imports.map(({ to }) => folderOf(to));
      const own = others.filter((other) => other !== folder && areaFolder.test(other));
      folders.set(folder, [...(folders.get(folder) ?? []), ...own]);
    }
    expect(folders.size).toBeGreaterThan(15);
    expect(circlesIn(folders)).toEqual([]);
  });
});

describe("the table itself", () => {
  const judge = (path: string, code: string) =>
    importsIn(code, path).map((imported) => isAllowed(path, imported));

  test.for([
    ["src/core/pricing/price-cart.ts", 'import { signal } from "../signals.ts";'],
    ["src/core/pricing/price-cart.ts", 'import { HttpError } from "../api/errors.ts";'],
    ["src/core/pricing/price-cart.ts", 'import type { Store } from "../stores/cart-store.ts";'],
    ["src/core/lookup/place.ts", 'import { useState } from "react";'],
    ["src/core/api/lookup.ts", 'import { signal } from "../signals.ts";'],
    ["src/core/api/lookup.ts", 'import { createX } from "../stores/x-store.ts";'],
    ["src/core/stores/x-store.ts", 'import { y } from "../../elements/host/y.ts";'],
    ["src/core/values/time.ts", 'import { createCore } from "../create-core.ts";'],
    ["src/elements/ui/table.tsx", 'import { useSignal } from "../host/use-signal.ts";'],
    ["src/elements/ui/table.tsx", 'import { endpoints } from "../../core/index.ts";'],
    ["src/elements/ui/table.tsx", 'import { createRoot } from "react-dom/client";'],
    ["src/elements/a-b/x.view.tsx", 'import { signal } from "../../core/signals.ts";'],
    ["src/elements/a-b/x.view.tsx", 'import { createX } from "../../core/stores/x-store.ts";'],
    ["src/elements/a-b/x.view.tsx", 'import type { Answer } from "../../core/api/lookup.ts";'],
    ["src/elements/a-b/x.view.tsx", 'import { useSignal } from "../host/use-signal.ts";'],
    ["src/elements/a-b/x.view.tsx", 'import type { Model } from "./a-b.model.ts";'],
    ["src/elements/a-b/a-b.screen.tsx", 'import { log } from "../host/browser-ports.ts";'],
    ["src/elements/a-b/a-b.screen.tsx", 'import { createX } from "../../core/stores/x-store.ts";'],
    ["src/elements/a-b/a-b.model.ts", 'import { useState } from "react";'],
    ["src/elements/a-b/a-b.model.ts", 'import { log } from "../host/browser-ports.ts";'],
    ["src/core/lists/read-csv.ts", 'import { Parser } from "papaparse";'],
    ["src/elements/host/x.ts", 'import { Parser } from "papaparse";'],
    ["src/elements/ui/x.tsx", 'import { Parser } from "papaparse";'],
    ["src/elements/uploads/x.model.ts", 'import { x } from "../worker/parse-rows.ts";'],
    ["src/elements/uploads/x.screen.tsx", 'import { x } from "../host/run-csv-worker.ts";'],
    ["src/elements/worker/csv.worker.ts", 'import { createX } from "../../core/stores/x.ts";'],
    ["src/elements/host/x.ts", 'import { configure } from "../../core/index.ts";'],
    ["demo/page.ts", 'import { pageState } from "../src/core/internal.ts";'],
    ["stories/a-b/x.stories.ts", 'import { pageState } from "../../src/core/internal.ts";'],
    ["demo/page.ts", 'import { createX } from "../src/core/stores/x-store.ts";'],
    ["stories/x.ts", 'import { Button } from "../src/elements/ui/button.tsx";'],
    ["src/elements/a-b/a-b.screen.tsx", 'import css from "../ui/tag.css?inline";'],
    ["src/elements/a-b/a-b.element.ts", 'import css from "../ui/tag.css?inline";'],
  ] as const)("the table refuses %s: %s", ([path, code]) => {
    expect(judge(path, code)).toEqual([false]);
  });

  test.for([
    ["src/core/lookup/place.ts", 'import type { Clock } from "../ports.ts";'],
    ["src/core/lookup/place.ts", 'import { cents } from "../money/cents.ts";'],
    ["src/elements/a-b/x.view.tsx", 'import { safeHref } from "../../core/links.ts";'],
    [
      "src/elements/a-b/a-b.screen.tsx",
      'import { useSignal } from "../host/element/use-signal.ts";',
    ],
    [
      "src/elements/scout-portal/scout-portal.model.ts",
      'import { y } from "../../core/navigation/y.ts";',
    ],
    ["src/elements/a-b/a-b.model.ts", 'import { x } from "../uploads/upload-form.model.ts";'],
    ["src/elements/a-b/a-b.screen.tsx", 'import { X } from "../uploads/x.screen.tsx";'],
    ["src/elements/a-b/a-b.element.ts", 'import css from "../uploads/uploads.css?inline";'],
    ["src/elements/worker/parse-rows.ts", 'import { Parser } from "papaparse";'],
    ["src/elements/worker/csv.worker.ts", 'import { x } from "../../core/bulk/csv/csv-job.ts";'],
    [
      "src/elements/host/output/run-csv-worker.ts",
      'import url from "../worker/csv.worker.ts?worker&url";',
    ],
    ["demo/server/x.ts", 'import { endpoints } from "../../src/core/api/endpoints.ts";'],
    ["stories/x.ts", 'import "../src/elements/a-b/a-b.ts";'],
    ["demo/page.ts", 'import { configure } from "../src/core/index.ts";'],
    ["src/elements/host/x.ts", 'import { pageState } from "../../core/internal.ts";'],
    ["stories/support/story-backend.ts", 'import { pageState } from "../../src/core/internal.ts";'],
  ] as const)("the table allows %s: %s", ([path, code]) => {
    expect(judge(path, code)).toEqual([true]);
  });

  test("imports are read in every form", () => {
    const code = [
      'import "./a.css?inline";',
      'import b from "b";',
      'import {\n  c,\n  type D,\n} from "../c.ts";',
      'import type { E } from "./e.ts";',
      'import { type F, type G } from "./f.ts";',
      'import * as h from "./h.ts";',
      'export { i } from "./i.ts";',
      'export type { J } from "./j.ts";',
      'export * from "./k.ts";',
      'const l = () => import("./l.ts");',
      '// import { m } from "./m.ts";',
      '/* import { n } from "./n.ts"; */',
      'const address = "https://o.example"; // from "p"',
    ].join("\n");
    expect(
      importsIn(code, "src/x/y.ts").map(({ to, isType, isLazy }) => [to, isType, isLazy]),
    ).toEqual([
      ["src/x/a.css", false, false],
      ["b", false, false],
      ["src/c.ts", false, false],
      ["src/x/e.ts", true, false],
      ["src/x/f.ts", true, false],
      ["src/x/h.ts", false, false],
      ["src/x/i.ts", false, false],
      ["src/x/j.ts", true, false],
      ["src/x/k.ts", false, false],
      ["src/x/l.ts", false, true],
    ]);
  });

  test("comments are removed, and text that looks like a comment stays", () => {
    const code = 'a("*/*"); /* b */ c("// d"); // e\nf(`/* g */`); /** h\n */ i("\\"/*"); j();';
    expect(withoutComments(code)).toBe('a("*/*");  c("// d"); \nf(`/* g */`);  i("\\"/*"); j();');
  });

  test("the files are found", () => {
    expect(src.length).toBeGreaterThan(100);
    expect(src.flatMap(({ imports }) => imports).length).toBeGreaterThan(300);
  });
});
