import type { Store } from "./store/store.ts";

/** What the backend needs of its surroundings. */
export interface BackendPorts {
  readonly store: Store;
  /** Milliseconds since 1970. */
  readonly clock: { now(): number };
  readonly newId: () => string;
  /** From 0 (included) to 1 (excluded); for batch numbers. */
  readonly random?: () => number;
  /** Lets so many milliseconds pass before an answer that is meant to be slow; by default none. */
  readonly wait?: (ms: number) => Promise<void>;
}

export interface BackendOptions {
  /** `{brand}` of the call paths. */
  readonly brand: string;
  /** Where provider logos are found. */
  readonly logoBase: string;
  /** Handed out with every lookup; empty shows no map. */
  readonly mapApiKey: string;
  /** Hosts a token may be exchanged for. */
  readonly siteFamily: readonly string[];
  /** Id of the user of requests that bring neither a token nor a session; null is nobody. */
  readonly defaultUser: string | null;
  readonly tokenTtlSeconds: number;
  /** Other origins whose pages may make calls. */
  readonly allowedOrigins: readonly string[];
  /** Origin of the contracts' forms; empty is the backend's own. */
  readonly contractFormOrigin: string;
  /** Trusted Types policies that pages may create. */
  readonly trustedTypes: readonly string[];
}

/** What every handler is given. */
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
  // The address of the CSV worker is made under this name.
  trustedTypes: ["scout-elements"],
};
