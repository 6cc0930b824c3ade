import { afterEach, expect, test } from '@jest/globals';
import { findCacheName, isBundleCache } from '../src/offline/database';

afterEach(() => void Reflect.deleteProperty(globalThis, 'caches'));

test('D-37 a guide that an earlier version downloaded keeps its cache until the next one replaces it', async () => {
  const names = ['guide-set-1', 'guide-bundle-2', 'guide-1-pages', 'others'];
  Object.assign(globalThis, { caches: { has: async (name: string) => names.includes(name) } });
  expect(await Promise.all(['1', '2', '3'].map((id) => findCacheName({ id })))).toEqual([
    'guide-set-1',
    'guide-bundle-2',
    'guide-bundle-3',
  ]);
  expect(names.filter(isBundleCache)).toEqual(['guide-set-1', 'guide-bundle-2']);
});
