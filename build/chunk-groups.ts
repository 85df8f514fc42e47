import type { Rolldown } from "vite";
import { elementTags } from "./elements.ts";
import { type ModuleUse, moduleUseOf } from "./module-use.ts";

type ChunkName = "base" | "libraries" | "common" | "pieces";

interface Reason {
  readonly chunk: ChunkName;
  readonly isMet: (use: ModuleUse) => boolean;
}

const most = Math.ceil(elementTags.length * 0.6);

/** Why modules share a file. The first reason that a module meets decides. */
const reasons: readonly Reason[] = [
  // Most elements need it before their screen.
  { chunk: "base", isMet: ({ elements }) => elements.size >= most },
  // An element needs it before its screen, and many screens need it later.
  { chunk: "base", isMet: ({ elements, lazyParts }) => elements.size > 0 && lazyParts.size >= 5 },
  // The sign-in loads no `common`, so what it shares is in the file that it loads anyway.
  { chunk: "base", isMet: (use) => isUsedBy(use, "login-form") && usesOf(use) >= 3 },
  // A lookup shows its form after at most five requests: its screen takes nothing from other shared files.
  {
    chunk: "common",
    isMet: ({ elements, lazyParts }) => elements.size > 0 && [...lazyParts].some(isLookupScreen),
  },
  // The finder, the libraries and the index share it, and no other element uses it.
  { chunk: "libraries", isMet: ({ elements }) => elements.size >= 2 && areLibraries(elements) },
  // Elements that show data share it. The others do without it.
  { chunk: "common", isMet: (use) => use.elements.size >= 3 && !isUsedBy(use, ...withoutData) },
  // The same for what the lookup needs before its screen, with the settings that every element applies.
  { chunk: "common", isMet: (use) => isUsedBy(use, "scout-lookup") && usesOf(use) >= 2 },
  { chunk: "common", isMet: ({ lazyParts }) => [...lazyParts].some(isApplyingSettings) },
  // Several screens are drawn with it, and no element needs it before its screen.
  {
    chunk: "pieces",
    isMet: ({ elements, lazyParts }) => elements.size === 0 && lazyParts.size >= 3,
  },
];

const withoutData = ["login-form", "scout-portal", "contract-wizard"];
const libraries = ["provider-library", "resource-library", "solutions-finder", "solutions-index"];

function isApplyingSettings(id: string): boolean {
  return id.endsWith("/host/apply-settings.ts");
}

function isLookupScreen(id: string): boolean {
  return id.endsWith("/scout-lookup/open-lookup.screen.tsx");
}

function areLibraries(elements: ReadonlySet<string>): boolean {
  return [...elements].every((tag) => libraries.includes(tag));
}

function isUsedBy({ elements }: ModuleUse, ...tags: readonly string[]): boolean {
  return tags.some((tag) => elements.has(tag));
}

function usesOf({ elements, lazyParts }: ModuleUse): number {
  return elements.size + lazyParts.size;
}

/** The shared file of a module; null where the bundler decides. */
export function chunkOf(use: ModuleUse): ChunkName | null {
  return reasons.find(({ isMet }) => isMet(use))?.chunk ?? null;
}

/** The groups of `output.codeSplitting`. */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  return (["base", "libraries", "common", "pieces"] as const).map((chunk) => ({
    name: (id, context) => {
      const use = moduleUseOf(id, (module) => context.getModuleInfo(module));
      return chunkOf(use) === chunk ? chunk : null;
    },
    // A module imports parts of the core through its door, where the importers do not show them. The
    // pieces leave theirs where other reasons put them.
    includeDependenciesRecursively: chunk !== "pieces",
  }));
}
