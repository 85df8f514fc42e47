import { isRuntimeLoaded } from "../../host/element/element-runtimes.ts";
import { stepTaken } from "../../host/history/guard-leaving.ts";
import { isEntryBelow } from "../../host/history/history-state.ts";
import { createBrowserStorage } from "../../host/page/browser-storage.ts";
import type { NavigationDetail, PortalLocation, ScoutPortalModel } from "../scout-portal.model.ts";
import { timeLimitedSignal } from "./load-screen.ts";
import type { PageHistory } from "./page-history.ts";
import { historyStepOf, isSameAddress } from "./router-steps.ts";

/** The history entry whose address the portal shows. */
interface ShownEntry extends Pick<PortalLocation, "pathname" | "search"> {
  readonly entry: string;
  readonly index: number;
}

/** Moves the page from one address to another, and restores its scroll positions. */
export interface PagePosition {
  /** Aborts as soon as another path is shown. */
  readonly signal: AbortSignal;
  /** True after the first navigation. Before it, the portal does not move the focus. */
  readonly hasMoved: boolean;
  isCurrent(href: string): boolean;
  /** Passes the current address to the model. Returns true if the path changed. */
  arrive(): boolean;
  /** Goes to another address and shows its view in the same task. */
  enter(detail: NavigationDetail): void;
  /** Replaces the current path with this one. */
  redirect(path: string): void;
  /** Handles a step of the browser to another entry. */
  followHistory(event: Event): void;
  /** Handles a change of the address by another script. */
  followChange(): void;
  /** The portal is hidden: ends everything that still moves the page. */
  rest(): void;
  /** The portal is displayed again: continues at the current address. */
  goOn(): void;
  markMoved(): void;
  keepScroll(): void;
  restoreScroll(): void;
  stop(): void;
}

export interface PositionHandlers {
  /**
   * Called when the path changes, before the screen is removed, so that the focus is not lost with it.
   */
  onLeave(): void;
  /** Called when the model has the new address, to show its view. */
  onArrived(isElsewhere: boolean): void;
  /** The key of the current view. Another key means another element. */
  shownKey(): string | null;
  /** Notifies the remaining element that the query changed. */
  notifyScreen(): void;
  /** Called when unsaved work of the screen stops a navigation. */
  onStopped(): void;
}

export function createPagePosition(
  model: ScoutPortalModel,
  history: PageHistory,
  handlers: PositionHandlers,
): PagePosition {
  const isInMemory = model.routing === "none";
  const scroll = createScrollMemory();
  const entryAtHand = () => ({ entry: history.entry(), index: history.index() });
  let shown: ShownEntry = { ...entryAtHand(), pathname: "", search: "" };
  let stay = new AbortController();
  let hasMoved = false;
  let isUndoing = false;

  function arrive(): boolean {
    const location = history.location();
    const { pathname, search } = location;
    const isElsewhere = pathname !== shown.pathname;
    shown = { ...entryAtHand(), pathname, search };
    if (isElsewhere) {
      stay.abort();
      stay = new AbortController();
      if (hasMoved) handlers.onLeave();
    }
    model.arrive(location);
    return isElsewhere;
  }

  /**
   * True if the entry belongs to the page, which shows, or is about to show, something else there.
   */
  function isOfPage(): boolean {
    return !isInMemory && !isEntryBelow(model.basePath);
  }

  /** Moves to another entry of the same view. */
  function stayAt(index: number): void {
    history.adopt(index);
    shown = { ...shown, ...entryAtHand() };
  }

  function move(): void {
    hasMoved = true;
    handlers.onArrived(arrive());
  }

  function travel(): void {
    scroll.keep(shown.entry);
    move();
    scroll.restore(shown.entry, stay.signal);
  }

  /** Returns false if unsaved work stops the navigation. */
  function mayLeave(): boolean {
    const detail = { href: history.href(), state: history.location().state };
    const isFree = window.dispatchEvent(new CustomEvent(stepTaken, { detail, cancelable: true }));
    if (!isFree) handlers.onStopped();
    return isFree;
  }

  function isScreenAt(href: string): boolean {
    const target = model.targetOf(href, href);
    const tag = target?.kind === "route" ? model.tagAt(target.path) : null;
    return tag !== null && isRuntimeLoaded(tag);
  }

  return {
    get signal() {
      return stay.signal;
    },
    get hasMoved() {
      return hasMoved;
    },
    isCurrent: (href) => isSameAddress(new URL(href), shown),
    arrive,
    enter({ href, replace, state }) {
      finishView();
      const isElsewhere = new URL(href).pathname !== shown.pathname;
      const before = handlers.shownKey();
      const change = () => {
        if (isElsewhere) scroll.keep(shown.entry);
        if (replace) history.replace(href, state);
        else history.push(href, state);
        move();
        if (isElsewhere && !isInMemory) window.scrollTo({ top: 0, behavior: "instant" });
        if (handlers.shownKey() === before) handlers.notifyScreen();
      };
      if (isElsewhere && isScreenAt(href)) changeView(change);
      else change();
    },
    redirect(path) {
      history.replace(new URL(path, history.href()).href, {});
      move();
    },
    followHistory(event) {
      if (isOfPage()) return;
      finishView();
      const step = historyStepOf(shown, history.location(), isUndoing);
      isUndoing = false;
      if (step === "sameAddress" || step === "undone") stayAt(shown.index + 1);
      const isStopped = step === "moveUnlessGuarded" && !mayLeave();
      // The screen stays. Stop the event, so that the screen does not read an address that belongs to another screen.
      if (isStopped || step === "undone") event.stopImmediatePropagation();
      if (isStopped) {
        isUndoing = true;
        history.undoStep(shown.index);
      } else if (step === "move" || step === "moveUnlessGuarded") travel();
    },
    followChange() {
      if (!isOfPage()) arrive();
    },
    rest() {
      dropView();
      stay.abort();
    },
    goOn() {
      isUndoing = false;
      stay = new AbortController();
      if (isInMemory || isOfPage()) return;
      // As in a newly opened page, the focus and the scroll position belong to the page.
      hasMoved = false;
      const step = historyStepOf(shown, history.location(), false);
      if (step === "sameAddress") stayAt(shown.index + 1);
      else if (step === "move" || mayLeave()) handlers.onArrived(arrive());
    },
    markMoved() {
      hasMoved = true;
    },
    keepScroll: () => scroll.keep(history.entry()),
    restoreScroll: () => scroll.restore(shown.entry, stay.signal),
    stop: () => stay.abort(),
  };
}

