import type { Arrival } from '../src/data/store-arrivals';

type Counts = Record<string, number>;

/** The figures of some arrivals, counted one by one, each id once, in the order in which they came. */
export function recount(arrivals: Arrival[]) {
  const once = new Map<string, Arrival>();
  for (const one of arrivals) if (one.kind !== 'bot' && !once.has(one.id!)) once.set(one.id!, one);

  const figures = {
    pages: {} as Counts,
    devices: {} as Counts,
    referrers: {} as Counts,
    hours: {} as Counts,
    vitals: {} as Counts,
    days: {} as Record<string, Counts>,
  };
  const lastSeen = new Map<string, number>();
  for (const one of once.values()) {
    if (one.kind === 'view') countView(figures, lastSeen, one);
    else if (one.kind === 'event') countEvent(figures, one);
  }
  return figures;
}

type Figures = ReturnType<typeof recount>;

function countView(
  figures: Figures,
  lastSeen: Map<string, number>,
  { view, visitor }: Extract<Arrival, { kind: 'view' }>,
): void {
  const at = visitor.at.getTime();
  const day = dayIn(figures, visitor.at);
  const key = `${dayName(visitor.at)} ${visitor.mark}`;
  const before = lastSeen.get(key);
  const begins = before === undefined || at - before > 30 * 60 * 1000;
  lastSeen.set(key, Math.max(at, before ?? 0));
  raise(day, 'pageViews');
  if (before === undefined) raise(day, 'uniqueVisitors');
  if (begins) raise(day, 'sessions');
  if (begins) raise(figures.referrers, view.referrer ?? 'direct');
  raise(figures.pages, view.path);
  raise(figures.devices, view.device);
  raise(figures.hours, visitor.at.toISOString().slice(0, 13));
}

function countEvent(figures: Figures, { event, at }: Extract<Arrival, { kind: 'event' }>): void {
  const day = dayIn(figures, at);
  if (event.name === 'booking_click') raise(day, 'bookingClicks');
  if (event.name !== 'web_vital') return;
  const { module, version, metric } = JSON.parse(event.properties!);
  raise(figures.vitals, `${module} ${version} ${metric}`);
}

/** Not luxon, as in the service. */
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });
const dayName = (at: Date): string => format.format(at);

function dayIn({ days }: Figures, at: Date): Counts {
  const name = dayName(at);
  days[name] ??= { pageViews: 0, uniqueVisitors: 0, sessions: 0, bookingClicks: 0 };
  return days[name];
}

function raise(counts: Counts, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}
