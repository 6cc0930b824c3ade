import { once } from 'node:events';
import { startTestDatabase } from '@guide/service-kit/testing';
import { afterAll, expect, test } from '@jest/globals';
import { ask } from '../../support/ask';
import { testFolder } from '../../support/folder';
import { startGatewayOn } from '../../support/gateway';
import { BEHIND_NGINX, open, send, startNginx } from '../../support/nginx';

/** Writes of an address and minute that each gateway accepts. */
const WRITE_RATE = 3;

const folder = testFolder();
const database = await startTestDatabase();
const shared = {
  ...BEHIND_NGINX,
  DATA_DIR: `${folder}/data`,
  MODULE_STORE: `${folder}/data/modules`,
  WRITE_RATE: `${WRITE_RATE}`,
};
const gateways = [await startGatewayOn(database, shared), await startGatewayOn(database, shared)];
const [first, second] = await Promise.all(gateways.map(({ ready }) => ready));
const nginx = await startNginx(`${folder}/nginx`, [first!, second!]);
const session = nginx.connect();
afterAll(async () => {
  session.destroy();
  await nginx.stop();
  for (const gateway of gateways) await gateway.end();
  await database.remove();
});

test('nginx serves pages by TLS and HTTP/2, and sends plain HTTP there', async () => {
  const { status, headers, body } = await send(session, '/');
  expect([session.alpnProtocol, status]).toEqual(['h2', 200]);
  expect(body).toContain('<h1>Home</h1>');
  expect(headers['strict-transport-security']).toMatch(/^max-age=/);
  const plain = await ask(nginx.plainUrl, { path: '/map?x=1', headers: { host: 'guide.example' } });
  expect([plain.status, plain.headers.location]).toEqual([301, 'https://guide.example/map?x=1']);
  const view = await send(session, '/api/analytics/pageview', { path: '/', cookies: true });
  expect(view.headers['set-cookie']).toEqual([expect.stringMatching(/^__Host-.*; Secure/)]);
});

test('nginx passes events of a stream at once', async () => {
  const stream = open(session, '/api/analytics/live').setEncoding('utf8');
  const [event] = await once(stream, 'data');
  expect(event).toBe('event: valid\ndata: \n\n');
  stream.close();
});

test('limits count the address that nginx sees, not one that a visitor claims', async () => {
  const statuses = [];
  for (let count = 0; count <= 2 * WRITE_RATE; count += 1) {
    const body = { id: `${count}`.padStart(32, '0'), name: 'print', category: 'load', path: '/' };
    const claimed = { 'x-forwarded-for': `203.0.113.${count}` };
    statuses.push((await send(session, '/api/analytics/event', body, claimed)).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('while all gateways are away, visitors get a page that opens again by itself', async () => {
  for (const gateway of gateways) await gateway.end();
  const { status, headers, body } = await send(session, '/map');
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
  expect(body).toContain('<meta http-equiv="refresh" content="5">');
});
