import type { EmbedFrame } from "./embed-frame.ts";

/** What a form frame is given when it is shown. */
export interface PlacedFrame extends EmbedFrame {
  /** What the frame may do: never lead the page away. Null for the page's own, which is not held. */
  readonly sandbox: string | null;
  /** Origin its messages must come from. */
  readonly messageOrigin: string;
}

const sandbox =
  "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads allow-same-origin";

/**
 * Decides what a frame may do. A form needs its own origin to keep its place. One of the page's own
 * origin runs as the page's own (decisions ZA9): it could reach the page anyway.
 */
export function placeFrame(frame: EmbedFrame, pageOrigin: string): PlacedFrame {
  const { origin } = new URL(frame.src);
  return { ...frame, sandbox: origin === pageOrigin ? null : sandbox, messageOrigin: origin };
}

/** Whether a frame's address may carry the token: its origin is one that the host page named (decisions Y4). */
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
