/** Search libraries, set up to find a part of a word: each splits into words, none can look across a space. */
import { normalizeForSearch } from '@guide/contracts/place';
import { Index } from 'flexsearch';
import MiniSearch from 'minisearch';
import { finish } from './finish.mjs';

const textOf = ({ name, description, area, subcategory }) =>
  normalizeForSearch([name, description, area, subcategory].join(' '));
const wordsOf = (text) => text.split(/\s+/).filter(Boolean);
const endsOf = (word) => Array.from(word, (_letter, at) => word.slice(at));

/** Every end of every word is a term, so that a beginning of a term is a part of a word. */
export function minisearch(listings) {
  const index = new MiniSearch({
    fields: ['text'],
    tokenize: (text) => [...new Set(wordsOf(text).flatMap(endsOf))],
    processTerm: (term) => term,
    searchOptions: { prefix: true, combineWith: 'AND', tokenize: wordsOf },
  });
  index.addAll(listings.map((listing) => ({ id: listing.id, text: textOf(listing) })));
  return finish(listings, (text) => index.search(text).map(({ id }) => id));
}

/** `tokenize: 'full'`: every part of every word is a term. */
export function flexsearch(listings) {
  const index = new Index({ tokenize: 'full', resolution: 1, encode: wordsOf, cache: false });
  for (const listing of listings) index.add(listing.id, textOf(listing));
  return finish(listings, (text) => index.search(text, { limit: listings.length }));
}
