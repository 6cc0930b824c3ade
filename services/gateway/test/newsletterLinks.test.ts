import type { Site } from '@guide/contracts/site';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { linkRoutes } from '../src/newsletter/links';
import { pageSender } from '../src/newsletter/page';

const path = `/newsletter/unsubscribe?token=${'a'.repeat(32)}`;

test.each<[string, () => Promise<Response>, number, string | undefined]>([
  ['is busy', async () => new Response('{}', { status: 429, headers: { 'retry-after': '30' } }), 429, '30'],
  ['has no database', async () => new Response('{}', { status: 503 }), 503, undefined],
  ['cannot be reached', () => Promise.reject(new Error('refused')), 503, undefined],
])(
  'a press on the button while the service %s shows the button again',
  async (_what, answer, status, retry) => {
    const calls: string[] = [];
    const app = Fastify();
    const sendPage = pageSender({ locale: 'en-GB' } as Site, 'London Tourist Guide', []);
    const fetch = async (url: string) => {
      calls.push(url);
      return answer();
    };
    await app.register(linkRoutes(sendPage, 'London Tourist Guide', fetch));
    const response = await app.inject({ method: 'POST', url: path });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([status, retry]);
    expect(response.body).toContain('<p role="status">Something went wrong. Please try again.</p>');
    expect(response.body).toContain(`<form method="post" action="${path}"><button>`);
    expect(calls).toEqual([`/api${path}`]);
    await app.close();
  },
);
