import { setImmediate } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { integrityOf } from '@guide/contracts/module/integrity';
import { expect, test } from '@jest/globals';
import { ask } from './support/ask';
import { startGateway } from './support/gateway';

const gateway = await startGateway();

const addresses = () => gateway.database.client.db('guide_discover').collection('subscriptions');
async function subscribe(email: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  await ask(gateway.url, {
    method: 'POST',
    path: '/api/subscribe',
    headers,
    body: JSON.stringify({ email }),
  });
  return (await addresses().findOne({ email }))!.unsubscribeToken;
}

test('the page behind an unsubscribe link changes nothing by itself, and its form and script remove the address', async () => {
  const token = await subscribe('ann@example.org');
  const page = await ask(gateway.url, { path: `/newsletter/unsubscribe?token=${token}` });
  expect([page.status, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
    200,
    'private, no-store',
    'no-referrer',
  ]);
  expect(await addresses().countDocuments({ email: 'ann@example.org' })).toBe(1);
  const [, source, integrity] = page.body.match(/<script type="module" src="([^"]+)" integrity="([^"]+)"/)!;
  const script = await ask(gateway.url, { path: source! });
  expect([script.status, integrityOf(script.body)]).toEqual([200, integrity]);

  const [, path] = page.body.match(/<form method="post" action="([^"]+)"/)!;
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: gateway.url,
    'sec-fetch-site': 'same-origin',
  };
  expect(await ask(gateway.url, { method: 'POST', path: path!, headers })).toMatchObject({ status: 200 });
  expect(await addresses().countDocuments({ email: 'ann@example.org' })).toBe(0);
});

test("a mail provider's one click, which comes from no page, reaches the service; another site's form does not", async () => {
  const token = await subscribe('bob@example.org');
  const path = `/api/newsletter/unsubscribe?token=${token}`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = 'List-Unsubscribe=One-Click';
  const foreign = { ...headers, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await ask(gateway.url, { method: 'POST', path, headers: foreign, body })).status).toBe(403);
  expect(await addresses().countDocuments({ email: 'bob@example.org' })).toBe(1);
  expect((await ask(gateway.url, { method: 'POST', path, headers, body })).status).toBe(200);
  expect(await addresses().countDocuments({ email: 'bob@example.org' })).toBe(0);
});

test.each(['', '?token=', '?token=short', '?token=%22%3E%3Cscript%3E', `?token=${'a'.repeat(32)}&token=b`])(
  'a link page with "%s" is not there',
  async (query) => {
    expect((await ask(gateway.url, { path: `/newsletter/confirm${query}` })).status).toBe(404);
  },
);

test.each([
  [200, 'done', true],
  [404, 'gone', false],
  [429, 'failed', false],
  [503, 'failed', false],
])('a link page that gets status %i says "%s"', async (status, said, isHidden) => {
  const { body: script } = await ask(gateway.url, { path: '/newsletter/link.js' });
  const state = { textContent: '' };
  let onSubmit = (_event: object) => {};
  const form = {
    dataset: { done: 'done', gone: 'gone', failed: 'failed' },
    hidden: false,
    addEventListener: (_name: string, listener: typeof onSubmit) => {
      onSubmit = listener;
    },
    requestSubmit: () => onSubmit({ preventDefault() {} }),
  };
  const document = { forms: [form], querySelector: () => state };
  runInNewContext(script, { document, fetch: async () => new Response('{}', { status }) });
  await setImmediate();
  expect([state.textContent, form.hidden]).toEqual([said, isHidden]);
});
