import { type DocSet, noneOf } from './doc-set';

/** Bytes of the sets that are kept. */
const KEPT = 8 * 1024 * 1024;

/**
 * Keeps the sets of the texts that were asked last: who types a word asks for its beginnings, who turns a page for
 * the same text again. The memory of the oldest is used for the newest.
 * @param size of the sets
 * @param find writes the set of a text
 * @returns gives the set of a text, to read at once and not to change
 */
export function keepRecent(
  size: number,
  find: (text: string, into: DocSet) => void,
): (text: string) => DocSet {
  const recent = new Map<string, DocSet>();
  const most = Math.max(2, Math.floor(KEPT / noneOf(size).byteLength));
  const free = (): DocSet => {
    if (recent.size < most) return noneOf(size);
    const [text, oldest] = recent.entries().next().value!;
    recent.delete(text);
    return oldest;
  };
  return (text) => {
    let set = recent.get(text);
    if (set) recent.delete(text);
    else {
      set = free();
      find(text, set);
    }
    recent.set(text, set);
    return set;
  };
}
