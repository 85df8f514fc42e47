import { type ESTree, type Plugin, parseSync, type Rolldown } from "vite";

/** The chunk into which the bundler puts its helpers; no option puts them elsewhere. */
export const runtimeChunk = "rolldown-runtime";

/**
 * Moves the bundler's helpers into the core, which every file imports anyway. This saves a request.
 */
export function runtimeInCore(): Plugin {
  return {
    name: "runtime-in-core",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const runtime = chunks.find(({ name }) => name === runtimeChunk);
      const core = chunks.find(({ name }) => name === "core");
      if (!runtime || !core) throw new Error("The build has no chunk of helpers, or no core.");
      for (const chunk of chunks) {
        if (chunk.imports.includes(runtime.fileName)) importHelpers(chunk, runtime, core);
      }
      const [hint = ""] = /^\/\/.*\n/.exec(core.code) ?? [];
      const code = core.code.slice(hint.length);
      core.code = `${hint}const helpers=${scopeOf(runtime)};${code};export{helpers};`;
      delete bundle[runtime.fileName];
    },
  };
}

/** Makes a chunk import the helpers from the core instead of from their own chunk. */
function importHelpers(
  chunk: Rolldown.OutputChunk,
  runtime: Rolldown.OutputChunk,
  core: Rolldown.OutputChunk,
): void {
  const others = chunk.imports.filter((file) => file !== runtime.fileName);
  chunk.imports = chunk === core ? others : [...new Set([core.fileName, ...others])];
  const statement = statementsOf(chunk).find(
    (one) => one.type === "ImportDeclaration" && one.source.value.endsWith(lastPartOf(runtime)),
  );
  if (statement?.type !== "ImportDeclaration") return;
  const names = statement.specifiers.flatMap((one) =>
    one.type === "ImportSpecifier" ? `${nameOf(one.imported)}:${one.local.name}` : [],
  );
  const address = statement.source.value.replace(lastPartOf(runtime), lastPartOf(core));
  const parts = [
    chunk.code.slice(0, statement.start),
    chunk === core || names.length === 0 ? "" : `import{helpers}from"${address}";`,
    names.length === 0 ? "" : `const{${names}}=helpers;`,
    chunk.code.slice(statement.end),
  ];
  chunk.code = parts.join("");
}

/**
 * Returns the helpers as an expression, so that their names do not clash with those of the core.
 */
function scopeOf(runtime: Rolldown.OutputChunk): string {
  const exported = statementsOf(runtime).find((one) => one.type === "ExportNamedDeclaration");
  if (!exported) throw new Error("The bundler's helpers export nothing.");
  const names = exported.specifiers.map((one) => `${nameOf(one.exported)}:${nameOf(one.local)}`);
  return `(()=>{${runtime.code.slice(0, exported.start)}return{${names}}})()`;
}

function statementsOf({ fileName, code }: Rolldown.OutputChunk) {
  return parseSync(fileName, code).program.body;
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === "Literal" ? name.value : name.name;
}

function lastPartOf({ fileName }: Rolldown.OutputChunk): string {
  return fileName.slice(fileName.lastIndexOf("/"));
}
