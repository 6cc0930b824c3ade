/** The figures of a year of traffic, as the service would have counted and closed its days; no messages. */
import { seeded } from '@guide/contracts/testing';
import { emptyCounts, metricAt, ROW_DIMENSIONS } from '../../services/analytics/src/counting/figures';
import { dayOf } from '../../services/analytics/src/days';
import { storeClosedDay } from '../../services/analytics/src/insights/closedDays';
import { collections } from '../../services/analytics/src/log/messages';
import { sizeOf } from '../../services/analytics/src/vitals';

const DEVICES = ['phone', 'phone', 'phone', 'desktop', 'desktop', 'desktop', 'desktop', 'tablet'];
const COUNTRIES = ['GB', 'GB', 'GB', 'US', 'US', 'DE', 'FR', 'IT', 'ES', 'NL', 'JP', 'IS'];
const REFERRERS = Array.from({ length: 40 }, (_, number) => `site-${number}.example`);
const MODULES = ['discover', 'pubs', 'map', 'search', 'analytics'];

/** @typedef {import('../../services/analytics/src/pages').Pages} Pages */
/** @typedef {import('../../services/analytics/src/counting/figures').Row} Row */
/** @typedef {import('../../services/analytics/src/counting/figures').Group} Group */

/** The main pages and the listings that a pack has, the most viewed first. @param {Pages} pages */
export const pathsOf = (pages) => [
  ...['/', '/map', '/search', '/top-attractions', '/top-london-pubs'],
  ...Array.from({ length: 145 }, (_, id) => `/attraction/${id + 1}`).filter((path) => pages.listingOf(path)),
];

/**
 * @param {import('mongodb').Db} db
 * @param {{ days: number, views: number, until: string, paths: string[], pages: Pages, repeated?: number }} year
 *   `views`: how many the days have together; `until`: the day after the last one, "YYYY-MM-DD"; `paths`: each day shows
 *   all of them, the first ones most; `pages`: what is known of each page; `repeated`: so many days in a row have the same
 *   rows, which takes a part of the time
 * @returns how many views were stored
 */
export async function storeDays(db, { days, views, until, paths, pages, repeated = 1 }) {
  const random = seeded(11);
  const weights = paths.map((_, place) => 1 / (place + 1));
  const upTo = weights.map((_, place) => weights.slice(0, place + 1).reduce((sum, one) => sum + one, 0));
  const pick = () => {
    const wanted = random.next() * Number(upTo.at(-1));
    return String(paths[upTo.findIndex((sum) => sum >= wanted)]);
  };
  let [stored, ofDay] = [0, 0];
  /** @type {Row[]} */
  let rows = [];
  for (let ago = days; ago > 0; ago--) {
    const day = dayOf(new Date(Date.parse(`${until}T12:00:00Z`) - ago * 86_400_000), pages.timeZone);
    const week = Math.floor(ago / 14);
    if (ago === days || ago % repeated === 0) {
      ofDay = Math.round((views / days) * (1 + 0.3 * Math.sin((ago + (ago % 7) * 9) / 20)));
      rows = rowsOf(ofDay, week, random, pick);
    }
    stored += ofDay;
    await store(db, day, rows, pages, week);
  }
  return stored;
}

/**
 * @param {number} views
 * @param {number} week
 * @param {ReturnType<typeof seeded>} random
 * @param {() => string} pick gives a path
 */
function rowsOf(views, week, random, pick) {
  /** @type {Map<string, Row>} */
  const rows = new Map();
  for (let number = 0; number < views; number++) {
    const begins = random.chance(0.37);
    const referrer = random.chance(0.6) ? 'direct' : String(REFERRERS[Math.floor(random.next() ** 3 * 40)]);
    const page = pick();
    const row = {
      ...{ page, device: random.of(DEVICES), referrer, country: random.of(COUNTRIES) },
      release: `${MODULES[page.length % 5]}@1.0.${week}`,
    };
    const key = ROW_DIMENSIONS.map((name) => row[name]).join(' ');
    const { counts } = rows.get(key) ?? { ...row, counts: emptyCounts() };
    rows.set(key, { ...row, counts });
    /** @param {keyof typeof metricAt} metric */
    const add = (metric, amount = 1) => {
      counts[metricAt[metric]] = Number(counts[metricAt[metric]]) + amount;
    };
    add('views');
    if (random.chance(0.9)) add('readers');
    if (begins) add('sessions');
    if (begins && random.chance(0.8)) add('visitors');
    if (begins && random.chance(0.4)) add('bounces');
    if (random.chance(0.37)) add('exits');
    if (random.chance(0.6)) add('timed');
    if (random.chance(0.6)) add('timedMs', random.whole(90_000));
    if (random.chance(0.01)) add('bookings');
  }
  return [...rows.values()];
}

/**
 * @param {import('mongodb').Db} db
 * @param {string} day
 * @param {Row[]} rows
 * @param {Pages} pages
 * @param {number} week
 */
async function store(db, day, rows, pages, week) {
  const { days } = collections(db);
  /** @type {Map<string, Group>} */
  const groups = new Map();
  /**
   * @param {Group['dimension']} dimension
   * @param {string} name
   * @param {number[]} counts
   */
  const add = (dimension, name, counts) => {
    const key = `${dimension} ${name}`;
    const group = groups.get(key) ?? { dimension, name, counts: emptyCounts() };
    groups.set(key, group);
    for (const [place, count] of counts.entries()) group.counts[place] = Number(group.counts[place]) + count;
  };
  for (const row of rows) {
    add('all', '', row.counts);
    add('kind', pages.kindOf(row.page), row.counts);
    const area = pages.areaOf(row.page);
    if (area) add('area', area, row.counts);
    for (const dimension of ROW_DIMENSIONS) add(dimension, row[dimension], row.counts);
  }
  const vitals = MODULES.flatMap((module) =>
    ['LCP', 'INP', 'CLS'].map((metric, place) => ({
      ...{ module, version: `1.0.${week}`, metric, samples: 250 },
      sizes: Object.fromEntries(
        Array.from({ length: 25 }, (_, step) => [sizeOf(40 * (place + 1) * 1.2 ** step), 10]),
      ),
    })),
  );
  const failures = [{ module: 'map', version: `1.0.${week}`, load: 3, render: 1 }];
  const latest = rows
    .slice(0, 20)
    .map(({ page, device }) => ({ page, device, at: new Date(`${day}T18:00:00Z`) }));
  const searches = [{ text: 'parking', visitors: 9 }];
  await storeClosedDay(db, pages, day, rows);
  const figures = { groups: [...groups.values()], vitals, failures, searches, bots: 40, latest };
  await days.insertOne({ _id: day, day, ...figures, cleared: true });
}
