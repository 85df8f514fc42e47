/** Seeded randomness: the same seed always gives the same sequence. */
export interface Dice {
  /** From 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number from `least` to `most`, inclusive. */
  between(least: number, most: number): number;
  pick<const Item>(items: readonly [Item, ...Item[]]): Item;
  /** True with the given probability. */
  falls(chance: number): boolean;
}

/** The seed of all generated data of the backend. */
const worldSeed = "scout-elements-1";

/** Mulberry32 over an FNV-1a hash of the seed. */
export function createDice(seed: string): Dice {
  let state = hash(`${worldSeed}|${seed}`);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      return item === undefined ? items[0] : item;
    },
    falls: (chance) => next() < chance,
  };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
