import type { Plugin } from "vite";
import { elementTags, publicTags } from "./elements.ts";

const module = "src/elements/host/settings-first.ts";
const tags = elementTags.filter((tag) => !publicTags.includes(tag));

/** Builds the request for the settings as a file that a page can start before all else. */
export function settingsFirst(): Plugin {
  return {
    name: "settings-first",
    config: () => ({ define: { __SCOUT_TAGS_WITH_SETTINGS__: JSON.stringify(tags.join()) } }),
    buildStart() {
      this.emitFile({ type: "chunk", id: module, name: "requests" });
    },
  };
}

/** Whether a chunk is that file. */
export function requestsSettings(chunk?: { readonly moduleIds: readonly string[] }): boolean {
  return chunk?.moduleIds.some((id) => id.endsWith(`/${module}`)) ?? false;
}
