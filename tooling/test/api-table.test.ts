import { brotliCompressSync } from 'node:zlib';
import { findMismatch, type Schema } from '@guide/contracts/api/mismatch';
import { goodAnswers } from '@guide/contracts/testing';
import { expect, test } from '@jest/globals';
import { apiTable } from '../rspack/api-table.mjs';

const table = (await apiTable()) as Record<string, { path: string; response: Schema }>;

test('API-01 browsers get a table by which good answers fit and others do not', () => {
  for (const [name, answer] of Object.entries(goodAnswers)) {
    const { response } = table[name]!;
    expect([name, findMismatch(response, answer)]).toEqual([name, null]);
    expect([name, findMismatch(response, [{ id: 1 }]) ?? 'fits']).not.toEqual([name, 'fits']);
  }
});

test('the table costs a visitor at most 2 KB', () => {
  expect(brotliCompressSync(JSON.stringify(table)).length).toBeLessThanOrEqual(2048);
});

test('nothing of the table is for senders only', () => {
  expect(JSON.stringify(table)).not.toMatch(/"(query|params|body|summary|additionalProperties|maxLength)"/);
});
