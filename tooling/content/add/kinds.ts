/** Which kind of place an entry is: its category and subcategory in `listings.json`. */
import type { Category } from '@guide/contracts/api/schemas';
import { normalizeForSearch } from '@guide/contracts/site';
import { type Entry, lookUp, type Tags } from './entries';

export interface Kind {
  category: Category;
  subcategory: string;
}

/** Of these, a city has hundreds: only those with an article or a Wikidata entry are sights. */
const NEEDS_ARTICLE = new Set([
  'amenity=place_of_worship',
  'historic=memorial',
  'tourism=artwork',
  'historic=building',
]);

const attraction = (subcategory: string): Kind => ({ category: 'attraction', subcategory });
const restaurant = (subcategory: string): Kind => ({ category: 'restaurant', subcategory });
const pub = (subcategory: string): Kind => ({ category: 'pub', subcategory });

/** By tags of OpenStreetMap, the more telling ones first. https://wiki.openstreetmap.org/wiki/Map_features */
const BY_TAG: Record<string, Kind> = {
  'tourism=museum': attraction('Museum'),
  'tourism=gallery': attraction('Gallery'),
  'tourism=zoo': attraction('Zoo'),
  'tourism=aquarium': attraction('Aquarium'),
  'tourism=theme_park': attraction('Entertainment'),
  'tourism=viewpoint': attraction('Viewpoint'),
  'historic=castle': attraction('Historical'),
  'historic=palace': attraction('Historical'),
  'historic=manor': attraction('Historical'),
  'historic=fort': attraction('Historical'),
  'historic=city_gate': attraction('Historical'),
  'historic=citywalls': attraction('Historical'),
  'historic=ruins': attraction('Historical'),
  'historic=archaeological_site': attraction('Historical'),
  'historic=monument': attraction('Landmark'),
  'historic=memorial': attraction('Landmark'),
  'historic=church': attraction('Church'),
  'historic=monastery': attraction('Historical'),
  'historic=building': attraction('Historical'),
  'historic=ship': attraction('Historical'),
  'amenity=restaurant': restaurant('Restaurant'),
  'amenity=cafe': restaurant('Café'),
  'amenity=fast_food': restaurant('Fast food'),
  'amenity=food_court': restaurant('Food court'),
  'amenity=ice_cream': restaurant('Ice cream'),
  'amenity=pub': pub('Pub'),
  'amenity=bar': pub('Bar'),
  'amenity=biergarten': pub('Beer garden'),
  'amenity=theatre': attraction('Theatre'),
  'amenity=arts_centre': attraction('Entertainment'),
  'amenity=planetarium': attraction('Museum'),
  'amenity=marketplace': attraction('Market'),
  'amenity=place_of_worship': attraction('Church'),
  'leisure=park': attraction('Park'),
  'leisure=garden': attraction('Park'),
  'leisure=nature_reserve': attraction('Park'),
  'natural=beach': attraction('Beach'),
  'man_made=lighthouse': attraction('Landmark'),
  'man_made=observatory': attraction('Landmark'),
  'tourism=artwork': attraction('Landmark'),
  'tourism=attraction': attraction('Landmark'),
};
const RELIGIONS: Record<string, string> = {
  muslim: 'Mosque',
  jewish: 'Synagogue',
  hindu: 'Temple',
  buddhist: 'Temple',
  shinto: 'Shrine',
  sikh: 'Temple',
};

/** By words of columns, folders, layers and listings. */
const BY_WORD: [Kind, string[]][] = [
  [
    attraction('Landmark'),
    [
      'attraction',
      'attractions',
      'sight',
      'sights',
      'sightseeing',
      'see',
      'landmark',
      'landmarks',
      'sehenswürdigkeit',
      'sehenswürdigkeiten',
    ],
  ],
  [attraction('Activity'), ['do', 'activity', 'activities', 'things to do']],
  [attraction('Museum'), ['museum', 'museums', 'museen']],
  [attraction('Gallery'), ['gallery', 'galleries', 'art gallery']],
  [
    attraction('Historical'),
    ['castle', 'castles', 'historical', 'historic', 'monument', 'monuments', 'palace', 'ruins'],
  ],
  [attraction('Church'), ['church', 'churches', 'cathedral', 'kirche', 'kirchen']],
  [attraction('Park'), ['park', 'parks', 'garden', 'gardens', 'parks and gardens']],
  [attraction('Theatre'), ['theatre', 'theatres', 'theater', 'theaters', 'opera']],
  [attraction('Market'), ['market', 'markets', 'markt', 'märkte']],
  [attraction('Viewpoint'), ['viewpoint', 'viewpoints', 'scenic area']],
  [attraction('Zoo'), ['zoo']],
  [restaurant('Restaurant'), ['restaurant', 'restaurants', 'eat', 'food', 'dining']],
  [restaurant('Café'), ['cafe', 'cafes', 'coffee', 'coffee shop', 'kaffeehaus', 'kaffeehäuser']],
  [restaurant('Fast food'), ['fast food']],
  [pub('Pub'), ['pub', 'pubs', 'drink', 'pubs and bars', 'inn', 'tavern']],
  [pub('Bar'), ['bar', 'bars']],
];
/** A source's word for a kind as it is compared: "fast food". */
export const wordOf = (word: string): string => normalizeForSearch(word.replaceAll('_', ' ')).toLowerCase();

