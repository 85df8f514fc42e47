import type { KeyValueStorage } from "../../ports.ts";

interface Ports {
  readonly storage: KeyValueStorage;
}

/**
 * Key of the visit: a random text that all tabs share. It is created with the first kept value, and removed by a
 * sign-out or another user. Values that were kept under another text are expired.
 */
export const visitKey = "scout_visit";

/** The current visit; `""` while nothing is kept. */
export function visitOf({ storage }: Ports): string {
  return storage.read(visitKey) ?? "";
}

/** Call it before a value is kept. */
export function beginVisit(ports: Ports & { readonly newId: () => string }): void {
  if (visitOf(ports) === "") ports.storage.write(visitKey, ports.newId());
}

/**
 * Ends the visit, so that all values kept so far expire in every tab. Other tabs are notified even if nothing was kept.
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

/** Key of the time of a sign-out, in milliseconds since 1970. The tab keeps it until the proposals are removed. */
export const signOutKey = "scout_signed_out";
