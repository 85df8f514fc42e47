import type { Clock } from "../ports.ts";

/** How one request is sent, and what limits it. */
export interface SentBy {
  /** Sends it; `onSign` is called whenever some of its body has left. */
  readonly port: (url: string, init: RequestInit, onSign: () => void) => Promise<Response>;
  readonly clock: Clock;
  readonly isFile: boolean;
}

/** A response whose body is unread. */
export interface Answered {
  readonly response: Response;
  /** Reads the body; rejects with a `TypeError` when it does not end in time. */
  read<Value>(reader: (response: Response) => Promise<Value>): Promise<Value>;
}
