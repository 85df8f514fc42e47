import type { Store } from "./store/store.ts";

/** The ports of the backend. */
export interface BackendPorts {
  readonly store: Store;
  /** Milliseconds since 1970. */
  readonly clock: { now(): number };
  readonly newId: () => string;
  /** From 0 (included) to 1 (excluded); for batch numbers. */
  readonly random?: () => number;
  /** Delays an answer that is meant to be slow; by default there is no delay. */
  readonly wait?: (ms: number) => Promise<void>;
  /** Logs a message; by default it does nothing. */
  readonly log?: (message: string) => void;
}

export interface BackendOptions {
  /** `{brand}` of the call paths. */
  readonly brand: string;
  /** Base address of provider logos. */
  readonly logoBase: string;
  /** Sent with every lookup; empty shows no map. */
  readonly mapApiKey: string;
  /** Hosts for which a token may be exchanged. */
  readonly siteFamily: readonly string[];
  /** Id of the user of requests without token and session; null means signed out. */
  readonly defaultUser: string | null;
  readonly tokenTtlSeconds: number;
  /** Other origins whose pages may make calls; `http://localhost:*` stands for all ports. */
  readonly allowedOrigins: readonly string[];
  /** Origin of the contracts' forms; empty means the backend's own. */
  readonly contractFormOrigin: string;
  /** Trusted Types policies that pages may create. */
  readonly trustedTypes: readonly string[];
}

/** The dependencies of every handler. */
export interface BackendParts extends Required<BackendPorts> {
  readonly options: BackendOptions;
  /** Signs tokens. */
  readonly tokenKey: Uint8Array;
}

export const defaultOptions: BackendOptions = {
  brand: "sandler",
  logoBase: "/demo/logos",
  mapApiKey: "",
  siteFamily: ["localhost", "127.0.0.1", "scout.example.com", "portal.example.com"],
  defaultUser: null,
  tokenTtlSeconds: 8 * 60 * 60,
  allowedOrigins: [],
  contractFormOrigin: "",
  // The policy that creates the address of the CSV worker.
  trustedTypes: ["scout-elements"],
};
