import type { FixedChip } from '@guide/contracts/place';
import { type Calendar, type Day, localTime } from '@guide/contracts/site';
import { type DayPlan, planDay } from '../day/dayPlan';
import { improvementOf, isWorthwhile } from '../day/improvement';
import { countMisfits } from '../day/schedule';
import type { Minute, walkBetween } from '../day/visit';
import { clocksOf, visitOfBreak } from '../day/visitsOf';
import { type Place, refOf } from '../places/place';
import { minutesOfClock, newLunch, newStop } from '../plan/changes';
import type { PlanDay, Start } from '../plan/plan';
import { bestRoute, type Route, type RouteLimits, rememberedWalks } from './bestRoute';
import { type Candidate, candidatesOf, hasTraits, suitsYoungChildren, worthWithChildren } from './candidates';

const KINDS = ['first', 'rain', 'children'] as const;
export type SuggestionKind = (typeof KINDS)[number];

export interface SuggestionRequest {
  date: Day;
  /** Earliest start, local minutes after midnight. */
  earliest: number;
  /** Where the day starts; null: at the first sight. */
  start: Start | null;
  /** Traits that every stop has. */
  traits: readonly FixedChip[];
}

export interface SuggestedDay {
  kind: SuggestionKind;
  /** Without keys of its own: the same request has the same result. */
  plan: DayPlan;
  /** Whether the start is too far from every suitable sight to walk. */
  isFar: boolean;
  /** Listings whose hours on this day are not confirmed (D-91) or not known. */
  unconfirmed: number[];
}

interface NoSuggestedDay {
  kind: SuggestionKind;
  /** unknown: the guide does not know what is suitable; closed: too little that is suitable is open. */
  reason: 'unknown' | 'closed';
}

export type Suggestion = SuggestedDay | NoSuggestedDay;

interface Kind extends Pick<RouteLimits, 'maxSights' | 'maxWalk' | 'walkCost'> {
  startsAt: number;
  /** A day that starts late may end later, but not after `latestEnd`. */
  endsBy: number;
  latestEnd: number;
  endsInPub: boolean;
}

const HOUR = 60;
const KIND: Record<SuggestionKind, Kind> = {
  first: {
    maxSights: 4,
    maxWalk: 25,
    walkCost: 0.5,
    startsAt: 9.5 * HOUR,
    endsBy: 18 * HOUR,
    latestEnd: 22 * HOUR,
    endsInPub: true,
  },
  rain: {
    maxSights: 4,
    maxWalk: 15,
    walkCost: 0.8,
    startsAt: 9.5 * HOUR,
    endsBy: 18 * HOUR,
    latestEnd: 22 * HOUR,
    endsInPub: true,
  },
  children: {
    maxSights: 3,
    maxWalk: 20,
    walkCost: 0.8,
    startsAt: 10 * HOUR,
    endsBy: 17 * HOUR,
    latestEnd: 19 * HOUR,
    endsInPub: false,
  },
};

/** Minutes: days begin at times that can be remembered. */
const STEP = 5;
const MIN_SIGHTS = 2;
/** A day that starts later has no lunch. */
const LUNCH_STARTS_BY = 13 * HOUR;
/** Length of a day that starts in the afternoon. */
const SHORT_DAY = 4 * HOUR;
/** Later suggestions prefer other places than earlier ones. */
const REPEATED_FACTOR = 0.4;
const MAX_PUBS = 6;
const MAX_PUB_WALK = 12;

/** What the suggestions for a request have in common. */
interface Context {
  places: readonly Place[];
  request: SuggestionRequest;
  calendar: Calendar;
  /** All places that admit visitors on the day. */
  candidates: readonly Candidate[];
  walk: typeof walkBetween;
  /** Places in the days that are suggested already. */
  used: Set<Place>;
}

/**
 * Suggests a first day, a rainy day and a day with children. Places that are closed are never part of one; those whose
 * hours are not confirmed only if there is no day without them. The same input has the same result.
 * @yields a suggestion for each of `KINDS`, so that a caller can pause
 */
export function* suggestDays(
  places: readonly Place[],
  request: SuggestionRequest,
  calendar: Calendar,
): Generator<Suggestion> {
  const candidates = candidatesOf(places, request.date, calendar);
  const context = { places, request, calendar, candidates, walk: rememberedWalks(), used: new Set<Place>() };
  for (const kind of KINDS) yield suggestDay(kind, context);
}

