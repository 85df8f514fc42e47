import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { completeSince, type Feature, lackingIt } from "./read-compat.ts";
import { featuresOfScript } from "./script-features.ts";
import { featuresOfSheet } from "./sheet-features.ts";

/** A feature that `src/` uses. */
export interface UsedFeature {
  readonly name: string;
  readonly feature: Feature;
  /** Files of `src/`, in the order of their paths. */
  readonly files: readonly string[];
}

/** Features that all browsers have had since this day are in every browser in use. */
const longAgo = "2022-07-01";

/** Folders of `src/` that run in Node. */
const runsElsewhere = /^(?:cli|openapi|frameworks)\//;

/** The newer features that a folder uses, by name. A name with several meanings counts as the oldest. */
export function usedFeatures(folder = "src"): readonly UsedFeature[] {
  const used = new Map<string, { readonly feature: Feature; readonly files: string[] }>();
  const paths = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => !runsElsewhere.test(path));
  for (const file of paths.sort()) {
    for (const [name, features] of featuresOfFile(join(folder, file))) {
      const known = used.get(name);
      if (known !== undefined) known.files.push(file);
      else used.set(name, { feature: oldestOf(features), files: [file] });
    }
  }
  return [...used]
    .map(([name, facts]) => ({ name, ...facts }))
    .filter(({ feature }) => lackingIt(feature).length > 0 || dayOf(feature) > longAgo)
    .sort((one, other) => (one.feature.key < other.feature.key ? -1 : 1));
}

function featuresOfFile(path: string): ReadonlyMap<string, readonly Feature[]> {
  const language = /(?<!\.d)\.(tsx?|css)$/.exec(path)?.[1];
  if (language === undefined) return new Map();
  const text = readFileSync(path, "utf8");
  return language === "css"
    ? featuresOfSheet(text)
    : featuresOfScript(text, language === "tsx" ? "tsx" : "ts");
}

function oldestOf(features: readonly Feature[]): Feature {
  return features.reduce((first, feature) => (dayOf(feature) < dayOf(first) ? feature : first));
}

/**
 * Returns the day on which the last browser got the feature. If a browser lacks it, returns a string that is sorted
 * after every day.
 */
function dayOf(feature: Feature): string {
  return completeSince(feature) ?? "9999";
}
