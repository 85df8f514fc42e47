import { jwtVerify, SignJWT } from "jose";
import { nowSeconds } from "../auth/tokens.ts";
import type { BackendParts } from "../backend-parts.ts";

const audience = "contract-form";
const ttlSeconds = 8 * 60 * 60;

/** A key that opens the form of one contract, because the form's origin has no session. */
export function signFormKey(parts: BackendParts, contractId: string): Promise<string> {
  const now = nowSeconds(parts);
  return new SignJWT()
    .setProtectedHeader({ alg: "HS256" })
    .setAudience(audience)
    .setSubject(contractId)
    .setExpirationTime(now + ttlSeconds)
    .sign(parts.tokenKey);
}

/** True if a key opens the form of a contract. */
export async function isFormKey(
  parts: BackendParts,
  key: string,
  contractId: string,
): Promise<boolean> {
  try {
    await jwtVerify(key, parts.tokenKey, {
      algorithms: ["HS256"],
      audience,
      subject: contractId,
      requiredClaims: ["exp"],
      currentDate: new Date(parts.clock.now()),
    });
    return true;
  } catch {
    return false;
  }
}
