import { readVital, sizeOf } from '../visit/vital';
import type { StoredEvent, StoredPageView } from './collections';

/** What a click on a booking link is called (D-19). */
const BOOKING_CLICK = 'booking_click';

export type SumCollection =
  | 'pages'
  | 'dailyPages'
  | 'dailySources'
  | 'dailyTotals'
  | 'hourlyTotals'
  | 'dailyBots'
  | 'dailyVitals';

/** What is added to one kept sum. */
export interface Addition {
  collection: SumCollection;
  _id: string;
  /** Written when the sum is new. */
  labels?: Record<string, string>;
  /** Field → what is added. */
  add: Record<string, number>;
}

/** The hour of a moment, UTC. */
const hourOf = (at: Date) => at.toISOString().slice(0, 13);

export function sumsOfView({ at, day, path, device, ...view }: StoredPageView): Addition[] {
  const sessions = Number(view.beginsSession);
  const source = (kind: string, name: string): Addition => ({
    collection: 'dailySources',
    _id: `${day} ${kind} ${name}`,
    labels: { day, kind, name },
    add: { count: 1 },
  });
  const totals = { pageViews: 1, uniqueVisitors: Number(view.isNew), sessions };
  return [
    { collection: 'pages', _id: path, add: { count: 1 } },
    { collection: 'dailyPages', _id: `${day} ${path}`, labels: { day, path }, add: { count: 1 } },
    source('device', device),
    ...(view.beginsSession ? [source('referrer', view.referrer ?? 'direct')] : []),
    { collection: 'dailyTotals', _id: day, add: totals },
    { collection: 'hourlyTotals', _id: hourOf(at), add: { pageViews: 1, sessions } },
  ];
}

export function sumsOfEvent({ at, day, name, properties }: StoredEvent): Addition[] {
  if (name === BOOKING_CLICK) {
    return [
      { collection: 'dailyTotals', _id: day, add: { bookingClicks: 1 } },
      { collection: 'hourlyTotals', _id: hourOf(at), add: { bookingClicks: 1 } },
    ];
  }
  const vital = readVital(name, properties);
  if (!vital) return [];
  const { module, version, metric, value } = vital;
  return [
    {
      collection: 'dailyVitals',
      _id: `${day} ${module} ${version} ${metric}`,
      labels: { day, module, version, metric },
      add: { samples: 1, [`sizes.${sizeOf(value)}`]: 1 },
    },
  ];
}

/**
 * A request of a bot: nothing of it is kept but that it was left out. It has no raw record, so it must not share a sum
 * with what has: the batch that the sum notes could not be found again.
 */
export const sumsOfBot = (day: string): Addition[] => [
  { collection: 'dailyBots', _id: day, add: { count: 1 } },
];
