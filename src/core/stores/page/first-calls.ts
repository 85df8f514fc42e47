import { listBulk } from "../../api/bulk-list.ts";
import { loadFinder } from "../../api/finder.ts";
import { loadSolutionsIndex } from "../../api/solutions-index.ts";
import type { Core } from "../../create-core.ts";
import { callEarly } from "./early-answers.ts";
import type { SettingsStore } from "./settings-store.ts";

/** The first calls of the screens that show nothing before the answer, by tag. */
const firstCalls: Readonly<Record<string, (core: Core) => void>> = {
  "scout-bulk": (core) => callEarly(core, listBulk, undefined, hasScout(core.settings)),
  "solutions-finder": (core) => {
    callEarly(core, loadFinder, core.ports.clock.now());
    // The store needs this code for the answer, and reports if it cannot be loaded.
    import("../finder/index-finder.ts").catch(() => {});
  },
  "solutions-index": (core) => callEarly(core, loadSolutionsIndex, undefined),
};

/** Sends the first call of a screen while its code is loading. The store of the screen takes the answer. */
export function sendFirstCall(core: Core, tag: string): void {
  if (Object.hasOwn(firstCalls, tag)) firstCalls[tag]?.(core);
}

/** No Scout call is sent before the settings grant access. */
async function hasScout(settings: SettingsStore): Promise<boolean> {
  await settings.settled();
  return settings.hasCapability("scout:access") === true;
}
