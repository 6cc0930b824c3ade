import type { Listing, Start } from '../api';
import type { Area } from '../api/schemas';
import type { StartingPoint } from '../city';
import { metresOnFoot } from '../place';
import { slugify } from '../site';
import { i18n } from '../texts';
import { compareFits, createPhraseIndex } from './phraseIndex';
import { normalizeName, type Words } from './words';

/** Points of one name within this distance are one start: a station and its square. */
const SAME_START_METRES = 600;

/**
 * Names the starts of a city: its points, then its areas (D-86). A point with the name of an earlier one is left out if
 * they are near each other, else its id ends with its kind: "abbey-road-street".
 */
export function listStarts(points: readonly StartingPoint[], areas: readonly Area[]): Start[] {
  const starts = new Map<string, Start>();
  for (const { name, kind, lat, lng } of points) {
    const slug = slugify(name);
    const earlier = starts.get(slug);
    if (earlier && metresOnFoot(earlier, { lat, lng }) < SAME_START_METRES) continue;
    const id = earlier ? `${slug}-${kind}` : slug;
    if (earlier?.kind === 'station') starts.set(slug, { ...earlier, name: `${name} station` });
    starts.set(id, { id, name, kind, lat, lng });
  }
  for (const { name, center } of areas) {
    if (!center) continue;
    const id = `${slugify(name)}-area`;
    starts.set(id, { id, name, kind: 'area', lat: center[1], lng: center[0] });
  }
  return [...starts.values()];
}

/** Names the areas among starts in a language. @param translate - as in `Lexicon` */
export const translateStarts = (starts: readonly Start[], translate: (word: string) => string): Start[] =>
  starts.map((start) => (start.kind === 'area' ? { ...start, name: translate(start.name) } : start));

/** The places of the guide as starts; places without coordinates are none. */
export const startsOfListings = (
  listings: readonly Pick<Listing, 'id' | 'name' | 'lat' | 'lng'>[],
): Start[] =>
  listings.flatMap(({ id, name, lat, lng }) =>
    lat === undefined || lng === undefined ? [] : [{ id: `${id}`, name, kind: 'place' as const, lat, lng }],
  );

/** What visitors type for a starting point. */
export const namesOfStart = ({ name, kind }: Start): string[] =>
  kind === 'station' ? [name, `${name} station`] : [name];

const MAX_STARTS = 6;
const COORDINATES = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/;

/**
 * Creates a search for starting points.
 * @param others - the same starts by other names, such as English ones
 * @returns a function of an id, "latitude,longitude" or a typed text: at most six starts, best first
 */
export function createStarts(
  starts: readonly Start[],
  others: readonly Start[] = [],
  words?: Words,
): (text: string) => Start[] {
  const byId = new Map(starts.map((start) => [start.id, start]));
  let index: ReturnType<typeof createPhraseIndex> | undefined;
  const fill = () => {
    const phrases = createPhraseIndex(words);
    const targets = new Map(starts.map(({ id }, target) => [id, target]));
    for (const [target, start] of starts.entries())
      for (const name of namesOfStart(start)) phrases.add(name, target);
    for (const { id, name } of others) phrases.add(name, targets.get(id)!);
    return phrases;
  };
  return (text) => {
    const known = byId.get(text);
    if (known) return [known];
    const [, lat, lng] = COORDINATES.exec(text) ?? [];
    if (lat !== undefined && lng !== undefined)
      return [
        { id: text, name: i18n.t('the chosen point'), kind: 'square', lat: Number(lat), lng: Number(lng) },
      ];
    index ??= fill();
    return [...index.find(normalizeName(text))]
      .sort(([a, fitA], [b, fitB]) => compareFits(fitA, fitB) || a - b)
      .slice(0, MAX_STARTS)
      .map(([target]) => starts[target]!);
  };
}
