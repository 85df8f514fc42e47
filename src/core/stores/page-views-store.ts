import { fetchCsrfToken } from "../api/csrf-token.ts";
import { statusOf } from "../api/errors.ts";
import { closePageView, closePageViewByBeacon, openPageView } from "../api/page-views.ts";
import type { Core, SharedService } from "../create-core.ts";

/** Which pages were looked at, and how long (1 §4 Page-view tracking; decisions E). Failures are silent. */
export interface PageViews extends SharedService {
  /** A page is shown: the record of the one before is closed, a new one opened. */
  show(path: string): void;
  /** The page is hidden or goes away: its record is closed in a way that outlives it. */
  hide(): void;
  /** It is seen again: a new record of the same path (decisions E4). */
  resume(): void;
}

/** One open record. Those before may still be on their way. */
interface View {
  readonly path: string;
  /** Null when it could not be opened: nothing to close then (decisions E2). */
  readonly id: Promise<string | null>;
}

/** One for all that asks of one API base. */
export function pageViewsOf(core: Core): PageViews {
  return core.service("page-views", () => createPageViews(core));
}

export function createPageViews({ client, config, ports }: Core): PageViews {
  const { clock, beacon } = ports;
  let current: View | null = null;
  /** What was shown when the page was hidden. */
  let hidden: string | null = null;
  let csrf: Promise<string> | null = null;
  let hasDropped = false;

  /** In memory only, fetched once, for all records (decisions E3). */
  async function csrfToken(): Promise<string | null> {
    if (!config.csrf) return null;
    csrf ??= fetchCsrfToken(client);
    try {
      return await csrf;
    } catch {
      csrf = null;
      return null;
    }
  }

  /** A token that the server does not take is dropped once (decisions E3). */
  function note(error: unknown): void {
    if (statusOf(error) !== 403 || hasDropped) return;
    hasDropped = true;
    csrf = null;
  }

  async function open(path: string, openMs: number): Promise<string | null> {
    try {
      return await openPageView(client, { path, openMs }, await csrfToken());
    } catch (error) {
      note(error);
      return null;
    }
  }

  async function close({ id }: View, closeMs: number, isLeaving: boolean): Promise<void> {
    const known = await id;
    if (known === null) return;
    if (isLeaving && closePageViewByBeacon(client, beacon, { id: known, closeMs })) return;
    try {
      const view = { id: known, closeMs, outlivesPage: isLeaving };
      await closePageView(client, view, await csrfToken());
    } catch (error) {
      note(error);
    }
  }

  function closeCurrent(isLeaving: boolean): void {
    if (current !== null) void close(current, clock.now(), isLeaving);
    current = null;
  }

  /** One record for a page, however many portals show it. */
  function show(path: string): void {
    if (current?.path === path) return;
    hidden = null;
    closeCurrent(false);
    current = { path, id: open(path, clock.now()) };
  }

  return {
    show,
    hide() {
      hidden = current?.path ?? hidden;
      closeCurrent(true);
    },
    resume() {
      if (hidden !== null && current === null) show(hidden);
    },
    forget() {
      csrf = null;
    },
  };
}
