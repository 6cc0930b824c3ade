/** The figures of a year of traffic, as the service would have added them up; no raw records. */
import { collections } from '../../services/analytics/src/data/collections';
import { dayOf } from '../../services/analytics/src/days';
import { sizeOf } from '../../services/analytics/src/visit/vital';

const DEVICES = { desktop: 0.4, phone: 0.52, tablet: 0.08 };
const REFERRERS = ['direct', ...Array.from({ length: 30 }, (_, number) => `site-${number}.example`)];
const AREAS = ['Westminster', 'South Bank', 'Kensington', 'Greenwich', 'Camden', 'Soho', 'City of London'];
const MODULES = ['discover', 'pubs', 'map', 'search', 'analytics'];
const VISITORS_NOW = 60;

/**
 * @param views how many views the days have together
 * @param until the last day, "YYYY-MM-DD"; it is still going on, so it has visitors
 * @param paths each day shows all of them, the first ones most
 */
export async function storeDays(db, { days, views, until, paths, timeZone }) {
  const all = collections(db);
  const rows = { dailyPages: [], dailySources: [], dailyTotals: [], dailyVitals: [], hourlyTotals: [] };
  const weights = paths.map((_, place) => 1 / (place + 1));
  const heaviest = weights.reduce((sum, weight) => sum + weight, 0);
  const totals = new Map();
  const last = Date.parse(`${until}T12:00:00Z`);
  const seasons = Array.from({ length: days }, (_, ago) => 1 + 0.3 * Math.sin((ago + (ago % 7) * 9) / 20));
  const season = seasons.reduce((sum, one) => sum + one, 0);

  for (let ago = 0; ago < days; ago++) {
    const day = dayOf(new Date(last - ago * 86_400_000), timeZone);
    const ofDay = (views * seasons[ago]) / season;
    let pageViews = 0;
    for (const [place, path] of paths.entries()) {
      const count = Math.round((ofDay * weights[place]) / heaviest);
      rows.dailyPages.push({ _id: `${day} ${path}`, day, path, count });
      totals.set(path, (totals.get(path) ?? 0) + count);
      pageViews += count;
    }
    const sessions = Math.round(pageViews / 2.7);
    const uniqueVisitors = Math.round(sessions * 0.8);
    const figures = { pageViews, sessions, bookingClicks: Math.round(sessions / 40) };
    rows.dailyTotals.push({ _id: day, ...figures, uniqueVisitors });
    for (let hour = 0; hour < 24; hour++)
      rows.hourlyTotals.push({
        _id: `${day}T${String(hour).padStart(2, '0')}`,
        pageViews: Math.round(pageViews / 24),
      });
    for (const [name, share] of Object.entries(DEVICES))
      rows.dailySources.push(source(day, 'device', name, Math.round(pageViews * share)));
    for (const [place, name] of REFERRERS.entries())
      rows.dailySources.push(source(day, 'referrer', name, Math.round(sessions / (2 + place * 2))));
    for (const [place, name] of AREAS.entries())
      rows.dailySources.push(source(day, 'area', name, Math.round(pageViews / (4 + place * 2))));
    rows.dailyVitals.push(...vitalsOf(day, sessions));
    if (ago === 0) await storeVisitors(all, day, uniqueVisitors);
  }
  const pages = [...totals].map(([_id, count]) => ({ _id, count }));
  for (const [name, documents] of Object.entries({ ...rows, pages })) await all[name].insertMany(documents);
  return pages.reduce((sum, { count }) => sum + count, 0);
}

const source = (day, kind, name, count) => ({ _id: `${day} ${kind} ${name}`, day, kind, name, count });

/** One release per module and week; sizes as visitors' devices scatter them. */
function vitalsOf(day, sessions) {
  return MODULES.flatMap((module, place) =>
    Object.entries({ LCP: 900, INP: 90, CLS: 20 }).map(([metric, middle]) => {
      const version = `1.${day.slice(0, 4)}.${Math.floor(Number(day.slice(8)) / 8)}`;
      const sizes = {};
      let samples = 0;
      for (let step = -12; step <= 12; step++) {
        const count = Math.round((sessions / 60) * Math.exp(-(step * step) / 40));
        sizes[sizeOf(middle * (1 + place / 10) * 1.05 ** step)] = count;
        samples += count;
      }
      return { _id: `${day} ${module} ${version} ${metric}`, day, module, version, metric, samples, sizes };
    }),
  );
}

async function storeVisitors({ visitors, latest }, day, count) {
  const now = Date.now();
  const expiresAt = new Date(now + 86_400_000);
  await visitors.insertMany(
    Array.from({ length: count }, (_, place) => ({
      _id: `${day}/${place.toString(36).padStart(22, '0')}`,
      day,
      batch: '',
      lastSeenAt: new Date(now - (place < VISITORS_NOW ? 0 : 600_000)),
      minute: Math.floor(now / 60_000) - (place < VISITORS_NOW ? 0 : 10),
      expiresAt,
    })),
  );
  const views = Array.from({ length: 20 }, (_, place) => ({
    path: ['/', '/map', '/attraction/3', '/search'][place % 4],
    at: new Date(now - place * 40_000),
    device: place % 3 ? 'phone' : 'desktop',
  }));
  await latest.insertOne({ _id: 'views', views });
}
