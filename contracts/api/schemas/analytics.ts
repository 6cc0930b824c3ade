import { type Static, Type } from 'typebox';
import { FILTER_PATTERNS, FILTER_VALUES } from '../filters';
import { Literals, StrictObject } from './helpers';
import { LanguageTag } from './language';

/** 128 random bits in hex, chosen by the sender; the service counts each id once. */
const MessageId = Type.String({ pattern: '^[0-9a-f]{32}$' });

/** A tracked page view (ENT-24, API-15). */
export const PageView = StrictObject({
  id: Type.Optional(MessageId),
  path: Type.String({ minLength: 1, maxLength: 1024, pattern: '^/' }),
  referrer: Type.Optional(Type.String({ maxLength: 2048 })),
  userAgent: Type.Optional(Type.String({ maxLength: 1024 })),
  /** The sender stores cookies and has perhaps viewed no page before, so it is a new visitor (D-62). */
  cookies: Type.Optional(Type.Boolean()),
  /** Age of a view that the device stored while offline; views of an earlier day are not counted. */
  agoSeconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400 })),
  /** Whether the device has a touch screen, because an iPad's user agent names a Mac. */
  touch: Type.Optional(Type.Boolean()),
  release: Type.Optional(Type.String({ maxLength: 121, pattern: '^[a-z][a-z0-9-]*@[0-9A-Za-z.+-]+$' })),
  /** The parameters `utm_source`, `utm_medium` and `utm_campaign` of the page's address, such as `utm_source=poster`. */
  campaign: Type.Optional(Type.String({ maxLength: 600 })),
  /** Language of the page; `path` does not have it. */
  language: Type.Optional(LanguageTag),
});
export type PageView = Static<typeof PageView>;

/** A tracked event (ENT-25, API-16). `properties` is JSON text with an optional label and value. */
export const TrackedEvent = StrictObject({
  id: Type.Optional(MessageId),
  name: Type.String({ minLength: 1, maxLength: 100 }),
  category: Type.String({ minLength: 1, maxLength: 100 }),
  path: Type.String({ minLength: 1, maxLength: 1024, pattern: '^/' }),
  properties: Type.Optional(Type.String({ maxLength: 4096 })),
});
export type TrackedEvent = Static<typeof TrackedEvent>;

/** Maximum number of views, and of events, in a batch. */
export const MAX_BATCH_SIZE = 50;

/** Views and events in one request; pages send it when the visitor leaves. */
export const TrackedBatch = StrictObject({
  views: Type.Optional(Type.Array(PageView, { maxItems: MAX_BATCH_SIZE })),
  events: Type.Optional(Type.Array(TrackedEvent, { maxItems: MAX_BATCH_SIZE })),
});
export type TrackedBatch = Static<typeof TrackedBatch>;

/** Valid messages are stored; `refused` lists the others by field, for instance `views/3/path`. */
export const TrackedBatchAnswer = Type.Object({
  ok: Type.Literal(true),
  refused: Type.Optional(Type.Array(Type.Object({ field: Type.String(), message: Type.String() }))),
});

/** A path and how often it was viewed (ENT-23). */
export const TopPage = Type.Object({ path: Type.String(), count: Type.Integer() });
export type TopPage = Static<typeof TopPage>;

/** A listing and how often its page was viewed (ENT-23). `name` is missing when the city has removed the listing. */
export const PopularListing = Type.Object({
  listingId: Type.Integer(),
  name: Type.Optional(Type.String()),
  count: Type.Integer(),
});
export type PopularListing = Static<typeof PopularListing>;

/** Period of the dashboard: today, this week or this month (CONST-11). */
export const Period = Literals('day', 'week', 'month');
export type Period = Static<typeof Period>;

export const SummaryQuery = StrictObject({ period: Type.Optional(Period) });
export type SummaryQuery = Static<typeof SummaryQuery>;

const Figure = Type.Object({ value: Type.Integer(), previous: Type.Integer() });
const Counted = Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() }));

/** Figures of a period and of the period before (D-18). */
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
  /** Field vitals by module and version: 75th percentile in ms (CLS in thousandths). */
  vitals: Type.Array(
    Type.Object({
      module: Type.String(),
      version: Type.String(),
      metric: Type.String(),
      p75: Type.Number(),
      samples: Type.Integer(),
    }),
  ),
  /** Failures of modules in browsers, by version: not loaded (`load`) or failed later (`render`). */
  failures: Type.Array(
    Type.Object({
      module: Type.String(),
      version: Type.String(),
      load: Type.Integer(),
      render: Type.Integer(),
    }),
  ),
  filteredBots: Type.Integer(),
});
export type Summary = Static<typeof Summary>;

