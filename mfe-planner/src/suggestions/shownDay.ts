import { distanceText, minutesText } from '@guide/contracts/place';
import { type Day, type Site, wordIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import type { TimedItem } from '../day/dayPlan';
import { timesText, titleOfDay, walkText } from '../day/texts';
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

type SuggestionSite = Pick<Site, 'locale' | 'offers' | 'words'>;

/** @param start - where the day should start */
export function shownOf(
  suggestion: Suggestion,
  places: readonly Place[],
  start: Start | null,
  site: SuggestionSite,
): Shown {
  if ('plan' in suggestion) return shownDay(suggestion, places, start, site);
  const { kind, reason } = suggestion;
  return { kind, why: reason === 'unknown' ? unknownText(kind) : closedText(kind) };
}

const unknownText = (kind: SuggestionKind): string =>
  i18n.t(
    '{kind, select, rain {The guide does not know enough sights that are good in rain.} children {The guide does not know enough sights for young children.} other {The guide does not know enough sights.}}',
    { kind },
  );

const closedText = (kind: SuggestionKind): string =>
  i18n.t(
    '{kind, select, rain {Not enough sights that are good in rain are open near one another at that time. Try another day, or an earlier start.} children {Not enough sights for young children are open near one another at that time. Try another day, or an earlier start.} other {Not enough sights are open near one another at that time. Try another day, or an earlier start.}}',
    { kind },
  );

function shownDay(
  { kind, plan, isFar, unconfirmed }: SuggestedDay,
  places: readonly Place[],
  start: Start | null,
  site: SuggestionSite,
): ShownDay {
  const { day, items, clock, ends, metres, walkMinutes } = plan;
  const [{ imageUrl: src, name }] = items.flatMap(({ place }) => place ?? []) as [Place];
  const begins = clock(items[0]!.begin);
  const kept = day.start && !isHere(day.start) ? day.start : null;
  const why = [whyOf(kind, day.start ? items.slice(1) : items, site.offers.ratings)];
  if (isFar && start) why.push(tooFarText(start));
  return {
    kind,
    date: day.date,
    startsAt: kept ? day.startsAt : minutesOfClock(begins)!,
    start: kept,
    areas: titleOfDay(day, places, site),
    picture: { src, name },
    stops: items.map((timed, index): ShownStop => {
      const { place, begin, walk } = timed;
      const from = index === 0 ? day.start : undefined;
      return {
        place: place ? { ...refOf(place), listing: place.listing } : null,
        begin: clock(begin),
        walk: walk.minutes > 0 ? walkText(walk.minutes, from) : '',
        ...(place && { rating: place.rating, note: noteOf(place, kind, site) }),
        isUnconfirmed: place !== undefined && unconfirmed.includes(place.listing),
      };
    }),
    summary: [
      timesText(begins, clock(ends)),
      i18n.t('{distance} on foot in {time}', {
        distance: distanceText(metres),
        time: minutesText(walkMinutes),
      }),
    ].join(' · '),
    why: why.join(' '),
  };
}

const tooFarText = (start: Start): string =>
  isHere(start)
    ? i18n.t('The first stop is too far to walk from where you are.')
    : i18n.t('The first stop is too far to walk from {start}.', { start: start.name });

const noteOf = ({ subcategory, ages }: Place, kind: SuggestionKind, site: SuggestionSite): string => {
  const word = wordIn(site, subcategory);
  return kind === 'children' && ages ? `${word} · ${agesText(ages)}` : word;
};

const OLDEST_CHILD_YEARS = 14;

function agesText([from, to]: readonly [number, number]): string {
  if (to < OLDEST_CHILD_YEARS) return i18n.t('{from} to {to} years', { from, to });
  if (from === 0) return i18n.t('all ages');
  return i18n.t('{from, plural, one {from # year} other {from # years}}', { from });
}

/** @param items - without the first one if the day has a start @param isRated - whether the city has ratings */
function whyOf(kind: SuggestionKind, items: readonly TimedItem[], isRated: boolean): string {
  const longest = Math.max(0, ...items.map(({ walk }) => walk.minutes));
  const time = longest > 0 && minutesText(longest);
  if (kind === 'children') return whyForChildren(items, time);
  if (kind === 'rain')
    return time
      ? i18n.t('Every stop is good in rain, at most {time} on foot apart.', { time })
      : i18n.t('Every stop is good in rain.');
  if (isRated)
    return time
      ? i18n.t('Well-rated sights, at most {time} on foot apart.', { time })
      : i18n.t('Well-rated sights.');
  return time ? i18n.t('Sights, at most {time} on foot apart.', { time }) : i18n.t('Sights.');
}

/** @param time - of the longest walk */
function whyForChildren(items: readonly TimedItem[], time: string | false): string {
  const sights = items.flatMap(({ place }) => (place?.category === 'attraction' ? place : []));
  const youngest = Math.max(0, ...sights.map(({ ages }) => ages?.[0] ?? 0));
  if (youngest === 0)
    return time
      ? i18n.t('Every stop suits children, at most {time} on foot apart.', { time })
      : i18n.t('Every stop suits children.');
  return time
    ? i18n.t(
        '{youngest, plural, one {Every stop suits children from # year, at most {time} on foot apart.} other {Every stop suits children from # years, at most {time} on foot apart.}}',
        { youngest, time },
      )
    : i18n.t(
        '{youngest, plural, one {Every stop suits children from # year.} other {Every stop suits children from # years.}}',
        { youngest },
      );
}
