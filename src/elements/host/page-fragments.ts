import type { PageFragments } from "../../core/internal.ts";
import { addressChanged } from "./page-address.ts";

/** The fragments of the page's own address. */
export const pageFragments: PageFragments = {
  take(beginning, onFragment) {
    function take(): void {
      const { href, hash } = window.location;
      if (!hash.startsWith(`#${beginning}`)) return;
      // A reload or a bookmark must not bring it again.
      window.history.replaceState(window.history.state, "", href.slice(0, href.indexOf("#")));
      window.dispatchEvent(new Event(addressChanged));
      onFragment(hash.slice(1));
    }
    window.addEventListener("hashchange", take);
    take();
    return () => window.removeEventListener("hashchange", take);
  },
  linkWith(fragment, without) {
    const url = new URL(window.location.href);
    for (const name of without) url.searchParams.delete(name);
    url.hash = fragment;
    return url.href;
  },
};
