import type { ListingsQuery } from '@guide/contracts/api/schemas';
import { cut, type ListingsText } from './listingsText';

/** Bytes of the filtered answers that are kept: every area, category and both, of 20,000 listings. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024;

/** Keeps the filtered answers that were asked last, as long as the text they are cut from is the current one. */
export function keepAnswers(): (text: ListingsText, query: ListingsQuery) => Buffer {
  const kept = new Map<string, Buffer>();
  let current: ListingsText | undefined;
  let bytes = 0;
  return (text, query) => {
    if (text !== current) {
      kept.clear();
      [current, bytes] = [text, 0];
    }
    const key = JSON.stringify([query.category ?? null, query.featured ?? null, query.area ?? null]);
    const answer = kept.get(key) ?? cut(text, query);
    if (answer === text.bytes) return answer;
    if (!kept.delete(key)) bytes += answer.length;
    kept.set(key, answer);
    for (const [oldest, old] of kept) {
      if (bytes <= MAX_KEPT_BYTES) break;
      kept.delete(oldest);
      bytes -= old.length;
    }
    return answer;
  };
}
