/**
 * The page's own address. Not `document.baseURI`: a `<base>` of the host page may point to another origin, which must
 * get neither calls nor tokens. A page without an address of its own, such as a `srcdoc` frame, has that of the page
 * that it came from.
 */
export function pageUrl(): string {
  return hasOwnUrl() ? (entryNotTaken()?.href ?? window.location.href) : document.baseURI;
}

/** A history entry: its address and its state. */
interface EntryNotTaken {
  readonly href: string;
  readonly state: unknown;
}

let notTaken: (EntryNotTaken & { readonly at: EntryNotTaken }) | null = null;

/**
 * The current entry as the browser has it, even if the elements continue with an entry that the history refused.
 */
export function entryShown(): EntryNotTaken {
  return { href: window.location.href, state: window.history.state };
}

export function isSameEntry(one: EntryNotTaken, other: EntryNotTaken): boolean {
  return one.href === other.href && one.state === other.state;
}

/**
 * Makes all elements continue with an entry that the history refused, so that the navigation still takes place.
 */
export function goOnWithout(entry: EntryNotTaken): void {
  notTaken = { ...entry, at: entryShown() };
}

/**
 * The refused entry with which the elements continue until the browser shows another entry; null if there is no refused
 * entry.
 */
export function entryNotTaken(): EntryNotTaken | null {
  if (notTaken !== null && !isSameEntry(notTaken.at, entryShown())) notTaken = null;
  return notTaken;
}

/** True if the page's URL can carry query parameters and history entries. */
export function hasOwnUrl(): boolean {
  return !/^(?:about|data|blob):$/.test(window.location.protocol);
}

/**
 * The event that is dispatched on `window` after an element has changed the address, because `pushState` fires no
 * event.
 */
export const addressChanged = "scout-address-changed";
