import { add, type DocSet, eachOf, has } from './docSet';
import type { NumberedWords } from './numberedWords';
import { createPositions } from './positions';

/** The words that fit a place: one, or any of a set. */
type Fitting = number | DocSet;

/**
 * Finds listings in which fitting words stand in a row: looks at every place of the part that is found least often,
 * and there at its neighbours. Writes the set of these listings.
 */
export async function createRowFinder(
  numbered: NumberedWords,
): Promise<(parts: Fitting[], into: DocSet) => void> {
  const { row } = numbered;
  const positions = await createPositions(numbered);

  const eachWord = (fitting: Fitting, work: (word: number) => void) =>
    typeof fitting === 'number' ? work(fitting) : eachOf(fitting, work);
  const placesOf = (fitting: Fitting): number => {
    let places = 0;
    eachWord(fitting, (word) => {
      places += positions.count(word);
    });
    return places;
  };

  const fits = (fitting: Fitting, word: number) =>
    typeof fitting === 'number' ? fitting === word : has(fitting, word);
  const beside = (nth: number, away: number): number => {
    if (away === 1) return positions.behind(nth);
    return away === -1 ? positions.before(nth) : row[positions.at(nth) + away]!;
  };

  return (parts, into) => {
    into.fill(0);
    const counts = parts.map(placesOf);
    const rarest = counts.indexOf(Math.min(...counts));
    const others = parts.flatMap((_, nth) => (nth === rarest ? [] : [nth]));
    // Asked of hundreds of thousands of places: nothing in it makes garbage.
    const fitsAt = (nth: number): boolean => {
      for (let other = 0; other < others.length; other++) {
        const part = others[other]!;
        if (!fits(parts[part]!, beside(nth, part - rarest))) return false;
      }
      return true;
    };
    eachWord(parts[rarest]!, (word) => {
      const last = positions.end(word);
      for (let nth = positions.begin(word); nth < last; nth++) {
        if (fitsAt(nth) && positions.at(nth) > rarest) add(into, positions.docAt(positions.at(nth)));
      }
    });
  };
}
