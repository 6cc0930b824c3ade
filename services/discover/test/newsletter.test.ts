import { invalidAddresses, validAddresses } from '@guide/contracts/testing';
import { expectInvalid, startService } from '@guide/service-kit/testing';
import { expect, test } from '@jest/globals';
import { service } from '../src/app';

const { app } = await startService(service);

let clientNumber = 0;
const subscribe = (payload: object | string) => {
  clientNumber += 1;
  return app.inject({
    method: 'POST',
    remoteAddress: `192.0.2.${clientNumber}`,
    url: '/api/subscribe',
    headers: { 'content-type': 'application/json' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
};
const stored = async (email: string) =>
  (await app.database()).collection('subscriptions').find({ email }).toArray();

test('API-12 an address is stored with time and token', async () => {
  const response = await subscribe({ email: 'ann@example.org' });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ ok: true });
  expect(await stored('ann@example.org')).toEqual([
    {
      _id: expect.anything(),
      email: 'ann@example.org',
      subscribedAt: expect.any(Date),
      unsubscribeToken: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
});

test('D-16 a known address gets the same response and is stored once', async () => {
  const responses = [];
  for (const email of ['bob@example.org', 'bob@EXAMPLE.org', 'bob@example.org']) {
    const { statusCode, body } = await subscribe({ email });
    responses.push(`${statusCode} ${body}`);
  }
  expect(new Set(responses)).toEqual(new Set(['200 {"ok":true}']));
  expect(await stored('bob@example.org')).toHaveLength(1);
});

test('D-16 an address in parallel requests is stored once', async () => {
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => subscribe({ email: 'cat@example.org' })),
  );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  expect(await stored('cat@example.org')).toHaveLength(1);
});

test('API-12 spellings of the same address are stored once', async () => {
  const spellings = ['zoe@müller.example', 'zoe@MU\u0308LLER.Example', 'zoe@xn--mller-kva.example'];
  for (const email of spellings) expect((await subscribe({ email })).statusCode).toBe(200);
  const emails = await (await app.database()).collection('subscriptions').distinct('email');
  expect(emails.filter((email) => email.startsWith('zo'))).toEqual(['zoe@xn--mller-kva.example']);
});

test('a domain that is not valid punycode is stored unchanged', async () => {
  await subscribe({ email: 'ann@xn--zzzz.example' });
  expect(await stored('ann@xn--zzzz.example')).toHaveLength(1);
});

test.each(validAddresses)('API-12 NEWS-03 %s is accepted, as by the form', async (email) => {
  expect((await subscribe({ email })).statusCode).toBe(200);
});

test.each(invalidAddresses)('API-12 NEWS-03 %j is refused, as by the form', async (email) => {
  expectInvalid(await subscribe({ email }), 'email');
});

test.each([
  [{ email: `${'a'.repeat(250)}@example.org` }, 'email'],
  [{ email: 5 }, 'email'],
  [{ email: { $ne: '' } }, 'email'],
  [{ email: ['ann@example.org'] }, 'email'],
  [{}, 'email'],
  [{ email: 'ann@example.org', name: 'Ann' }, 'name'],
  [[], 'body'],
])('API-12 the body %j is refused with the field', async (body, field) => {
  expectInvalid(await subscribe(body), field);
});

test.each(['{', '', 'null', '{"__proto__":{"email":"a@b.c"}}'])(
  'API-12 the text %j is refused',
  async (text) => {
    const response = await subscribe(text);
    expect(response.statusCode).toBe(400);
    expect(response.json().error.code).toBe('INVALID_REQUEST');
  },
);

test('API-20 D-58 a body over 16 KB is 413 and a type other than JSON is 415', async () => {
  const large = await subscribe({ email: 'a'.repeat(20_000) });
  expect([large.statusCode, large.json().error.code]).toEqual([413, 'BODY_TOO_LARGE']);
  const text = await app.inject({
    method: 'POST',
    url: '/api/subscribe',
    headers: { 'content-type': 'text/plain' },
    payload: 'ann@example.org',
  });
  expect([text.statusCode, text.json().error.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
});
