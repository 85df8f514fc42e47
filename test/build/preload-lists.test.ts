import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";
import { elementTags } from "../../build/elements.ts";
import { preloadLists } from "../../build/preload-lists.ts";
import { buildModules } from "./build-modules.ts";

const runtimeOf = (tag: string) => `/${tag}/${tag}.runtime.ts`;
const loader = "/scout-portal/page/load-screen.ts";
const modules = {
  autoload: "globalThis.lists = __SCOUT_CLOSURES__;",
  portal: `console.log(import("${runtimeOf("scout-portal")}"));`,
  [runtimeOf("scout-portal")]: `console.log(import("${loader}"));`,
  [loader]: `globalThis.lists = __SCOUT_CLOSURES__; globalThis.load = [() => import("header"), () => import("bulk")];`,
  header: `console.log(import("${runtimeOf("portal-header")}"));`,
  [runtimeOf("portal-header")]: `import { shared } from "shared"; export const header = [shared];`,
  lookup: `console.log(import("${runtimeOf("scout-lookup")}"));`,
  [runtimeOf("scout-lookup")]:
    `import { shared } from "shared"; console.log(shared, import("/scout-lookup/open-lookup.screen.tsx"), import("panel.tsx"));`,
  bulk: `console.log(typeof __SCOUT_CLOSURES__, import("${runtimeOf("scout-bulk")}"));`,
  [runtimeOf("scout-bulk")]: `import { shared } from "shared"; export const bulk = [shared];`,
  shared: "export const shared = { shared: globalThis };",
  "/scout-lookup/open-lookup.screen.tsx": `import { drawn } from "drawn"; export const open = [drawn];`,
  "panel.tsx": `import { drawn } from "drawn"; export const panel = [drawn];`,
  drawn: "export const drawn = { drawn: globalThis };",
};
const input = {
  autoload: "autoload",
  "scout-portal": "portal",
  "portal-header": "header",
  "scout-lookup": "lookup",
  "scout-bulk": "bulk",
};

/** The lists in a chunk. The names of the files replace their paths relative to the chunk. */
async function listsIn(name: string): Promise<Record<string, readonly string[]>> {
  const chunks = Object.values(await buildModules(modules, { input, plugins: [preloadLists()] }));
  const chunk = chunks.find((one) => one.name === name);
  if (chunk === undefined) throw new Error(`There is no chunk ${name}.`);
  const known: { lists?: Record<string, readonly string[]> } = {};
  new Function("globalThis", chunk.code.replaceAll(/\bimport\(/g, "void ("))(known);
  const nameOf = (file: string) =>
    chunks.find(({ fileName }) => join(dirname(chunk.fileName), file) === fileName)?.name ?? file;
  return Object.fromEntries(
    Object.entries(known.lists ?? {}).map(([tag, files]) => [tag, files.map(nameOf)]),
  );
}

test.each(["autoload", "load-screen"])(
  "the chunk %s has a list of the first files of every element, and of no other part",
  async (name) => {
    const lists = await listsIn(name);
    expect(Object.keys(lists)).toEqual(elementTags);
    expect(lists["scout-lookup"]).toEqual([
      "scout-lookup",
      "scout-lookup.runtime",
      "shared",
      "open-lookup.screen",
      "drawn",
    ]);
    expect(lists["scout-bulk"]).toEqual(["scout-bulk", "scout-bulk.runtime", "shared"]);
    expect(lists["scout-portal"]).toEqual([
      "scout-portal",
      "scout-portal.runtime",
      "portal-header",
      "portal-header.runtime",
      "shared",
    ]);
  },
);

test("no other entry has such a list", async () => {
  expect(await buildModules(modules, { input, plugins: [preloadLists()] })).toMatchObject({
    "scout-bulk.js": { code: expect.stringContaining("typeof __SCOUT_CLOSURES__") },
  });
});
