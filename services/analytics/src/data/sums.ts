import { readFailure } from '../visit/failure';
import { readVital, sizeOf } from '../visit/vital';
import type { StoredEvent, StoredPageView, Visitor } from './collections';

/** What a click on a booking link is called (D-19). */
const BOOKING_CLICK = 'booking_click';

type SumCollection =
  | 'pages'
  | 'dailyPages'
  | 'dailySources'
  | 'dailyTotals'
  | 'hourlyTotals'
  | 'dailyBots'
  | 'dailyVitals'
  | 'dailyFailures';

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

export function sumsOfView({
  at,
  day,
  path,
  device,
  referrer,
  area,
  beginsSession,
}: StoredPageView): Addition[] {
  const source = (kind: string, name: string): Addition => ({
    collection: 'dailySources',
    _id: `${day} ${kind} ${name}`,
    labels: { day, kind, name },
    add: { count: 1 },
  });
  const totals = { pageViews: 1, sessions: Number(beginsSession) };
  return [
    { collection: 'pages', _id: path, add: { count: 1 } },
    { collection: 'dailyPages', _id: `${day} ${path}`, labels: { day, path }, add: { count: 1 } },
    source('device', device),
    ...(area ? [source('area', area)] : []),
    ...(beginsSession ? [source('referrer', referrer ?? 'direct')] : []),
    { collection: 'dailyTotals', _id: day, add: totals },
    { collection: 'hourlyTotals', _id: hourOf(at), add: totals },
  ];
}

export function sumsOfEvent({ at, day, name, properties }: StoredEvent): Addition[] {
  if (name === BOOKING_CLICK) {
    return [
      { collection: 'dailyTotals', _id: day, add: { bookingClicks: 1 } },
      { collection: 'hourlyTotals', _id: hourOf(at), add: { bookingClicks: 1 } },
    ];
  }
  const failure = readFailure(name, properties);
  if (failure) {
    const { module, version, kind } = failure;
    const _id = `${day} ${module} ${version}`;
    return [{ collection: 'dailyFailures', _id, labels: { day, module, version }, add: { [kind]: 1 } }];
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

/** A visitor who was not there before on that day. */
export const sumsOfVisitor = ({ day }: Visitor): Addition[] => [
  { collection: 'dailyTotals', _id: day, add: { uniqueVisitors: 1 } },
];

/** A request of a bot: nothing of it is kept but that it was left out. */
export const sumsOfBot = (day: string): Addition[] => [
  { collection: 'dailyBots', _id: day, add: { count: 1 } },
];
