import type { BackendParts } from "../backend-parts.ts";

/** The anti-forgery token of a caller: the same as long as the session lasts. */
export async function csrfTokenOf(
  parts: Pick<BackendParts, "tokenKey">,
  subject: string,
): Promise<string> {
  const key = await crypto.subtle.importKey(
    "raw",
    Uint8Array.from(parts.tokenKey),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const text = new TextEncoder().encode(`csrf ${subject}`);
  const signature = new Uint8Array(await crypto.subtle.sign("HMAC", key, text));
  return [...signature].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
