import type { Config } from "../config.ts";
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
  const reread = () => {
    const next = stored.read();
    if (next.token === session.peek().token) return;
    session.value = next;
    onChanged();
  };
  const stop = stored.subscribe(reread);
  let asked: Promise<string | null> | null = null;

  const now = () => secondsOf(clock.now());

  /** One request to the host page at a time, whoever asks. */
  function askHost(token: string | null): Promise<string | null> {
    const { getToken } = config;
    if (getToken === null) return Promise.resolve(null);
    asked ??= Promise.resolve()
      .then(() => getToken({ reason: token === null ? "missing" : "expired" }))
      .then((answer) => {
        const isUsable = isTokenUsable(answer, { now: now(), userAgent });
        if (isUsable && answer !== null) keep(answer, "external");
        return isUsable ? answer : null;
      })
      .catch(() => {
        report.warn("get-token-failed");
        return null;
      })
      .finally(() => {
        asked = null;
      });
    return asked;
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
      const isUsable = token !== null && isTokenUsable(token, { now: now(), userAgent });
      return isUsable ? Promise.resolve(token) : askHost(token);
    },
    isExpired: () => isTokenExpired(session.peek().token, { now: now() }),
    signIn(token, loginSource) {
      keep(token, loginSource);
      onChanged();
    },
    signOut() {
      keep(null, "external");
      onChanged();
    },
    refuse(token) {
      if (session.peek().token !== token) return;
      report.warn("token-refused");
      keep(null, "external");
      onChanged();
    },
    dispose: stop,
  };
}
