import type { EmbedFrame } from "./embed-frame.ts";

/** What a form frame is given when it is shown. */
export interface PlacedFrame extends EmbedFrame {
  /** What the frame may do. It never leads the page away. */
  readonly sandbox: string;
  /** Origin its messages must come from; `null` (the word) is an origin without a name. */
  readonly messageOrigin: string;
}

const always =
  "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads";

interface Trust {
  readonly pageOrigin: string;
  readonly trustedOrigins: readonly string[];
}

/**
 * Decides what a frame may do. A form needs its own origin to keep its place; a frame of the page's
 * own origin would then be free to read the session, so it gets an origin without a name unless the
 * host page trusts its own origin in so many words.
 */
export function placeFrame(frame: EmbedFrame, trust: Trust): PlacedFrame {
  const { origin } = new URL(frame.src);
  const isNamed = origin !== trust.pageOrigin || trust.trustedOrigins.includes(origin);
  return {
    ...frame,
    sandbox: isNamed ? `${always} allow-same-origin` : always,
    messageOrigin: isNamed ? origin : "null",
  };
}

/** Whether a frame's address may carry the token: its origin is one that the host page named (rulings Y4). */
export function mayReceiveToken(
  { src }: Pick<EmbedFrame, "src">,
  trustedOrigins: readonly string[],
): boolean {
  return trustedOrigins.includes(new URL(src).origin);
}

/** The frame's address with the token in it (2 §6). One that is there already is replaced. */
export function withToken(frame: EmbedFrame, token: string): EmbedFrame {
  const url = new URL(frame.src);
  url.searchParams.set("jwt_token", token);
  return { ...frame, src: url.href };
}
