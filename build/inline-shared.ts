import { type ESTree, minifySync, type Plugin, parseSync, type Rolldown } from "vite";

/** The chunk into which the bundler puts its helpers; no option puts them elsewhere. */
const runtimeChunk = "rolldown-runtime";

/** The chunk of the modules that every entry needs to define its element. */
const elementChunk = "element";

/** The chunks that are in no file of their own. */
export const inlinedChunks: readonly string[] = [elementChunk, runtimeChunk];

/**
 * Moves two small chunks into the core, which every other file imports anyway: that of the bundler's helpers, and that of the
 * modules that define elements. This saves requests. Each entry contains a copy of the latter, so that one request suffices
 * to define an element. The modules must therefore have no state.
 */
export function inlineShared(): Plugin {
  return {
    name: "inline-shared",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const core = chunks.find(({ name }) => name === "core");
      if (!core) throw new Error("The build has no core.");
      for (const name of inlinedChunks) {
        const shared = chunks.find((chunk) => chunk.name === name);
        if (shared !== undefined) moveInto(core, shared, chunks);
        if (shared !== undefined) delete bundle[shared.fileName];
      }
    },
  };
}

function moveInto(
  core: Rolldown.OutputChunk,
  shared: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
): void {
  const name = shared.name === elementChunk ? "element" : "helpers";
  const needed = new Set<string>();
  for (const chunk of chunks) {
    if (chunk === shared || !chunk.imports.includes(shared.fileName)) continue;
    if (chunk.isEntry && shared.name === elementChunk) {
      inlineInto(chunk, shared);
      continue;
    }
    for (const { imported } of importedNames(chunk, shared)) needed.add(imported);
    importFromCore(chunk, shared, core, name);
  }
  const [hint = ""] = /^\/\/.*\n/.exec(core.code) ?? [];
  const code = core.code.slice(hint.length);
  core.code = `${hint}const ${name}=${scopeOf(shared, needed)};${code};export{${name}};`;
}

/** Gives an entry its own copy of the code that it needs of the shared chunk. */
function inlineInto(entry: Rolldown.OutputChunk, shared: Rolldown.OutputChunk): void {
  entry.imports = entry.imports.filter((file) => file !== shared.fileName);
  entry.dynamicImports = [...new Set([...entry.dynamicImports, ...shared.dynamicImports])];
  const folder = shared.fileName.slice(0, -lastPartOf(shared).length);
  const names = new Set(importedNames(entry, shared).map(({ imported }) => imported));
  const scope = scopeOf(shared, names).replaceAll(/import\((["'`])\.\//g, `import($1./${folder}/`);
  replaceImport(entry, shared, (renamed) => `const{${renamed}}=${scope};`);
}

/** Makes a chunk import the shared code from the core instead of from its own chunk. */
function importFromCore(
  chunk: Rolldown.OutputChunk,
  shared: Rolldown.OutputChunk,
  core: Rolldown.OutputChunk,
  name: string,
): void {
  const others = chunk.imports.filter((file) => file !== shared.fileName);
  chunk.imports = chunk === core ? others : [...new Set([core.fileName, ...others])];
  replaceImport(chunk, shared, (renamed, from) => {
    const address = from.replace(lastPartOf(shared), lastPartOf(core));
    const statement = chunk === core ? "" : `import{${name}}from"${address}";`;
    return `${statement}const{${renamed}}=${name};`;
  });
}

/** Replaces the import of the shared chunk, or removes it if it has no names. */
function replaceImport(
  chunk: Rolldown.OutputChunk,
  shared: Rolldown.OutputChunk,
  replacementOf: (renamed: string, from: string) => string,
): void {
  const statement = importOf(chunk, shared);
  if (statement === undefined) return;
  const renamed = importedNames(chunk, shared).map(({ imported, local }) => `${imported}:${local}`);
  const replacement =
    renamed.length === 0 ? "" : replacementOf(renamed.join(), statement.source.value);
  chunk.code = chunk.code.slice(0, statement.start) + replacement + chunk.code.slice(statement.end);
}

function importOf(
  chunk: Rolldown.OutputChunk,
  shared: Rolldown.OutputChunk,
): ESTree.ImportDeclaration | undefined {
  return statementsOf(chunk).find(
    (one): one is ESTree.ImportDeclaration =>
      one.type === "ImportDeclaration" && one.source.value.endsWith(lastPartOf(shared)),
  );
}

function importedNames(chunk: Rolldown.OutputChunk, shared: Rolldown.OutputChunk) {
  return (importOf(chunk, shared)?.specifiers ?? []).flatMap((one) =>
    one.type === "ImportSpecifier"
      ? [{ imported: nameOf(one.imported), local: one.local.name }]
      : [],
  );
}

/**
 * Returns the code behind some exports of a chunk as an expression, so that its names do not clash with those of the file.
 */
function scopeOf(shared: Rolldown.OutputChunk, names: ReadonlySet<string>): string {
  const code = shared.code.replace(/^\/\/.*\n/, "");
  const exported = parseSync(shared.fileName, code).program.body.find(
    (one) => one.type === "ExportNamedDeclaration",
  );
  if (!exported) throw new Error(`The chunk ${shared.name} exports nothing.`);
  const kept = exported.specifiers
    .map((one) => ({ exported: nameOf(one.exported), local: nameOf(one.local) }))
    .filter((one) => names.has(one.exported))
    .map((one) => `${one.exported}:${one.local}`);
  const start = "export default";
  const module = `${start} (()=>{${code.slice(0, exported.start)}return{${kept}}})();`;
  // Removes what only the other exports need.
  const scope = minifySync(shared.fileName, module, { module: true }).code;
  return scope.slice(start.length).replace(/;\s*$/, "");
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
