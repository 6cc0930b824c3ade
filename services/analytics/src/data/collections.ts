import type { Db, ObjectId } from 'mongodb';

/** What every raw record has; kept 30 days (D-58). */
interface Raw {
  /** The sender's id of the message, or one of ours: what arrives twice is stored once. */
  _id: string | ObjectId;
  at: Date;
  /** The city's day, "YYYY-MM-DD". */
  day: string;
  path: string;
  /** The batch that it was stored with. */
  batch: string;
}

/** One page view. */
export interface StoredPageView extends Raw {
  device: string;
  /** Host of another site that the session came from. */
  referrer?: string;
  /** ISO 3166, where a proxy said so (D-20). */
  country?: string;
  /** Of the listing that the page shows. */
  area?: string;
  /** The first view after a pause. */
  beginsSession: boolean;
}

/** One event. `properties` is the JSON text as sent. */
export interface StoredEvent extends Raw {
  name: string;
  category: string;
  properties?: string;
}

/** A visitor of one day, keyed by day and mark; destroyed with the day's salt. */
export interface Visitor {
  _id: string;
  day: string;
  /** The batch that they came with. */
  batch: string;
  lastSeenAt: Date;
  /** The minute of it, since 1970: who is here now is found by it. */
  minute: number;
  expiresAt: Date;
}

/** The random salt of one day, keyed by it; destroyed when the day is over. */
export interface Salt {
  _id: string;
  salt: string;
  expiresAt: Date;
}

/** A batch that is not in the sums yet, and who is to bring it there. */
export interface OpenBatch {
  _id: string;
  host: string;
  pid: number;
  openedAt: Date;
}

/** A kept sum. */
interface Sum {
  _id: string;
  /** The last batch that was added to it. */
  batch?: string;
}

/** All views of one path, keyed by it. */
export interface Page extends Sum {
  count: number;
}

/** Views of one path on one day. */
export interface DailyPage extends Sum {
  day: string;
  path: string;
  count: number;
}

/** Views of one day by device class and by area, sessions by referrer host. */
export interface DailySource extends Sum {
  day: string;
  kind: 'device' | 'referrer' | 'area';
  name: string;
  count: number;
}

/** Sums of one day ("YYYY-MM-DD" of the city) or one hour ("YYYY-MM-DDTHH" of UTC), keyed by it. */
export interface Totals extends Sum {
  pageViews?: number;
  uniqueVisitors?: number;
  sessions?: number;
  bookingClicks?: number;
}

/** Requests of bots on one day, keyed by it. */
export interface DailyBots extends Sum {
  count: number;
}

/** Measurements of one day, module, version and metric, counted by size (`visit/vital.ts`). */
export interface DailyVital extends Sum {
  day: string;
  module: string;
  version: string;
  metric: string;
  samples: number;
  sizes: Record<string, number>;
}

/** Failures of one day, module and version, by what failed. */
export interface DailyFailure extends Sum {
  day: string;
  module: string;
  version: string;
  load?: number;
  render?: number;
}

/** The latest page views, newest first: one record, `_id` "views". */
export interface Latest {
  _id: string;
  views: Pick<StoredPageView, 'path' | 'at' | 'device' | 'country'>[];
}

export const collections = (db: Db) => ({
  pageViews: db.collection<StoredPageView>('page_views'),
  events: db.collection<StoredEvent>('events'),
  visitors: db.collection<Visitor>('visitors'),
  salts: db.collection<Salt>('salts'),
  openBatches: db.collection<OpenBatch>('open_batches'),
  pages: db.collection<Page>('pages'),
  dailyPages: db.collection<DailyPage>('daily_pages'),
  dailySources: db.collection<DailySource>('daily_sources'),
  dailyTotals: db.collection<Totals>('daily_totals'),
  hourlyTotals: db.collection<Totals>('hourly_totals'),
  dailyBots: db.collection<DailyBots>('daily_bots'),
  dailyVitals: db.collection<DailyVital>('daily_vitals'),
  dailyFailures: db.collection<DailyFailure>('daily_failures'),
  latest: db.collection<Latest>('latest'),
});
