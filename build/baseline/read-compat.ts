import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
} from "@mdn/browser-compat-data";

/** Reads a file, because importing it would make a bundler parse its 20 MB as a module. */
const bcd: CompatData = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("@mdn/browser-compat-data"), "utf8"),
);

/** The names of the supported browsers in the data. */
export const browsers = ["chrome", "edge", "firefox", "safari", "safari_ios"] as const;
export type Browser = (typeof browsers)[number];

/** A version for each browser; null for a browser that lacks the feature. */
export type Versions = Readonly<Record<Browser, string | null>>;

/** A feature of the platform, and the first version of each browser that has it as it is specified. */
export interface Feature {
  /** The path of the feature in the data, such as `api.Element.setHTML`. */
  readonly key: string;
  readonly since: Versions;
}

/**
 * The oldest supported version of each browser: the previous major, and of Firefox the oldest Extended Support Release
 * that gets updates.
 */
export const oldestVersions: Versions = versionsOf((browser) => {
  const releases = Object.entries(bcd.browsers[browser].releases);
  const current = Number.parseInt(
    releases.find(([, { status }]) => status === "current")?.[0] ?? "",
    10,
  );
  const majors = releases.map(([version]) => Number.parseInt(version, 10));
  const previous = Math.max(...majors.filter((major) => major < current));
  const extended = releases.flatMap(([version, { status }]) =>
    status === "esr" ? [Number.parseInt(version, 10)] : [],
  );
  return String(Math.min(previous, ...extended));
});

/** The part of the data below a path, such as `css.properties`. */
export function identifiersBelow(path: string): Readonly<Record<string, Identifier>> {
  let part: Identifier | undefined = bcd as unknown as Identifier;
  for (const name of path.split(".")) part = part?.[name];
  return part ?? {};
}

/** Returns the feature at a path of the data; null if the path does not lead to a feature. */
export function featureAt(key: string): Feature | null {
  const parts = key.split(".");
  const last = parts.pop() ?? "";
  const parent = identifiersBelow(parts.join("."));
  const compat = Object.hasOwn(parent, last) ? parent[last]?.__compat : undefined;
  return compat === undefined ? null : featureOf(key, compat);
}

export function featureOf(key: string, compat: CompatStatement): Feature {
  return { key, since: versionsOf((browser) => sinceOf(compat, browser)) };
}

/**
 * Returns the first version with the feature. A partial implementation counts, and so does one with noted faults. One
 * behind a flag, with a prefix or under another name does not.
 */
function sinceOf({ support }: CompatStatement, browser: BrowserName): string | null {
  const usual = [support[browser] ?? []]
    .flat()
    .filter(
      ({ version_added: added, flags, prefix, alternative_name: other }) =>
        typeof added === "string" &&
        added !== "preview" &&
        flags === undefined &&
        prefix === undefined &&
        other === undefined,
    );
  if (!usual.some((statement) => statement.version_removed === undefined)) return null;
  const versions = usual.map((statement) => String(statement.version_added).replace("≤", ""));
  return versions.reduce((first, version) => (isAtMost(version, first) ? version : first));
}

/** The supported browsers whose oldest version lacks the feature. */
export function lackingIt({ since }: Feature): readonly Browser[] {
  return browsers.filter((browser) => !isAtMost(since[browser], oldestVersions[browser] ?? "0"));
}

/** The day on which the last supported browser got the feature; null if a browser lacks it. */
export function completeSince({ since }: Feature): string | null {
  const days = browsers.map((browser) => {
    const version = since[browser];
    if (version === null) return null;
    return bcd.browsers[browser].releases[version]?.release_date ?? "";
  });
  return days.includes(null) ? null : (days.map(String).sort().at(-1) ?? null);
}

function isAtMost(version: string | null, limit: string): boolean {
  if (version === null) return false;
  const [parts, limits] = [version, limit].map((text) => text.split(".").map(Number));
  const [major = 0, minor = 0] = parts ?? [];
  const [majorLimit = 0, minorLimit = 0] = limits ?? [];
  return major < majorLimit || (major === majorLimit && minor <= minorLimit);
}

function versionsOf(read: (browser: Browser) => string | null): Versions {
  const entries = browsers.map((browser) => [browser, read(browser)]);
  return Object.fromEntries(entries);
}
