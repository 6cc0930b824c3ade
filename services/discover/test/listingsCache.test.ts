import type { Listing } from '@guide/contracts/api/schemas';
import { listing, packWith, startTestDatabase } from '@guide/service-kit/testing';
import { expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { buildApp } from '../src/app';
import { createListingsCache } from '../src/listingsCache';

test('D-59 what another copy of the service imports is served a moment later, with another ETag', async () => {
  const database = await startTestDatabase();
  const build = async (...ids: number[]) =>
    buildApp({
      mongoUrl: database.url,
      packFolder: await packWith({ 'listings.json': ids.map((id) => listing({ id })) }),
    });
  const running = await build(1, 2);
  const before = await running.inject('/api/listings');
  expect(before.json().map(({ id }: Listing) => id)).toEqual([1, 2]);

  const other = await build(2, 3);
  const revalidate = () =>
    running.inject({ url: '/api/listings', headers: { 'if-none-match': String(before.headers.etag) } });
  let after = await revalidate();
  while (after.statusCode === 304) after = await revalidate();
  expect(after.statusCode).toBe(200);
  expect(after.json().map(({ id }: Listing) => id)).toEqual([2, 3]);
  expect(after.headers['content-type']).toBe('application/json; charset=utf-8');
  await other.close();
  await running.close();
  await database.remove();
}, 30_000);

test('32 MiB of answers are cached, those of queries that nothing fits included', async () => {
  const database = await startTestDatabase();
  const app = Fastify() as unknown as FastifyInstance;
  app.decorate('copies', []);
  app.decorate('database', async () => database.client.db('cached'));
  app.decorate('availability', { read: (_ms: number, live: () => unknown) => live() } as never);
  const cache = createListingsCache(app);
  const answerTo = (name: string) =>
    cache.find({ header() {} } as unknown as FastifyReply, { area: name.padEnd(1024 ** 2, 'x') });
  const first = await answerTo('first');
  for (let query = 0; query < 30; query += 1) await answerTo(`${query}`);
  expect(await answerTo('first')).toBe(first);
  for (let query = 30; query < 62; query += 1) await answerTo(`${query}`);
  expect(await answerTo('first')).not.toBe(first);
  await app.close();
  await database.remove();
});
