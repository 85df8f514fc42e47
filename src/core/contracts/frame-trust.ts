import type { EmbedFrame } from "./embed-frame.ts";

/** A form frame with its permissions. */
export interface PlacedFrame extends EmbedFrame {
  /**
   * The sandbox, which never allows navigation of the page. Null for a frame of the page's own origin, which is not
   * sandboxed.
   */
  readonly sandbox: string | null;
  /** The origin that its messages must have. */
  readonly messageOrigin: string;
}

const sandbox =
  "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads allow-same-origin";

/**
 * Decides the permissions of a frame. A form needs its own origin to keep its storage. A frame of the page's own origin
 * is not sandboxed (decisions ZA9): it could reach the page anyway.
 */
export function placeFrame(frame: EmbedFrame, pageOrigin: string): PlacedFrame {
  const { origin } = new URL(frame.src);
  return { ...frame, sandbox: origin === pageOrigin ? null : sandbox, messageOrigin: origin };
}

/** Whether the address of a frame may carry the token, which goes to trusted origins alone (decisions Y4, ZB14). */
export function mayReceiveToken(
  { src }: Pick<EmbedFrame, "src">,
  trustedOrigins: readonly string[],
): boolean {
  return trustedOrigins.includes(new URL(src).origin);
}

/** The address of the frame with the token (2 §6), which replaces any existing one. */
export function withToken(frame: EmbedFrame, token: string): EmbedFrame {
  const url = new URL(frame.src);
  url.searchParams.set("jwt_token", token);
  return { ...frame, src: url.href };
}
