import { expect, test } from "vitest";
import { chunkGroups, chunkOf } from "../../build/chunk-groups.ts";
import { elementTags } from "../../build/elements.ts";
import { buildModules } from "./build-modules.ts";

/** A module that nothing uses. */
const unused: Parameters<typeof chunkOf>[0] = {
  entries: new Set(),
  elements: new Set(),
  lazyParts: new Set(),
  isFirst: false,
  isForScreen: false,
  isForFirstCall: false,
};
const parts = (count: number) => Array.from({ length: count }, (_, index) => `/${index}/part.tsx`);

const withoutSignIn = elementTags.filter((tag) => tag !== "login-form").slice(0, 12);
const signInScreen = "/src/elements/login-form/open-login.screen.tsx";
const settingsAnswers = "/src/core/api/settings.answers.ts";
const finderScreen = "/src/elements/solutions-finder/open-finder.screen.tsx";
const finderPanel = "/src/elements/solutions-finder/proposal-panel.screen.tsx";
const finderIndex = "/src/core/stores/finder/index-finder.ts";
const contractsScreen = "/src/elements/scout-contracts/open-contracts.screen.tsx";
const brandingScreen = "/src/elements/account-branding/open-branding.screen.tsx";
const takeOver = "/src/elements/host/element/take-over.ts";
const sessionAnswers = "/src/core/api/session.answers.ts";
const dashboardScreen = "/src/elements/portal-dashboard/open-dashboard.screen.tsx";
const workModel = "/src/elements/portal-dashboard/work.model.ts";
const workScreen = "/src/elements/portal-dashboard/work.screen.tsx";
const bulkForm = "/src/elements/scout-bulk/open-bulk.screen.tsx";
const bulkPanel = "/src/elements/scout-lookup/bulk-panel.screen.tsx";
const sitesScreen = "/src/elements/scout-pricing/sites/sites.screen.tsx";
const lookupResults = "/src/elements/scout-lookup/lookup-results.screen.tsx";
const pricingResults = "/src/elements/scout-pricing/pricing-results.screen.tsx";
const unit = "/src/core/lists/dropped-unit.ts";
const lookupScreen = "/src/elements/scout-lookup/open-lookup.screen.tsx";

test.each([
  ["most elements", "base", ["login-form", ...elementTags.slice(0, 12)], []],
  ["most elements without the sign-in", "common", withoutSignIn, []],
  ["the header and many screens", "fields", ["portal-header"], parts(5)],
  ["an element and many screens", null, ["scout-bulk"], parts(5)],
  ["the lookup and pricing", "common", ["scout-lookup", "scout-pricing"], []],
  ["the sign-in and others", "base", ["login-form", "scout-portal"], parts(1)],
  ["two libraries", "libraries", ["provider-library", "resource-library"], []],
  ["libraries and another", "common", ["provider-library", "solutions-finder", "scout-bulk"], []],
  ["three elements that show data", "common", ["scout-bulk", "scout-pricing", "site-search"], []],
  ["a lookup and a screen", "common", ["scout-lookup"], parts(1)],
  ["the sign-in's screen and another", "fields", [], [signInScreen, ...parts(1)]],
  ["an element and the lookup's screen", "common", ["scout-bulk"], [lookupScreen]],
  ["the lookup's screen and another", "pieces", [], [lookupScreen, ...parts(1)]],
  ["the dashboard's screen and two others", "pieces", [], [dashboardScreen, ...parts(2)]],
  ["the dashboard's screen and another", null, [], [dashboardScreen, ...parts(1)]],
  ["three parts of one element", null, [], ["/a/1.tsx", "/a/2.tsx", "/a/3.tsx"]],
  ["what applies the settings", "common", [], ["/src/elements/host/page/apply-settings.ts"]],
  ["what reads the settings", "requests", [], [settingsAnswers]],
  ["elements that read more and what reads answers", "answers", ["scout-bulk"], [sessionAnswers]],
  ["what reads the settings and other answers", "requests", [], [settingsAnswers, sessionAnswers]],
  ["most elements and what reads answers", "common", withoutSignIn, [sessionAnswers]],
  ["an element and what cleans markup", "answers", ["scout-bulk"], ["/ui/html-engine.ts"]],
  ["the finder's screen and its later part", "finder", [], [finderScreen, finderPanel]],
  ["the finder's screen and what prepares for it", "finder", [], [finderScreen, finderIndex]],
  ["the finder's later part and what prepares for it", null, [], [finderPanel, finderIndex]],
  ["the finder's screen and another", null, [], [finderScreen, ...parts(1)]],
  ["the finder's screen and an element", "common", ["scout-portal"], [finderScreen]],
  ["an element and what replaces a prerendered screen", "base", ["scout-portal"], [takeOver]],
  ["the contracts and the dashboard's work", "contracts", ["scout-contracts"], [workModel]],
  [
    "the contracts, the wizard and the dashboard's work",
    null,
    ["contract-wizard", "scout-contracts"],
    [workModel],
  ],
  ["the dashboard's work alone", null, [], [workModel]],
  ["tables and forms for files", "tables", [], [bulkForm, contractsScreen, brandingScreen]],
  ["tables and another screen", "results", [], [bulkForm, contractsScreen, ...parts(1)]],
  ["three screens", "results", [], parts(3)],
  ["the forms for lists", "lists", [], [bulkForm, bulkPanel, sitesScreen]],
  ["the results of addresses", "places", [], [bulkForm, lookupResults, pricingResults]],
  [
    "the results of addresses and a unit",
    "places",
    [],
    [bulkForm, lookupResults, pricingResults, unit],
  ],
  ["the results of addresses and another", "results", [], [bulkForm, lookupResults, ...parts(1)]],
  ["the forms for lists and another", "results", [], [bulkForm, bulkPanel, ...parts(1)]],
  ["one form for lists", null, [], [sitesScreen]],
  ["two screens and the dashboard's work", null, [], [workModel, workScreen, ...parts(2)]],
  ["one element", null, ["scout-bulk"], []],
  ["the proposal builder and its parts", "cart", ["scout-pricing"], ["/scout-pricing/board.tsx"]],
  ["the proposal builder and a part of another", null, ["scout-pricing"], parts(1)],
  ["the proposal builder and screens of others", "common", ["scout-pricing"], parts(3)],
  ["a lookup alone", null, ["scout-lookup"], []],
  ["two elements", null, ["scout-bulk", "scout-pricing"], []],
  ["three elements, one without data", null, ["contract-wizard", "scout-bulk", "site-search"], []],
  ["two screens", null, [], parts(2)],
] as const)(
  "a module that %s need belongs to the chunk: %s",
  (_need, chunk, elements, lazyParts) => {
    const use = { ...unused, elements: new Set(elements), lazyParts: new Set(lazyParts) };
    expect(chunkOf(use)).toBe(chunk);
  },
);

