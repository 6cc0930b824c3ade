import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTestDatabase, type TestDatabase } from '@guide/service-kit/testing';
import { afterEach, expect, test } from '@jest/globals';
import { ask } from '../../support/ask';
import { startGatewayOn } from '../../support/gateway';

let database: TestDatabase;
let gateway: Awaited<ReturnType<typeof startGatewayOn>>;
afterEach(async () => {
  await gateway.end();
  await database.remove();
});

const isOutage = (line: string) => line.includes('The database is away');

test('the start waits for an unreachable database', async () => {
  database = await startTestDatabase();
  await database.stop();
  gateway = await startGatewayOn(database);
  await gateway.logged(isOutage);
  await database.start();
  const url = await gateway.ready;
  expect((await ask(url, { path: '/api/health' })).body).toContain('"status":"ok"');
}, 60_000);

test('SIGTERM ends a process that waits for the database, while the database is away', async () => {
  database = await startTestDatabase();
  await database.stop();
  gateway = await startGatewayOn(database);
  await gateway.logged(isOutage);
  gateway.child.kill('SIGTERM');
  await once(gateway.child, 'exit');
}, 60_000);

test('SIGTERM completes current requests, answers later ones with 503, and exits by itself', async () => {
  database = await startTestDatabase();
  gateway = await startGatewayOn(database);
  const url = new URL(await gateway.ready);
  const body = JSON.stringify({ name: 'in-flight', category: 'test', path: '/' });
  const inFlight = send(url, [
    `POST /api/analytics/event HTTP/1.1\r\nHost: ${url.host}\r\nContent-Type: application/json`,
    `Content-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  ]);
  const late = send(url, ['GET /robots.txt HTTP/1.1', 'Host: ']);
  await ask(url.origin, { path: '/robots.txt' });

  gateway.child.kill('SIGTERM');
  await refused(Number(url.port), url.hostname);
  late.socket.write(`${url.host}\r\n\r\n`);
  const response = await late.response;
  inFlight.socket.write(body.slice(5));
  const [code] = await once(gateway.child, 'exit');

  // After 10 s it would be ended with the code 1.
  expect(code).toBe(0);
  expect(response).toMatch(/^HTTP\/1\.1 503 /);
  expect(response).toMatch(/^connection: close\r$/im);
  expect(response).toMatch(/^retry-after: 1\r$/im);
  expect(response).toContain('"code":"UNAVAILABLE"');
  expect(await inFlight.response).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"ok":true\}$/);
  expect(await storedEvents()).toBe(1);
}, 60_000);

/** Sends lines and leaves the request open. @returns `response`: everything received until the connection closed */
function send({ hostname, port }: URL, lines: string[]) {
  const socket = connect(Number(port), hostname);
  socket.write(lines.join('\r\n'));
  return { socket, response: text(socket) };
}

const storedEvents = (): Promise<number> =>
  database.client.db('guide_analytics').collection('hits').countDocuments({ kind: 'event' });

async function refused(port: number, host: string): Promise<void> {
  for (;;) {
    const probe = connect(port, host);
    const taken = await Promise.race([
      once(probe, 'connect').then(() => true),
      once(probe, 'error').then(() => false),
    ]).catch(() => false);
    probe.destroy();
    if (!taken) return;
  }
}
