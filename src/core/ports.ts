/**
 * The interfaces that the core needs from its environment. `elements/host` implements them for browsers. Tests and Node
 * have their own.
 */
import type { SentCall, Trouble } from "./diagnosis/trouble.ts";

/** Sends a request like `fetch`. Rejects with a `TypeError` when the network fails. */
export type Http = (url: string, init: RequestInit) => Promise<Response>;

/** The upload progress of a request body. */
export interface SentBytes {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

/**
 * Sends a request like {@link Http} and reports its upload progress, which `fetch` cannot. Also rejects with a
 * `TypeError` on a redirect to another address.
 */
export type Upload = (
  url: string,
  init: RequestInit,
  onSent: (sent: SentBytes) => void,
) => Promise<Response>;

/** The activity of the user in the page (decisions H3, H4). */
export interface Activity {
  isHidden(): boolean;
  /**
   * Calls back on each pointer, key, wheel, touch and focus event, and when the page is hidden or shown. Returns a
   * function that unsubscribes.
   */
  subscribe(listener: () => void): () => void;
}

/** The callbacks of a worker's owner. */
export interface WorkerHandlers {
  hear(message: unknown): void;
  /** The page's policy forbids the worker, or its file is missing. */
  refuse(): void;
}

/** Starts the worker for CSV files with a job. Returns a function that terminates it. */
export type RunCsvWorker = (job: unknown, handlers: WorkerHandlers) => () => void;

/** A key-value store that never throws (decisions A13). */
export interface KeyValueStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Returns all keys, including those of other scripts. */
  keys(): readonly string[];
  /** Calls back when another tab changes a key. Returns a function that unsubscribes. */
  subscribe(listener: (key: string | null) => void): () => void;
}

/** A stored value that outlives the screen. Only the user who wrote it can read it (decisions X8). */
export interface KeptValue<Value> {
  /**
   * Reads the value. Null if the current user has no value, or if it is too old or was written before `sinceMs`.
   */
  read(sinceMs?: number): Value | null;
  /** @returns true if the value outlives the page. False while the user is unknown or has no name. */
  write(value: Value): boolean;
  remove(): void;
}

/**
 * Stores strings on the device that are not needed at once. Rejects if the browser blocks the storage or its space is
 * used up (decisions X4).
 */
export interface TextArchive {
  /** Resolves with all strings whose key begins with the prefix, keyed by their key. */
  read(prefix: string): Promise<ReadonlyMap<string, string>>;
  write(key: string, text: string): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}

/**
 * Performs a load. If the browser ended it because the user was leaving the page, performs it again when the user
 * returns or stays. `isLost` returns true for an error by which the browser may have ended the load.
 */
export type RepeatIfLeft = <Value>(
  load: () => Promise<Value>,
  isLost: (error: unknown) => boolean,
) => Promise<Value>;

/** The current time, and timers. */
export interface Clock {
  /** The current time, in milliseconds since 1970. */
  now(): number;
  /** Calls `act` once, after `delayMs`. Returns a function that cancels it. */
  after(delayMs: number, act: () => void): () => void;
}

/** Sends a form that outlives the page, without headers. False if it could not be queued. */
export type Beacon = (url: string, form: URLSearchParams) => boolean;

/** A new random identifier (UUID version 4). */
export type NewId = () => string;

/** A random number from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** The logger (decisions W4). Receives a code, and a detail without tokens and customer data. */
export interface Report {
  warn(code: string, detail?: string): void;
  error(code: string, detail?: string): void;
}

/** The origin of the page. It is read again on each use. */
export interface PagePlace {
  readonly origin: string;
  readonly hostname: string;
}

/** Explains a failed call as far as the page can. Null for a failure that the page's owner cannot fix. */
type ExplainCall = (call: SentCall) => Promise<Trouble | null>;

/** All interfaces that the core needs from its environment. */
export interface Ports {
  readonly http: Http;
  /** The storage of the device, which is permanent and shared between tabs. */
  readonly storage: KeyValueStorage;
  /** The storage of the tab, which ends with the tab. */
  readonly tabStorage: KeyValueStorage;
  readonly clock: Clock;
  readonly beacon: Beacon;
  readonly newId: NewId;
  readonly random: Random;
  readonly report: Report;
  readonly place: PagePlace;
  readonly userAgent: string;
  /** The port for uploads. Without it, uploads report no progress. */
  readonly upload?: Upload;
  /** The port that repeats interrupted loads. Without it, such a load fails. */
  readonly repeatIfLeft?: RepeatIfLeft;
  /** The port that observes the user. Without it, the user counts as always present. */
  readonly activity?: Activity;
  /** Opens the archive. Without it, drafts of proposals are only in memory. */
  readonly openArchive?: () => Promise<TextArchive>;
  /**
   * The port that explains failed calls. Without it, a failed call is reported only by its status.
   */
  readonly explainCall?: ExplainCall;
  /**
   * The port that runs the worker for CSV files. Without it, files are not checked before the upload.
   */
  readonly runCsvWorker?: RunCsvWorker;
}