type Transitions = Document & {
  startViewTransition?(change: () => void): {
    readonly ready: Promise<unknown>;
    readonly finished: Promise<unknown>;
  };
};

/** The change that waits for the next frame. */
let waitingChange: (() => void) | null = null;

/**
 * Changes the page, with a view transition if the browser supports it and the user allows motion.
 */
function changeView(change: () => void): void {
  finishView();
  const page: Transitions = document;
  const isMoving = !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!isMoving || !page.startViewTransition || page.hidden) {
    change();
    return;
  }
  waitingChange = change;
  const transition = page.startViewTransition(() => {
    if (waitingChange === change) finishView();
  });
  // The next change skips the rest of this transition, which rejects its promises.
  for (const end of [transition.ready, transition.finished]) end.catch(() => {});
}

/** Makes the waiting change now, before the next one. */
function finishView(): void {
  const change = waitingChange;
  waitingChange = null;
  change?.();
}

/** Drops the change of view that waits for the next frame. */
function dropView(): void {
  waitingChange = null;
}

/** Stores the scroll position of each history entry for the lifetime of the tab. */
interface ScrollMemory {
  keep(entry: string): void;
  /**
   * Scrolls to the entry's position as soon as the page is long enough; to the top if there is no position.
   */
  restore(entry: string, abort: AbortSignal): void;
}

const storageKey = "scout-portal-scroll";
const maxEntries = 50;
/** The time to wait for the page to grow. */
const growthTimeoutMs = 5000;
/** The time in which rows of the header appear or disappear. */
const settlingMs = 1000;

function createScrollMemory(): ScrollMemory {
  const storage = createBrowserStorage("sessionStorage");

  function read(): [string, number][] {
    const stored: unknown = parse(storage.read(storageKey));
    return Array.isArray(stored) ? stored.filter(isPlace) : [];
  }

  return {
    keep(entry) {
      const others = read().filter(([name]) => name !== entry);
      const positions = [...others, [entry, Math.round(window.scrollY)]].slice(-maxEntries);
      storage.write(storageKey, JSON.stringify(positions));
    },
    restore(entry, abort) {
      const top = read().find(([name]) => name === entry)?.[1] ?? 0;
      window.scrollTo({ top, behavior: "instant" });
      if (top > 0) followSizes(top, abort);
    },
  };
}

/**
 * Restores the position again whenever the size of the page changes. The screen is still loading, so the page grows
 * until it has its earlier height. Rows of the header above the window may come or go, and the browser then scrolls by
 * their height.
 */
function followSizes(top: number, abort: AbortSignal): void {
  const { signal: until, end } = timeLimitedSignal(abort, growthTimeoutMs);
  let isReached = false;
  const settle = () => {
    if (isReached || window.scrollY < Math.floor(top)) return;
    isReached = true;
    timeLimitedSignal(until, settlingMs).signal.addEventListener("abort", end);
  };
  const observer = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: "instant" });
    settle();
  });
  observer.observe(document.body);
  until.addEventListener("abort", () => observer.disconnect());
  // Ends when the user scrolls, clicks or types. A screen reader may click or type without key or pointer events.
  for (const act of ["wheel", "touchmove", "keydown", "pointerdown", "click", "input"] as const) {
    window.addEventListener(act, end, { signal: until, passive: true });
  }
}

function isPlace(raw: unknown): raw is [string, number] {
  return Array.isArray(raw) && typeof raw[0] === "string" && Number.isFinite(raw[1]);
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null; // another script wrote the value
  }
}
