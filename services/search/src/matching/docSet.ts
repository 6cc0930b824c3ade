/** A set of listings by their number in the index: one bit each. */
export type DocSet = Uint32Array;

export const wordsFor = (size: number): number => Math.ceil(size / 32);

export const noneOf = (size: number): DocSet => new Uint32Array(wordsFor(size));

/** Every number below `size`, and no bit beyond, so that counting needs no care. */
export function allOf(size: number): DocSet {
  const set = noneOf(size).fill(0xffffffff);
  if (size % 32) set[set.length - 1]! >>>= 32 - (size % 32);
  return set;
}

export const has = (set: DocSet, doc: number): boolean => ((set[doc >>> 5]! >>> (doc & 31)) & 1) === 1;

export function add(set: DocSet, doc: number): void {
  set[doc >>> 5]! |= 1 << (doc & 31);
}

export function remove(set: DocSet, doc: number): void {
  set[doc >>> 5]! &= ~(1 << (doc & 31));
}

/** Leaves in `set` what is in `other` too. */
export function intersect(set: DocSet, other: DocSet): void {
  for (let word = 0; word < set.length; word++) set[word]! &= other[word]!;
}

/** How many are in it, by adding up bits in parallel (H. S. Warren, Hacker's Delight, 5-1). */
export function countOf(set: DocSet): number {
  let total = 0;
  for (let word = 0; word < set.length; word++) {
    let bits = set[word]!;
    bits -= (bits >>> 1) & 0x55555555;
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    total += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return total;
}

/** Calls `work` for each number in ascending order; it may remove the number. Makes no garbage, unlike a generator. */
export function eachOf(set: DocSet, work: (doc: number) => void): void {
  for (let word = 0; word < set.length; word++) {
    for (let bits = set[word]!; bits !== 0; bits &= bits - 1) work(word * 32 + 31 - Math.clz32(bits & -bits));
  }
}

/** The numbers in ascending order, for who needs only the first ones. */
export function* docsOf(set: DocSet): Generator<number> {
  for (let word = 0; word < set.length; word++) {
    for (let bits = set[word]!; bits !== 0; bits &= bits - 1) {
      yield word * 32 + 31 - Math.clz32(bits & -bits);
    }
  }
}
