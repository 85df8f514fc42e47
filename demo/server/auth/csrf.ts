import type { BackendParts } from "../backend-parts.ts";
import { sealText } from "./seal.ts";

/** The anti-forgery token of a caller, which stays the same for the whole session. */
export function csrfTokenOf(
  parts: Pick<BackendParts, "tokenKey">,
  subject: string,
): Promise<string> {
  return sealText(parts, `csrf ${subject}`);
}
