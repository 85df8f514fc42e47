import { dirname } from "node:path";
import type { Rolldown } from "vite";
import { elementTags } from "./elements.ts";
import { type ModuleUse, moduleUseOf } from "./module-use.ts";

const groups = [
  "element",
  "requests",
  "portal",
  "answers",
  "core",
  "base",
  "libraries",
  "common",
  "cart",
  "fields",
  "pieces",
  "lists",
  "places",
  "contracts",
  "tables",
  "results",
  "finder",
] as const;

type ChunkName = (typeof groups)[number];

/** The files that elements and screens share. */
export const chunkNames: readonly string[] = groups;

interface Reason {
  readonly chunk: ChunkName;
  readonly isMet: (use: SharedUse) => boolean;
}

/** The use of a module without the list of the user's work, which is loaded after the forms are drawn. */
interface SharedUse extends ModuleUse {
  /** True if this list needs the module, too. */
  readonly isForWork: boolean;
}

const most = Math.ceil(elementTags.length * 0.6);

/**
 * The rules that assign modules to shared files, in the order in which they are tried. The first rule that a module
 * meets decides.
 */
const reasons: readonly Reason[] = [
  // An entry needs the module to define its element, and so does another file. Each entry contains a copy of it.
  {
    chunk: "element",
    isMet: ({ entries, elements, lazyParts }) =>
      entries.size > 1 || (entries.size > 0 && elements.size + lazyParts.size > 1),
  },
  // Most elements need the module for the request of the settings or of the portal's screen. It runs while the code that
  // draws is still loading.
  {
    chunk: "core",
    isMet: ({ elements, isFirst, isForScreen }) =>
      (isFirst || isForScreen) && elements.size >= most,
  },
  // The portal requests its first screen with the module, and later loads the others with it.
  {
    chunk: "portal",
    isMet: ({ elements, lazyParts, isFirst, isForScreen }) =>
      isForScreen &&
      !isFirst &&
      lazyParts.size === 0 &&
      [...elements].every((tag) => tag === "scout-portal"),
  },
  // The module reads the settings. It is beside the code that requests them.
  {
    chunk: "requests",
    isMet: (use) => isForAnswers(use) && [...use.lazyParts].some(readsSettings),
  },
  // The module reads other early answers, or sanitizes markup. Forms are shown without it.
  {
    chunk: "answers",
    isMet: (use) =>
      isForAnswers(use) &&
      [...use.lazyParts].some((id) => isAnswer(id) || (use.elements.size > 0 && isForMarkup(id))),
  },
  // Most elements need the module before their screen, but the sign-in does not.
  { chunk: "common", isMet: (use) => use.elements.size >= most && !isUsedBy(use, "login-form") },
  // Most elements need it before their screen.
  { chunk: "base", isMet: ({ elements }) => elements.size >= most },
  // Many screens are drawn with the module, and so is the sign-in, the header or the portal.
  { chunk: "fields", isMet: (use) => use.lazyParts.size >= 5 && isUsedBy(use, ...withFields) },
  // The module sends the first calls, while all other code is still loading.
  {
    chunk: "requests",
    isMet: (use) =>
      use.isForFirstCall || (use.elements.size === 0 && (use.isFirst || isForRequests(use))),
  },
  // The sign-in does not load `common`, so the modules that it shares with others are in a file that it needs anyway.
  { chunk: "base", isMet: (use) => isUsedBy(use, "login-form") && usesOf(use) >= 3 },
  // The screen of the sign-in needs only this shared file, so it contains all modules that the screen shares with
  // others.
  {
    chunk: "fields",
    isMet: (use) => [...use.lazyParts].some(isSignInScreen) && usesOf(use) >= 2,
  },
  // The form of the lookup is shown after few requests, because the modules that its screen shares with the element are
  // in a file that the element needs anyway.
  {
    chunk: "common",
    isMet: ({ elements, lazyParts }) => elements.size > 0 && [...lazyParts].some(isLookupScreen),
  },
  // The modules that draw the form of the lookup and also other screens.
  { chunk: "pieces", isMet: ({ lazyParts }) => [...lazyParts].some(isLookupScreen) },
  // The same for the proposal builder and the dashboard, which also open with a form.
  {
    chunk: "pieces",
    isMet: ({ lazyParts }) => [...lazyParts].some(isFormScreen) && foldersOf(lazyParts).size >= 3,
  },
  // The modules of a cart. The proposal builder needs them before its screen, and again later for its board, drafts and
  // files.
  {
    chunk: "cart",
    isMet: (use) =>
      areAmong(use.elements, ["scout-pricing"]) &&
      usesOf(use) >= 2 &&
      [...use.lazyParts].every((id) => id.includes("/scout-pricing/")),
  },
  // The proposal builder needs the module before its screen, and so do the screens of several other elements.
  {
    chunk: "common",
    isMet: (use) => isUsedBy(use, "scout-pricing") && foldersOf(use.lazyParts).size >= 3,
  },
  // Only the finder, the libraries and the solutions index use the module.
  { chunk: "libraries", isMet: ({ elements }) => areAmong(elements, libraries) },
  // The elements that show data share the module, and the others do not need it.
  { chunk: "common", isMet: (use) => use.elements.size >= 3 && !isUsedBy(use, ...withoutData) },
  // The same for a module that the lookup needs before its screen.
  { chunk: "common", isMet: (use) => isUsedBy(use, "scout-lookup") && usesOf(use) >= 2 },
  // Every element that loads the settings needs this module to apply them.
  { chunk: "common", isMet: ({ lazyParts }) => [...lazyParts].some(isForSettings) },
  // Only the forms for lists of addresses are drawn with the module.
  {
    chunk: "lists",
    isMet: ({ elements, lazyParts }) =>
      elements.size === 0 && lazyParts.size >= 2 && [...lazyParts].every(isForLists),
  },
  // Only the results of addresses are drawn with the module.
  {
    chunk: "places",
    isMet: ({ elements, lazyParts }) =>
      elements.size === 0 &&
      foldersOf(screensIn(lazyParts)).size >= 3 &&
      [...screensIn(lazyParts)].every(isForPlaces),
  },
  // The list of contracts shares the module with the list of the user's work on the dashboard.
  {
    chunk: "contracts",
    isMet: ({ elements, lazyParts, isForWork }) =>
      isForWork &&
      elements.size + lazyParts.size > 0 &&
      [...elements].every((tag) => tag === "scout-contracts") &&
      [...lazyParts].every((id) => id.includes("/elements/scout-contracts/")),
  },
  // Only tables of rows and forms for files are drawn with the module. Directories and pages are shown without it.
  {
    chunk: "tables",
    isMet: ({ elements, lazyParts }) =>
      elements.size === 0 &&
      foldersOf(screensIn(lazyParts)).size >= 3 &&
      [...screensIn(lazyParts)].every(isForTables),
  },
  // The screens of several elements are drawn with the module, but not the form of the lookup.
  {
    chunk: "results",
    isMet: ({ elements, lazyParts }) =>
      elements.size === 0 && foldersOf(screensIn(lazyParts)).size >= 3,
  },
  // The screen of the finder shares the module only with its later parts, and with the code that prepares providers for
  // matching. This code is requested early.
  {
    chunk: "finder",
    isMet: ({ elements, lazyParts }) =>
      elements.size === 0 &&
      lazyParts.size >= 2 &&
      [...lazyParts].some(isFinderScreen) &&
      [...lazyParts].every(isOfFinder),
  },
  // A prerendered screen is replaced with it, also that of the sign-in. The file is there anyway.
  {
    chunk: "base",
    isMet: ({ elements, lazyParts }) => elements.size > 0 && [...lazyParts].some(isTakeOver),
  },
  // The screen of the finder shares the module with elements. All of them need this file.
  {
    chunk: "common",
    isMet: ({ elements, lazyParts }) => elements.size > 0 && [...lazyParts].some(isFinderScreen),
  },
];

