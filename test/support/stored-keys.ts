import { isArchiveKey } from "../../src/core/stores/kept/forget-proposals.ts";
import { isKeptKey } from "../../src/core/stores/kept/kept-texts.ts";

/** What storage holds besides what is kept for a person, and why that is not personal, or is not for the registry. */
const others: Readonly<Record<"storage" | "tabStorage", readonly (readonly [RegExp, string])[]>> = {
  storage: [
    [/^app-(?:scout|portal)(?:_https?:[^_]+)?_access_token$/, "the session itself (A1, B2)"],
    [/^state(?:_https?:[^_]+)?$/, "the session itself, beside members of other applications (A2)"],
  ],
  tabStorage: [
    [/^scout-portal-scroll$/, "heights of history entries (C11)"],
    [/^scout_signed_out$/, "the time of a sign-out, until the proposals are removed (X4)"],
  ],
};

/** Keys of web storage that nobody knows. */
export function unknownKeysIn(
  area: "storage" | "tabStorage",
  keys: readonly string[],
): readonly string[] {
  return keys.filter(
    (key) => !isKeptKey(area, key) && !others[area].some(([pattern]) => pattern.test(key)),
  );
}

/** Keys of the archive that nobody knows. */
export function unknownArchiveKeysIn(keys: readonly string[]): readonly string[] {
  return keys.filter((key) => !isArchiveKey(key));
}
