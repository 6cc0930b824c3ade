import { inSlices, upTo } from './inSlices';
import type { NumberedWords } from './numberedWords';

/** So many places of the row share one entry of the table that leads to listings. */
const PLACES_PER_ENTRY = 32;

/** Where each word stands in the row of all texts. */
export interface Positions {
  count(word: number): number;
  /** The word's places are those from `begin` to before `end`, ascending: a list of them would be made in vain. */
  begin(word: number): number;
  end(word: number): number;
  at(nth: number): number;
  /** The words before and behind it there: read in a row, where the texts would be read here and there. */
  before(nth: number): number;
  behind(nth: number): number;
  /** The listing that a place belongs to. */
  docAt(place: number): number;
}

export async function createPositions({ words, row, starts }: NumberedWords): Promise<Positions> {
  const size = starts.length - 1;
  const begins = new Uint32Array(words.length + 1);
  const each = (work: (word: number, place: number) => void) =>
    inSlices(upTo(size), (doc) => {
      for (let place = starts[doc]!; place < starts[doc + 1]!; place++) work(row[place]!, place);
    });
  await each((word) => {
    begins[word + 1]!++;
  });
  for (let word = 0; word < words.length; word++) begins[word + 1]! += begins[word]!;

  const places = new Uint32Array(row.length);
  const before = new Uint32Array(row.length);
  const behind = new Uint32Array(row.length);
  const ends = begins.slice();
  await each((word, place) => {
    const nth = ends[word]!++;
    places[nth] = place;
    before[nth] = row[place - 1]!;
    behind[nth] = row[place + 1]!;
  });

  const firstDocs = new Uint32Array(Math.ceil(row.length / PLACES_PER_ENTRY));
  for (let block = 0, doc = 0; block < firstDocs.length; block++) {
    while (starts[doc + 1]! <= block * PLACES_PER_ENTRY) doc++;
    firstDocs[block] = doc;
  }

  return {
    count: (word) => begins[word + 1]! - begins[word]!,
    begin: (word) => begins[word]!,
    end: (word) => begins[word + 1]!,
    at: (nth) => places[nth]!,
    before: (nth) => before[nth]!,
    behind: (nth) => behind[nth]!,
    docAt(place) {
      let doc = firstDocs[(place / PLACES_PER_ENTRY) >>> 0]!;
      while (starts[doc + 1]! <= place) doc++;
      return doc;
    },
  };
}