const withFields = ["login-form", "portal-header", "scout-portal"];
/** Elements that are drawn before the first answer arrives. */
const withoutAnswers = [
  "login-form",
  "portal-dashboard",
  "portal-header",
  "scout-lookup",
  "scout-portal",
];
const earlyAnswers = [
  "address-suggestions",
  "exchange-token",
  "keyword-suggestions",
  "page-views",
  "session",
  "session-token",
  "site-suggestions",
];
const withoutData = ["login-form", "scout-portal", "contract-wizard"];
const libraries = ["provider-library", "resource-library", "solutions-finder", "solutions-index"];

/** True for a module that reads answers. The code that draws forms and sends calls does not need it. */
function isForAnswers(use: ModuleUse): boolean {
  return !use.isFirst && !isUsedBy(use, ...withoutAnswers);
}

function readsSettings(id: string): boolean {
  return id.endsWith("/api/settings.answers.ts");
}

function isAnswer(id: string): boolean {
  return earlyAnswers.some((name) => id.endsWith(`/api/${name}.answers.ts`));
}

function isForMarkup(id: string): boolean {
  return id.endsWith("/ui/html-engine.ts");
}

function isForSettings(id: string): boolean {
  return id.endsWith("/host/page/apply-settings.ts");
}

function isForRequests({ lazyParts }: ModuleUse): boolean {
  return lazyParts.size === 1 && [...lazyParts].every((id) => id.endsWith("/api/send-request.ts"));
}

