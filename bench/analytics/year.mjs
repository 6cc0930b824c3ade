/** Generates days of analytics traffic and stores their sums. */
import { seeded } from '@guide/contracts/testing';
import { openPack } from '@guide/service-kit';
import { dayOf } from '../../services/analytics/src/days';
import { createPages, seedPlaces } from '../../services/analytics/src/intake/pages';
import { packRows } from '../../services/analytics/src/sums/columns';
import { addBatch, sealDay } from '../../services/analytics/src/sums/days';
import { mergeRows } from '../../services/analytics/src/sums/rows';
import { sumCollections } from '../../services/analytics/src/sums/stored';
import { rowsOf } from '../../services/analytics/src/sums/visits';
import { root } from '../../tooling/commands/preflight.mjs';

const DEVICES = ['phone', 'phone', 'phone', 'desktop', 'desktop', 'desktop', 'desktop', 'tablet'];
const COUNTRIES = ['GB', 'GB', 'GB', 'US', 'US', 'DE', 'FR', 'IT', 'ES', 'NL', 'JP', 'IS'];
/** By country; others read English. @type {Record<string, string | undefined>} */
const LANGUAGES = { DE: 'de', ES: 'es', FR: 'fr', JP: 'ja' };
const REFERRERS = Array.from({ length: 40 }, (_, number) => `site-${number}.example`);
const MODULES = ['discover', 'pubs', 'map', 'search', 'analytics'];
const PAUSE_MS = 60_000;
export const TIME_ZONE = 'Europe/London';
export const pack = openPack(`${root}/cities/london`);

export const PATHS = [
  '/',
  '/map',
  '/search',
  '/top-attractions',
  '/top-london-pubs',
  ...Array.from({ length: 110 }, (_, id) => `/attraction/${id + 1}`),
];

/** @typedef {import('../../services/analytics/src/hits').Hit} Hit */
/** @typedef {import('../../services/analytics/src/intake/pages').Pages} Pages */

/**
 * Generates the hits of a day: visits of one to five views, evenly distributed.
 * @param {string} day
 * @param {{ count: number, week: number, paths: string[], pages: Pages, from: number, until: number }} visits
 * @returns {Promise<Hit[]>}
 */
export async function hitsOfDay(day, { count, week, paths, pages, from, until }) {
  const random = seeded(Date.parse(day) / 86_400_000);
  const weights = paths.map((_, index) => 1 / (index + 1));
  const sums = weights.map((_, index) =>
    weights.slice(0, index + 1).reduce((sum, weight) => sum + weight, 0),
  );
  const pick = () => {
    const target = random.next() * Number(sums.at(-1));
    return String(paths[sums.findIndex((sum) => sum >= target)]);
  };
  /** @type {Hit[]} */
  const hits = [];
  while (hits.length < count) {
    const visitor = `${day} ${random.integer(Math.ceil(count / 3))}`;
    const referrer = random.chance(0.6) ? undefined : String(REFERRERS[Math.floor(random.next() ** 3 * 40)]);
    const device = random.of(DEVICES);
    const country = random.of(COUNTRIES);
    const start = from + ((until - from) * hits.length) / count;
    const views = 1 + random.integer(5);
    for (let nth = 0; nth < views && hits.length < count; nth++) {
      const path = pick();
      hits.push({
        _id: `${day} ${hits.length}`,
        kind: 'view',
        at: new Date(start + nth * PAUSE_MS),
        day,
        batch: 0,
        visitor,
        network: `${day} ${random.integer(5000)}`,
        .../** @type {any} */ (await pages.pageOf(path)),
        device,
        country,
        release: `${MODULES[path.length % 5]}@1.0.${week}`,
        language: LANGUAGES[country] ?? 'en',
        ...(referrer && { referrer }),
      });
    }
  }
  return hits;
}

/**
 * Stores complete days.
 * @param {import('mongodb').Db} db
 * @param {{ days: number, views: number, until: string, paths: string[], repeated?: number }} year
 *   `views`: total; `until`: day after the last one, "YYYY-MM-DD"; `paths`: most viewed first; `repeated`: consecutive
 *   days with the same views, to save time
 * @returns number of stored views
 */
export async function storeDays(db, { days, views, until, paths, repeated = 1 }) {
  await seedPlaces(db, pack);
  const pages = await createPages(pack, async () => db);
  const names = REFERRERS.map((host) => ({ _id: /** @type {any} */ (`referrer ${host}`) }));
  await db.collection('public_names').insertMany(names);
  let stored = 0;
  /** @type {import('../../services/analytics/src/sums/rows').Row[]} */
  let rows = [];
  for (let ago = days; ago > 0; ago--) {
    const noon = Date.parse(`${until}T12:00:00Z`) - ago * 86_400_000;
    const day = dayOf(new Date(noon), TIME_ZONE);
    const count = Math.round(views / days);
    if (ago === days || ago % repeated === 0) {
      const week = Math.floor(ago / 14);
      const times = { from: noon - 10 * 3_600_000, until: noon + 10 * 3_600_000 };
      rows = mergeRows([rowsOf(await hitsOfDay(day, { count, week, paths, pages, ...times })), 1]);
    }
    stored += count;
    await addBatch(db, days - ago + 1, [{ day, rows: packRows(rows) }]);
    await sealDay(db, day);
  }
  // A running service has a latest batch already.
  const latest = { $max: { number: days }, $setOnInsert: { at: 0 } };
  await sumCollections(db).latest.updateOne({ _id: 'latest' }, latest, { upsert: true });
  return stored;
}
