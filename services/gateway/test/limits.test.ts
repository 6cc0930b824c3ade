import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { type Operation, operations } from '@guide/contracts/api/operations';
import { describe, expect, test } from '@jest/globals';
import { clientOfConnection } from '../src/security/connections';
import { ask, type Call } from './support/ask';
import { startGateway } from './support/gateway';
import { addressOf } from './support/operations';

const LIMIT = 500;

const { url } = await startGateway({ WRITE_RATE: String(LIMIT) });

const all: [string, Operation][] = Object.entries(operations);

/** The one error body, with what the faulty fields are called. */
async function refusal(call: Call): Promise<{ status: number; code: string; fields?: string[] }> {
  const { status, body, headers } = await ask(url, call);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  const { error } = JSON.parse(body);
  expect(error).toMatchObject({ message: expect.any(String), requestId: expect.any(String) });
  return { status, code: error.code, fields: error.details?.map(({ field }: { field: string }) => field) };
}

describe.each(all)('API-20 D-58 %s', (_name, operation) => {
  const { method } = operation;
  const path = addressOf(operation);

  test('a query that the contract does not name is refused by its name', async () => {
    const call = {
      method,
      path: `${path}${path.includes('?') ? '&' : '?'}unheard=of`,
      body: method === 'POST' ? {} : undefined,
    };
    expect(await refusal(call)).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    if (method === 'GET') expect((await refusal(call)).fields).toEqual(['unheard']);
  });
});

const byId = all.filter(([, { path }]) => path.endsWith('/:id'));

test.each(byId)('API-20 D-38 D-58 %s takes digits only, from 1 on', async (_name, { path }) => {
  expect(byId.map(([name]) => name)).toEqual(['listing', 'pub']);
  for (const wrong of ['0', '-1', '1.5', '12abc', '99999999999']) {
    const answer = await refusal({ path: path.replace(':id', wrong) });
    expect([wrong, answer.status, answer.fields]).toEqual([wrong, 400, ['id']]);
  }
});

const writes = all.filter(([, { method }]) => method === 'POST');
const json = { 'content-type': 'application/json' };

/** Mail programs unsubscribe by a form (RFC 8058): the code in its address is the right to it, not who sends it. */
const takesForms = (name: string) => name === 'unsubscribe';

describe.each(writes)('API-20 D-58 the write %s', (name, operation) => {
  const call = { method: 'POST', path: addressOf(operation) };

  test.each([
    ['a field that the contract does not name', { body: { unheard: 'of' } }, 400],
    ['a list in place of an object', { body: [] }, 400],
    ['text that is no JSON', { body: '{"a":', headers: json }, 400],
    ['nothing', { body: '', headers: json }, 400],
    [
      'a form',
      { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      takesForms(name) ? 400 : 415,
    ],
    ['plain text', { body: '{}', headers: { 'content-type': 'text/plain' } }, 415],
    ['more than 16 KB', { body: { unheard: 'x'.repeat(17_000) } }, 413],
  ])('%s is refused', async (_what, sent, status) => {
    expect((await refusal({ ...call, ...sent })).status).toBe(status);
  });
});

test('API-20 D-58 an event has 4 KB of properties at most', async () => {
  const event = (length: number) => ({
    method: 'POST',
    path: operations.trackEvent.path,
    body: { name: 'n', category: 'c', path: '/', properties: JSON.stringify({ t: 'x'.repeat(length - 8) }) },
  });
  expect((await ask(url, event(4096))).status).toBe(200);
  expect(await refusal(event(4097))).toMatchObject({ status: 400, fields: ['properties'] });
});

test('API-20 D-58 whoever writes too often gets 429 with Retry-After; reads go on', async () => {
  const write = { method: 'POST', path: operations.trackPageView.path, body: { path: '/' } };
  let last = await ask(url, write);
  for (let sent = 0; sent < LIMIT && last.status !== 429; sent++) last = await ask(url, write);
  expect(last.status).toBe(429);
  expect(JSON.parse(last.body).error.code).toBe('TOO_MANY_REQUESTS');
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  for (const [, operation] of all.filter(([, { method }]) => method === 'GET'))
    expect([operation.path, (await ask(url, { path: addressOf(operation) })).status]).toEqual([
      operation.path,
      200,
    ]);
}, 60_000);

test('one address has at most 256 connections open, and silent ones give way to new ones', async () => {
  const { hostname, port } = new URL(url);
  const sockets = [];
  let closed = 0;
  for (let count = 0; count < 300; count += 1) {
    const socket = connect({ port: Number(port), host: hostname, localAddress: '127.0.0.2' })
      .on('error', () => {})
      .once('close', () => {
        closed += 1;
      })
      .resume();
    sockets.push(socket);
    await once(socket, 'connect');
  }
  while (closed < 300 - 256) await setImmediate();
  expect((await ask(url, { path: '/api/health' })).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});

test('a connection of a trusted proxy counts for no client, and one of IPv6 for its /64 network', () => {
  const clientOf = clientOfConnection(['10.0.0.0/8', 'loopback']);
  for (const trusted of ['10.1.2.3', '::ffff:10.1.2.3', '127.0.0.1', '::1'])
    expect(clientOf(trusted)).toBeNull();
  expect(clientOf('192.0.2.1')).toBe('192.0.2.1');
  expect(clientOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(clientOf('2001:db8:1:2:3::4')).toBe(clientOf('2001:db8:1:2:ffff::1'));
  expect(clientOf('2001:db8:1:2:3::4')).not.toBe(clientOf('2001:db8:1:3:3::4'));
});
