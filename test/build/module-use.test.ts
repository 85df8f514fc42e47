import { expect, test } from "vitest";
import { type ModuleLinks, moduleUseOf } from "../../build/module-use.ts";

const lookup = "/src/elements/scout-lookup/scout-lookup.ts";
const bulk = "/src/elements/scout-bulk/scout-bulk.ts";
const runtime = "/src/elements/scout-lookup/scout-lookup.runtime.ts";
const request = "/src/elements/host/page/request-first.ts";
const screenRequest = "/src/elements/scout-portal/page/request-screen.ts";
const firstCalls = "/src/core/stores/page/first-calls.ts";

function linked(links: Partial<ModuleLinks>): ModuleLinks {
  return { importers: [], dynamicImporters: [], isEntry: false, ...links };
}

const modules: Readonly<Record<string, ModuleLinks>> = {
  [lookup]: linked({ isEntry: true, dynamicImporters: ["/src/elements/autoload.ts"] }),
  [bulk]: linked({ isEntry: true }),
  "/src/elements/autoload.ts": linked({ isEntry: true }),
  "/screen.tsx": linked({ dynamicImporters: [lookup] }),
  "/piece.tsx": linked({ importers: ["/screen.tsx", "/other.tsx"] }),
  "/other.tsx": linked({ importers: ["/piece.tsx", bulk] }),
  [runtime]: linked({ dynamicImporters: [lookup] }),
  "/run.ts": linked({ importers: [runtime] }),
  [request]: linked({ dynamicImporters: [lookup] }),
  "/call.ts": linked({ importers: [request] }),
  [screenRequest]: linked({ dynamicImporters: [lookup] }),
  "/route.ts": linked({ importers: [screenRequest] }),
  [firstCalls]: linked({ importers: [request, runtime] }),
  "/first-call.ts": linked({ importers: [firstCalls] }),
  "/src/core/index.ts": linked({ importers: [lookup, bulk] }),
  "/src/core/rule.ts": linked({ importers: ["/src/core/index.ts", "/screen.tsx"] }),
};

const linksOf = (module: string) => modules[module] ?? null;
const useOf = (id: string) => {
  const { elements, lazyParts } = moduleUseOf(id, linksOf);
  return [[...elements], [...lazyParts]];
};

test("an element uses the modules that it imports, directly or through others", () => {
  expect(useOf(bulk)).toEqual([["scout-bulk"], []]);
  expect(useOf("/other.tsx")).toEqual([["scout-bulk"], ["/screen.tsx"]]);
});

test("a part that loads later is not used by the element that loads it", () => {
  expect(useOf("/screen.tsx")).toEqual([[], ["/screen.tsx"]]);
});

test("modules that import each other end the search", () => {
  expect(useOf("/piece.tsx")).toEqual([["scout-bulk"], ["/screen.tsx"]]);
});

test("an import of the core's entry file does not use the modules that the entry exports", () => {
  expect(useOf("/src/core/rule.ts")).toEqual([[], ["/screen.tsx"]]);
});

test("the autoloader is not an element", () => {
  expect(useOf("/src/elements/autoload.ts")).toEqual([[], []]);
});

test("an element uses the modules of its runtime, but its entry does not", () => {
  expect(useOf("/run.ts")).toEqual([["scout-lookup"], []]);
  expect(moduleUseOf("/run.ts", linksOf).entries).toEqual(new Set());
  expect(moduleUseOf(bulk, linksOf).entries).toEqual(new Set(["scout-bulk"]));
});

test("the request for the settings is no part that loads later", () => {
  expect(useOf("/call.ts")).toEqual([[], []]);
  expect(moduleUseOf("/call.ts", linksOf).isFirst).toBe(true);
  expect(moduleUseOf("/run.ts", linksOf).isFirst).toBe(false);
  expect(moduleUseOf("/call.ts", linksOf).isForFirstCall).toBe(false);
  expect(moduleUseOf("/first-call.ts", linksOf).isForFirstCall).toBe(true);
});

test("the portal's request for its screen is no part that loads later", () => {
  expect(useOf("/route.ts")).toEqual([[], []]);
  expect(moduleUseOf("/route.ts", linksOf).isForScreen).toBe(true);
  expect(moduleUseOf("/call.ts", linksOf).isForScreen).toBe(false);
});
