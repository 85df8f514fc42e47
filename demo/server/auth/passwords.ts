import { scryptAsync } from "@noble/hashes/scrypt.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

/** The cost of a hash: low, since the demo guards nothing. Stored with each hash, so that it can be raised. */
const cost = { N: 2 ** 12, r: 8, p: 1 } as const;
const hashBytes = 32;
const saltBytes = 16;

/** Hashes as `scrypt$N$r$p$salt$hash`, salt and hash in hexadecimal. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const hash = await scryptAsync(bytesOf(password), salt, { ...cost, dkLen: hashBytes });
  return ["scrypt", cost.N, cost.r, cost.p, bytesToHex(salt), bytesToHex(hash)].join("$");
}

/** Whether a password matches a hash. */
export async function isPasswordOf(password: string, kept: string): Promise<boolean> {
  const [, N, r, p, salt = "", hash = ""] = kept.split("$");
  const expected = hexToBytes(hash);
  const given = await scryptAsync(bytesOf(password), hexToBytes(salt), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
    dkLen: expected.length,
  });
  // Constant-time comparison.
  return given.reduce((found, byte, index) => found | (byte ^ (expected[index] ?? 0)), 0) === 0;
}

/** Unicode variants of a letter are equal. */
function bytesOf(password: string): Uint8Array {
  return new TextEncoder().encode(password.normalize("NFKC"));
}
