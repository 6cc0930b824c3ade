import type { Arrival } from '../src/data/store-batch';

/** The figures of some arrivals, counted one by one, each id once. */
export function recount(arrivals: Arrival[]) {
  const once = new Map(arrivals.flatMap((one) => (one.kind === 'bot' ? [] : [[one.id, one] as const])));
  const pages: Record<string, number> = {};
  const days: Record<string, { pageViews: number; bookingClicks: number; marks: Set<string> }> = {};
  const devices: Record<string, number> = {};
  for (const one of once.values()) {
    const at = one.kind === 'view' ? one.visitor.at : one.at;
    const key = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(at);
    days[key] ??= { pageViews: 0, bookingClicks: 0, marks: new Set() };
    const day = days[key];
    if (one.kind === 'event') {
      day.bookingClicks++;
      continue;
    }
    day.pageViews++;
    day.marks.add(one.visitor.mark);
    pages[one.view.path] = (pages[one.view.path] ?? 0) + 1;
    devices[one.view.device] = (devices[one.view.device] ?? 0) + 1;
  }
  return { pages, days, devices };
}
