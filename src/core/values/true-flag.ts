/** True only for true, 1, "1" and "true" (decisions Z6). */
export function isTrueFlag(raw: unknown): boolean {
  return raw === true || raw === 1 || raw === "1" || raw === "true";
}
