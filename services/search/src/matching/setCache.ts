import { type DocSet, noneOf } from './docSet';

const MAX_CACHE_BYTES = 8 * 1024 * 1024;

/**
 * A least-recently-used cache of the sets of texts: who types a word asks for its beginnings, who turns a page asks for
 * the same text again. The memory of an evicted set is reused.
 * @param size of the sets
 * @param find writes the set of a text
 * @returns gives the set of a text, to read at once and not to change
 */
export function createSetCache(
  size: number,
  find: (text: string, into: DocSet) => void,
): (text: string) => DocSet {
  const cached = new Map<string, DocSet>();
  const maxSets = Math.max(2, Math.floor(MAX_CACHE_BYTES / noneOf(size).byteLength));
  const allocate = (): DocSet => {
    if (cached.size < maxSets) return noneOf(size);
    const [text, oldest] = cached.entries().next().value!;
    cached.delete(text);
    return oldest;
  };
  return (text) => {
    let set = cached.get(text);
    if (set) cached.delete(text);
    else {
      set = allocate();
      find(text, set);
    }
    cached.set(text, set);
    return set;
  };
}
