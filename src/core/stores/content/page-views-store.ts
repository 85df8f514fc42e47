import { isAnswerError, statusOf } from "../../api/errors.ts";
import { closePageView, openPageView, sendClosingBeacon } from "../../api/page-views.ts";
import { sessionToken } from "../../api/session-token.ts";
import type { Core, SharedService } from "../../create-core.ts";

/** Records which pages are viewed, and how long (1 §4 Page-view tracking; decisions E). Failures are silent. */
export interface PageViews extends SharedService {
  /** A page is shown: closes the record of the previous page and opens a new one. */
  show(path: string): void;
  /** What was shown at the path is hidden, or closes: closes its record in a way that outlives the page (decisions E4). */
  hide(path: string): void;
}

/** One open record. */
interface View {
  readonly path: string;
  /** Null when it could not be opened: then there is nothing to close (decisions E2). */
  readonly id: Promise<string | null>;
}

/** The page views of one API base. */
export function pageViewsOf(core: Core): PageViews {
  return core.service("page-views", createPageViews);
}

function createPageViews({ client, config, ports }: Core): PageViews {
  const { clock, beacon } = ports;
  let current: View | null = null;
  let csrf: Promise<string> | null = null;
  let hasDropped = false;

  /** In memory only, fetched once for all records (decisions E3). */
  async function csrfToken(): Promise<string | null> {
    if (!config.csrf) return null;
    csrf ??= sessionToken(client);
    try {
      return await csrf;
    } catch (error) {
      // A server without such a token is asked once; a call that failed is tried again.
      if (!isAnswerError(error)) csrf = null;
      return null;
    }
  }

  /** A token that the server refuses is dropped once (decisions E3). */
  function note(error: unknown): void {
    if (statusOf(error) !== 403 || hasDropped) return;
    hasDropped = true;
    csrf = null;
  }

  async function open(path: string, openMs: number): Promise<string | null> {
    try {
      return await openPageView(client, { path, openMs, csrfToken: await csrfToken() });
    } catch (error) {
      note(error);
      return null;
    }
  }

  async function close({ id }: View, closeMs: number, isLeaving: boolean): Promise<void> {
    const known = await id;
    if (known === null) return;
    const view = { id: known, closeMs };
    if (isLeaving && sendClosingBeacon(client, beacon, view)) return;
    try {
      const request = { ...view, outlivesPage: isLeaving, csrfToken: await csrfToken() };
      await closePageView(client, request);
    } catch (error) {
      note(error);
    }
  }

  function closeCurrent(isLeaving: boolean): void {
    if (current !== null) void close(current, clock.now(), isLeaving);
    current = null;
  }

  /** One record for a page, even when several portals show it. */
  function show(path: string): void {
    if (current?.path === path) return;
    closeCurrent(false);
    current = { path, id: open(path, clock.now()) };
  }

  return {
    show,
    hide(path) {
      // Another portal of the page may show another path by now.
      if (current?.path === path) closeCurrent(true);
    },
    forget() {
      csrf = null;
    },
  };
}
