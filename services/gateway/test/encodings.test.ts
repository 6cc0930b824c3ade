import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { acceptsBrotli, encodingFor, encodings } from '../src/pages/encodings';

const html = Buffer.from(`<!doctype html><title>Café</title>${'<p>London</p>'.repeat(200)}`);

test('a page says the same in every encoding, each with a validator of its own', async () => {
  const body = encodings(html, 5);
  const [br, gzip, identity] = [await body('br'), await body('gzip'), await body('identity')];
  expect(brotliDecompressSync(br.bytes).toString()).toBe(html.toString());
  expect(gunzipSync(gzip.bytes).toString()).toBe(html.toString());
  expect(identity.bytes.toString()).toBe(html.toString());
  expect(new Set([br.etag, gzip.etag, identity.etag]).size).toBe(3);
  expect(br.etag).toMatch(/^"[\w-]+"$/);
  expect((await encodings(Buffer.from(`${html} `), 5)('br')).etag).not.toBe(br.etag);
});

test('visitors at the same moment share one compression', async () => {
  const body = encodings(html, 5);
  expect((await body('br')).bytes).toBe((await body('br')).bytes);
});

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['zstd', 'identity'],
  ['*', 'br'],
  ['', 'identity'],
])('Accept-Encoding %s is answered with %s', (header, expected) => {
  expect(encodingFor(header)).toBe(expected);
});

test.each([
  [undefined, false],
  ['', false],
  ['gzip', false],
  ['gzip, br', true],
  ['*', true],
  ['br;q=0.1, gzip', true],
  ['br;q=0', false],
  ['br; q=0.0, gzip', false],
  ['x-brand, gzip', false],
])('who sends Accept-Encoding %s takes brotli: %s', (header, expected) => {
  expect(acceptsBrotli(header)).toBe(expected);
});
