import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

export interface Import {
  /** A path from the project's root for files, a name for packages. */
  readonly to: string;
  /** Gone when the code runs. */
  readonly isType: boolean;
  /** `import()`: loaded when it is asked for. */
  readonly isLazy: boolean;
}

export interface Source {
  /** From the project's root. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

/** The files of a folder and below whose name ends so. */
export function filesIn(folder: string, ending: RegExp): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => posix.join(entry.parentPath.replaceAll("\\", "/"), entry.name))
    .filter((path) => !path.includes("node_modules/"))
    .sort();
}

/** The code that runs in pages: every source but the command, the API document and the layers of other frameworks. */
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

/** What a module imports and re-exports. */
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

/** Comments may name what code may not do. Text that looks like one, such as an address, stays. */
export function withoutComments(code: string): string {
  return code.replace(textOrComment, (_all, text: string | undefined) => text ?? "");
}
