import type { Config, GetToken } from "../config.ts";
import type { Ports } from "../ports.ts";
import { createSessionStorage, type LoginSource } from "../session/stored-session.ts";
import { isTokenExpired, isTokenUsable } from "../session/token.ts";
import { computed, type ReadonlySignal, signal } from "../signals.ts";
import { secondsOf } from "../time.ts";

export interface SessionStore {
  readonly loginSource: ReadonlySignal<LoginSource>;
  /** Whether a token is stored; says nothing of its validity, which changes with time. */
  readonly hasToken: ReadonlySignal<boolean>;
  /** The stored token when it may be sent, else one from the host page, else null (rulings A3). */
  usableToken(): Promise<string | null>;
  /** Whether the stored token's time is over; true without a token (rulings A3). */
  isExpired(): boolean;
  signIn(token: string, loginSource: LoginSource): void;
  signOut(): void;
  /** Drops a token that the server answered 401 to, unless it was replaced since (rulings A12). */
  refuse(token: string): void;
  dispose(): void;
}

/** A host page whose tokens are refused one after the other is left alone for so long. */
const quietMs = 60_000;

/** `onChanged` is told of each sign-in and sign-out, in this tab or another. */
export function createSessionStore(
  config: Pick<Config, "productDomain" | "getToken">,
  { storage, clock, place, report, userAgent }: Ports,
  onChanged: () => void,
): SessionStore {
  const stored = createSessionStorage(storage, {
    hostname: place.hostname,
    productDomain: config.productDomain,
    onForeignState: () => report.warn("session-state-foreign"),
  });
  stored.repair();
  const session = signal(stored.read());
  const stop = stored.subscribe(reread);
  let asked: Promise<string | null> | null = null;
  let refused: { readonly token: string; readonly atMs: number } | null = null;
  let quietUntilMs = 0;

  const now = () => secondsOf(clock.now());
  const isUsable = (token: unknown) => isTokenUsable(token, { now: now(), userAgent });

  /** Another tab writes the token and the login source one after the other. */
  function reread(): void {
    const before = session.peek();
    const next = stored.read();
    if (next.token === before.token && next.loginSource === before.loginSource) return;
    session.value = next;
    if (next.token !== before.token) onChanged();
  }

  /** One request to the host page at a time, whoever asks. */
  function askHost(before: string | null): Promise<string | null> {
    const { getToken } = config;
    if (getToken === null || clock.now() < quietUntilMs) return Promise.resolve(null);
    asked ??= tokenOfHost(getToken, before).finally(() => {
      asked = null;
    });
    return asked;
  }

  async function tokenOfHost(getToken: GetToken, before: string | null): Promise<string | null> {
    const withoutToken = refused === null ? "missing" : "refused";
    try {
      const answer: unknown = await getToken({
        reason: before === null ? withoutToken : "expired",
      });
      // Who signed in or out meanwhile knew better than an answer to what was asked before.
      const { token } = session.peek();
      if (token !== before) return isUsable(token) ? token : null;
      if (answer === null || answer === undefined) return null;
      if (typeof answer === "string" && answer !== refused?.token && isUsable(answer)) {
        keep(answer, "external");
        return answer;
      }
      report.warn("get-token-unusable");
    } catch {
      report.warn("get-token-failed");
    }
    return null;
  }

  function keep(token: string | null, loginSource: LoginSource): void {
    if (token === null) stored.clear();
    else stored.write({ token, loginSource });
    session.value = { token, loginSource };
  }

  return {
    loginSource: computed(() => session.value.loginSource),
    hasToken: computed(() => session.value.token !== null),
    usableToken() {
      const { token } = session.peek();
      return isUsable(token) ? Promise.resolve(token) : askHost(token);
    },
    isExpired: () => isTokenExpired(session.peek().token, { now: now() }),
    signIn(token, loginSource) {
      refused = null;
      keep(token, loginSource);
      onChanged();
    },
    signOut() {
      refused = null;
      keep(null, "external");
      onChanged();
    },
    refuse(token) {
      reread();
      if (session.peek().token !== token) return;
      report.warn("token-refused");
      const atMs = clock.now();
      if (refused !== null && atMs - refused.atMs < quietMs) quietUntilMs = atMs + quietMs;
      refused = { token, atMs };
      keep(null, "external");
      onChanged();
    },
    dispose: stop,
  };
}
