import { type Static, Type } from 'typebox';
import { Literals, StrictObject } from './helpers';

/** 128 bits in hex, chosen by the sender: a message that arrives twice is counted once. */
const MessageId = Type.String({ pattern: '^[0-9a-f]{32}$' });

/** A tracked page view (ENT-24, API-15). */
export const PageView = StrictObject({
  id: Type.Optional(MessageId),
  path: Type.String({ minLength: 1, maxLength: 1024, pattern: '^/' }),
  referrer: Type.Optional(Type.String({ maxLength: 2048 })),
  userAgent: Type.Optional(Type.String({ maxLength: 1024 })),
  /** Whether the sender stores cookies: the session that the answer begins identifies it from then on (D-62). */
  cookies: Type.Optional(Type.Boolean()),
  /** How long ago it was, for a view that found no connection; one of an earlier day is not counted. */
  agoSeconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400 })),
  /** Whether the device has a touch screen: the agent of an iPad names a Mac. */
  touch: Type.Optional(Type.Boolean()),
  /** `<module>@<version>` that showed the page. */
  release: Type.Optional(Type.String({ maxLength: 121, pattern: '^[a-z][a-z0-9-]*@[0-9A-Za-z.+-]+$' })),
});
export type PageView = Static<typeof PageView>;

/** A tracked event (ENT-25, API-16). `properties` is JSON text that may carry label and value. */
export const TrackedEvent = StrictObject({
  id: Type.Optional(MessageId),
  name: Type.String({ minLength: 1, maxLength: 100 }),
  category: Type.String({ minLength: 1, maxLength: 100 }),
  path: Type.String({ minLength: 1, maxLength: 1024, pattern: '^/' }),
  properties: Type.Optional(Type.String({ maxLength: 4096 })),
});
export type TrackedEvent = Static<typeof TrackedEvent>;

/** Views that one request may have, and events. */
export const MAX_BATCH_SIZE = 50;

/** Several messages in one request, as a page sends them when it is left. */
export const TrackedBatch = StrictObject({
  views: Type.Optional(Type.Array(PageView, { maxItems: MAX_BATCH_SIZE })),
  events: Type.Optional(Type.Array(TrackedEvent, { maxItems: MAX_BATCH_SIZE })),
});
export type TrackedBatch = Static<typeof TrackedBatch>;

/** What is valid of a batch is stored; `refused` names what is not, for instance `views/3/path`. */
export const TrackedBatchAnswer = Type.Object({
  ok: Type.Literal(true),
  refused: Type.Optional(Type.Array(Type.Object({ field: Type.String(), message: Type.String() }))),
});

/** ENT-23. */
export const TopPage = Type.Object({ path: Type.String(), count: Type.Integer() });
export type TopPage = Static<typeof TopPage>;

/** ENT-23. */
export const PopularListing = Type.Object({ listingId: Type.Integer(), count: Type.Integer() });
export type PopularListing = Static<typeof PopularListing>;

/** CONST-11. */
export const Period = Literals('day', 'week', 'month');
export type Period = Static<typeof Period>;

export const SummaryQuery = StrictObject({ period: Type.Optional(Period) });
export type SummaryQuery = Static<typeof SummaryQuery>;

const Figure = Type.Object({ value: Type.Integer(), previous: Type.Integer() });
const Counted = Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() }));

/** Live insights of a period and the one before (D-18). */
export const Summary = Type.Object({
  period: Period,
  /** Start of the period, ISO 8601, in the city's time zone. */
  since: Type.String(),
  pageViews: Figure,
  uniqueVisitors: Figure,
  sessions: Figure,
  bookingClicks: Figure,
  visitorsNow: Type.Integer(),
  areas: Counted,
  referrers: Counted,
  devices: Counted,
  /** Field vitals by module and version: the 75th percentile in ms (CLS in thousandths). */
  vitals: Type.Array(
    Type.Object({
      module: Type.String(),
      version: Type.String(),
      metric: Type.String(),
      p75: Type.Number(),
      samples: Type.Integer(),
    }),
  ),
  /** Failures of modules at visitors, by module and version: not loaded, or failed while they ran. */
  failures: Type.Array(
    Type.Object({
      module: Type.String(),
      version: Type.String(),
      load: Type.Integer(),
      render: Type.Integer(),
    }),
  ),
  /** Requests of bots that were not counted. */
  filteredBots: Type.Integer(),
});
export type Summary = Static<typeof Summary>;

/** One recent page view: rounded time, device class, country only if known (D-20). */
export const RecentVisit = Type.Object({
  path: Type.String(),
  /** ISO 8601, rounded down to the minute. */
  at: Type.String(),
  device: Type.String(),
  country: Type.Optional(Type.String()),
});
export type RecentVisit = Static<typeof RecentVisit>;

const Day = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' });
const Name = Type.Optional(Type.String({ minLength: 1, maxLength: 200 }));

/** Filters of insights, one value each; they combine. */
const InsightsFilter = Type.Object({
  page: Name,
  area: Name,
  kind: Name,
  device: Name,
  referrer: Name,
  country: Name,
  release: Name,
});

export const InsightsQuery = StrictObject({
  /** First and last day, of the city; at most 400 days. */
  from: Day,
  to: Day,
  /** The days before, or the same days a year before. */
  compare: Type.Optional(Literals('before', 'year')),
  ...InsightsFilter.properties,
});
export type InsightsQuery = Static<typeof InsightsQuery>;

/** A number of people or of what they did; null is "under 5" (D-72). */
const Shown = Type.Union([Type.Integer(), Type.Null()]);
const Compared = Type.Object({ value: Shown, previous: Type.Optional(Shown) });
/** Highest first; a name needs five people or more without the filter. */
const Ranked = Type.Array(Type.Object({ name: Type.String(), value: Shown, previous: Type.Optional(Shown) }));

/** Figures of some days, filtered and compared. */
export const Insights = Type.Object({
  from: Day,
  to: Day,
  /** The days that are compared with. */
  comparedWith: Type.Optional(Type.Object({ from: Day, to: Day })),
  views: Compared,
  visitors: Compared,
  sessions: Compared,
  bookings: Compared,
  /** Sessions of one view. */
  bounces: Compared,
  /** Average time on a page until the next one, s, in steps of 5. */
  secondsOnPage: Compared,
  series: Type.Array(Type.Object({ day: Day, views: Shown, visitors: Shown, sessions: Shown })),
  pages: Ranked,
  entryPages: Ranked,
  exitPages: Ranked,
  areas: Ranked,
  kinds: Ranked,
  devices: Ranked,
  referrers: Ranked,
  countries: Ranked,
  releases: Ranked,
  /** Sessions that saw a list, then a place, then clicked on a booking link. */
  funnel: Type.Object({ lists: Compared, places: Compared, booked: Compared }),
  /** Texts that five visitors or more found nothing for, of all visitors. */
  searches: Type.Array(Type.Object({ text: Type.String(), visitors: Type.Integer() })),
  /** The days on which a release was seen first. */
  firstSeen: Type.Array(Type.Object({ day: Day, release: Type.String() })),
});
export type Insights = Static<typeof Insights>;
