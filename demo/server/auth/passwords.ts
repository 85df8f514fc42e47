/** PBKDF2's iterations are few, because the demo protects no real data. Each hash stores them, so they can be raised. */
const iterations = 10_000;
const saltBytes = 16;
const hashBits = 256;

/** Hashes as `pbkdf2$iterations$salt$hash`, salt and hash in hexadecimal. */
export async function hashPassword(password: string): Promise<string> {
  const salt = toHex(crypto.getRandomValues(new Uint8Array(saltBytes)));
  return ["pbkdf2", iterations, salt, await derive(password, salt, iterations)].join("$");
}

/** True if a password matches a hash. */
export async function isPasswordOf(password: string, kept: string): Promise<boolean> {
  const [, count, salt = "", hash = ""] = kept.split("$");
  const given = await derive(password, salt, Number(count));
  let difference = given.length ^ hash.length;
  // Constant-time comparison.
  for (let at = 0; at < given.length; at++)
    difference |= given.charCodeAt(at) ^ hash.charCodeAt(at);
  return difference === 0;
}

async function derive(password: string, salt: string, count: number): Promise<string> {
  // Different Unicode encodings of the same letter must match.
  const bytes = new TextEncoder().encode(password.normalize("NFKC"));
  const key = await crypto.subtle.importKey("raw", bytes, "PBKDF2", false, ["deriveBits"]);
  const algorithm = { name: "PBKDF2", hash: "SHA-256", salt: fromHex(salt), iterations: count };
  return toHex(new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, hashBits)));
}

const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

const fromHex = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
