/**
 * The interfaces that the core needs from its environment. `elements/host` makes those of the browser;
 * tests and Node make their own.
 */
import type { SentCall, Trouble } from "./diagnosis/trouble.ts";

/** Sends one request. The shape of `fetch`; rejects with a `TypeError` when the network fails. */
export type Http = (url: string, init: RequestInit) => Promise<Response>;

/** The progress of a request's body. */
export interface SentBytes {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

/**
 * Sends one request as {@link Http} does and reports how much of its body was sent, which `fetch` cannot.
 * Also rejects with a `TypeError` when an address other than the called one answers.
 */
export type Upload = (
  url: string,
  init: RequestInit,
  onSent: (sent: SentBytes) => void,
) => Promise<Response>;

/** Whether a person sees and uses the page (decisions H3, H4). */
export interface Activity {
  isHidden(): boolean;
  /**
   * Calls back on each pointer, key, wheel, touch and focus event in the page, and when the page is hidden
   * or shown. Returns a function that stops it.
   */
  subscribe(listener: () => void): () => void;
}

/** The callbacks of a worker's owner. */
export interface WorkerHandlers {
  hear(message: unknown): void;
  /** The page's policy forbids the worker, or its file is missing. */
  refuse(): void;
}

/** Starts the worker for CSV files with one job. Returns a function that ends it at once. */
export type RunCsvWorker = (job: unknown, handlers: WorkerHandlers) => () => void;

/** A key-value store that never throws (decisions A13). */
export interface KeyValueStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Every key, also of other scripts. */
  keys(): readonly string[];
  /** Calls back when another tab changes a key. Returns a function that stops it. */
  subscribe(listener: (key: string | null) => void): () => void;
}

/** A value that outlives the screen, for the person alone who wrote it (decisions X8). */
export interface KeptValue<Value> {
  /** Null without a value of the current person, and for one that is too old or was written before `sinceMs`. */
  read(sinceMs?: number): Value | null;
  /** @returns whether the value outlives the page: not while its person is unknown, or has no name */
  write(value: Value): boolean;
  remove(): void;
}

/**
 * Keeps texts on the machine that are not needed at once. Rejects where the browser blocks it or has no room left
 * (decisions X4).
 */
export interface TextArchive {
  /** Every text whose key begins with the prefix, by key. */
  read(prefix: string): Promise<ReadonlyMap<string, string>>;
  write(key: string, text: string): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}

/**
 * Performs a load, and again where the browser ended it because the page is being left: when a person comes back to the
 * page, or stays (decisions B14). `isLost` says whether the browser may have ended a load that failed with an error.
 */
export type RepeatIfLeft = <Value>(
  load: () => Promise<Value>,
  isLost: (error: unknown) => boolean,
) => Promise<Value>;

/** The time, and timers. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `act` once, `delayMs` from now. Returns a function that cancels it. */
  after(delayMs: number, act: () => void): () => void;
}

/** Sends a form without headers that outlives the page. False when it could not be queued. */
export type Beacon = (url: string, form: URLSearchParams) => boolean;

/** A new random identifier (UUID version 4). */
export type NewId = () => string;

/** A number from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** The logger (decisions W4): a code, and a detail without tokens and customer data. */
export interface Report {
  warn(code: string, detail?: string): void;
  error(code: string, detail?: string): void;
}

/** The origin of the page, read on each use. */
export interface PagePlace {
  readonly origin: string;
  readonly hostname: string;
}

/** Explains a failed call as far as the page can know it; null for a failure that its owner cannot mend. */
type ExplainCall = (call: SentCall) => Promise<Trouble | null>;

/** All interfaces that the core needs from its environment. */
export interface Ports {
  readonly http: Http;
  /** Permanent, and shared between tabs. */
  readonly storage: KeyValueStorage;
  /** Ends with the tab. */
  readonly tabStorage: KeyValueStorage;
  readonly clock: Clock;
  readonly beacon: Beacon;
  readonly newId: NewId;
  readonly random: Random;
  readonly report: Report;
  readonly place: PagePlace;
  readonly userAgent: string;
  /** Without it files are sent without progress. */
  readonly upload?: Upload;
  /** Without it nobody leaves a page while it loads. */
  readonly repeatIfLeft?: RepeatIfLeft;
  /** Without it a person is always present. */
  readonly activity?: Activity;
  /** Without it proposals in work are kept in memory only. */
  readonly openArchive?: () => Promise<TextArchive>;
  /** Without it a failed call is reported by its status alone. */
  readonly explainCall?: ExplainCall;
  /** Without it files are not checked before they are sent. */
  readonly runCsvWorker?: RunCsvWorker;
}