test.each([
  ["and most elements", "core", elementTags],
  ["alone", "requests", []],
  ["and few elements", null, ["scout-bulk", "scout-pricing"]],
] as const)("a module that the request for the settings needs %s: %s", (_need, chunk, elements) => {
  const use = { ...unused, elements: new Set(elements), isFirst: true };
  expect(chunkOf(use)).toBe(chunk);
  // A first call is sent with that request, even if the element needs its module too.
  const isCore = chunk === "core";
  expect(chunkOf({ ...use, isForFirstCall: true })).toBe(isCore ? chunk : "requests");
});

test.each([
  ["and most elements", "core", elementTags],
  ["and the portal", "portal", ["scout-portal"]],
  ["alone", "portal", []],
  ["and another element", null, ["scout-bulk"]],
] as const)(
  "a module that the portal's request for its screen needs %s: %s",
  (_need, chunk, elements) => {
    const use = { ...unused, elements: new Set(elements), isForScreen: true };
    expect(chunkOf(use)).toBe(chunk);
    // The request of the settings does not load the portal's own code.
    const isCore = chunk === "core";
    const own = { ...use, elements: new Set(isCore ? elements : []), isFirst: true };
    expect(chunkOf(own)).toBe(isCore ? chunk : "requests");
  },
);

test("a module that an entry and another file need is in the chunk that entries contain copies of", () => {
  const all = new Set(elementTags);
  const one = new Set(["scout-bulk"]);
  const use = { ...unused, entries: all, elements: all, isFirst: true };
  expect(chunkOf(use)).toBe("element");
  expect(chunkOf({ ...use, entries: one })).toBe("element");
  expect(chunkOf({ ...use, entries: new Set() })).toBe("core");
  expect(chunkOf({ ...use, entries: one, elements: one, isFirst: false })).toBeNull();
});

test("the bundler puts modules into these chunks", async () => {
  const doors = elementTags.map((tag) => `/src/elements/${tag}/${tag}.ts`);
  const runtimes = doors.map((door) => door.replace(/\.ts$/, ".runtime.ts"));
  const modules = {
    ...Object.fromEntries(
      doors.map((door, index) => [
        door,
        `import "small"; console.log("${door}", import("${runtimes[index]}"));`,
      ]),
    ),
    ...Object.fromEntries(
      runtimes.map((path) => [path, `import "shared"; console.log("${path}");`]),
    ),
    small: `console.log("small");`,
    shared: `console.log("shared");`,
  };
  const input = Object.fromEntries(elementTags.map((tag, index) => [tag, doors[index] ?? ""]));
  const chunks = await buildModules(modules, { input, plugins: [], groups: chunkGroups() });
  const modulesIn = (name: string) =>
    Object.values(chunks).find((chunk) => chunk.name === name)?.moduleIds;
  expect(modulesIn("element")).toEqual(["small"]);
  expect(modulesIn("base")).toEqual(["shared"]);
});
