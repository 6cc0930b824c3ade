import type { ChipCounts, Listing, SearchFacets, SearchQuery, Start, Suggestion, Synonym } from '../api';
import {
  applyFilters,
  type Filterable,
  fixedChipsOf,
  metresTo,
  minutesOnFoot,
  openFirst,
  ratingValue,
  readChips,
  whenOf,
} from '../place';
import type { Calendar, Site } from '../site';
import { createLexicon, type Lexicon, type Translation } from './lexicon';
import { createRankedFinder } from './rankedFinder';
import { createStarts, startsOfListings, translateStarts } from './starts';
import { createSuggestions } from './suggestions';
import { createTextFinder } from './textFinder';
import type { Moment } from './timeInText';

interface Entry extends Filterable {
  listing: Listing;
  index: number;
  rating: number;
}
type Order = (a: Entry, b: Entry) => number;

export interface SearchTerms {
  synonyms: readonly Synonym[];
  /** The city's points and areas; absent in downloads before 2026-12. */
  starts?: readonly Start[];
  /** Name of the city: "pubs in London" are pubs. */
  city?: string;
  /** The city's names for kinds of places. */
  kinds?: Site['kinds'];
  calendar: Calendar;
  /** Absent: the listings are in English. */
  translation?: Translation;
}

export interface Search {
  size: number;
  /** Areas in alphabetical order, each with the number of its listings (SEARCH-26). */
  areas: SearchFacets['areas'];
  /** Finds a substring, never a pattern (SEARCH-22, D-78). @throws {TypeError} for chips without a moment */
  search(query: SearchQuery, moment?: Moment): { results: Listing[]; total: number };
  chips(query: SearchQuery, moment: Moment): ChipCounts;
  /** Places, kinds and starting points that a text may mean; they do not change the results (decision 0078). */
  suggest(text: string, moment: Moment): Suggestion[];
  /** Starting points for an id or a typed text, best first (D-86). */
  starts(text: string): Start[];
}

type Compare = Intl.Collator['compare'];

const byName =
  (compare: Compare): Order =>
  (a, b) =>
    compare(a.listing.name, b.listing.name) || a.listing.id - b.listing.id;
const byRating: Order = (a, b) => b.rating - a.rating;
const byReviews: Order = (a, b) => (b.listing.reviewCount ?? 0) - (a.listing.reviewCount ?? 0);
const byFeatured: Order = (a, b) => Number(b.listing.featured) - Number(a.listing.featured);

/** The filters of a query (SEARCH-23). Absent, empty and "all" fields filter nothing. */
function filtersOf(query: SearchQuery): ((entry: Entry) => boolean)[] {
  const filters: ((entry: Entry) => boolean)[] = [];
  for (const field of ['category', 'area', 'priceRange'] as const) {
    const wanted = query[field];
    if (wanted && wanted !== 'all') filters.push(({ listing }) => listing[field] === wanted);
  }
  const minRating = query.rating;
  if (minRating !== undefined && minRating !== 'all') filters.push(({ rating }) => rating >= minRating);
  return filters;
}

/** Equal hours share one object, so that they are evaluated once. */
function entriesOf(listings: readonly Listing[]): Entry[] {
  const tables = new Map<string, Listing['hours']>();
  const tableOf = ({ hours }: Listing): Listing['hours'] => {
    const key = JSON.stringify(hours);
    if (!tables.has(key)) tables.set(key, hours);
    return tables.get(key);
  };
  return listings.map((listing, index) => ({
    listing,
    index,
    rating: ratingValue(listing.rating),
    hours: tableOf(listing),
    suits: fixedChipsOf(listing),
  }));
}

/** The entries in each order. Sorts are stable, so that ties are ordered by name, then id (D-13). */
function sortEntries(entries: readonly Entry[], compare: Compare) {
  const name = [...entries].sort(byName(compare));
  const rating = [...name].sort(byRating);
  const reviews = [...name].sort(byReviews);
  const relevance = [...rating].sort(byFeatured);
  return { name, rating, reviews, relevance };
}

