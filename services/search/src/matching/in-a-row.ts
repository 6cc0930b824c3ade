import { add, type DocSet, eachOf, has } from './doc-set';
import type { NumberedWords } from './numbered-words';
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

  return (parts, into) => {
    into.fill(0);
    const counts = parts.map(placesOf);
    const rarest = counts.indexOf(Math.min(...counts));
    const others = parts
      .map((fitting, nth) => ({ fitting, away: nth - rarest }))
      .filter(({ away }) => away !== 0);
    const standBeside = (place: number): boolean => {
      for (const { fitting, away } of others) if (!fits(fitting, row[place + away]!)) return false;
      return true;
    };
    eachWord(parts[rarest]!, (word) => {
      const places = positions.of(word);
      for (let i = 0; i < places.length; i++) {
        const place = places[i]!;
        if (place > rarest && standBeside(place)) add(into, positions.docAt(place));
      }
    });
  };
}
