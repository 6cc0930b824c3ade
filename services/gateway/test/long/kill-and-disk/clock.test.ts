import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { ask } from '../../support/ask';
import { MODULE } from '../../support/build';
import { testFolder } from '../../support/folder';
import { startGateway } from '../../support/gateway';
import { openReleases } from '../../support/hostileReleases';

const HOUR_MS = 3_600_000;

const startedAt = performance.now();
/** No page or copy of data can be older. */
const secondsSinceStart = () => (performance.now() - startedAt) / 1000;
const folder = testFolder();
await writeFile(path.join(folder, 'offset'), '0');
const clock = pathToFileURL(path.resolve(import.meta.dirname, '../../support/clock.mjs'));
const site = await startGateway({
  NODE_OPTIONS: `--import=${clock.href}`,
  CLOCK: path.join(folder, 'offset'),
  WRITE_RATE: '20',
  RENDER_BUDGET_MS: '6000',
  TRUST_PROXY: 'loopback',
});

const releases = await openReleases(site);

async function jump(byMs: number): Promise<void> {
  await writeFile(path.join(folder, 'offset'), String(byMs));
  site.child.kill('SIGUSR2');
  while (!site.log.includes(`The clock is ${byMs} ms off`)) await pause(20);
}

/** Repeats a check until it holds; the test's timeout stops it. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(20);
}

const write = (address: string) =>
  ask(site.url, {
    method: 'POST',
    path: '/api/subscribe',
    headers: { 'x-forwarded-for': address },
    body: { email: 'clock@guide.example' },
  });

/** A page's content without the times of day next to it. */
const shown = (html: string) => html.match(/<main.*<\/main>/s)?.[0];

let released = 0;
test.each([
  ['an hour back', -HOUR_MS],
  ['an hour forward', HOUR_MS],
  ['ten years forward', 10 * 365 * 24 * HOUR_MS],
  ['back to the right time', 0],
])(
  'after the clock jumps %s, pages, releases, listings, limits and health work as before',
  async (_where, byMs) => {
    const before = await ask(site.url, { path: '/top-attractions' });
    const address = `192.0.2.${100 + released}`;
    for (let count = 0; count < 10; count += 1) expect((await write(address)).status).toBe(200);
    await jump(byMs);

    for (let count = 0; count < 10; count += 1) {
      const page = await ask(site.url, { path: '/top-attractions' });
      expect([page.status, shown(page.body)]).toEqual([200, shown(before.body)]);
      expect(Number(page.headers.age)).toBeGreaterThanOrEqual(0);
      expect(Number(page.headers.age)).toBeLessThanOrEqual(secondsSinceStart());
    }
    // The limit's minute continues: ten of twenty writes were used.
    for (let count = 0; count < 10; count += 1) expect((await write(address)).status).toBe(200);
    const refused = await write(address);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);

    const version = `2.0.${released++}`;
    await releases.add('discover', version, MODULE);
    await releases.registry.promote('discover', version);
    await releases.untilLive('discover', version);

    const db = site.database.client.db('guide_discover');
    await db.collection('listings').updateOne({ id: 1 }, { $set: { name: `Name ${version}` } });
    await db
      .collection<{ _id: string }>('seeds')
      .updateOne({ _id: 'listings.json' }, { $set: { hash: version } });
    const isRead = async () =>
      (await ask(site.url, { path: '/api/listings' })).body.includes(`Name ${version}`);
    await until(isRead);
    const health = JSON.parse((await ask(site.url, { path: '/api/health' })).body);
    expect(health.status).toBe('ok');
    const search = health.services.find(({ service }: { service: string }) => service === 'search');
    expect(search.details.projectionAgeSeconds).toBeGreaterThanOrEqual(0);
    expect(search.details.projectionAgeSeconds).toBeLessThanOrEqual(secondsSinceStart());
  },
  60_000,
);
