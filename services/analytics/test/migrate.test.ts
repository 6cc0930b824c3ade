import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { london, startTestDatabase } from '@guide/service-kit/testing';
import { afterAll, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { buildApp } from '../src/app';
import { dayOf } from '../src/days';
import { poster } from './calls';

const database = await startTestDatabase();
const client = new MongoClient(database.url);
const db = client.db('guide_analytics');
afterAll(async () => {
  await client.close();
  await database.remove();
});

const today = dayOf(new Date(), 'Europe/London');
/** As the form of the service before this one stored a day. */
const old: Record<string, ({ _id: string } & Record<string, unknown>)[]> = {
  pages: [
    { _id: '/', count: 12 },
    { _id: '/attraction/1', count: 7 },
    { _id: '/invented-1', count: 3 },
    { _id: '/invented-2', count: 2 },
  ],
  daily_pages: [
    { _id: `${today} /`, day: today, path: '/', count: 10 },
    { _id: `${today} /attraction/1`, day: today, path: '/attraction/1', count: 7 },
    { _id: `${today} /invented-1`, day: today, path: '/invented-1', count: 3 },
  ],
  daily_sources: [
    { _id: `${today} device phone`, day: today, kind: 'device', name: 'phone', count: 20 },
    { _id: `${today} referrer direct`, day: today, kind: 'referrer', name: 'direct', count: 9 },
    { _id: `${today} area Tower Hill`, day: today, kind: 'area', name: 'Tower Hill', count: 7 },
  ],
  daily_totals: [{ _id: today, pageViews: 20, uniqueVisitors: 8, sessions: 9, bookingClicks: 4 }],
  hourly_totals: [{ _id: `${today}T10`, pageViews: 20 }],
  daily_bots: [{ _id: today, count: 6 }],
  daily_failures: [{ _id: `${today} map 1.0.0`, day: today, module: 'map', version: '1.0.0', load: 2 }],
  daily_vitals: [
    {
      ...{ _id: `${today} map 1.0.0 LCP`, day: today, module: 'map', version: '1.0.0', metric: 'LCP' },
      ...{ samples: 2, sizes: { '100': 2 } },
    },
  ],
};

test('D-58 sums of the older form are converted once, also after a start that was killed, and counting goes on from them', async () => {
  for (const [name, records] of Object.entries(old))
    await db.collection<{ _id: string }>(name).insertMany(records);
  const start = () => buildApp({ mongoUrl: database.url, packFolder: london });
  for (const round of [1, 2, 3]) {
    const app = await start();
    const get = async (call: string) => (await app.inject(`/api/analytics/${call}`)).json();
    const more = round - 1;
    expect(await get('top-pages')).toEqual([
      { path: '/', count: 12 + more },
      { path: '/attraction/1', count: 7 },
      { path: 'other page', count: 5 },
    ]);
    expect(await get('popular-listings')).toEqual([{ listingId: 1, count: 7 }]);
    expect(await get('summary')).toMatchObject({
      pageViews: { value: 20 + more },
      uniqueVisitors: { value: 8 + Math.min(more, 1) },
      bookingClicks: { value: 4 },
      areas: [{ name: 'Tower Hill', count: 7 }],
      failures: [{ module: 'map', version: '1.0.0', load: 2, render: 0 }],
      vitals: [{ module: 'map', version: '1.0.0', metric: 'LCP', samples: 2 }],
      filteredBots: 6,
    });
    expect((await poster(app)('pageview', { path: '/' })).statusCode).toBe(200);
    await app.close();
    const left = (await db.listCollections().toArray()).map(({ name }) => name);
    expect(left.filter((name) => name in old || name === 'conversions')).toEqual([]);
    const versions = db.collection<{ _id: string; version: number }>('data_version');
    expect(await versions.findOne({ _id: 'data' })).toEqual({ _id: 'data', version: 4 });
    if (round > 1) continue;
    // As a start leaves it that was killed while it dropped the old collections.
    await versions.updateOne({ _id: 'data' }, { $set: { version: 1 } });
    await db.collection<{ _id: string }>('conversions').insertOne({ _id: 'daily sums' });
    await db.collection<{ _id: string }>('daily_pages').insertMany(old.daily_pages!);
  }
});

const names = [['/', '/map'], ['phone'], ['direct', 'example.org'], [''], ['']];
const deflated = async (data: string | Uint32Array) => (await promisify(deflate)(data)).toString('base64');

/** Two rows as two earlier forms of the service stored them; of the first, metrics that came later are not in it. */
const oldForms: Record<string, () => Promise<{ names?: string; packed: string }>> = {
  async text() {
    const places = [
      [0, 1],
      [0, 0],
      [0, 1],
      [0, 0],
      [0, 0],
    ];
    const counts = [
      [40, 300],
      [30, 20],
    ];
    return { packed: await deflated(JSON.stringify({ names, places, counts })) };
  },
  async words() {
    // The 300 views of the second row are more than a byte: it is two, of which the first has the key.
    const starts = [0, 1, 3];
    const rows = [
      [77, 0, 40 | (30 << 8), 0, 0, 0],
      [78, 0, 255 | (20 << 8), 0, 0, 1],
      [0, 0, 45, 0, 0, 1],
    ];
    return {
      names: JSON.stringify(names),
      packed: await deflated(Uint32Array.from([...starts, ...rows.flat()])),
    };
  },
};

test.each(Object.keys(oldForms))(
  'D-72 rows of closed days that were stored as %s are as they are read now after a start, also after one that was killed',
  async (form) => {
    const day = '2026-01-31';
    const rows = db.collection<{ _id: string; packed?: unknown }>('day_rows');
    const days = db.collection<{ _id: string; day: string }>('days');
    const empty = { groups: [], vitals: [], failures: [], searches: [], bots: 0, latest: [], cleared: true };
    await days.replaceOne({ _id: day }, { day, ...empty }, { upsert: true });
    await rows.replaceOne({ _id: day }, await oldForms[form]!(), { upsert: true });
    await db.collection('day_groups').deleteMany({});
    const versions = db.collection<{ _id: string; version: number }>('data_version');
    for (const version of [2, 3]) {
      await versions.updateOne({ _id: 'data' }, { $set: { version } });
      const app = await buildApp({ mongoUrl: database.url, packFolder: london });
      const ask = async (filter: string) =>
        (await app.inject(`/api/analytics/insights?from=${day}&to=${day}${filter}`)).json();
      const { views, pages } = await ask('');
      expect([views.value, pages.map(({ name }: { name: string }) => name)]).toEqual([340, ['/map', '/']]);
      expect((await ask('&referrer=example.org')).views.value).toBe(300);
      await app.close();
      expect(await rows.findOne({ _id: day })).toMatchObject({ _id: day, names: JSON.stringify(names) });
      expect(await rows.countDocuments({ packed: { $exists: true } })).toBe(0);
    }
  },
);
