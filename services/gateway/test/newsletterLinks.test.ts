import type { Site } from '@guide/contracts/site';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { linkRoutes } from '../src/newsletter/links';
import { pageSender } from '../src/newsletter/page';
import { preparePlainPages, themeOf } from '../src/plainPage';

const path = `/newsletter/unsubscribe?token=${'a'.repeat(32)}`;

const plainPages = preparePlainPages(
  { siteIn: () => ({ locale: 'en-GB', product: 'London' }) as Site },
  { files: { fonts: ['fraunces.1.woff2'] } },
);

test("the pages have the guide's header, brand and fonts, and the theme that the visitor chose", async () => {
  const app = Fastify();
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', "style-src 'self'");
  });
  const sendPage = pageSender({ ...plainPages, themeOf });
  await app.register(
    linkRoutes(
      sendPage,
      () => 'London Tourist Guide',
      () => Promise.reject(new Error('no call')),
    ),
  );
  const { body, headers } = await app.inject({ url: path, headers: { cookie: 'theme=dark' } });
  expect(headers['content-security-policy']).toBe(`style-src ${plainPages.styleHash} 'self'`);
  expect(body).toContain('<html lang="en-GB" data-theme="dark">');
  expect(body).toContain('<title>Unsubscribe | London Tourist Guide</title>');
  expect(body).toMatch(/<header><a class="logo" href="\/">.*<b>London<\/b>/);
  expect(body).toContain('src:url("/assets/fraunces.1.woff2")');
  await app.close();
});

test.each<[string, () => Promise<Response>, number, string | undefined]>([
  ['is busy', async () => new Response('{}', { status: 429, headers: { 'retry-after': '30' } }), 429, '30'],
  ['has no database', async () => new Response('{}', { status: 503 }), 503, undefined],
  ['cannot be reached', () => Promise.reject(new Error('refused')), 503, undefined],
])(
  'a press on the button while the service %s shows the button again',
  async (_what, answer, status, retry) => {
    const calls: string[] = [];
    const app = Fastify();
    const sendPage = pageSender({ ...plainPages, themeOf });
    const fetch = async (url: string) => {
      calls.push(url);
      return answer();
    };
    await app.register(linkRoutes(sendPage, () => 'London Tourist Guide', fetch));
    const response = await app.inject({ method: 'POST', url: path });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([status, retry]);
    expect(response.body).toContain('<p role="status">Something went wrong. Please try again.</p>');
    expect(response.body).toContain(`<form method="post" action="${path}"><button>`);
    expect(calls).toEqual([`/api${path}`]);
    await app.close();
  },
);
