import type { LogoFault } from "./branding-messages.ts";

/** A rejected file and the reason. */
export interface RejectedLogo {
  readonly name: string;
  readonly reason: LogoFault;
}

/** The state of a logo's file input. */
export interface LogoFile {
  readonly isReading: boolean;
  /** The files that were rejected last. */
  readonly rejected: readonly RejectedLogo[];
}

/** Bytes per chunk: a multiple of three, so that the encoded chunks can be joined. */
const step = 24_576;

/** Encodes bytes as `data:image/png;base64,…`. */
export function dataUriOf(bytes: Uint8Array, type: string): string {
  const parts = [`data:${type};base64,`];
  for (let at = 0; at < bytes.length; at += step) {
    parts.push(btoa(Reflect.apply(String.fromCharCode, null, bytes.subarray(at, at + step))));
  }
  return parts.join("");
}
