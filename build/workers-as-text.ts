import { build, type Plugin } from "vite";

const query = "?worker&url";

/**
 * Puts the code of workers as a string into the modules that start them. Only Vite and webpack follow the address of a
 * file beside a module, so the worker's file would be missing in the bundles of esbuild, Rollup and Angular.
 *
 * @param plugins - plugins of the worker's own build
 */
export function workersAsText(...plugins: readonly Plugin[]): Plugin {
  return {
    name: "workers-as-text",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(query)) return null;
      const code = JSON.stringify(await codeOf(id.slice(0, -query.length), plugins));
      return `export default URL.createObjectURL(new Blob([${code}], { type: "text/javascript" }));`;
    },
  };
}

/** A worker with all of its imports, as one module. */
async function codeOf(module: string, plugins: readonly Plugin[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [...plugins],
    build: {
      write: false,
      rolldownOptions: { input: module, output: { codeSplitting: false, minify: true } },
    },
  });
  const files = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  const chunk = files.find((file) => file.type === "chunk");
  if (chunk === undefined) throw new Error(`${module} was not built.`);
  return chunk.code;
}
