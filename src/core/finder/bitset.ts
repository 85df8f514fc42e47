/** A set of row numbers, 32 per word. */
export type Bitset = Uint32Array;

export function createBitset(size: number): Bitset {
  return new Uint32Array((size + 31) >>> 5);
}

export function addBit(set: Bitset, bit: number): void {
  const word = bit >>> 5;
  set[word] = (set[word] ?? 0) | (1 << (bit & 31));
}

export function hasBit(set: Bitset, bit: number): boolean {
  return ((set[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;
}

/** Increments the count of every row in the set. */
export function countBits(set: Bitset, counts: Uint16Array): void {
  for (let word = 0; word < set.length; word += 1) {
    let bits = set[word] ?? 0;
    while (bits !== 0) {
      const row = (word << 5) + 31 - Math.clz32(bits & -bits);
      counts[row] = (counts[row] ?? 0) + 1;
      bits &= bits - 1;
    }
  }
}
