import { isScreenRoute } from "../../../core/internal.ts";
import { pageUrl } from "../history/page-url.ts";
import { log } from "./log.ts";
import { warn } from "./notify.ts";

let hasWarned = false;

/**
 * Leaves a page of another site than the API, unless the target is a screen that the page may lack. A page at the
 * address of a screen has the other screens, too. If the page may lack the screen, it stays, and a notice informs the
 * user.
 */
export function leaveUnlessMissing(
  target: URL,
  leave: () => void,
  element: HTMLElement | null = null,
): void {
  const { origin, pathname } = new URL(pageUrl());
  const hasScreens = pathname !== "/" && isScreenRoute(pathname);
  if (hasScreens || target.origin !== origin || !isScreenRoute(target.pathname)) {
    leave();
    return;
  }
  if (!hasWarned)
    log(
      "warn",
      "portal-base-missing",
      `${target.pathname} is a screen of the portal: set portal-base, or cancel scout-navigated`,
    );
  hasWarned = true;
  warn("missingScreen", element);
}
