import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { type ESTree, parseSync, Visitor } from "vite";
import { describe, expect, test } from "vitest";
import { listFiles, readPackage } from "./support/built-files.ts";

/** Returns the imports of a module as a bundler sees them. */
interface SeenModule {
  readonly imports: readonly string[];
  /** Imports that a bundler would try to resolve, and fail. */
  readonly troubles: readonly string[];
}

function seenIn(file: string): SeenModule {
  const text = readFileSync(`dist/${file}`, "utf8");
  const imports: string[] = [];
  const troubles: string[] = [];
  const codeOf = ({ start, end }: ESTree.Node) => text.slice(start, Math.min(end, start + 80));
  const visitor = new Visitor({
    MetaProperty(node) {
      if (codeOf(node) === "import.meta") troubles.push(codeOf(node));
    },
    CallExpression(node) {
      if (codeOf(node).startsWith("require(")) troubles.push(codeOf(node));
    },
    ImportDeclaration({ source }) {
      imports.push(source.value);
    },
    ExportAllDeclaration({ source }) {
      imports.push(source.value);
    },
    ExportNamedDeclaration({ source }) {
      if (source) imports.push(source.value);
    },
    ImportExpression(node) {
      const { source } = node;
      if (source.type === "Literal") imports.push(String(source.value));
      else if (!isLeftAlone(text.slice(node.start, source.start))) troubles.push(codeOf(node));
    },
  });
  visitor.visit(parseSync(file, text).program);
  return { imports, troubles: troubles.map((trouble) => `${file}: ${trouble}`) };
}

/**
 * Turbopack and Rspack support webpack's comment; esbuild, Rollup and Parcel ignore such an import
 * anyway.
 */
function isLeftAlone(beforeAddress: string): boolean {
  return /webpackIgnore: true/.test(beforeAddress) && /@vite-ignore/.test(beforeAddress);
}

/**
 * The entries of the package. The command is left out, because it runs in Node and is never
 * bundled.
 */
const doors = [
  ...listFiles("dist", ".js").filter((file) => file.startsWith("elements/")),
  ...["index.js", "autoload.js", "react.js", "core/index.js"],
];

function reachedFrom(starts: readonly string[]): ReadonlyMap<string, SeenModule> {
  const seen = new Map<string, SeenModule>();
  const waiting = [...starts];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    const found = seenIn(file);
    seen.set(file, found);
    const from = posix.dirname(file);
    const own = found.imports.filter((name) => name.startsWith("."));
    waiting.push(...own.map((name) => posix.join(from, name)));
  }
  return seen;
}

const reached = reachedFrom(doors);

describe("imports in dist/", () => {
  test("all imports in dist/ resolve to existing files", () => {
    expect(reached.size).toBeGreaterThan(200);
    const missing = [...reached.keys()].filter((file) => !existsSync(`dist/${file}`));
    expect(missing).toEqual([]);
  });

  test("imports in dist/ are of files in dist/ or of dependencies", () => {
    const { dependencies, peerDependencies } = readPackage();
    const known = Object.keys({ ...dependencies, ...peerDependencies });
    const nameOf = (target: string) => /^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target;
    const foreign = [...reached.values()].flatMap(({ imports }) =>
      imports.filter((target) => !target.startsWith(".") && !known.includes(nameOf(target))),
    );
    expect(foreign).toEqual([]);
  });

  test("imports in dist/ need no file beside a module, and no address that only a running page knows", () => {
    expect([...reached.values()].flatMap(({ troubles }) => troubles)).toEqual([]);
  });
});

describe("server components", () => {
  const firstLineOf = (file: string) => readFileSync(`dist/${file}`, "utf8").split("\n", 1)[0];

  test.each(doors.filter((file) => file !== "core/index.js"))(
    "a server component may import %s",
    (file) => {
      expect(firstLineOf(file)).toBe('"use client";');
    },
  );

  test("server components run the core themselves, because it does not import React", () => {
    expect(firstLineOf("core/index.js")).not.toContain("use client");
    const names = [...reachedFrom(["core/index.js"]).values()].flatMap(({ imports }) => imports);
    expect(names.filter((name) => /^react(?:-dom)?(?:\/|$)/.test(name))).toEqual([]);
  });
});
