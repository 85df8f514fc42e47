import type { Core } from "./create-core.ts";
import type { ReadonlySignal } from "./signals.ts";

/** The element's place in the page's address: its query parameters and the ways to change them. */
export interface PageAddress {
  /** Changes with every navigation, also to the same address. */
  readonly current: ReadonlySignal<PageLocation>;
  /** Absolute address that relative links are resolved against. */
  readonly base: string;
  /** Path under which the routes of the portal around the element lie; `/` where there is none. */
  readonly basePath: string;
  /**
   * Sets (text) or removes (null) query parameters. Says so before it happens; false when the host
   * page prevented it and nothing changed. Changes that change nothing make no history entry.
   */
  setQuery(
    changes: Readonly<Record<string, string | null>>,
    how?: { readonly replace?: boolean },
  ): boolean;
  /**
   * Takes a step of the element's own: another address of the page, without leaving it, with what the
   * next screen must know. Says so before it happens; false when the host page prevented it.
   */
  enter(
    href: string,
    state: Readonly<Record<string, unknown>>,
    how?: { readonly replace?: boolean },
  ): boolean;
  /**
   * Leaves for another address, unless the host page prevents it: false then. `replace` leaves no
   * step back.
   */
  navigate(
    href: string,
    state?: Readonly<Record<string, unknown>>,
    how?: { readonly replace?: boolean },
  ): boolean;
  /**
   * Something is unsaved (decisions T12): until the returned act ends it, the browser asks before the page
   * unloads, and a navigation to another screen is stopped and handed over.
   */
  guard(onStopped: (target: LeavingFor) => void): () => void;
}

/** Where somebody wanted to go. */
export interface LeavingFor {
  readonly href: string;
  readonly state: Readonly<Record<string, unknown>>;
}

export interface PageLocation {
  /** The query string, with its `?` unless it is empty. */
  readonly search: string;
  /** What was passed along with the navigation that led here. */
  readonly state: Readonly<Record<string, unknown>>;
}

/** A tab that was opened in a click and waits for its address (decisions N8). */
export interface OpenedTab {
  /** Leads it to a web address. False for any other: it is closed. */
  go(href: string): boolean;
  /** Shows a PDF that was fetched; whatever it says it is, it is shown as one. */
  showPdf(file: Blob): void;
  close(): void;
}

/** Where a screen's results leave the page. */
export interface BrowserActions {
  /** Lets the browser save a file under a name. */
  saveFile(file: Blob, name: string): void;
  /** Opens a blank tab. Call it inside the click; null where the browser blocked it. */
  openTab(): OpenedTab | null;
  /** Puts a text on the clipboard. Call it inside the click; false where the browser refused. */
  copyText(text: string): Promise<boolean>;
  /** Opens the print dialogue for a document whose scripts never run (decisions N10). */
  printHtml(html: string): Promise<void>;
  /** Leaves for a web address that carries a token: no page hears whence (decisions D8). */
  leave(href: string): void;
}

/** Details of the events that every element may send (interface: Elements). */
export interface CommonEvents {
  "scout-ready": Readonly<Record<string, never>>;
  "scout-failed": { readonly message: string; readonly status?: number; readonly cause?: unknown };
  "scout-navigated": {
    readonly href: string;
    readonly replace: boolean;
    readonly state: Readonly<Record<string, unknown>>;
  };
  "scout-denied": { readonly cause: 403 };
}

/** What the model of a screen is given. `Events` are the details of the element's own events. */
export interface ScreenContext<Attributes, Events> {
  readonly core: Core;
  readonly attributes: ReadonlySignal<Attributes>;
  readonly address: PageAddress;
  /** Sends one event to the host page. False when it was prevented. */
  emit<Name extends keyof (Events & CommonEvents) & string>(
    name: Name,
    detail: (Events & CommonEvents)[Name],
  ): boolean;
  readonly actions: BrowserActions;
  /** Shows a notice in the page's toast region. */
  notify(kind: "success" | "warning", text: string): void;
}

/** What every screen's model offers its element. */
export interface ScreenModel {
  /** Fetches anew what is shown. */
  refresh(): void;
  /** Ends every timer, request and subscription. */
  dispose(): void;
}
