import type { Core } from "./create-core.ts";
import type { FormattingOptions } from "./formatting/formatting.ts";
import type { ReadonlySignal } from "./signals.ts";

/** The element's part of the page's address: its query parameters and the ways to change them. */
export interface PageAddress {
  /** Changes with every navigation, even to the same address. */
  readonly current: ReadonlySignal<PageLocation>;
  /** Absolute address that relative links are resolved against. */
  readonly base: string;
  /** Path of the portal around the element; `/` without one. */
  readonly basePath: string;
  /** True if the element is inside a portal. */
  readonly isInPortal: boolean;
  /** The address to draw for a link to another screen's path: in the page, or in a portal elsewhere. */
  hrefOf(path: string): string;
  /**
   * Sets (text) or removes (null) query parameters, after a `scout-navigated` event. False when the host
   * page prevented it. Makes no history entry when nothing changes.
   */
  setQuery(
    changes: Readonly<Record<string, string | null>>,
    how?: { readonly replace?: boolean },
  ): boolean;
  /**
   * Changes the page's address without leaving the page, with state for the next screen, after a
   * `scout-navigated` event. False when the host page prevented it.
   */
  enter(
    href: string,
    state: Readonly<Record<string, unknown>>,
    how?: { readonly replace?: boolean },
  ): boolean;
  /**
   * Navigates to another address, a path being that of a screen as in `hrefOf`. False when the host page prevented it.
   * `replace` makes no history entry; `isDestination` says that the page itself chose the address.
   */
  navigate(
    href: string,
    state?: Readonly<Record<string, unknown>>,
    how?: { readonly replace?: boolean; readonly isDestination?: boolean },
  ): boolean;
  /**
   * Loads the page at a path of the site anew, in a portal at that path of the portal (decisions T7). False when the
   * host page prevented it.
   */
  reload(path: string): boolean;
  /** The fragments of the page's address; null without routing, because the element reads no address then. */
  readonly openFragments: (() => Promise<PageFragments>) | null;
  /**
   * Guards unsaved changes (decisions T12) until the returned function is called: the browser asks before
   * the page unloads, and a navigation to another screen stops and calls `onStopped`.
   */
  guard(onStopped: (target: LeavingFor) => void): () => void;
}

/** What stands after the `#` of the page's address (decisions X2). */
export interface PageFragments {
  /**
   * Hands over fragments that begin with a text, now and later, and takes them out of the address. Returns a function
   * that ends it.
   */
  take(beginning: string, onFragment: (fragment: string) => void): () => void;
  /** The page's address without some query parameters and with a fragment, to be shared. */
  linkWith(fragment: string, without: readonly string[]): string;
}

/** The target of a stopped navigation. */
export interface LeavingFor {
  readonly href: string;
  readonly state: Readonly<Record<string, unknown>>;
}

/** The address of the page, and the state of its history entry. */
export interface PageLocation {
  /** The query string, with its `?` unless it is empty. */
  readonly search: string;
  /** The state that the navigation passed. */
  readonly state: Readonly<Record<string, unknown>>;
}

/** A blank tab that was opened in a click (decisions N8). */
export interface OpenedTab {
  /** Navigates to a web address. Closes the tab and returns false for any other address. */
  go(href: string): boolean;
  /** Shows a file as PDF, whatever its type. */
  showPdf(file: Blob): void;
  close(): void;
}

/** What a screen can do in the browser, outside the page. */
export interface BrowserActions {
  /** Lets the browser save a file under a name. */
  saveFile(file: Blob, name: string): void;
  /** Opens a blank tab. Call it inside the click; null where the browser blocked it. */
  openTab(): OpenedTab | null;
  /**
   * Copies a text to the clipboard, and the same as HTML if given. Call it inside the click; false where the browser
   * refused.
   */
  copyText(text: string, html?: string): Promise<boolean>;
  /**
   * Opens the print dialog for a document, sanitised (decisions N10).
   *
   * @param base - resolves its addresses, by default the page's address. Pictures and sheets of its origin are loaded.
   */
  printHtml(html: string, base?: string): Promise<void>;
  /** Navigates to a web address that has a token in it, without a referrer (decisions D8). */
  leave(href: string): void;
}

/** A navigation before it happens. */
export interface NavigationDetail {
  readonly href: string;
  readonly replace: boolean;
  readonly state: Readonly<Record<string, unknown>>;
}

/** Details of the events that every element may send (interface: Elements). */
export interface CommonEvents {
  "scout-ready": Readonly<Record<string, never>>;
  "scout-failed": { readonly message: string; readonly status?: number; readonly cause?: unknown };
  "scout-navigated": NavigationDetail;
  "scout-denied": { readonly cause: 403 };
}

/** What an element gives the model of its screen. `Events` are the details of its own events. */
export interface ScreenContext<Attributes, Events> {
  readonly core: Core;
  readonly attributes: ReadonlySignal<Attributes>;
  readonly address: PageAddress;
  /** Dispatches one event to the host page. False when it was prevented. */
  emit<Name extends keyof (Events & CommonEvents) & string>(
    name: Name,
    detail: (Events & CommonEvents)[Name],
  ): boolean;
  readonly actions: BrowserActions;
  /** What decides how amounts, numbers, dates and lists are written: `formattingOf` writes them. */
  readonly formatting: ReadonlySignal<FormattingOptions>;
  /**
   * Tells the host page that a load ended in a failed state (decisions C20).
   *
   * @param status - the HTTP status, or null when there was none
   */
  loadFailed(status: number | null): void;
  /** Shows a notice in the page's toast region. */
  notify(kind: "success" | "warning", text: string): void;
  /** Says a status message in the element's live region (WCAG 4.1.3), for what no view says. */
  say(words: string): void;
}

/** What every model offers its element. */
export interface ScreenModel {
  /** Loads the shown data again. */
  refresh(): void;
  /** Ends every timer, request and subscription. */
  dispose(): void;
}
