import { type DocSet, docsOf, noneOf, remove } from './doc-set';
import type { Entry } from './entry';
import { GRAMS, gramsFor } from './grams';
import { createPostings } from './postings';

/** So many listings are read to find the frequent letters. */
const SAMPLE = 2000;
/** So many of a text's grams, the rarest, narrow the search; more would cost more than they leave out. */
const NARROWING = 12;

/**
 * Indexes the searched texts for SEARCH-22: the listings that have all grams of a text are candidates, each is then
 * verified by looking for the text itself. One to three letters need no verification.
 * @returns the set of listings that contain a folded, non-empty text
 */
export async function createTextIndex(entries: readonly Entry[]): Promise<(text: string) => DocSet> {
  const step = Math.ceil(entries.length / SAMPLE);
  const grams = gramsFor(entries.filter((_entry, doc) => doc % step === 0).flatMap(({ texts }) => texts));
  const postings = await createPostings(entries.length, GRAMS, (doc, emit) => {
    for (const text of entries[doc]!.texts) grams.each(text, emit);
  });

  return (text) => {
    const found = noneOf(entries.length);
    const { grams: wanted, decide } = grams.of(text);
    const [rarest, ...others] = wanted
      .sort((a, b) => postings.count(a) - postings.count(b))
      .slice(0, NARROWING);
    if (rarest === undefined || postings.count(rarest) === 0) return found;
    postings.addTo(found, rarest);
    for (const gram of others) postings.keepIn(found, gram);
    if (decide) return found;
    for (const doc of docsOf(found)) {
      if (!entries[doc]!.texts.some((one) => one.includes(text))) remove(found, doc);
    }
    return found;
  };
}
