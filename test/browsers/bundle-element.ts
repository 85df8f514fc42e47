import { build } from "vite";

/** An entry that needs no file of its own. */
const entry = "virtual:entry";

/**
 * Bundles an element as an app with the package does.
 *
 * @param base - the path of the bundle in the page
 * @returns the code of each file, keyed by its path; the first file is the entry
 */
export async function bundleElement(
  tag: string,
  base: string,
): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    base,
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry } },
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? `${process.cwd()}/bundled-page.js` : null),
        load: (id) =>
          id.endsWith("/bundled-page.js") ? `import "scout-elements/elements/${tag}";` : null,
      },
    ],
  });
  const outputs = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  const chunks = outputs.flatMap((one) => (one.type === "chunk" ? [one] : []));
  const [first, ...others] = chunks.toSorted((a, b) => Number(b.isEntry) - Number(a.isEntry));
  if (!first?.isEntry) throw new Error(`There is no entry in the bundle of ${tag}.`);
  return new Map([first, ...others].map(({ fileName, code }) => [base + fileName, code]));
}