/**
 * The lazy parts without those of the keyboard commands, and of the unit that a suggestion lacks. They use modules of
 * screens, but no screen waits for them.
 */
function screensIn(lazyParts: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...lazyParts].filter((id) => !isForActs(id) && !isForUnits(id)));
}

function isForUnits(id: string): boolean {
  return id.endsWith("/lists/dropped-unit.ts");
}

function isForActs(id: string): boolean {
  return /(?:-acts\.model|\/host\/(?:element\/collect-acts|page\/(?:palette|key-list|follow-keys)))\.ts$/.test(
    id,
  );
}

/**
 * True for the list of the user's work on the dashboard. It loads after the forms are drawn, so it does not decide in
 * which file a module is.
 */
function isOfWork(id: string): boolean {
  return /\/portal-dashboard\/work\.(?:model\.ts|screen\.tsx)$/.test(id);
}

function isSignInScreen(id: string): boolean {
  return id.endsWith("/login-form/open-login.screen.tsx");
}

function isLookupScreen(id: string): boolean {
  return id.endsWith("/scout-lookup/open-lookup.screen.tsx");
}

/** True for a screen with a form that reads a list of addresses. */
function isForLists(id: string): boolean {
  return /\/(?:scout-bulk\/open-bulk|scout-lookup\/bulk-panel|scout-pricing\/sites\/sites)\.screen\.tsx$/.test(
    id,
  );
}

function isForPlaces(id: string): boolean {
  return /\/elements\/scout-(?:bulk|lookup|pricing)\//.test(id);
}

function isForTables(id: string): boolean {
  return /\/elements\/(?:scout-(?:bulk|contracts|lookup|pricing)|account-branding)\//.test(id);
}

function isTakeOver(id: string): boolean {
  return id.endsWith("/host/element/take-over.ts");
}

function isFinderScreen(id: string): boolean {
  return id.endsWith("/solutions-finder/open-finder.screen.tsx");
}

function isOfFinder(id: string): boolean {
  return /\/(?:elements\/solutions-finder|stores\/finder)\//.test(id);
}

function isFormScreen(id: string): boolean {
  return /\/(?:scout-pricing\/open-pricing|portal-dashboard\/open-dashboard)\.screen\.tsx$/.test(
    id,
  );
}

/** The folders of the files. For a file of an element, it is the folder of the element. */
function foldersOf(ids: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...ids].map((id) => /^.*\/elements\/[^/]+/.exec(id)?.[0] ?? dirname(id)));
}

function areAmong(elements: ReadonlySet<string>, tags: readonly string[]): boolean {
  return (
    elements.size >= Math.min(2, tags.length) && [...elements].every((tag) => tags.includes(tag))
  );
}

function isUsedBy({ elements }: ModuleUse, ...tags: readonly string[]): boolean {
  return tags.some((tag) => elements.has(tag));
}

function usesOf({ elements, lazyParts }: ModuleUse): number {
  return elements.size + lazyParts.size;
}

/** The shared file to which a module belongs; null if the bundler decides. */
export function chunkOf(use: ModuleUse): ChunkName | null {
  const lazyParts = new Set([...use.lazyParts].filter((id) => !isOfWork(id)));
  const shared = { ...use, lazyParts, isForWork: lazyParts.size < use.lazyParts.size };
  return reasons.find(({ isMet }) => isMet(shared))?.chunk ?? null;
}

/** The groups of modules for the bundler's option `output.codeSplitting`. */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  return groups.map((chunk) => ({
    debugName: chunk,
    name: (id, context) => {
      const use = moduleUseOf(id, (module) => context.getModuleInfo(module));
      return chunkOf(use) === chunk ? chunk : null;
    },
    // Elements import parts of the core through its entry module, whose importers do not show which parts they use.
    // These files therefore also contain the modules that their modules import. The imports of any other shared file
    // are assigned by their own rules.
    includeDependenciesRecursively: ["element", "core", "base", "common"].includes(chunk),
  }));
}
