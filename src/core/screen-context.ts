import type { Core } from "./create-core.ts";
import type { FormattingOptions } from "./formatting/formatting.ts";
import type { ReadonlySignal } from "./signals.ts";

/** The page's address as an element uses it: its query parameters and the ways to change them. */
export interface PageAddress {
  /** Changes with every navigation, even to the same address. */
  readonly current: ReadonlySignal<PageLocation>;
  /** The absolute address that relative links are resolved against. */
  readonly base: string;
  /** The path of the portal around the element. `/` without a portal. */
  readonly basePath: string;
  /** True if the element is inside a portal. */
  readonly isInPortal: boolean;
  /** The address of a link to another screen's path: in the page, or in a portal elsewhere. */
  hrefOf(path: string): string;
  /**
   * Sets (text) or removes (null) query parameters after a `scout-navigated` event. Returns false if the host page
   * prevented it. Creates no history entry if nothing changes. `state` is that of a new entry; a replaced entry keeps
   * its own.
   */
  setQuery(
    changes: Readonly<Record<string, string | null>>,
    how?: { readonly replace?: boolean; readonly state?: PageLocation["state"] },
  ): boolean;
  /**
   * Changes the page's address without leaving the page, with state for the next screen, after a `scout-navigated`
   * event. Returns false if the host page prevented it.
   */
  enter(
    href: string,
    state: Readonly<Record<string, unknown>>,
    how?: { readonly replace?: boolean },
  ): boolean;
  /**
   * Navigates to another address. A path is resolved as in `hrefOf`. Returns false if the host page prevented it.
   * `replace` creates no history entry. `isDestination` means that the page itself chose the address.
   */
  navigate(
    href: string,
    state?: Readonly<Record<string, unknown>>,
    how?: { readonly replace?: boolean; readonly isDestination?: boolean },
  ): boolean;
  /**
   * Loads the page at a path of the site again. In a portal, it is the page at that path of the portal. Returns false
   * if the host page prevented it.
   */
  reload(path: string): boolean;
  /**
   * Opens the fragments of the page's address. Null without routing, because the element does not read the address
   * then.
   */
  readonly openFragments: (() => Promise<PageFragments>) | null;
  /**
   * Guards unsaved changes until the returned function is called. The browser shows a confirmation before the page
   * unloads. A navigation to another screen stops and calls `onStopped`.
   */
  guard(onStopped: (target: LeavingFor) => void): () => void;
}

/** The fragment of the page's address, after its `#`. */
export interface PageFragments {
  /**
   * Passes current and future fragments that begin with a text to a callback, and removes them from the address.
   * Returns a function that unsubscribes.
   */
  take(beginning: string, onFragment: (fragment: string) => void): () => void;
  /** A link to share: the page's address with a fragment and without some query parameters. */
  linkWith(fragment: string, without: readonly string[]): string;
}

/** The target of a stopped navigation. */
export interface LeavingFor {
  readonly href: string;
  readonly state: Readonly<Record<string, unknown>>;
}

/** The address of the page, and the state of its history entry. */
export interface PageLocation {
  /** The query string, including its `?`. May be empty. */
  readonly search: string;
  /** The state that the navigation passed. */
  readonly state: Readonly<Record<string, unknown>>;
}

/** A blank tab that was opened during a click. */
export interface OpenedTab {
  /** Navigates to a web address. For any other address, closes the tab and returns false. */
  go(href: string): boolean;
  /** Shows a file as a PDF, regardless of its type. */
  showPdf(file: Blob): void;
  close(): void;
}

/** The actions of a screen outside the page. */
export interface BrowserActions {
  /** Saves a file through the browser under a name. */
  saveFile(file: Blob, name: string): void;
  /** Opens a blank tab. Call it during a click. Null if the browser blocked the tab. */
  openTab(): OpenedTab | null;
  /**
   * Copies a text to the clipboard, with an optional HTML version. Call it during a click. Resolves to false if the
   * browser refused.
   */
  copyText(text: string, html?: string): Promise<boolean>;
  /**
   * Sanitises a document and opens the print dialog for it.
   *
   * @param base - the base of its addresses, by default the page's address. Pictures and style sheets of its origin are
   * loaded.
   */
  printHtml(html: string, base?: string): Promise<void>;
  /** Opens the print dialog for the page, as the browser's own Print command does. */
  printPage(): void;
  /** Navigates to a web address that contains a token, without a referrer. */
  leave(href: string): void;
}

/** A navigation before it happens. */
export interface NavigationDetail {
  readonly href: string;
  readonly replace: boolean;
  readonly state: Readonly<Record<string, unknown>>;
}

/** Details of the events that every element can emit (interface: Elements). */
export interface CommonEvents {
  "scout-ready": Readonly<Record<string, never>>;
  "scout-failed": { readonly message: string; readonly status?: number; readonly cause?: unknown };
  "scout-navigated": NavigationDetail;
  "scout-denied": { readonly cause: 403 };
}

/** Everything that an element provides to the model of its screen. `Events` are the details of its own events. */
export interface ScreenContext<Attributes, Events> {
  readonly core: Core;
  readonly attributes: ReadonlySignal<Attributes>;
  readonly address: PageAddress;
  /** Dispatches an event to the host page. Returns false if the host page prevented it. */
  emit<Name extends keyof (Events & CommonEvents) & string>(
    name: Name,
    detail: (Events & CommonEvents)[Name],
  ): boolean;
  readonly actions: BrowserActions;
  /** The formatting options. `formattingOf` applies them. */
  readonly formatting: ReadonlySignal<FormattingOptions>;
  /**
   * Reports to the host page that a load failed.
   *
   * @param status - the HTTP status, or null if there was none
   */
  loadFailed(status: number | null): void;
  /** Shows a notice in the page's toast region. */
  notify(kind: "success" | "warning", text: string): void;
  /** Announces a status message in the element's live region (WCAG 4.1.3). For messages that no view announces. */
  say(words: string): void;
}

/** The methods that every model provides to its element. */
export interface ScreenModel {
  /** Loads the data of the screen again. */
  refresh(): void;
  /** Ends all timers, requests and subscriptions. */
  dispose(): void;
}
