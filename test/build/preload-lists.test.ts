import { expect, test } from "vitest";
import { elementTags } from "../../build/elements.ts";
import { preloadLists } from "../../build/preload-lists.ts";
import { buildModules } from "./build-modules.ts";

const modules = {
  autoload: "globalThis.lists = __SCOUT_CLOSURES__;",
  portal: `globalThis.lists = __SCOUT_CLOSURES__; globalThis.load = [() => import("header"), () => import("bulk")];`,
  header: `import { shared } from "shared"; export const header = [shared];`,
  lookup: `import { shared } from "shared"; console.log(shared, import("/scout-lookup/open-lookup.screen.tsx"), import("panel.tsx"));`,
  bulk: `import { shared } from "shared"; console.log(shared, typeof __SCOUT_CLOSURES__);`,
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

async function listsIn(entry: string): Promise<Record<string, readonly string[]>> {
  const chunks = await buildModules(modules, { input, plugins: [preloadLists()] });
  const { code = "" } = chunks[entry] ?? {};
  const known: { lists?: Record<string, readonly string[]> } = {};
  new Function("globalThis", code)(known);
  const names = Object.fromEntries(Object.values(chunks).map((one) => [one.fileName, one.name]));
  return Object.fromEntries(
    Object.entries(known.lists ?? {}).map(([tag, files]) => [
      tag,
      files.map((file) => names[file] ?? file),
    ]),
  );
}

test.each(["autoload.js", "scout-portal.js"])(
  "the entry of %s has a list of the files of every element and its open screen, and of no other part",
  async (entry) => {
    const lists = await listsIn(entry);
    expect(Object.keys(lists)).toEqual(elementTags);
    expect(lists["scout-lookup"]).toEqual([
      "scout-lookup",
      "shared",
      "open-lookup.screen",
      "drawn",
    ]);
    expect(lists["scout-bulk"]).toEqual(["scout-bulk", "shared"]);
    expect(lists["scout-portal"]).toEqual(["scout-portal", "portal-header", "shared"]);
  },
);

test("no other entry has such a list", async () => {
  expect(await buildModules(modules, { input, plugins: [preloadLists()] })).toMatchObject({
    "scout-bulk.js": { code: expect.stringContaining("typeof __SCOUT_CLOSURES__") },
  });
});
