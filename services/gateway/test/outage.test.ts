import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { type Answer, ask } from './support/ask';
import { startGateway } from './support/gateway';

/** A fault that only a signal triggers. */
const FORGOTTEN = "process.on('SIGUSR2', () => { Promise.reject(new Error('forgotten')); })";

const site = await startGateway({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(FORGOTTEN)}`,
});

const READS = ['/api/listings', '/api/listings/1', '/api/pubs', '/api/areas', '/', '/top-attractions'];
const CONFIRMATION = { path: '/api/subscribe', method: 'POST', body: { email: 'a@guide.example' } };

test('while the database is away, reads are served from memory, writes are refused, and the log has one line when it goes and one when it is back', async () => {
  for (const path of READS) await ask(site.url, { path });
  const before = site.log.length;
  // The search logs the age of its own copy every 20 s.
  const lines = () => site.log.slice(before).map((line) => JSON.parse(line));
  const messages = () => lines().flatMap(({ service, msg }) => (service === 'search' ? [] : [msg]));

  const listingsIn = ({ body }: Answer) => /<h1>\d+ listings/.exec(body)?.[0];
  const shown = listingsIn(await ask(site.url, { path: '/top-attractions' }));
  expect(shown).toBeDefined();

  await site.database.stop();
  for (let round = 0; round < 3; round += 1) {
    for (const path of READS) expect([path, (await ask(site.url, { path })).status]).toEqual([path, 200]);
    expect(listingsIn(await ask(site.url, { path: '/top-attractions' }))).toBe(shown);
    const refused = await ask(site.url, CONFIRMATION);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
  }
  // A page that nobody has seen, and the list of all pages.
  for (const path of ['/top-attractions?first=1', '/sitemap.xml'])
    expect([path, (await ask(site.url, { path })).status]).toEqual([path, 200]);
  expect(messages()).toEqual([expect.stringMatching(/^The database is away: /)]);

  await site.database.start();
  let answer = await ask(site.url, { path: '/api/pubs' });
  while (answer.headers.age !== undefined) answer = await ask(site.url, { path: '/api/pubs' });
  expect(messages().slice(1)).toEqual([expect.stringMatching(/^The database is back after \d+ s$/)]);
}, 60_000);

test('a rejection that nothing handles is logged, and the gateway continues', async () => {
  site.child.kill('SIGUSR2');
  await site.logged((line) => line.includes('A rejection was not handled') && line.includes('forgotten'));
  expect((await ask(site.url, { path: '/api/health' })).status).toBe(200);
});

test('the gateway ends when its standard input closes, as it does when the supervisor is killed', async () => {
  const exited = once(site.child, 'exit');
  site.child.stdin!.destroy();
  expect(await exited).toEqual([0, null]);
  await expect(ask(site.url, { path: '/' })).rejects.toThrow('ECONNREFUSED');
}, 60_000);
