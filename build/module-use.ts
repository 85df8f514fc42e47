import { elementTags } from "./elements.ts";

/** The members of the bundler's module information that this file reads. */
export interface ModuleLinks {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly isEntry: boolean;
}

/** The elements and screens that load a module through static imports. */
export interface ModuleUse {
  /** Tags of the elements whose entry loads it. */
  readonly entries: ReadonlySet<string>;
  /** Tags of the elements that load it before their screen. */
  readonly elements: ReadonlySet<string>;
  /** Dynamically imported modules, such as screens, that load it, including the module itself. */
  readonly lazyParts: ReadonlySet<string>;
  /**
   * True if the request of the settings needs the module. This request is sent before everything else.
   */
  readonly isFirst: boolean;
  /** True if the portal's request for its first screen needs the module. */
  readonly isForScreen: boolean;
  /** True if the first call of a screen needs the module. */
  readonly isForFirstCall: boolean;
}

/**
 * The entry modules of the core. They are not followed, because they re-export the whole core, and their importers use
 * only a part of it.
 */
const coreDoors = ["/src/core/index.ts", "/src/core/internal.ts"];

/** Follows the importers of a module up to the entries and the targets of `import()`. */
export function moduleUseOf(id: string, linksOf: (id: string) => ModuleLinks | null): ModuleUse {
  const entries = new Set<string>();
  const elements = new Set<string>();
  const reached = new Set([id]);
  const lazyParts = new Set<string>();
  for (const module of reached) {
    const links = linksOf(module);
    if (links === null) continue;
    const tag = elementTags.find((one) => module.endsWith(`/${one}/${one}.ts`));
    if (links.isEntry && tag !== undefined) entries.add(tag);
    const runTag = elementTags.find((one) => module.endsWith(`/${one}/${one}.runtime.ts`));
    if (runTag !== undefined) elements.add(runTag);
    const isLater = !links.isEntry && links.dynamicImporters.length > 0;
    const isRequest = isForSettings(module) || isForScreen(module);
    if (isLater && runTag === undefined && !isRequest) lazyParts.add(module);
    for (const importer of links.importers) {
      if (!coreDoors.some((door) => importer.endsWith(door))) reached.add(importer);
    }
  }
  for (const tag of entries) elements.add(tag);
  const modules = [...reached];
  return {
    entries,
    elements,
    lazyParts,
    isFirst: modules.some(isForSettings),
    isForScreen: modules.some(isForScreen),
    isForFirstCall: modules.some((module) => module.endsWith("/stores/page/first-calls.ts")),
  };
}

/** True for the module that sends the first requests, also if an element loads it. */
function isForSettings(module: string): boolean {
  return module.endsWith("/host/page/request-first.ts");
}

/** True for the module that requests the screen of a portal, while the code of the portal is loading. */
function isForScreen(module: string): boolean {
  return module.endsWith("/scout-portal/page/request-screen.ts");
}
