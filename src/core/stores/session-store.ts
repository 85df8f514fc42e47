import type { Config, GetToken } from "../config.ts";
import type { Ports } from "../ports.ts";
import {
  createSessionStorage,
  type LoginSource,
  type StoredSession,
} from "../session/stored-session.ts";
import {
  areOfOnePerson,
  areOfTwoPersons,
  decodeToken,
  isTokenExpired,
  isTokenUsable,
} from "../session/token.ts";
import { batch, computed, type ReadonlySignal, signal } from "../signals.ts";
import { secondsOf } from "../time.ts";
import { sessionEndOf } from "./session-end.ts";

export interface SessionStore {
  readonly loginSource: ReadonlySignal<LoginSource>;
  /** Whether a token is stored, valid or not. */
  readonly hasToken: ReadonlySignal<boolean>;
  /** Whether the stored token is expired or missing; changes when it expires (decisions A3). */
  readonly isOver: ReadonlySignal<boolean>;
  /** Whether a call was answered 401 since the last sign-in (decisions ZA7). */
  readonly isUnauthorized: ReadonlySignal<boolean>;
  /** A new number is a new person, or none: data of the previous person must go (decisions A11). */
  readonly person: ReadonlySignal<number>;
  /** Whether the token expired or was refused during guarded work; the person may sign in again. */
  readonly isInterrupted: ReadonlySignal<boolean>;
  /** The stored token when it may be sent, else one from the host page, else null (decisions A3). */
  usableToken(): Promise<string | null>;
  /** Whether the stored token is expired; true without a token (decisions A3). */
  isExpired(): boolean;
  /** Whether the stored token may be sent now. */
  hasUsableToken(): boolean;
  /** When the stored token expires, in milliseconds since 1970; null without a token. */
  expiresAtMs(): number | null;
  signIn(token: string, loginSource: LoginSource): void;
  /** The server keeps the session in a cookie; an expired token is dropped. */
  signInByCookie(): void;
  signOut(): void;
  /**
   * Drops a token that the server answered 401 to, unless it was replaced since (decisions A12). The person's data stays
   * until another person comes (decisions ZB9).
   */
  refuse(token: string): void;
  /** The server answered 401, with a token or without. */
  unauthorized(): void;
  /** The host page was last asked for a token and threw. */
  hasFailed(): boolean;
  /**
   * From now on a token that expires or is refused only interrupts the work: the person's data stays and
   * calls wait until the next sign-in. Returns a function that ends this.
   */
  guard(): () => void;
  /** The token expired: interrupts the work, if guarded. */
  interrupt(): void;
  /**
   * A usable token once the interrupted person has signed in again; null at once when nothing is interrupted or
   * guarded. Rejects with an `AbortError` when another person signs in, or none.
   *
   * @param wasRefused - the server refused a token: the host page is asked for another
   */
  renewed(wasRefused?: boolean): Promise<string | null>;
  dispose(): void;
}

/** After two refused tokens in this time, the host page is not asked again for as long. */
const quietMs = 60_000;

export interface SessionHandlers {
  /**
   * Nothing that is kept is the person's at hand any more: they sign out, or the token of another person takes the place.
   * Called before the session changes, so that other tabs find it out with the change.
   */
  onOther(): void;
  /** After each sign-in and sign-out, in this tab or another. */
  onChanged(): void;
  /** The person has signed out in this tab. */
  onSignedOut(): void;
  /** Their token is dropped, and no sign-in form takes the place of the screen. */
  onRefused(): void;
}

/**
 * @param issuer - origin of an API that the page does not name: its session is kept apart, and the page is not asked for a
 * token (decisions B2). Null for every other API.
 */
