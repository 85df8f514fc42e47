/** True only for true, 1, "1" and "true". */
export function isTrueFlag(raw: unknown): boolean {
  return raw === true || raw === 1 || raw === "1" || raw === "true";
}
