import type { Latest, StoredEvent, StoredPageView, Visitor } from './collections';
import { type Addition, sumsOfBot, sumsOfEvent, sumsOfView, sumsOfVisitor } from './sums';

/** So many of the latest views are kept (D-20). */
const LATEST = 20;

/** What one batch adds to the kept figures. */
export interface Tally {
  batch: string;
  /** One addition per sum. */
  sums: Map<string, Addition>;
  latest: Latest['views'];
  /** Visitors who came again, and when they were last seen. */
  seen: Map<string, Date>;
}

/** What was stored, and the days of the requests of bots. */
export interface Stored {
  views?: StoredPageView[];
  events?: StoredEvent[];
  visitors?: Visitor[];
  bots?: string[];
}

export const emptyTally = (batch: string): Tally => ({ batch, sums: new Map(), latest: [], seen: new Map() });

/** Adds what was stored to a tally. */
export function addToTally(
  tally: Tally,
  { views = [], events = [], visitors = [], bots = [] }: Stored,
): void {
  for (const view of views) add(tally, sumsOfView(view));
  for (const event of events) add(tally, sumsOfEvent(event));
  for (const visitor of visitors) add(tally, sumsOfVisitor(visitor));
  for (const day of bots) add(tally, sumsOfBot(day));
  tally.latest = latestOf([...views.toReversed(), ...tally.latest]);
}

/** The latest of some views, newest first. */
export const latestOf = (views: Latest['views']): Latest['views'] =>
  views
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, LATEST)
    .map(({ path, at, device, country }) => ({ path, at, device, ...(country && { country }) }));

function add({ sums }: Tally, additions: Addition[]): void {
  for (const addition of additions) {
    const key = `${addition.collection} ${addition._id}`;
    const sum = sums.get(key);
    if (!sum) {
      sums.set(key, { ...addition, add: { ...addition.add } });
      continue;
    }
    for (const [field, value] of Object.entries(addition.add)) sum.add[field] = (sum.add[field] ?? 0) + value;
  }
}
