import { london, startTestDatabase } from '@guide/service-kit/testing';
import { afterAll, expect, test } from '@jest/globals';
import { buildApp } from '../src/app';
import { poster } from './calls';

const database = await startTestDatabase();
afterAll(() => database.remove());

test('D-80 after an upgrade the old statistics are removed with one warning that names the backup, and counting starts', async () => {
  const db = database.client.db('guide_analytics');
  for (const name of ['messages', 'writers', 'days', 'day_rows', 'day_groups', 'settings', 'salts'])
    await db.collection<{ _id: string }>(name).insertOne({ _id: 'x' });
  await db
    .collection<{ _id: string; version: number }>('data_version')
    .insertOne({ _id: 'data', version: 4 });
  const unrelated = database.client.db('guide_gateway').collection<{ _id: string }>('subscriptions');
  await unrelated.insertOne({ _id: 'ann' });
  const lines: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => lines.push(line) } };
  const app = await buildApp({ mongoUrl: database.url, packFolder: london, logger });
  expect((await poster(app)('pageview', { path: '/' })).statusCode).toBe(200);
  expect((await app.inject('/api/analytics/top-pages')).json()).toEqual([{ path: '/', count: 1 }]);
  const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  for (const name of ['messages', 'writers', 'days', 'day_rows', 'day_groups', 'settings'])
    expect(names).not.toContain(name);
  expect(await unrelated.countDocuments()).toBe(1);
  await app.close();
  const again = await buildApp({ mongoUrl: database.url, packFolder: london, logger });
  expect((await again.inject('/api/analytics/top-pages')).json()).toEqual([{ path: '/', count: 1 }]);
  await again.close();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!).msg).toMatch(
    /removed the figures of the version before.*npm run ops -- backup/,
  );
});
