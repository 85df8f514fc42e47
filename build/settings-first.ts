import type { Plugin } from "vite";
import { elementTags, publicTags } from "./elements.ts";

const module = "src/elements/host/page/settings-first.ts";
const tags = elementTags.filter((tag) => !publicTags.includes(tag));

/** Builds the settings request as a file that a page can run before everything else. */
export function settingsFirst(): Plugin {
  return {
    name: "settings-first",
    config: () => ({ define: { __SCOUT_TAGS_WITH_SETTINGS__: JSON.stringify(tags.join()) } }),
    buildStart() {
      this.emitFile({ type: "chunk", id: module, name: "requests" });
    },
  };
}

/** The members of a chunk that this file reads. */
interface Chunk {
  readonly moduleIds: readonly string[];
}

/** True if a chunk is the file with the settings request. */
export function requestsSettings(chunk?: Chunk): boolean {
  return holds(chunk, module);
}

/** True if a chunk reads the answer to the settings request. */
export function readsSettings(chunk?: Chunk): boolean {
  return holds(chunk, "src/core/api/settings.answers.ts");
}

function holds(chunk: Chunk | undefined, path: string): boolean {
  return chunk?.moduleIds.some((id) => id.endsWith(`/${path}`)) ?? false;
}
