/** The maximum number of stored keys (32 MB). */
const maxKeys = 2 ** 21;

interface SeenKeys {
  /** True if this key was seen before. Two different keys collide once in about 2⁶⁴ pairs. */
  seen(key: string): boolean;
  /** True if the maximum number of keys was exceeded. */
  isFull(): boolean;
}

/** Stores keys as hashes, in bounded memory. */
export function createSeenKeys(limit = maxKeys): SeenKeys {
  let size = 1 << 12;
  let hashes = new Uint32Array(size * 2);
  let count = 0;

  /** Stores a hash if the maximum number is not reached. Returns false if it is already stored. */
  function keep(high: number, low: number): boolean {
    let slot = low & (size - 1);
    for (;;) {
      const [a, b] = [hashes[slot * 2], hashes[slot * 2 + 1]];
      if (a === high && b === low) return false;
      if (a === 0 && b === 0) {
        hashes[slot * 2] = high;
        hashes[slot * 2 + 1] = low;
        return true;
      }
      slot = (slot + 1) & (size - 1);
    }
  }

  function grow(): void {
    const before = hashes;
    size *= 2;
    hashes = new Uint32Array(size * 2);
    for (let index = 0; index < before.length; index += 2) {
      const [high = 0, low = 0] = [before[index], before[index + 1]];
      if (high !== 0 || low !== 0) keep(high, low);
    }
  }

  return {
    seen(key) {
      if (count >= limit) return false;
      if (count * 2 >= size) grow();
      const [high, low] = hashOf(key);
      const isNew = keep(high, low);
      if (isNew) count += 1;
      return !isNew;
    },
    isFull: () => count >= limit,
  };
}

/** A 64-bit hash, never zero (two rounds of MurmurHash's mixing). */
function hashOf(key: string): readonly [number, number] {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let index = 0; index < key.length; index += 1) {
    const code = key.charCodeAt(index);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  const high = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  const low = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return [high >>> 0 || 1, low >>> 0];
}
