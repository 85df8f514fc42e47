import type { KeyValueStorage } from "../../ports.ts";

interface Ports {
  readonly storage: KeyValueStorage;
}

/**
 * The storage key of the visit, which is a random string that all tabs share. The first stored value creates it; a
 * sign-out or another user removes it. Values that were stored under another visit are expired.
 */
export const visitKey = "scout_visit";

/** The current visit; `""` while nothing is stored. */
export function visitOf({ storage }: Ports): string {
  return storage.read(visitKey) ?? "";
}

/** Begins a visit unless one is running. Call it before a value is stored. */
export function beginVisit(ports: Ports & { readonly newId: () => string }): void {
  if (visitOf(ports) === "") ports.storage.write(visitKey, ports.newId());
}

/**
 * Ends the visit, so that all values stored so far expire in every tab. Other tabs are notified even if nothing was
 * stored.
 */
export function endVisit({ storage }: Ports, apiBase: string): void {
  storage.remove(visitKey);
  // The key of the visit does not contain the API base, so a second key notifies the tabs with the same API base.
  storage.write(endKeyOf(apiBase), "ended");
  storage.remove(endKeyOf(apiBase));
}

/** Calls `act` when another tab ends the visit to an API base. Returns a function that unsubscribes. */
export function onVisitEnd({ storage }: Ports, apiBase: string, act: () => void): () => void {
  const endKey = endKeyOf(apiBase);
  return storage.subscribe((key) => {
    if (key === endKey && storage.read(endKey) === null) act();
  });
}

function endKeyOf(apiBase: string): string {
  return `${visitKey}_end ${apiBase}`;
}

/**
 * The storage key of the time of a sign-out, in milliseconds since 1970. It stays in the tab's storage until the
 * proposals are removed.
 */
export const signOutKey = "scout_signed_out";
