import type { KeyValueStorage } from "../ports.ts";
import { isRecord } from "../values/record.ts";

export type LoginSource = "internal" | "external";

export interface StoredSession {
  readonly token: string | null;
  readonly loginSource: LoginSource;
  /**
   * Identifies the origin of a session without a token for other tabs: {@link refusedMark}, or a unique text for each
   * sign-in by cookie.
   */
  readonly mark?: string;
}

/** The server refused the token, so it was dropped. The user did not sign out. */
export const refusedMark = "refused";

/** The session storage that survives page loads. */
export interface SessionStorage {
  /**
   * Reads the session. The token under its own key overrides the one in the `state` object. Writes nothing, because
   * another tab may be about to change both.
   */
  read(): StoredSession;
  /** Updates the `state` object from the token key. */
  repair(): void;
  write(session: StoredSession): void;
  clear(): void;
  /** Calls back when another tab changes the session. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

export interface SessionStorageOptions {
  readonly hostname: string;
  readonly productDomain: string;
  /** The origin of the API of this session. Null for the APIs that the page names. */
  readonly issuer: string | null;
  /** Called once if the `state` key contains a value of another script. */
  readonly onForeignState: () => void;
}

export function createSessionStorage(
  storage: KeyValueStorage,
  { hostname, productDomain, issuer, onForeignState }: SessionStorageOptions,
): SessionStorage {
  const prefix = hostname.includes(productDomain) ? "app-scout" : "app-portal";
  const whose = issuer === null ? "" : `_${issuer}`;
  const tokenKey = `${prefix}${whose}_access_token`;
  const stateKey = `state${whose}`;
  let hasTold = false;

  /**
   * Reads our members of the shared `state` object. Null if the value belongs to another script.
   */
  function readState(): Record<string, unknown> | null {
    const text = storage.read(stateKey);
    if (text === null) return {};
    const state = parseObject(text);
    if (state === null && !hasTold) {
      hasTold = true;
      onForeignState();
    }
    return state;
  }

  function writeState(members: Readonly<Record<string, unknown>>): void {
    const state = readState();
    if (state !== null) storage.write(stateKey, JSON.stringify({ ...state, ...members }));
  }

  return {
    read() {
      const state = readState();
      const loginSource = state?.login_source === "internal" ? "internal" : "external";
      const token = storage.read(tokenKey) || tokenIn(state);
      const mark = token === null && typeof state?.mark === "string" ? { mark: state.mark } : {};
      return { token, loginSource, ...mark };
    },
    repair() {
      const token = storage.read(tokenKey);
      if (token && token !== tokenIn(readState())) writeState({ token });
    },
    write({ token, loginSource, mark }) {
      if (token !== null) storage.write(tokenKey, token);
      writeState({ token, login_source: loginSource, mark });
      // Remove the token last: another tab may read between the two changes, and would take a missing token without a
      // mark for a sign-out.
      if (token === null) storage.remove(tokenKey);
    },
    clear() {
      storage.remove(tokenKey);
      const state = readState();
      if (state === null) return;
      const { token: _token, login_source: _loginSource, mark: _mark, ...others } = state;
      if (Object.keys(others).length === 0) storage.remove(stateKey);
      else storage.write(stateKey, JSON.stringify(others));
    },
    subscribe(listener) {
      return storage.subscribe((key) => {
        if (key === null || key === tokenKey || key === stateKey) listener();
      });
    },
  };
}

function tokenIn(state: Readonly<Record<string, unknown>> | null): string | null {
  return typeof state?.token === "string" && state.token !== "" ? state.token : null;
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null; // The text belongs to another script.
  }
}
