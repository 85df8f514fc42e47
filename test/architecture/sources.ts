import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

export interface Import {
  /** The path of a file from the project's root, or the name of a package. */
  readonly to: string;
  /** True for an import of types, which does not exist when the code runs. */
  readonly isType: boolean;
  /** True for `import()`. */
  readonly isLazy: boolean;
}

export interface Source {
  /** Path from the project's root. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

/** The files in a folder and its subfolders with this ending. */
export function filesIn(folder: string, ending: RegExp): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => posix.join(entry.parentPath.replaceAll("\\", "/"), entry.name))
    .filter((path) => !path.includes("node_modules/"))
    .sort();
}

/** The code that runs in pages: all sources except the command, the API document and the layers for other frameworks. */
export function pageSources(): readonly Source[] {
  return ["src/core", "src/elements"].flatMap(sourcesIn);
}

export function sourcesIn(folder: string): readonly Source[] {
  return filesIn(folder, /\.tsx?$/).map((path) => {
    const text = readFileSync(path, "utf8");
    return { path, text, imports: importsIn(text, path) };
  });
}

const statement = /^(?:import|export)\s+(?:([^"';]*?)\s*from\s*)?"([^"]+)"/gm;
const lazy = /\bimport\(\s*"([^"]+)"\s*\)/g;

/** The imports and re-exports of a module. */
export function importsIn(text: string, path: string): readonly Import[] {
  const code = withoutComments(text);
  const resolve = (to: string) =>
    to.startsWith(".") ? posix.join(posix.dirname(path), to.replace(/\?.*$/, "")) : to;
  return [
    ...[...code.matchAll(statement)].map(([, names = "", to = ""]) => ({
      to: resolve(to),
      isType: areTypes(names),
      isLazy: false,
    })),
    ...[...code.matchAll(lazy)].map(([, to = ""]) => ({
      to: resolve(to),
      isType: false,
      isLazy: true,
    })),
  ];
}

function areTypes(names: string): boolean {
  if (/^type\b/.test(names)) return true;
  const listed = /^\{([^}]*)\}$/.exec(names.trim())?.[1]?.split(",") ?? [""];
  return (
    listed.filter((name) => name.trim() !== "").every((name) => /^\s*type\s/.test(name)) &&
    listed.some((name) => name.trim() !== "")
  );
}

const textOrComment =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** Removes comments, which may mention forbidden code. Text that looks like a comment, such as an address, stays. */
export function withoutComments(code: string): string {
  return code.replace(textOrComment, (_all, text: string | undefined) => text ?? "");
}
