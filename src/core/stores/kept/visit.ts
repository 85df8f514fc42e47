import type { KeyValueStorage } from "../../ports.ts";

interface Ports {
  readonly storage: KeyValueStorage;
}

/**
 * A random text, in every tab the same, from what is first kept until a sign-out or another person. What was kept under
 * another text counts no more (decisions X8). Nothing is left of it after a sign-out.
 */
export const visitKey = "scout_visit";

/** The current visit; `""` where nothing is kept. */
export function visitOf({ storage }: Ports): string {
  return storage.read(visitKey) ?? "";
}

/** Called before something is kept. */
export function beginVisit(ports: Ports & { readonly newId: () => string }): void {
  if (visitOf(ports) === "") ports.storage.write(visitKey, ports.newId());
}

/**
 * Separates everything that is kept from now on from what was kept before, in every tab. Other tabs receive the change
 * even if nothing was kept.
 */
export function endVisit({ storage }: Ports, apiBase: string): void {
  storage.remove(visitKey);
  // A change of the visit does not name its API: this key does, and is removed at once.
  storage.write(endKeyOf(apiBase), "ended");
  storage.remove(endKeyOf(apiBase));
}

/** Calls back when another tab ends the visit to an API. Returns a function that stops it. */
export function onVisitEnd({ storage }: Ports, apiBase: string, act: () => void): () => void {
  const endKey = endKeyOf(apiBase);
  return storage.subscribe((key) => {
    if (key === endKey && storage.read(endKey) === null) act();
  });
}

function endKeyOf(apiBase: string): string {
  return `${visitKey}_end ${apiBase}`;
}

/** Where the tab keeps the time of a sign-out until the proposals are removed, in milliseconds since 1970. */
export const signOutKey = "scout_signed_out";