export function createSessionStore(
  config: Pick<Config, "productDomain" | "getToken">,
  { storage, clock, place, report, userAgent, explainCall }: Ports,
  { onOther, onChanged, onSignedOut, onRefused }: SessionHandlers,
  issuer: string | null,
): SessionStore {
  const stored = createSessionStorage(storage, {
    hostname: place.hostname,
    productDomain: config.productDomain,
    issuer,
    onForeignState: () => report.warn("session-state-foreign"),
  });
  stored.repair();
  /** The malformed token that was reported last. */
  let malformed: string | null = null;
  const session = signal(checked(stored.read()));
  const person = signal(0);
  const isUnauthorized = signal(false);
  /** The token of the interrupted person. */
  const interruptedToken = signal<string | null>(null);
  /** The refused token of the person whose data is still there, where nothing is guarded (decisions ZB9). */
  let leftToken: string | null = null;
  const guards = new Set<object>();
  const waiting = new Set<Waiting>();
  const stop = stored.subscribe(reread);
  let pending: Promise<string | null> | null = null;
  let refused: { readonly token: string; readonly atMs: number } | null = null;
  let quietUntilMs = 0;
  let hasFailed = false;
  let hasWithheld = false;

  const now = () => secondsOf(clock.now());
  const isUsable = (token: unknown) => isTokenUsable(token, { now: now(), userAgent });

  /** Reports a malformed token, by its code and never its text (decisions A7). */
  function checked(next: StoredSession): StoredSession {
    if (next.token !== null && next.token !== malformed && decodeToken(next.token) === null) {
      malformed = next.token;
      report.warn("token-malformed");
    }
    return next;
  }

  /** Reads what another tab wrote: first the token, then the login source. */
  function reread(): void {
    const before = session.peek();
    const next = checked(stored.read());
    if (next.token === before.token && next.loginSource === before.loginSource) return;
    if (next.token !== before.token) {
      if (isOfAnother(next.token)) onOther();
      arrive(next);
    } else {
      session.value = next;
      // A sign-in or sign-out by cookie.
      isUnauthorized.value = false;
    }
  }

  /** The token of the person at hand, also of one whose token was refused. */
  const lastToken = () => session.peek().token ?? leftToken ?? interruptedToken.peek();

  /** Whether a token takes the place of another that is not known to be of the same person. */
  function isOfAnother(token: string | null): boolean {
    const before = lastToken();
    return token !== null && before !== null && !areOfOnePerson(before, token);
  }

  /** Applies a session. An interrupted person who returns keeps all data. */
  function arrive(next: StoredSession): void {
    const { token } = next;
    const before = interruptedToken.peek() ?? leftToken;
    leftToken = null;
    const isBack = token !== null && before !== null && areOfOnePerson(before, token);
    batch(() => {
      session.value = next;
      isUnauthorized.value = false;
      interruptedToken.value = null;
      if (!isBack) person.value += 1;
    });
    if (!isBack) onChanged();
    if (isBack && isUsable(token)) release(({ resolve }) => resolve(token));
    else release(abandon);
  }

  function release(act: (call: Waiting) => void): void {
    const calls = [...waiting];
    waiting.clear();
    calls.forEach(act);
  }

  function interrupt(): void {
    if (guards.size === 0) return;
    interruptedToken.value = session.peek().token ?? interruptedToken.peek();
  }

  /** Asks the host page for a token, one request at a time. */
  function askHost(before: string | null): Promise<string | null> {
    const { getToken } = config;
    if (getToken === null || clock.now() < quietUntilMs) return Promise.resolve(null);
    if (issuer !== null) {
      if (!hasWithheld) report.warn("get-token-withheld", issuer);
      hasWithheld = true;
      return Promise.resolve(null);
    }
    pending ??= tokenOfHost(getToken, before).finally(() => {
      pending = null;
    });
    return pending;
  }

  async function tokenOfHost(getToken: GetToken, before: string | null): Promise<string | null> {
    const withoutToken = refused === null ? "missing" : "refused";
    try {
      const answer: unknown = await getToken({
        reason: before === null ? withoutToken : "expired",
      });
      hasFailed = false;
      // A sign-in or sign-out in the meantime outdates the answer.
      const { token } = session.peek();
      if (token !== before) return isUsable(token) ? token : null;
      if (answer === null || answer === undefined) return null;
      if (typeof answer === "string" && answer !== refused?.token && isUsable(answer)) {
        const last = lastToken();
        const isSilent = interruptedToken.peek() === null && leftToken === null;
        if (isSilent && (last === null || !areOfTwoPersons(last, answer))) keep(answer, "external");
        else change(answer, "external");
        return answer;
      }
      report.warn("get-token-unusable");
    } catch {
      // A call that the server refuses for it is explained.
      if (!hasFailed && !explainCall) report.warn("get-token-failed");
      hasFailed = true;
    }
    return null;
  }

  /** Stores a session of the same person, without telling anyone. */
  function keep(token: string | null, loginSource: LoginSource): void {
    if (token === null) stored.clear();
    else stored.write({ token, loginSource });
    session.value = { token, loginSource };
    if (token !== null) isUnauthorized.value = false;
  }

  function change(token: string | null, loginSource: LoginSource): void {
    if (isOfAnother(token)) onOther();
    // A session by cookie has no token and is kept by its source (decisions ZA7).
    if (token === null && loginSource === "external") stored.clear();
    else stored.write({ token, loginSource });
    arrive({ token, loginSource });
  }

  const token = computed(() => session.value.token);

  return {
    isOver: sessionEndOf(token, clock),
    isUnauthorized,
    loginSource: computed(() => session.value.loginSource),
    person,
    isInterrupted: computed(() => interruptedToken.value !== null),
    hasToken: computed(() => token.value !== null),
    usableToken() {
      const { token } = session.peek();
      return isUsable(token) ? Promise.resolve(token) : askHost(token);
    },
    isExpired: () => isTokenExpired(session.peek().token, { now: now() }),
    hasUsableToken: () => isUsable(session.peek().token),
    expiresAtMs() {
      const claims = decodeToken(session.peek().token);
      return claims === null ? null : claims.exp * 1000;
    },
    signIn(token, loginSource) {
      refused = null;
      change(token, loginSource);
    },
    signInByCookie() {
      refused = null;
      const { token } = session.peek();
      change(isUsable(token) ? token : null, "internal");
    },
    hasFailed: () => hasFailed,
    unauthorized() {
      isUnauthorized.value = true;
    },
    signOut() {
      refused = null;
      interruptedToken.value = null;
      onOther();
      change(null, "external");
      onSignedOut();
    },
    refuse(token) {
      reread();
      if (session.peek().token !== token) return;
      report.warn("token-refused");
      const atMs = clock.now();
      if (refused !== null && atMs - refused.atMs < quietMs) quietUntilMs = atMs + quietMs;
      refused = { token, atMs };
      if (guards.size === 0) {
        leftToken = token;
        keep(null, "external");
        onRefused();
        return;
      }
      batch(() => {
        interrupt();
        keep(null, "external");
      });
    },
    guard() {
      const mark = {};
      guards.add(mark);
      return () => {
        guards.delete(mark);
        if (guards.size > 0) return;
        interruptedToken.value = null;
        release(abandon);
      };
    },
    interrupt,
    async renewed(wasRefused = false) {
      if (guards.size === 0 && wasRefused) return askHost(null);
      if (guards.size === 0 || (interruptedToken.peek() === null && isUsable(session.peek().token)))
        return null;
      const whose = person.peek();
      const token = await askHost(session.peek().token);
      if (person.peek() !== whose) throw abortError();
      if (token !== null) return token;
      interrupt();
      return new Promise((resolve, reject) => {
        waiting.add({ resolve, reject });
      });
    },
    dispose: stop,
  };
}

/** A call that waits for the next sign-in. */
interface Waiting {
  resolve(token: string): void;
  reject(reason: unknown): void;
}

/** A call of one person is never sent with the token of another. */
function abandon({ reject }: Waiting): void {
  reject(abortError());
}

function abortError(): DOMException {
  return new DOMException("The person who asked is no longer signed in.", "AbortError");
}
