import { setTimeout } from 'node:timers/promises';
import type { Listing } from '@guide/contracts/api/schemas';
import { listing, packWith, startTestDatabase } from '@guide/service-kit/testing';
import { expect, test } from '@jest/globals';
import { coalesce } from '../src/answer/coalesce';
import { keepAnswers } from '../src/answer/keepAnswers';
import { cut, writeListings } from '../src/answer/listingsText';
import { buildApp } from '../src/app';

const oneByOne = async function* (listings: Listing[]) {
  yield* listings;
};

test('API-05 API-06 API-07 what is cut out is what filtering gives, byte for byte', async () => {
  const categories = ['attraction', 'restaurant', 'pub'] as const;
  const areas = ['Soho', 'King’s Cross', 'Łódź 🍺'];
  const all = Array.from({ length: 60 }, (_none, at) =>
    listing({
      id: at + 1,
      name: `“${at}” Café, {[\\]}`,
      category: categories[at % 3]!,
      area: areas[at % 4] ?? 'Soho',
      featured: at % 5 === 0,
    }),
  );
  const text = await writeListings(oneByOne(all));
  for (const category of [undefined, ...categories]) {
    for (const featured of [undefined, true, false]) {
      for (const area of [undefined, ...areas, 'Nowhere']) {
        const expected = all.filter(
          (one) =>
            one.category === (category ?? one.category) &&
            one.featured === (featured ?? one.featured) &&
            one.area === (area ?? one.area),
        );
        expect(cut(text, { category, featured, area }).toString()).toBe(JSON.stringify(expected));
      }
    }
  }
  expect(cut(text, {})).toBe(text.bytes);
});

test('filtered answers are kept up to 32 MB and only for the text that they are cut from', async () => {
  const large = Array.from({ length: 12 }, (_none, at) =>
    listing({ id: at + 1, area: `Area ${at}`, description: 'x'.repeat(3 * 1024 * 1024) }),
  );
  const text = await writeListings(oneByOne(large));
  const answer = keepAnswers();
  const first = answer(text, { area: 'Area 0' });
  expect(answer(text, { area: 'Area 0' })).toBe(first);
  expect(answer(text, { category: 'attraction', area: 'Area 0' })).not.toBe(first);
  for (let at = 1; at < 12; at++) answer(text, { area: `Area ${at}` });
  expect(answer(text, { area: 'Area 0' })).not.toBe(first);
  expect(answer(text, { area: 'Area 0' }).equals(first)).toBe(true);
  const changed = await writeListings(oneByOne(large.slice(1)));
  expect(answer(changed, { area: 'Area 0' }).toString()).toBe('[]');
});

test('no listings are an empty list', async () => {
  const text = await writeListings(oneByOne([]));
  expect(cut(text, {}).toString()).toBe('[]');
  expect(cut(text, { area: 'Soho' }).toString()).toBe('[]');
});

test('D-59 what another copy of the service imports is answered after 50 ms, with another ETag', async () => {
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
  const ask = () =>
    running.inject({ url: '/api/listings', headers: { 'if-none-match': String(before.headers.etag) } });
  let after = await ask();
  while (after.statusCode === 304) after = await ask();
  expect(after.statusCode).toBe(200);
  expect(after.json().map(({ id }: Listing) => id)).toEqual([2, 3]);
  expect(after.headers['content-type']).toBe('application/json; charset=utf-8');
  await other.close();
  await running.close();
  await database.remove();
}, 30_000);

test('callers share a run that began after they came', async () => {
  let begun = 0;
  const shared = coalesce(async () => {
    const run = ++begun;
    await setTimeout(5);
    return run;
  });
  const first = shared();
  await setTimeout(1);
  expect(await Promise.all([first, shared(), shared(), shared()])).toEqual([1, 2, 2, 2]);
  expect(await shared()).toBe(3);
});

test('a run that fails does not stop the next', async () => {
  let begun = 0;
  const shared = coalesce(async () => {
    begun++;
    if (begun === 1) throw new Error('away');
    return begun;
  });
  await expect(shared()).rejects.toThrow('away');
  expect(await shared()).toBe(2);
});
