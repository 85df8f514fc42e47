/** Names with more edits are different names. */
const maxEdits = 2;
const maxNameLength = 40;

/**
 * The known name that a misspelt one means: at most two letters are missing, added, replaced or swapped. Ignores case
 * and dashes. Null if the name is known, or if no name is similar.
 */
export function closestName(misspelt: string, known: readonly string[]): string | null {
  if (known.includes(misspelt) || misspelt.length > maxNameLength) return null;
  const plain = plainOf(misspelt);
  // Allow fewer edits in short names, because they resemble many others.
  const most = Math.min(maxEdits, Math.floor(plain.length / 3));
  const rated = known.map((name) => ({ name, edits: editsBetween(plain, plainOf(name)) }));
  const best = rated.reduce((a, b) => (b.edits < a.edits ? b : a), { name: "", edits: most + 1 });
  return best.edits > most ? null : best.name;
}

function plainOf(name: string): string {
  return name.toLowerCase().replaceAll("-", "");
}

/** Counts missing, added, replaced and swapped letters (optimal string alignment). */
function editsBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_zero, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (row[j - 1] ?? 0) + 1,
        (last[j] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
