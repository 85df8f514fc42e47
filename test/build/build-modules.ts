import { build, type Plugin, type Rolldown } from "vite";

interface Options {
  readonly input: Readonly<Record<string, string>>;
  readonly plugins?: readonly Plugin[];
  readonly transform?: Rolldown.InputOptions["transform"];
  readonly groups?: Rolldown.CodeSplittingGroup[];
}

/** Builds modules from their sources, by their names, and returns the chunks by file name. */
export async function buildModules(
  modules: Readonly<Record<string, string>>,
  { input, plugins = [], groups, transform = {} }: Options,
): Promise<Readonly<Record<string, Rolldown.OutputChunk>>> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [modulesByName(modules), ...plugins],
    build: {
      write: false,
      lib: { entry: {}, formats: ["es"] },
      rolldownOptions: {
        input: { ...input },
        transform,
        preserveEntrySignatures: "allow-extension",
        output: {
          minify: true,
          entryFileNames: "[name].js",
          chunkFileNames: "chunks/[name]-[hash].js",
          ...(groups && { codeSplitting: { groups } }),
        },
      },
    },
  });
  const files = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  const chunks = files.filter((file) => file.type === "chunk");
  return Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk]));
}

function modulesByName(modules: Readonly<Record<string, string>>): Plugin {
  return {
    name: "modules-by-name",
    enforce: "pre",
    resolveId: (name) => (Object.hasOwn(modules, name) ? name : null),
    load: (name) => modules[name] ?? null,
  };
}
