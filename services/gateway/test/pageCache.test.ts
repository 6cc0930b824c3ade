import { expect, test } from '@jest/globals';
import { createPageCache, type RenderedPage } from '../src/pages/cache';

/** A page, told from others by its status. */
const page = (status: number, shared: boolean): RenderedPage => ({
  status,
  body: () => Promise.reject(new Error('Nobody reads it')),
  styleHashes: [],
  complete: true,
  moduleFailed: false,
  shared,
  renderedAt: 0,
});
const unlimited = (work: (costs: <T>(run: () => Promise<T>) => Promise<T>) => Promise<RenderedPage>) =>
  work((run) => run());

test('a page that is for one client only is served to nobody else, neither later nor to who asked meanwhile', async () => {
  const cached = createPageCache();
  const ask = (status: number, shared: boolean) =>
    cached('/pub/1', () => Promise.resolve(page(status, shared)), unlimited);
  const [own, meanwhile, third] = await Promise.all([ask(201, false), ask(202, true), ask(203, true)]);
  expect([own.status, meanwhile.status, third.status]).toEqual([201, 202, 202]);
  expect((await ask(204, true)).status).toBe(202);

  const other = createPageCache();
  expect((await other('/', () => Promise.resolve(page(201, false)), unlimited)).status).toBe(201);
  expect((await other('/', () => Promise.resolve(page(202, true)), unlimited)).status).toBe(202);
});
