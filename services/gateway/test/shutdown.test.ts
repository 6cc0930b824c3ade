import { once } from 'node:events';
import { connect } from 'node:net';
import { startTestDatabase, type TestDatabase } from '@guide/service-kit/testing';
import { afterEach, expect, test } from '@jest/globals';
import { ask } from './support/ask';
import { startGatewayOn } from './support/gateway';

let database: TestDatabase;
let gateway: Awaited<ReturnType<typeof startGatewayOn>>;
afterEach(async () => {
  await gateway.end();
  await database.remove();
});

test('the start waits for a database that is away', async () => {
  database = await startTestDatabase();
  await database.stop();
  gateway = await startGatewayOn(database);
  while (!gateway.log.some((line) => line.includes('The database is away'))) {
    await once(gateway.child.stdout!, 'data');
  }
  await database.start();
  const url = await gateway.ready;
  expect((await ask(url, { path: '/api/health' })).body).toContain('"status":"ok"');
}, 60_000);

test('SIGTERM while waiting ends the process at once', async () => {
  database = await startTestDatabase();
  await database.stop();
  gateway = await startGatewayOn(database);
  while (!gateway.log.some((line) => line.includes('The database is away'))) {
    await once(gateway.child.stdout!, 'data');
  }
  const start = Date.now();
  gateway.child.kill('SIGTERM');
  await once(gateway.child, 'exit');
  expect(Date.now() - start).toBeLessThan(5000);
}, 60_000);

test('SIGTERM finishes what is in flight, refuses what comes late, and ends within 10 s', async () => {
  database = await startTestDatabase();
  gateway = await startGatewayOn(database);
  const { hostname, port } = new URL(await gateway.ready);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('utf8').on('data', (text) => {
    received += text;
  });
  const body = JSON.stringify({ email: 'late@guide.example' });
  const head = `POST /api/subscribe HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  socket.write(head + body.slice(0, 5));
  await ask(await gateway.ready, { path: '/robots.txt' });

  const start = Date.now();
  gateway.child.kill('SIGTERM');
  await refused(Number(port), hostname);
  socket.write(`${body.slice(5)}GET /robots.txt HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
  const [code] = await once(gateway.child, 'exit');

  expect(code).toBe(0);
  expect(Date.now() - start).toBeLessThan(10_000);
  const [, first, second] = received.split('HTTP/1.1 ');
  expect(first).toMatch(/^200 /);
  expect(first).toContain('{"ok":true}');
  expect(second ?? 'closed').toMatch(/^(503 [\s\S]*connection: close[\s\S]*UNAVAILABLE|closed)/i);
}, 60_000);

/** Resolves when the port takes no connections any more. */
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