function suggestDay(kind: SuggestionKind, context: Context): Suggestion {
  const { places, request, candidates, used } = context;
  const isFamily = kind === 'children' || request.traits.includes('children');
  const isSuitable = (place: Place) =>
    (!isFamily || suitsYoungChildren(place)) &&
    (kind !== 'rain' || place.suits.includes('rain')) &&
    hasTraits(place, request.traits);
  const isSight = (place: Place) => place.category === 'attraction' && isSuitable(place);
  if (places.filter(isSight).length < MIN_SIGHTS) return { kind, reason: 'unknown' };
  const sights = candidates
    .filter(({ place }) => isSight(place))
    .map((candidate): Candidate => {
      const worth = isFamily ? worthWithChildren(candidate.place) : candidate.worth;
      return { ...candidate, worth: used.has(candidate.place) ? worth * REPEATED_FACTOR : worth };
    });
  const limits = limitsOf(kind, context);
  const found = findRoute(sights, limits, context);
  if (!found) return { kind, reason: 'closed' };
  const { route, start } = found;
  const day = orderedDay(route, start, limits, context);
  const pubs = candidates.filter(
    ({ place, isConfirmed }) =>
      place.category === 'pub' && isConfirmed && isSuitable(place) && !used.has(place),
  );
  const plan = KIND[kind].endsInPub ? withPub(day, pubs, context) : day;
  if (countMisfits(plan.items) > 0) return { kind, reason: 'closed' };
  const unconfirmed = route.sights.flatMap(({ isConfirmed, place }) => (isConfirmed ? [] : place.listing));
  for (const { place } of plan.items) if (place) used.add(place);
  return { kind, plan, isFar: start !== request.start, unconfirmed };
}

function limitsOf(kind: SuggestionKind, { request, calendar }: Context): RouteLimits {
  const { maxSights, maxWalk, walkCost, startsAt, endsBy, latestEnd } = KIND[kind];
  const { toMinute } = clocksOf(request.date, calendar);
  const start = Math.max(startsAt, request.earliest);
  const end = Math.max(endsBy, Math.min(start + SHORT_DAY, latestEnd));
  return {
    from: request.start,
    startsAt: toMinute(start),
    endsBy: toMinute(end),
    lunch: start <= LUNCH_STARTS_BY ? visitOfBreak(newLunch(), toMinute) : null,
    maxSights,
    maxWalk,
    walkCost,
  };
}

/** Prefers confirmed hours, then a walk from the start. */
function findRoute(
  sights: readonly Candidate[],
  limits: RouteLimits,
  { request, walk }: Context,
): { route: Route; start: Start | null } | null {
  const confirmed = sights.filter(({ isConfirmed }) => isConfirmed);
  for (const offered of confirmed.length < sights.length ? [confirmed, sights] : [sights]) {
    for (const start of request.start ? [request.start, null] : [null]) {
      const route = bestRoute(offered, { ...limits, from: start }, walk);
      if (route && route.sights.length >= MIN_SIGHTS) return { route, start };
    }
  }
  return null;
}

/** The day of a route in the best order. It begins when the first place opens. */
function orderedDay(
  { sights }: Route,
  start: Start | null,
  { startsAt, lunch }: RouteLimits,
  { places, request: { date }, calendar }: Context,
): DayPlan {
  const { toInstant } = clocksOf(date, calendar);
  const localMinute = (minute: Minute): number =>
    minutesOfClock(localTime(toInstant(minute), calendar.clockChanges).time)!;
  const stops = sights.map(({ place }) => newStop(refOf(place)));
  const lines = [...stops, ...(lunch ? [newLunch()] : [])];
  const early: PlanDay = {
    key: 'suggested',
    date,
    title: '',
    startsAt: localMinute(startsAt),
    ...(start && { start }),
    items: lines.map((line, index) => ({ ...line, key: String(index) })),
  };
  const { best } = improvementOf(planDay(early, places, calendar), places, calendar);
  const { begin, walk } = best.items[0]!;
  const leavesAt = Math.floor(localMinute(begin - walk.minutes) / STEP) * STEP;
  return planDay({ ...best.day, startsAt: leavesAt }, places, calendar);
}

/** Ends a day in the best pub near its last stop, unless another order would then be shorter. */
function withPub(
  plan: DayPlan,
  pubs: readonly Candidate[],
  { places, calendar, walk: walkTo }: Context,
): DayPlan {
  const last = plan.items.findLast(({ place }) => place)?.place;
  const walk = ({ visit }: Candidate) => walkTo(last?.at ?? null, visit.at).minutes;
  const near = pubs
    .filter((pub) => walk(pub) <= MAX_PUB_WALK)
    .sort((a, b) => b.worth - walk(b) - (a.worth - walk(a)) || a.place.listing - b.place.listing)
    .slice(0, MAX_PUBS);
  for (const { place } of near) {
    const key = String(plan.items.length);
    const items = [...plan.day.items, { ...newStop(refOf(place)), key }];
    const ending = planDay({ ...plan.day, items }, places, calendar);
    if (countMisfits(ending.items) === 0 && !isWorthwhile(improvementOf(ending, places, calendar), ending))
      return ending;
  }
  return plan;
}
