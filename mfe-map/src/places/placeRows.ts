import type { Hours } from '@guide/contracts/api/schemas';
import type { Place } from './place';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

type Week = Pick<Hours, (typeof DAYS)[number]>;

interface HoursRow extends Omit<Hours, keyof Week | 'seasons'> {
  /** Intervals of a day are separated by ",", days by ";". */
  week: string;
  seasons?: { from: string; to: string; week: string }[];
}

/**
 * A place in the state of a page, a third of its size: fields without names, and the week as one text. Absent values are
 * null, as JSON has no other.
 */
export type PlaceRow = [
  id: number,
  name: string,
  category: Place['category'],
  area: string,
  priceRange: Place['priceRange'] | null,
  imageUrl: string | null,
  rating: number,
  suits: Place['suits'],
  lat: number,
  lng: number,
  hours: HoursRow | null,
  pubId: number | null,
];

/** A day like the one before it. */
const SAME = '=';

function weekText(week: Week): string {
  const days = DAYS.map((day) => week[day].join());
  return days.map((day, index) => (index > 0 && day === days[index - 1] ? SAME : day)).join(';');
}

function readWeek(text: string): Week {
  let intervals: string[] = [];
  const days = text.split(';').map((day) => {
    if (day !== SAME) intervals = day ? day.split(',') : [];
    return intervals;
  });
  return Object.fromEntries(DAYS.map((day, index) => [day, days[index]])) as Week;
}

function hoursRow({ mon, tue, wed, thu, fri, sat, sun, seasons, ...others }: Hours): HoursRow {
  const week = weekText({ mon, tue, wed, thu, fri, sat, sun });
  if (!seasons) return { ...others, week };
  return {
    ...others,
    week,
    seasons: seasons.map(({ from, to, ...days }) => ({ from, to, week: weekText(days) })),
  };
}

function readHours({ week, seasons, ...others }: HoursRow): Hours {
  const hours = { ...others, ...readWeek(week) };
  if (!seasons) return hours;
  return { ...hours, seasons: seasons.map(({ from, to, week }) => ({ from, to, ...readWeek(week) })) };
}

export const placeRow = (place: Place): PlaceRow => [
  place.id,
  place.name,
  place.category,
  place.area,
  place.priceRange ?? null,
  place.imageUrl ?? null,
  place.rating,
  place.suits,
  place.lat,
  place.lng,
  place.hours ? hoursRow(place.hours) : null,
  place.pubId ?? null,
];

export function readPlaceRow(row: PlaceRow): Place {
  const [id, name, category, area, priceRange, imageUrl, rating, suits, lat, lng, hours, pubId] = row;
  const place: Place = { id, name, category, area, rating, suits, lat, lng, tags: [] };
  if (imageUrl !== null) place.imageUrl = imageUrl;
  if (priceRange !== null) place.priceRange = priceRange;
  if (hours !== null) place.hours = readHours(hours);
  if (pubId !== null) place.pubId = pubId;
  return place;
}
