/** The calls that wait for the next sign-in. */
export interface WaitingCalls {
  /** Resolves with the token of that sign-in. */
  wait(): Promise<string>;
  resume(token: string): void;
  /** Rejects all waiting calls, because a call must not be sent with the token of another user. */
  abandon(): void;
}

interface Waiting {
  resolve(token: string): void;
  reject(reason: unknown): void;
}

export function createWaitingCalls(): WaitingCalls {
  const waiting = new Set<Waiting>();

  function release(act: (call: Waiting) => void): void {
    const calls = [...waiting];
    waiting.clear();
    calls.forEach(act);
  }

  return {
    wait: () =>
      new Promise((resolve, reject) => {
        waiting.add({ resolve, reject });
      }),
    resume: (token) => release(({ resolve }) => resolve(token)),
    abandon: () => release(({ reject }) => reject(abortError())),
  };
}

export function abortError(): DOMException {
  return new DOMException("The person who asked is no longer signed in.", "AbortError");
}
