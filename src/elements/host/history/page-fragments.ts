import type { PageFragments, ReadonlySignal } from "../../../core/internal.ts";
import { ownState, writeHistory } from "./history-state.ts";
import { addressChanged, pageUrl } from "./page-url.ts";

/** Reads fragments of the page's own address while the element is displayed. */
export function createPageFragments(isDisplayed: ReadonlySignal<boolean>): PageFragments {
  return {
    take(beginning, onFragment) {
      function take(): void {
        const { href, hash } = window.location;
        if (!isDisplayed.peek() || !hash.startsWith(`#${beginning}`)) return;
        // A reload or a bookmark must not bring the fragment back.
        writeHistory(href.slice(0, href.indexOf("#")), ownState(), { replace: true });
        window.dispatchEvent(new Event(addressChanged));
        onFragment(hash.slice(1));
      }
      window.addEventListener("hashchange", take);
      const stop = isDisplayed.subscribe(take);
      return () => {
        stop();
        window.removeEventListener("hashchange", take);
      };
    },
    linkWith(fragment, without) {
      const url = new URL(pageUrl());
      for (const name of without) url.searchParams.delete(name);
      url.hash = fragment;
      return url.href;
    },
  };
}
