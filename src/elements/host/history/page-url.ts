/**
 * The page's own address. Not `document.baseURI`: a `<base>` of the host page may point to another
 * origin, and neither a call nor a token may follow it. A page without an address of its own, such
 * as a frame with `srcdoc`, has that of the page it came from.
 */
export function pageUrl(): string {
  return hasOwnUrl() ? (entryNotTaken()?.href ?? window.location.href) : document.baseURI;
}

/** An entry that the history did not take. */
interface EntryNotTaken {
  readonly href: string;
  readonly state: unknown;
}

let notTaken: (EntryNotTaken & { readonly at: EntryNotTaken }) | null = null;

/** The entry that the browser shows. */
export function entryShown(): EntryNotTaken {
  return { href: window.location.href, state: window.history.state };
}

export function isSameEntry(one: EntryNotTaken, other: EntryNotTaken): boolean {
  return one.href === other.href && one.state === other.state;
}

/** Lets an entry count for all elements, although the history did not take it. */
export function goOnWithout(entry: EntryNotTaken): void {
  notTaken = { ...entry, at: entryShown() };
}

/** The entry that counts in place of the one that the browser shows, until it shows another one. */
export function entryNotTaken(): EntryNotTaken | null {
  if (notTaken !== null && !isSameEntry(notTaken.at, entryShown())) notTaken = null;
  return notTaken;
}

/** Whether the page's URL can carry query parameters and history entries. */
export function hasOwnUrl(): boolean {
  return !/^(?:about|data|blob):$/.test(window.location.protocol);
}

/** Sent on `window` after an element changed the address, since `pushState` tells nobody. */
export const addressChanged = "scout-address-changed";
