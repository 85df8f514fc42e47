import { fallbacks } from "./fallbacks.ts";
import { browsers, oldestVersions, type Versions } from "./read-compat.ts";
import type { UsedFeature } from "./used-features.ts";

const names = {
  chrome: "Chrome",
  edge: "Edge",
  firefox: "Firefox",
  safari: "Safari",
  safari_ios: "Safari on iOS",
} as const;

/** Matches the tables in the document, which are between two marks. */
export const tablePattern = /(?<=<!-- tables -->\n\n).*(?=\n\n<!-- end of tables -->)/s;

/** The tables of `docs/browsers.md`: the oldest supported versions, and the features with the versions that brought them. */
export function writeTables(used: readonly UsedFeature[]): string {
  const head = browsers.map((browser) => names[browser]);
  return [
    row(["", ...head]),
    row(["---", ...head.map(() => "---")]),
    row(["oldest supported", ...versionsOf(oldestVersions)]),
    "",
    row(["feature", ...head, "without it"]),
    row(["---", ...head.map(() => "---"), "---"]),
    ...used.map(({ name, feature }) =>
      row([`\`${name}\``, ...versionsOf(feature.since), fallbacks[name] ?? ""]),
    ),
  ].join("\n");
}

function versionsOf(versions: Versions): readonly string[] {
  return browsers.map((browser) => versions[browser] ?? "–");
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}
