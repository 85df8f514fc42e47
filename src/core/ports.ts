/**
 * What the surroundings must give the core. The browser's ports are made in `elements/host`;
 * tests and Node make their own.
 */

/** Sends one request. The shape of `fetch`; rejects with a `TypeError` when the network fails. */
export type Http = (url: string, init: RequestInit) => Promise<Response>;

export interface SentBytes {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

/**
 * Sends one request as {@link Http} does, and tells how much of its body has left: `fetch` cannot.
 * Rejects with a `TypeError`, too, when another address than the one called answers.
 */
export type Upload = (
  url: string,
  init: RequestInit,
  onSent: (sent: SentBytes) => void,
) => Promise<Response>;

/** Whether a person sees the page and does something in it (decisions H3, H4). */
export interface Activity {
  isHidden(): boolean;
  /**
   * Calls back at each pointer, key, wheel, touch and focus anywhere in the page, and when the page
   * is hidden or shown. Returns what stops it.
   */
  subscribe(listener: () => void): () => void;
}

/** How a worker's owner hears of it. */
export interface WorkerHandlers {
  hear(message: unknown): void;
  /** The page's policy lets no worker in, or its file is not there. */
  refuse(): void;
}

/** Starts the worker for CSV files with one job. Returns what ends it at once. */
export type RunCsvWorker = (job: unknown, handlers: WorkerHandlers) => () => void;

/** A key-value store that never throws (decisions A13). */
export interface KeyValueStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Calls back when another tab changed a key. Returns what stops it. */
  subscribe(listener: (key: string | null) => void): () => void;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `act` once, `delayMs` from now. Returns what cancels it. */
  after(delayMs: number, act: () => void): () => void;
}

/** Sends a form that outlives the page, without headers. False when it could not be queued. */
export type Beacon = (url: string, form: URLSearchParams) => boolean;

/** A new random identifier (UUID version 4). */
export type NewId = () => string;

/** A number from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** The one logger (decisions W4): a code, and detail that holds no token and no customer data. */
export interface Report {
  warn(code: string, detail?: string): void;
  error(code: string, detail?: string): void;
}

/** Where the page stands: read when asked, since a page may change its URL. */
export interface PagePlace {
  readonly origin: string;
  readonly hostname: string;
}

export interface Ports {
  readonly http: Http;
  /** Lasts, and is shared between tabs. */
  readonly storage: KeyValueStorage;
  /** Lasts as long as the tab. */
  readonly tabStorage: KeyValueStorage;
  readonly clock: Clock;
  readonly beacon: Beacon;
  readonly newId: NewId;
  readonly random: Random;
  readonly report: Report;
  readonly place: PagePlace;
  readonly userAgent: string;
  /** Without it a file is sent all the same, and nothing tells how far it is. */
  readonly upload?: Upload;
  /** Without it somebody is always there. */
  readonly activity?: Activity;
  /** Without it no file is checked before it is sent. */
  readonly runCsvWorker?: RunCsvWorker;
}
