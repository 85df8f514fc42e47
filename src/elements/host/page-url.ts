/**
 * The page's own address. Not `document.baseURI`: a `<base>` of the host page may point to another
 * origin, and neither a call nor a token may follow it. A page without an address of its own, such
 * as a frame with `srcdoc`, has that of the page it came from.
 */
export function pageUrl(): string {
  return hasOwnUrl() ? window.location.href : document.baseURI;
}

/** Whether the page's URL can carry query parameters and history entries. */
export function hasOwnUrl(): boolean {
  return !/^(?:about|data|blob):$/.test(window.location.protocol);
}

/** Sent on `window` after an element changed the address, since `pushState` tells nobody. */
export const addressChanged = "scout-address-changed";