const WORDS = new Map(BY_WORD.flatMap(([kind, words]) => words.map((word) => [wordOf(word), kind])));
const LEFT_OUT_WORDS: Record<string, string> = {
  buy: 'shops are not listed (buy)',
  sleep: 'hotels are not listed (sleep)',
  go: 'stations and stops are not listed (go)',
  event: 'an event is not a place (event)',
  listing: 'its listing says neither see, do, eat nor drink',
  vicinity: 'it is outside the city (vicinity)',
};

const CATEGORIES: Record<string, Kind> = {
  attraction: attraction('Landmark'),
  restaurant: restaurant('Restaurant'),
  pub: pub('Pub'),
};
export const categories = Object.keys(CATEGORIES);

/** Choices of the operator. */
export interface KindOptions {
  /** The category of entries that say none: "pub". */
  kind?: string;
  /** Categories by the source's word, "out" to leave them out: { cafe: 'pub' }. */
  as: Readonly<Record<string, string>>;
}

const KEYS = [...new Set(Object.keys(BY_TAG).map((tag) => tag.split('=')[0]!))];
/** Keys that name what an entry is when no kind is known. */
const OTHER_KEYS = [
  'shop',
  'office',
  'craft',
  'highway',
  'railway',
  'public_transport',
  'building',
  'landuse',
  'place',
  'emergency',
];

/** @returns the kind, or why an entry has none */
export function kindOf(entry: Entry, { kind, as }: KindOptions): Kind | { reason: string } {
  const { tags } = entry;
  const word = entry.kind && wordOf(entry.kind);
  for (const name of [word, ...KEYS.map((key) => tags[key] && wordOf(tags[key]))]) {
    const chosen = name ? lookUp(as, name) : undefined;
    if (chosen === 'out') return { reason: `you leave out ${name}` };
    if (chosen)
      return {
        ...CATEGORIES[chosen]!,
        subcategory: ofTags(tags)?.subcategory ?? CATEGORIES[chosen]!.subcategory,
      };
  }
  if (word) {
    const known = WORDS.get(word);
    if (known) return refined(known, tags);
    const reason = lookUp(LEFT_OUT_WORDS, word);
    if (reason) return { reason };
  }
  const tag = tagOf(tags);
  if (tag && NEEDS_ARTICLE.has(tag) && !tags.wikidata && !tags.wikipedia)
    return { reason: `of ${shownTag(tag)}, only those with an article in Wikipedia or Wikidata are taken` };
  if (tag) return refined(ofTags(tags)!, tags);
  if (kind) return refined(CATEGORIES[kind]!, tags);
  const other = [...KEYS, ...OTHER_KEYS].find((key) => tags[key]);
  if (other)
    return { reason: `${shownTag(`${other}=${tags[other]}`)} is neither attraction, restaurant nor pub` };
  if (entry.kind) return { reason: `its kind "${entry.kind}" is not known; say --as "${word}=attraction"` };
  return { reason: 'it has no kind; say --kind attraction, restaurant or pub' };
}

const shownTag = (tag: string) =>
  tag
    .replace(/^[^=]+=yes$/, (all) => all.slice(0, -4))
    .replace(/^[^=]+=/, '')
    .replaceAll('_', ' ');
const tagOf = (tags: Tags) =>
  Object.keys(BY_TAG).find((tag) => tags[tag.split('=')[0]!] === tag.split('=')[1]);
const ofTags = (tags: Tags): Kind | undefined => BY_TAG[tagOf(tags) ?? ''];

/** The cuisine of a restaurant, the religion of a church, the heading of a Wikivoyage page say more. */
function refined(kind: Kind, tags: Tags): Kind {
  if (kind.category === 'restaurant' && kind.subcategory === 'Restaurant') {
    const [cuisine] = cuisinesOf(tags);
    return cuisine ? restaurant(cuisine) : kind;
  }
  if (kind.subcategory === 'Church') return attraction(lookUp(RELIGIONS, tags.religion ?? '') ?? 'Church');
  const heading = tags.heading && WORDS.get(wordOf(tags.heading));
  return heading && heading.category === kind.category ? heading : kind;
}

/** "pizza;italian_pizza" as "Pizza", "Italian pizza"; at most four. */
export const cuisinesOf = ({ cuisine = '' }: Tags): string[] => {
  const names = cuisine
    .split(/[;,]/)
    .map((name) => name.trim().replaceAll('_', ' '))
    .filter(
      (name) => name !== '' && name.length <= 40 && !/^(regional|local|international|yes|other)$/i.test(name),
    );
  return [...new Set(names.map((name) => name[0]!.toUpperCase() + name.slice(1)))].slice(0, 4);
};
