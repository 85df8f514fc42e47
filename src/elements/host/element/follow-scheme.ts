import { computed, type ReadonlySignal, signal } from "../../../core/internal.ts";
import type { PageScheme } from "../page/page-scheme.ts";
import type { CommonValues } from "./element-attributes.ts";

/** The color scheme that the page has switched to, while `color-scheme` is `host`. */
export interface FollowedScheme {
  /** Null if the page names no scheme, or if the element does not follow it. */
  readonly scheme: ReadonlySignal<PageScheme | null>;
  /** Follows the page until the returned function is called. */
  start(): () => void;
}

/** The code that reads the page is loaded only for elements that follow it. */
export function createFollowedScheme(
  element: Element,
  common: ReadonlySignal<CommonValues>,
): FollowedScheme {
  const scheme = signal<PageScheme | null>(null);
  const isHost = computed(() => common.value.colorScheme === "host");
  return {
    scheme,
    start() {
      let following = new AbortController();
      const stop = isHost.subscribe((isNow) => {
        following.abort();
        following = new AbortController();
        if (isNow) void follow(following.signal);
        else scheme.value = null;
      });
      return () => {
        stop();
        following.abort();
      };
    },
  };

  async function follow(until: AbortSignal): Promise<void> {
    const module = await import("../page/page-scheme.ts").catch(() => null);
    // Without the code, the scheme is that of `auto`.
    if (module === null || until.aborted) return;
    module.followPageScheme(element, (now) => (scheme.value = now), until);
  }
}
