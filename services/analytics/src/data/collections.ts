import type { Db } from 'mongodb';

/** One page view; kept 30 days (D-58). */
export interface StoredPageView {
  at: Date;
  path: string;
  device: string;
  referrer?: string;
}

/** One event; kept 30 days. `properties` is the JSON text as sent. */
export interface StoredEvent {
  at: Date;
  name: string;
  category: string;
  path: string;
  properties?: string;
}

/** Views of one path on one day; kept for good. */
export interface DailyPage {
  day: string;
  path: string;
  count: number;
}

/** Views of one day by device class or referrer host; kept for good. */
export interface DailySource {
  day: string;
  kind: 'device' | 'referrer';
  name: string;
  count: number;
}

/** Sums of one day, keyed by it; kept for good. */
export interface DailyTotal {
  _id: string;
  pageViews?: number;
  uniqueVisitors?: number;
  sessions?: number;
  bookingClicks?: number;
}

/** The random salt of one day, keyed by it; destroyed when the day is over. */
export interface Salt {
  _id: string;
  salt: string;
  expiresAt: Date;
}

/** A visitor of one day, keyed by day and mark; destroyed with the day's salt. */
export interface Visitor {
  _id: string;
  lastSeenAt: Date;
  expiresAt: Date;
}

export const collections = (db: Db) => ({
  pageViews: db.collection<StoredPageView>('page_views'),
  events: db.collection<StoredEvent>('events'),
  dailyPages: db.collection<DailyPage>('daily_pages'),
  dailySources: db.collection<DailySource>('daily_sources'),
  dailyTotals: db.collection<DailyTotal>('daily_totals'),
  salts: db.collection<Salt>('salts'),
  visitors: db.collection<Visitor>('visitors'),
});
