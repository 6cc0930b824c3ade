import type { DocSet } from './doc-set';

/** Bytes of the sets that are kept. */
const KEPT = 8 * 1024 * 1024;

/**
 * Keeps the sets of the texts that were asked last: who types a word asks for its beginnings, who turns a page for
 * the same text again.
 * @param find gives the set of a text
 * @returns the same, a new copy each time
 */
export function keepRecent(find: (text: string) => DocSet): (text: string) => DocSet {
  const recent = new Map<string, DocSet>();
  let bytes = 0;
  return (text) => {
    const set = recent.get(text) ?? find(text);
    if (!recent.delete(text)) bytes += set.byteLength;
    recent.set(text, set);
    for (const [oldest, kept] of recent) {
      if (bytes <= KEPT || recent.size === 1) break;
      recent.delete(oldest);
      bytes -= kept.byteLength;
    }
    return set.slice();
  };
}
