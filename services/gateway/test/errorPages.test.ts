import type { Site } from '@guide/contracts/site';
import { errors, tooManyRequests, unavailable } from '@guide/service-kit';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { errorPages } from '../src/pages/errorPages';
import { preparePlainPages } from '../src/plainPage';
import { sourceHash } from '../src/security/headers';

const app = Fastify();

beforeAll(async () => {
  await app.register(errors);
  await app.register(
    errorPages,
    preparePlainPages(
      { siteIn: () => ({ locale: 'en-GB', product: 'London' }) as Site },
      { files: { fonts: ['fraunces.1.woff2'] } },
    ),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', "style-src 'self'");
  });
  app.get('/busy', async () => {
    throw unavailable('Too many visitors at once.', 2);
  });
  app.get('/api/busy', async () => {
    throw unavailable('Too many visitors at once.', 2);
  });
  app.get('/bug', async () => {
    throw new Error('A bug');
  });
  app.get('/often', async () => {
    throw tooManyRequests('Too many requests from your address.', 60);
  });
});
afterAll(() => app.close());

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test.each([
  ['/busy', 503, '2', 'Many people are using the guide', /content="[2-6]"/],
  ['/often', 429, '60', 'Many pages were opened from your network', /content="6[0-4]"/],
])(
  'a visitor who opens %s gets a page of the guide that loads again by itself',
  async (url, status, wait, text, after) => {
    const { statusCode, headers, body } = await app.inject({ url, headers: BROWSER });
    expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([
      status,
      wait,
      'text/html; charset=utf-8',
    ]);
    expect(headers['content-length']).toBe(String(Buffer.byteLength(body)));
    const style = /<style>([^<]+)<\/style>/.exec(body)![1]!;
    expect(headers['content-security-policy']).toBe(`style-src ${sourceHash(style)} 'self'`);
    expect(style).toContain('src:url("/assets/fraunces.1.woff2")');
    expect(body).toContain(`<h1>Please Try Again</h1><p class="lead">${text} `);
    expect(body).toContain('<a href="">Try again</a>');
    expect(body).toMatch(/<a class="logo" href="\/">.*<b>London<\/b><small>Visitor guide<\/small>/);
    expect(/<meta http-equiv="refresh" ([^>]+)>/.exec(body)![1]).toMatch(after);
  },
);

test('a page for an error has the theme that the visitor chose, and does not load again after a bug', async () => {
  for (const [cookie, theme] of [
    ['a=b; theme=dark', ' data-theme="dark"'],
    ['__Host-theme=light', ' data-theme="light"'],
    ['theme=evil', ''],
  ] as const) {
    const { body } = await app.inject({ url: '/bug', headers: { ...BROWSER, cookie } });
    expect(body).toContain(`<html lang="en-GB"${theme}>`);
    expect(body).not.toContain('http-equiv');
  }
});

test.each([
  ['a script that requests a page', '/busy', { accept: '*/*' }],
  ['a browser that opens an API address', '/api/busy', BROWSER],
])('%s gets the JSON error body', async (_who, url, headers) => {
  const response = await app.inject({ url, headers });
  expect([response.statusCode, response.json().error.code]).toEqual([503, 'UNAVAILABLE']);
});

test('a visitor who opens a missing address keeps its own response', async () => {
  const { statusCode, headers } = await app.inject({ url: '/nothing', headers: BROWSER });
  expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
});
