import { stepTaken } from "../../host/history/guard-leaving.ts";
import { isEntryBelow } from "../../host/history/history-state.ts";
import { createBrowserStorage } from "../../host/page/browser-storage.ts";
import type { NavigationDetail, PortalLocation, ScoutPortalModel } from "../scout-portal.model.ts";
import { isScreenLoaded, timeLimitedSignal } from "./load-screen.ts";
import type { PageHistory } from "./page-history.ts";
import { historyStepOf, isSameAddress } from "./router-steps.ts";

/** The history entry whose address the portal shows. */
interface ShownEntry extends Pick<PortalLocation, "pathname" | "search"> {
  readonly entry: string;
  readonly index: number;
}

/** Moves the page from address to address, with its scroll position. */
export interface PagePosition {
  /** Aborted as soon as another path is shown. */
  readonly signal: AbortSignal;
  /** False while the page shows what it was opened with: that leaves the focus alone. */
  readonly hasMoved: boolean;
  isCurrent(href: string): boolean;
  /** Tells the model the address at hand. True when its path is another one. */
  arrive(): boolean;
  /** Goes to another address, in one go with what is shown. */
  enter(detail: NavigationDetail): void;
  /** Puts another path in place of the present one. */
  redirect(path: string): void;
  /** The browser went to another entry of the history. */
  followHistory(event: Event): void;
  /** Another script changed the address. */
  followChange(): void;
  /** The portal is hidden: what still moves the page ends. */
  rest(): void;
  /** The portal is displayed again, at the address at hand. */
  goOn(): void;
  markMoved(): void;
  keepScroll(): void;
  restoreScroll(): void;
  stop(): void;
}

export interface PositionHandlers {
  /** The path changes: the focus goes away with its screen. */
  onLeave(): void;
  /** The model has the new address. Shows what it stands for. */
  onArrived(isElsewhere: boolean): void;
  /** The key of what is shown; another key is another element. */
  shownKey(): string | null;
  /** The element that is shown stays: tells it that the query changed. */
  notifyScreen(): void;
  /** Unsaved work of the screen keeps the person here. */
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

  /** An entry of the page, which shows something else there or is about to (decisions W20). */
  function isOfPage(): boolean {
    return !isInMemory && !isEntryBelow(model.basePath);
  }

  /** Another entry of what is shown. */
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

  /** False when unsaved work keeps the person here (decisions T12). */
  function mayLeave(): boolean {
    const detail = { href: history.href(), state: history.location().state };
    const isFree = window.dispatchEvent(new CustomEvent(stepTaken, { detail, cancelable: true }));
    if (!isFree) handlers.onStopped();
    return isFree;
  }

  function isScreenAt(href: string): boolean {
    const target = model.targetOf(href, href);
    const tag = target?.kind === "route" ? model.tagAt(target.path) : null;
    return tag !== null && isScreenLoaded(tag);
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
      // The screen stays, and must not read an address that is not its own.
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
      // As in a page that was just opened: the focus and the scroll position are those of the page.
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
let waiting: (() => void) | null = null;

/** Makes a change of the page, with a view transition where the browser and the person allow it. */
function changeView(change: () => void): void {
  finishView();
  const page: Transitions = document;
  const isMoving = !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!isMoving || !page.startViewTransition || page.hidden) {
    change();
    return;
  }
  waiting = change;
  const transition = page.startViewTransition(() => {
    if (waiting === change) finishView();
  });
  // The next change skips the rest of this transition.
  for (const end of [transition.ready, transition.finished]) end.catch(() => {});
}

/** Makes the waiting change now, before the next one. */
function finishView(): void {
  const change = waiting;
  waiting = null;
  change?.();
}

/** Forgets the waiting change. */
function dropView(): void {
  waiting = null;
}

/** The scroll position of each history entry (decisions C11), kept as long as the tab. */
interface ScrollMemory {
  keep(entry: string): void;
  /** Scrolls to the entry's position as soon as the page is that long; to the top without one. */
  restore(entry: string, abort: AbortSignal): void;
}

const storageKey = "scout-portal-scroll";
const limit = 50;
/** How long to wait for the page to grow. */
const patienceMs = 5000;
/** How long the rows of the header take to come and go. */
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
      const positions = [...others, [entry, Math.round(window.scrollY)]].slice(-limit);
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
 * The screen fetches what it shows: the page grows until it is as long as it was. Rows of the header that come or go above
 * the window make the browser scroll by their height, so the position is restored once more (decisions C11).
 */
function followSizes(top: number, abort: AbortSignal): void {
  const { signal: until, end } = timeLimitedSignal(abort, patienceMs);
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
  // Ends when the person scrolls or acts. A screen reader clicks and fills in without keys and pointer.
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
    return null; // another script's text
  }
}
