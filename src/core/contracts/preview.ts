/** Words by which a form reports that its contract has changed (decisions Y6). */
const words = ["refresh-preview", "save"] as const;
const deepest = 3;
const mostMembers = 50;

/** Whether a message contains one of the words: as text, as a value or as a key. */
export function asksForRefresh(data: unknown, depth = 0): boolean {
  if (typeof data === "string") return words.some((word) => data.toLowerCase().includes(word));
  if (typeof data !== "object" || data === null || depth === deepest) return false;
  return Object.entries(data)
    .slice(0, mostMembers)
    .some(([name, value]) => asksForRefresh(value, depth + 1) || isWordSaid(name, value));
}

/** `{ save: true }` */
function isWordSaid(name: string, value: unknown): boolean {
  return value === true && words.some((word) => word === name);
}
