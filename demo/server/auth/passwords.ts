import { scryptAsync } from "@noble/hashes/scrypt.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

/** Work of one hash, low since the demo guards nothing. Each hash keeps its own, so that it may grow. */
const cost = { N: 2 ** 12, r: 8, p: 1 } as const;
const hashBytes = 32;
const saltBytes = 16;

/** `scrypt$N$r$p$salt$hash`, salt and hash in hexadecimal. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const hash = await scryptAsync(bytesOf(password), salt, { ...cost, dkLen: hashBytes });
  return ["scrypt", cost.N, cost.r, cost.p, bytesToHex(salt), bytesToHex(hash)].join("$");
}

/** Whether a password is the one of a hash. */
export async function isPasswordOf(password: string, kept: string): Promise<boolean> {
  const [, N, r, p, salt = "", hash = ""] = kept.split("$");
  const expected = hexToBytes(hash);
  const given = await scryptAsync(bytesOf(password), hexToBytes(salt), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
    dkLen: expected.length,
  });
  // As long for a hash that differs in its first byte as in its last.
  return given.reduce((found, byte, index) => found | (byte ^ (expected[index] ?? 0)), 0) === 0;
}

/** Two ways to write one letter are one password. */
function bytesOf(password: string): Uint8Array {
  return new TextEncoder().encode(password.normalize("NFKC"));
}
