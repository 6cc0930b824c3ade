import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from './support/ask';
import { startTestGateway, type TestGateway } from './support/gateway';

let site: TestGateway;
beforeAll(async () => {
  site = await startTestGateway();
}, 60_000);
afterAll(() => site.remove());

const READS = ['/api/listings', '/api/listings/1', '/api/pubs', '/api/areas', '/', '/top-attractions'];
const CONFIRMATION = { path: '/api/subscribe', method: 'POST', body: { email: 'a@guide.example' } };

test('while the database is away reads are answered from what is held, and the log has one line when it goes and one when it is back', async () => {
  for (const path of READS) await ask(site.url, { path });
  const before = site.log.length;
  // The search tells of its own copy, every 20 s.
  const lines = () => site.log.slice(before).map((line) => JSON.parse(line));
  const said = () => lines().flatMap(({ service, msg }) => (service === 'search' ? [] : [msg]));

  await site.database.stop();
  for (let round = 0; round < 3; round += 1) {
    for (const path of READS) expect([path, (await ask(site.url, { path })).status]).toEqual([path, 200]);
    expect((await ask(site.url, CONFIRMATION)).status).toBe(503);
  }
  expect(said()).toEqual([expect.stringMatching(/^The database is away: /)]);

  await site.database.start();
  let answer = await ask(site.url, { path: '/api/pubs' });
  while (answer.headers.age !== undefined) answer = await ask(site.url, { path: '/api/pubs' });
  expect(said().slice(1)).toEqual([expect.stringMatching(/^The database is back after \d+ s$/)]);
}, 60_000);
