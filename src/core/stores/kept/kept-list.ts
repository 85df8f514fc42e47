/** The texts of a kept list, at most so many; none in a text of another script. */
export function keptListIn(text: string | null, most: number): readonly string[] {
  try {
    const raw: unknown = JSON.parse(text ?? "[]");
    const list: readonly unknown[] = Array.isArray(raw) ? raw : [];
    return list.filter((entry) => typeof entry === "string").slice(0, most);
  } catch {
    return [];
  }
}
