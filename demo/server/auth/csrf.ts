import type { BackendParts } from "../backend-parts.ts";
import { seal } from "./seal.ts";

/** The anti-forgery token of a caller: the same as long as the session lasts. */
export function csrfTokenOf(
  parts: Pick<BackendParts, "tokenKey">,
  subject: string,
): Promise<string> {
  return seal(parts, `csrf ${subject}`);
}
