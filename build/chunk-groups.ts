import { dirname } from "node:path";
import type { Rolldown } from "vite";
import { elementTags } from "./elements.ts";
import { type ModuleUse, moduleUseOf } from "./module-use.ts";

const groups = [
  "requests",
  "core",
  "answers",
  "base",
  "libraries",
  "common",
  "cart",
  "fields",
  "pieces",
  "results",
] as const;

type ChunkName = (typeof groups)[number];

/** The files that elements and screens share. */
export const chunkNames: readonly string[] = groups;

interface Reason {
  readonly chunk: ChunkName;
  readonly isMet: (use: ModuleUse) => boolean;
}

const most = Math.ceil(elementTags.length * 0.6);

/** Why modules share a file. The first reason that a module meets decides. */
const reasons: readonly Reason[] = [
  // It runs while what draws is still coming.
  { chunk: "core", isMet: ({ elements, isFirst }) => isFirst && elements.size >= most },
  // It reads the first answers, and comes while they do; so does what markup is read with.
  {
    chunk: "answers",
    isMet: (use) =>
      !use.isFirst &&
      !isUsedBy(use, ...withoutAnswers) &&
      [...use.lazyParts].some((id) => isAnswer(id) || (use.elements.size > 0 && isForMarkup(id))),
  },
  // Most elements need it before their screen, and the sign-in does without.
  { chunk: "common", isMet: (use) => use.elements.size >= most && !isUsedBy(use, "login-form") },
  // Most elements need it before their screen.
  { chunk: "base", isMet: ({ elements }) => elements.size >= most },
  // Nearly every screen is drawn with it, the sign-in and what is around the screens too.
  { chunk: "fields", isMet: (use) => use.lazyParts.size >= 5 && isUsedBy(use, ...withFields) },
  // The first call is sent while all else is coming.
  {
    chunk: "requests",
    isMet: (use) => use.elements.size === 0 && (use.isFirst || isForRequests(use)),
  },
  // The sign-in loads no `common`, so what it shares is in the file that it loads anyway.
  { chunk: "base", isMet: (use) => isUsedBy(use, "login-form") && usesOf(use) >= 3 },
  // The sign-in's screen takes nothing from other shared files.
  {
    chunk: "fields",
    isMet: (use) => [...use.lazyParts].some(isSignInScreen) && usesOf(use) >= 2,
  },
  // A lookup shows its form after few requests: its screen is in the file that it shares.
  {
    chunk: "common",
    isMet: ({ elements, lazyParts }) => elements.size > 0 && [...lazyParts].some(isLookupScreen),
  },
  // Modules that draw its form, and other screens too.
  { chunk: "pieces", isMet: ({ lazyParts }) => [...lazyParts].some(isLookupScreen) },
  // The same for the proposal builder and the dashboard, which open with a form, too.
  {
    chunk: "pieces",
    isMet: ({ lazyParts }) => [...lazyParts].some(isFormScreen) && foldersOf(lazyParts).size >= 3,
  },
  // Modules of a cart: the proposal builder needs them before its screen, and its board, drafts and files later.
  {
    chunk: "cart",
    isMet: (use) =>
      areAmong(use.elements, ["scout-pricing"]) &&
      usesOf(use) >= 2 &&
      [...use.lazyParts].every((id) => id.includes("/scout-pricing/")),
  },
  // Pricing needs it before its screen, and the screens of others.
  {
    chunk: "common",
    isMet: (use) => isUsedBy(use, "scout-pricing") && foldersOf(use.lazyParts).size >= 3,
  },
  // The finder, the libraries and the index share it, and no other element uses it.
  { chunk: "libraries", isMet: ({ elements }) => areAmong(elements, libraries) },
  // Elements that show data share it. The others do without it.
  { chunk: "common", isMet: (use) => use.elements.size >= 3 && !isUsedBy(use, ...withoutData) },
  // The same for what the lookup needs before its screen.
  { chunk: "common", isMet: (use) => isUsedBy(use, "scout-lookup") && usesOf(use) >= 2 },
  // Every element with data applies the settings.
  { chunk: "common", isMet: ({ lazyParts }) => [...lazyParts].some(isForSettings) },
  // The screens of several elements are drawn with it, but not the form of the lookup.
  {
    chunk: "results",
    isMet: ({ elements, lazyParts }) =>
      elements.size === 0 && foldersOf(screensIn(lazyParts)).size >= 3,
  },
];

const withFields = ["login-form", "portal-header", "scout-portal"];
/** They are drawn before anything is answered. */
const withoutAnswers = [
  "login-form",
  "portal-dashboard",
  "portal-header",
  "scout-lookup",
  "scout-portal",
];
const firstAnswers = [
  "address-suggestions",
  "exchange-token",
  "keyword-suggestions",
  "page-views",
  "session",
  "session-token",
  "settings",
  "site-suggestions",
];
const withoutData = ["login-form", "scout-portal", "contract-wizard"];
const libraries = ["provider-library", "resource-library", "solutions-finder", "solutions-index"];

function isAnswer(id: string): boolean {
  return firstAnswers.some((name) => id.endsWith(`/api/${name}.answers.ts`));
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

/** The palette shares what it lists with screens, which do not wait for it. */
function screensIn(lazyParts: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...lazyParts].filter((id) => !isForActs(id)));
}

function isForActs(id: string): boolean {
  return /(?:-acts\.model|\/host\/(?:element\/collect-acts|page\/palette|page\/key-list))\.ts$/.test(
    id,
  );
}

/** A person's work on the dashboard comes once its forms stand, and leaves what it uses where others need it. */
function isForWork(id: string): boolean {
  return /\/portal-dashboard\/work\.(?:model\.ts|screen\.tsx)$/.test(id);
}

function isSignInScreen(id: string): boolean {
  return id.endsWith("/login-form/open-login.screen.tsx");
}

function isLookupScreen(id: string): boolean {
  return id.endsWith("/scout-lookup/open-lookup.screen.tsx");
}

function isFormScreen(id: string): boolean {
  return /\/(?:scout-pricing\/open-pricing|portal-dashboard\/open-dashboard)\.screen\.tsx$/.test(
    id,
  );
}

/** The folders that the files are in; of an element's files the element's. */
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

/** The shared file of a module; null where the bundler decides. */
export function chunkOf(use: ModuleUse): ChunkName | null {
  const lazyParts = new Set([...use.lazyParts].filter((id) => !isForWork(id)));
  return reasons.find(({ isMet }) => isMet({ ...use, lazyParts }))?.chunk ?? null;
}

/** The groups of `output.codeSplitting`. */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  return groups.map((chunk) => ({
    debugName: chunk,
    name: (id, context) => {
      const use = moduleUseOf(id, (module) => context.getModuleInfo(module));
      return chunkOf(use) === chunk ? chunk : null;
    },
    // Elements import parts of the core through its door, where the importers do not show them. Other files leave
    // what they import where its own reason puts it.
    includeDependenciesRecursively: ["core", "base", "common"].includes(chunk),
  }));
}