function countAreas(
  listings: readonly Listing[],
  { translate }: Lexicon,
  compare: Compare,
): SearchFacets['areas'] {
  const counts = new Map<string, number>();
  for (const { area } of listings) counts.set(area, (counts.get(area) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => compare(translate(a.name), translate(b.name)));
}

/** Limits entries to a walk, and sorts them by it unless the query has another order. */
function onFoot(all: Entry[], start: Start | undefined, { within, sortBy }: SearchQuery): Entry[] {
  if (!start) return all;
  const walks = all.map((entry) => ({ entry, metres: metresTo(start, entry.listing) }));
  if (sortBy === undefined) walks.sort((a, b) => a.metres - b.metres);
  return walks
    .filter(({ metres }) => within === undefined || minutesOnFoot(metres) <= within)
    .map(({ entry }) => entry);
}

/** A finder of the entries that match a query, without regard to opening hours. */
function createMatcher(
  listings: readonly Listing[],
  inOrder: ReturnType<typeof sortEntries>,
  findStarts: Search['starts'],
  lexicon: Lexicon,
) {
  const findText = lexicon.translation
    ? createRankedFinder(listings, lexicon)
    : createTextFinder(
        listings.map(({ name, description, area, subcategory }) => [name, description, area, subcategory]),
      );
  return (query: SearchQuery): Entry[] => {
    const matches = findText(query.query ?? query.q ?? '');
    const filters = filtersOf(query);
    const { sortBy = 'relevance' } = query;
    const containingText = inOrder[sortBy].filter(({ index }) => matches[index]! > 0);
    if (sortBy === 'relevance') containingText.sort((a, b) => matches[a.index]! - matches[b.index]!);
    const filtered = filters.reduce((remaining, passes) => remaining.filter(passes), containingText);
    return query.from ? onFoot(filtered, findStarts(query.from)[0], query) : filtered;
  };
}

/** The starts with English names that are translated. */
const englishStarts = (
  starts: readonly Start[],
  listings: readonly Listing[],
  { englishOf }: Lexicon,
): Start[] => [
  ...starts.filter(({ kind }) => kind === 'area'),
  ...startsOfListings(
    listings.map((listing) => ({ ...listing, name: englishOf(listing.id)?.name ?? listing.name })),
  ),
];

/**
 * Indexes listings for exact search, suggestions and starting points (decision 0018).
 * @param listings - all listings of the guide; a change needs a new search
 * @param terms - what only suggestions and starting points read: synonyms, starts and name of the city
 */
export function createSearch(
  listings: readonly Listing[],
  { synonyms = [], starts: inEnglish = [], city, kinds, translation }: Partial<SearchTerms> = {},
): Search {
  const lexicon = createLexicon(translation);
  const { compare } = new Intl.Collator(translation?.language ?? 'en');
  const inOrder = sortEntries(entriesOf(listings), compare);
  const starts = translateStarts(inEnglish, lexicon.translate);
  const findStarts = createStarts(
    [...starts, ...startsOfListings(listings)],
    translation && englishStarts(inEnglish, listings, lexicon),
    lexicon.words,
  );
  const matching = createMatcher(listings, inOrder, findStarts, lexicon);
  const choose = (query: SearchQuery, { now, calendar }: Moment) =>
    applyFilters(
      matching(query),
      readChips(new URLSearchParams({ chips: query.chips ?? '' })),
      whenOf(query.when, now, calendar),
      calendar,
    );
  const find = (query: SearchQuery, moment?: Moment): Entry[] => {
    if (!query.chips) {
      // A typed name comes first on public holidays, too.
      const isOrdered = moment && (query.when || !(query.query ?? query.q));
      if (!isOrdered) return matching(query);
      return openFirst(matching(query), whenOf(query.when, moment.now, moment.calendar), moment.calendar);
    }
    if (!moment) throw new TypeError('Filters by opening hours need a moment');
    return choose(query, moment).chosen;
  };
  let suggestions: ReturnType<typeof createSuggestions> | undefined;
  return {
    size: listings.length,
    areas: countAreas(listings, lexicon, compare),
    search(query, moment) {
      const matches = find(query, moment);
      const { offset = 0, limit = matches.length } = query;
      return {
        results: matches.slice(offset, offset + limit).map(({ listing }) => listing),
        total: matches.length,
      };
    },
    chips: (query, moment) => choose(query, moment).counts,
    suggest(text, moment) {
      suggestions ??= createSuggestions(
        inOrder.relevance.map(({ listing }) => listing),
        { synonyms, starts, city, kinds, translation },
      );
      return suggestions(text, (query) => find(query, moment).length, moment);
    },
    starts: findStarts,
  };
}
