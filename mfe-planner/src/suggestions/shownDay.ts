import { distanceText, minutesText } from '@guide/contracts/place';
import type { Day, Site } from '@guide/contracts/site';
import type { TimedItem } from '../day/dayPlan';
import { counted, titleOfDay } from '../day/texts';
import { type Place, refOf } from '../places/place';
import { minutesOfClock } from '../plan/changes';
import { isHere } from '../plan/here';
import type { PlaceRef, Start } from '../plan/plan';
import type { SuggestedDay, Suggestion, SuggestionKind } from './suggestDays';

export interface ShownStop {
  /** Null for the lunch break. */
  place: (PlaceRef & { listing: number }) | null;
  /** Local time, "09:30". */
  begin: string;
  /** From the stop before: "6 min walk", or an empty text. */
  walk: string;
  rating?: number;
  /** "Museum", "Market · 4 to 14 years". */
  note?: string;
  isUnconfirmed: boolean;
}

/** A suggested day as JSON, for its card. */
export interface ShownDay {
  kind: SuggestionKind;
  date: Day;
  /** Local minutes after midnight. */
  startsAt: number;
  start: Start | null;
  areas: string;
  picture: { src?: string; name: string };
  stops: ShownStop[];
  /** "09:30 to 17:40 · 2.4 km on foot in 31 min" */
  summary: string;
  why: string;
}

interface ShownGap {
  kind: SuggestionKind;
  why: string;
}

export type Shown = ShownDay | ShownGap;

const SUITABLE: Record<SuggestionKind, string> = {
  first: 'sights',
  rain: 'sights that are good in rain',
  children: 'sights for young children',
};

type SuggestionSite = Pick<Site, 'locale' | 'offers'>;

/** @param start - where the day should start */
export function shownOf(
  suggestion: Suggestion,
  places: readonly Place[],
  start: Start | null,
  site: SuggestionSite,
): Shown {
  const { kind } = suggestion;
  if ('plan' in suggestion) return shownDay(suggestion, places, start, site);
  const what = SUITABLE[kind];
  return {
    kind,
    why:
      suggestion.reason === 'unknown'
        ? `The guide does not know enough ${what}.`
        : `Not enough ${what} are open near one another at that time. Try another day, or an earlier start.`,
  };
}

function shownDay(
  { kind, plan, isFar, unconfirmed }: SuggestedDay,
  places: readonly Place[],
  start: Start | null,
  { locale, offers }: SuggestionSite,
): ShownDay {
  const { day, items, clock, ends, metres, walkMinutes } = plan;
  const [{ imageUrl: src, name }] = items.flatMap(({ place }) => place ?? []) as [Place];
  const begins = clock(items[0]!.begin);
  const kept = day.start && !isHere(day.start) ? day.start : null;
  const far = isFar && start ? ` The first stop is too far to walk from ${start.name}.` : '';
  return {
    kind,
    date: day.date,
    startsAt: kept ? day.startsAt : minutesOfClock(begins)!,
    start: kept,
    areas: titleOfDay(day, places, locale),
    picture: { src, name },
    stops: items.map((timed, index): ShownStop => {
      const { place, begin, walk } = timed;
      const from = index === 0 && day.start ? ` from ${day.start.name}` : '';
      return {
        place: place ? { ...refOf(place), listing: place.listing } : null,
        begin: clock(begin),
        walk: walk.minutes > 0 ? `${minutesText(walk.minutes)} walk${from}` : '',
        ...(place && { rating: place.rating, note: noteOf(place, kind) }),
        isUnconfirmed: place !== undefined && unconfirmed.includes(place.listing),
      };
    }),
    summary: `${begins} to ${clock(ends)} · ${distanceText(metres)} on foot in ${minutesText(walkMinutes)}`,
    why: `${whyOf(kind, day.start ? items.slice(1) : items, offers.ratings)}${far}`,
  };
}

const noteOf = ({ subcategory, ages }: Place, kind: SuggestionKind): string =>
  kind === 'children' && ages ? `${subcategory} · ${agesText(ages)}` : subcategory;

const OLDEST_CHILD_YEARS = 14;

const agesText = ([from, to]: readonly [number, number]): string =>
  to < OLDEST_CHILD_YEARS
    ? `${from} to ${to} years`
    : from === 0
      ? 'all ages'
      : `from ${counted(from, 'year')}`;

/** @param items - without the first one if the day has a start @param isRated - whether the city has ratings */
function whyOf(kind: SuggestionKind, items: readonly TimedItem[], isRated: boolean): string {
  const longest = Math.max(0, ...items.map(({ walk }) => walk.minutes));
  const near = longest > 0 ? `, at most ${minutesText(longest)} on foot apart` : '';
  const sights = items.flatMap(({ place }) => (place?.category === 'attraction' ? place : []));
  const youngest = Math.max(0, ...sights.map(({ ages }) => ages?.[0] ?? 0));
  if (kind === 'first') return `${isRated ? 'Well-rated sights' : 'Sights'}${near}.`;
  if (kind === 'rain') return `Every stop is good in rain${near}.`;
  return `Every stop suits children${youngest > 0 ? ` from ${counted(youngest, 'year')}` : ''}${near}.`;
}
