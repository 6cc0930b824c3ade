import { beforeAll, expect, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { clientOf, voterOf } from '../src/security/client';
import { ask } from './support/ask';
import { startGateway } from './support/gateway';
import { bundle, openReleases } from './support/hostileReleases';
import { BEHIND_PROXY } from './support/visitors';

/** Its renderer ends for the pages that are requested with `end`. */
const ENDING = bundle(
  "() => title('The new release')",
  `({ search }) => search.get('page').startsWith('end') &&
    new Promise(() => setTimeout(() => { throw new Error('Nobody catches this') }))`,
);
const OPTED_OUT = { 'sec-gpc': '1' };

const site = await startGateway(BEHIND_PROXY);
const releases = await openReleases(site);
await releases.add('discover', '2.0.0', ENDING);
await releases.registry.promote('discover', '2.0.0');
beforeAll(() => releases.untilLive('discover', '2.0.0'));

const page = (name: string, address: string) =>
  ask(site.url, { path: `/?page=${name}`, headers: { ...OPTED_OUT, 'x-forwarded-for': address } });

test('D-35 who opted out and ends renderers is alone in getting the release before', async () => {
  await page('end-1', '192.0.2.1');
  await page('end-2', '192.0.2.1');
  const shown = async (name: string, address: string) =>
    /<h1>(.*)<\/h1>/.exec((await page(name, address)).body)?.[1];
  expect(await shown('own', '192.0.2.1')).toBe('Home');
  expect(await shown('another', '198.51.100.1')).toBe('The new release');
}, 60_000);

test('D-35 the votes of who opted out are one, and those of previewers and of visitors who have left none', () => {
  const client = (ip: string | undefined, headers: FastifyRequest['headers'], isPreview = false) =>
    voterOf(clientOf({ ip, headers }, isPreview));
  expect(client('192.0.2.1', OPTED_OUT)).toBe(client('198.51.100.1', { dnt: '1' }));
  expect(client('192.0.2.1', {})).toBe('192.0.2.1');
  expect(client('192.0.2.1', OPTED_OUT, true)).toBeNull();
  // The address of a connection that was closed meanwhile.
  expect(client(undefined, {})).toBeNull();
});