/** Visitors of the last five minutes, without the other figures of a summary (D-18). */
export const VisitorsNow = Type.Object({ visitors: Type.Integer() });

/** A recent page view: rounded time, device class, country if known (D-20). */
export const RecentVisit = Type.Object({
  path: Type.String(),
  /** ISO 8601, rounded down to the minute. */
  at: Type.String(),
  device: Type.String(),
  country: Type.Optional(Type.String()),
});
export type RecentVisit = Static<typeof RecentVisit>;

const Day = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' });
const filter = (name: keyof typeof FILTER_PATTERNS) =>
  Type.Optional(Type.String({ minLength: 1, maxLength: 200, pattern: FILTER_PATTERNS[name] }));
/** Refusals list the values. */
const listedFilter = (name: keyof typeof FILTER_VALUES) =>
  Type.Optional(Type.Unsafe<string>(Literals(...FILTER_VALUES[name])));

/** Filters of insights; all that are set must match. */
const InsightsFilter = Type.Object({
  page: filter('page'),
  area: filter('area'),
  kind: listedFilter('kind'),
  device: listedFilter('device'),
  referrer: filter('referrer'),
  country: filter('country'),
  release: filter('release'),
  browser: listedFilter('browser'),
  system: listedFilter('system'),
  /** Parts of a campaign: of the links by which visits began. */
  source: filter('source'),
  medium: filter('medium'),
  campaign: filter('campaign'),
  /** Language of the page. */
  language: filter('language'),
});

export const InsightsQuery = StrictObject({
  /** First and last day in the city's time zone; at most 400 days. */
  from: Day,
  to: Day,
  /** Compare with the preceding days, or with the same days a year earlier. */
  compare: Type.Optional(Literals('before', 'year')),
  ...InsightsFilter.properties,
});
export type InsightsQuery = Static<typeof InsightsQuery>;

/** A number of people or actions; null means under 5 (D-72). */
const Count = Type.Union([Type.Integer(), Type.Null()]);
const Compared = Type.Object({ value: Count, previous: Type.Optional(Count) });
/** Highest first; lists only names with at least five people before filtering. */
const Ranked = Type.Array(Type.Object({ name: Type.String(), value: Count, previous: Type.Optional(Count) }));

export const Insights = Type.Object({
  from: Day,
  to: Day,
  comparedWith: Type.Optional(Type.Object({ from: Day, to: Day })),
  views: Compared,
  visitors: Compared,
  sessions: Compared,
  bookings: Compared,
  bounces: Compared,
  /** Average time on a page until the next one, seconds, in steps of 5. */
  secondsOnPage: Compared,
  series: Type.Array(Type.Object({ day: Day, views: Count, visitors: Count, sessions: Count })),
  pages: Ranked,
  entryPages: Ranked,
  exitPages: Ranked,
  areas: Ranked,
  kinds: Ranked,
  devices: Ranked,
  referrers: Ranked,
  countries: Ranked,
  releases: Ranked,
  browsers: Ranked,
  systems: Ranked,
  /** Sessions by parts of the campaign whose link they began with. */
  sources: Ranked,
  mediums: Ranked,
  campaigns: Ranked,
  /** Views by language of the page; those that were counted without one are in no row. */
  languages: Ranked,
  /** Sessions that saw a list, then a place, then clicked a booking link. */
  funnel: Type.Object({ lists: Compared, places: Compared, booked: Compared }),
  /** Search texts without results from at least five visitors; filters do not apply. */
  searches: Type.Array(Type.Object({ text: Type.String(), visitors: Type.Integer() })),
  /** All 24 hours of the day in the city's time zone; filters do not apply. */
  hours: Type.Array(Type.Object({ hour: Type.Integer(), views: Count, visitors: Count })),
  /** Hosts that links led to, with at least five visitors; filters do not apply. */
  outbound: Type.Array(Type.Object({ host: Type.String(), visitors: Type.Integer() })),
  /** Sessions that reached each step of a goal, in order; filters do not apply. */
  goals: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      /** The first day that is counted. */
      from: Day,
      steps: Type.Array(Type.Object({ step: Type.String(), value: Count, previous: Type.Optional(Count) })),
    }),
  ),
  /** Days that other programs have counted; no other figure contains them. */
  imported: Type.Array(
    Type.Object({ source: Literals('plausible', 'umami'), day: Day, views: Count, visitors: Count }),
  ),
  firstSeen: Type.Array(Type.Object({ day: Day, release: Type.String() })),
});
export type Insights = Static<typeof Insights>;
