import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { findMismatch, type Schema } from '@guide/contracts/api/mismatch';
import { exampleResponses } from '@guide/contracts/testing';
import { expect, test } from '@jest/globals';
import { apiTable } from '../rspack/api-table.mjs';

type Table = Record<string, { path: string; response: Schema }>;

const table = (await apiTable('contracts/api/operations.ts')).operations as Table;
const single: Table = await apiTable('contracts/api/pageOperations.ts');

test('API-01 Responses of the gateway to scripts are validated', () => {
  expect(Object.keys(single)).toEqual(['embedSite', 'moduleReleases', 'offlineBundle', 'releaseChanges']);
  const site = JSON.parse(readFileSync(new URL('../../cities/london/site.json', import.meta.url), 'utf8'));
  const { response } = single.embedSite!;
  const offers = {
    categories: ['pub'],
    subcategories: [],
    pubs: 0,
    ratings: false,
    reviews: false,
    prices: [],
  };
  const served = { ...site, clockChanges: [{ from: 0, offset: 60 }], offers, later: 2 };
  expect(findMismatch(response, { site: served })).toBeNull();
  expect(findMismatch(response, { site: served, panels: [1] })).toBe('/panels/0');
  expect(findMismatch(response, { site })).toBe('/site/clockChanges');
  expect(findMismatch(response, { site: {} })).toBe('/site/product');
  expect(findMismatch(response, {})).toBe('/site');
});

test('API-01 The table for browsers accepts valid responses and rejects others', () => {
  for (const [name, response] of Object.entries(exampleResponses)) {
    const schema = table[name]!.response;
    expect([name, findMismatch(schema, response)]).toEqual([name, null]);
    expect([name, findMismatch(schema, [{ id: 1 }]) ?? 'fits']).not.toEqual([name, 'fits']);
  }
});

test('The table costs visitors at most 3.2 KB', () => {
  expect(brotliCompressSync(JSON.stringify(table)).length).toBeLessThanOrEqual(3.2 * 1024);
});

test('The table contains nothing that only servers need', () => {
  const operations = [...Object.values(table), ...Object.values(single)];
  const parts = new Set(operations.flatMap((operation) => Object.keys(operation)));
  for (const part of ['query', 'params', 'body', 'summary', 'service']) expect(parts).not.toContain(part);
  expect(/"(additionalProperties|maxLength)":/.exec(JSON.stringify(operations))?.[0]).toBeUndefined();
});
