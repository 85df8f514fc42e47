import { isAnswerError, statusOf } from "../../api/errors.ts";
import { closePageView, openPageView, sendClosingBeacon } from "../../api/page-views.ts";
import { sessionToken } from "../../api/session-token.ts";
import type { Core, SharedService } from "../../create-core.ts";

/** Records which pages the user views, and for how long. Failures are not reported. */
export interface PageViews extends SharedService {
  /** Call it when a page is shown. Closes the record of the previous page and opens a new one. */
  show(path: string): void;
  /**
   * Call it when the page is hidden or closes. Closes the record with a call that continues after the page is closed.
   */
  hide(path: string): void;
}

/** The record of a page view that is still open. */
interface View {
  readonly path: string;
  /**
   * The id of the record. Null if the server did not create the record, which then need not be closed.
   */
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

  /** Returns the anti-forgery token. It is only in memory, and requested once for all records. */
  async function csrfToken(): Promise<string | null> {
    if (!config.csrf) return null;
    csrf ??= sessionToken(client);
    try {
      return await csrf;
    } catch (error) {
      // An unreadable answer means that the server has no such token. After any other failure, try again.
      if (!isAnswerError(error)) csrf = null;
      return null;
    }
  }

  /** Drops a refused token, but only once: a second refusal has another cause. */
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

  /** Several portals on a page may show the same path, but it gets one record. */
  function show(path: string): void {
    if (current?.path === path) return;
    closeCurrent(false);
    current = { path, id: open(path, clock.now()) };
  }

  return {
    show,
    hide(path) {
      // Another portal on the page may have opened a record for another path.
      if (current?.path === path) closeCurrent(true);
    },
    forget() {
      csrf = null;
    },
  };
}
