import { archivePrefixes } from "../../src/core/stores/kept/clear-archive.ts";
import { keptKeyOf, keptKinds } from "../../src/core/stores/kept/kept-kinds.ts";
import { visitKey } from "../../src/core/stores/kept/visit.ts";

/**
 * Stored keys that do not belong to a user, with the reason why they are not personal or not in the
 * registry.
 */
const others: Readonly<Record<"storage" | "tabStorage", readonly (readonly [RegExp, string])[]>> = {
  storage: [
    [new RegExp(`^${visitKey}$`), "a random text (X8)"],
    [/^app-(?:scout|portal)(?:_https?:[^_]+)?_access_token$/, "the session itself (A1, B2)"],
    [/^state(?:_https?:[^_]+)?$/, "the session itself, beside members of other applications (A2)"],
  ],
  tabStorage: [
    [/^scout-portal-scroll$/, "heights of history entries (C11)"],
    [/^scout_signed_out$/, "the time of a sign-out, until the proposals are removed (X4)"],
  ],
};

/** Returns keys of web storage that the registry does not have. */
export function unknownKeysIn(
  area: "storage" | "tabStorage",
  keys: readonly string[],
): readonly string[] {
  return keys.filter(
    (key) => !isKept(area, key) && !others[area].some(([pattern]) => pattern.test(key)),
  );
}

/** Returns keys of the archive that the registry does not have. */
export function unknownArchiveKeysIn(keys: readonly string[]): readonly string[] {
  const prefixes = Object.values(archivePrefixes);
  return keys.filter((key) => !prefixes.some((prefix) => key.startsWith(prefix)));
}

function isKept(area: "storage" | "tabStorage", key: string): boolean {
  return Object.entries(keptKinds).some(
    ([name, kind]) => kind.area === area && key.startsWith(keptKeyOf(name)),
  );
}
