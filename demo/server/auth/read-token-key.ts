import type { Store } from "../store/store.ts";

/** Id of the secret in the store. */
export const tokenKeyId = "token-key";

/** The key that signs tokens: created once and kept in the store. */
export async function readTokenKey(store: Store): Promise<Uint8Array> {
  const kept = await store.secrets.get(tokenKeyId);
  if (kept) return keyOf(kept.value);
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const value = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  await store.secrets.put({ id: tokenKeyId, value });
  return keyOf(value);
}

function keyOf(value: string): Uint8Array {
  return new TextEncoder().encode(value);
}
