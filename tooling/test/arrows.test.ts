import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { arrowFaults, fault } from '../check/arrows';

const root = path.resolve(import.meta.dirname, '../..');

test('every import goes in an allowed direction', () => {
  const folders = [
    'contracts',
    'ui',
    'cities',
    'shell',
    'services',
    ...readdirSync(root).filter((name) => name.startsWith('mfe-')),
  ];
  expect(arrowFaults(root, folders)).toEqual([]);
});

test.each([
  ['mfe-pubs/src/a.ts', '@guide/mfe-map'],
  ['mfe-pubs/src/a.ts', '../../mfe-map/src/b'],
  ['services/pubs/src/app.ts', '@guide/service-map'],
  ['contracts/api/client.ts', '@guide/ui'],
  ['shell/src/a.ts', '@guide/city/site.json'],
])('%s importing %s is a fault', (file, imported) => {
  expect(fault(file, imported)).not.toBeNull();
});

test('a module may import the contracts', () => {
  expect(fault('mfe-pubs/src/a.ts', '@guide/contracts/module')).toBeNull();
});
