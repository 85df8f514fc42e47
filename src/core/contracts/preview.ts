/** Words by which a form reports that its contract has changed. */
const refreshWords = ["refresh-preview", "save"] as const;
const maxDepth = 3;
const maxMembers = 50;

/** True if a message contains one of the words as text, value or key. */
export function requestsRefresh(data: unknown, depth = 0): boolean {
  if (typeof data === "string")
    return refreshWords.some((word) => data.toLowerCase().includes(word));
  if (typeof data !== "object" || data === null || depth === maxDepth) return false;
  return Object.entries(data)
    .slice(0, maxMembers)
    .some(([name, value]) => requestsRefresh(value, depth + 1) || isWordSet(name, value));
}

/** Matches `{ save: true }`. */
function isWordSet(name: string, value: unknown): boolean {
  return value === true && refreshWords.some((word) => word === name);
}
