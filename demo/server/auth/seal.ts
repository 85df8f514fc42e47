import type { BackendParts } from "../backend-parts.ts";

/** A deterministic signature of a text that only this backend can compute, in hexadecimal. */
export async function sealText(
  parts: Pick<BackendParts, "tokenKey">,
  text: string,
): Promise<string> {
  const key = await crypto.subtle.importKey(
    "raw",
    Uint8Array.from(parts.tokenKey),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const signature = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text));
  return new Uint8Array(signature).reduce(
    (hex, byte) => hex + byte.toString(16).padStart(2, "0"),
    "",
  );
}
