import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { createVotes, type Tally } from '../../../src/canary/votes';
import { MODULE } from '../../support/build';
import { startGateway } from '../../support/gateway';
import { bundle, openReleases } from '../../support/hostileReleases';
import { BEHIND_PROXY, newAddress, newVisitor, type Visitor, visitorAt } from '../../support/visitors';

/** Where the gateway's own look at the votes is at most a second old. */
const HALT_LIMIT_MS = 10_000;
const FAILING = bundle("() => { throw new Error('A fault of this canary') }");
const SHARE = 1;

const site = await startGateway({ METRICS_PORT: '0', ...BEHIND_PROXY });
const releases = await openReleases(site);

interface Live {
  metadata: { version: string };
  extras: { halted?: { version: string; reason: string } };
}
const live = async (): Promise<Live[]> =>
  JSON.parse((await visitorAt(site.url, newAddress()).get('/api/modules')).body).microFrontends.discover;
const isCanary = async (version: string) =>
  (await live()).some(({ metadata }) => metadata.version === version);

/** Gives a new release to one visitor in a hundred; resolves when the gateway knows of it. */
async function giveCanary(version: string, code = MODULE): Promise<void> {
  await releases.add('discover', version, code);
  await releases.registry.share('discover', version, SHARE);
  while (!(await isCanary(version)));
}
/** A test that fails leaves no canary to those after it. */
afterEach(endCanary);
async function endCanary(): Promise<void> {
  if ((await live()).length === 1) return;
  await releases.registry.promote('discover', '1.0.0');
  await releases.untilLive('discover', '1.0.0');
  while ((await live()).length > 1);
}

const canaryVisitor = () => newVisitor(site.url, 'discover', SHARE, true);
const stableVisitor = () => newVisitor(site.url, 'discover', SHARE, false);

/** Opens a page as a browser does: requests its token, then says how it went. */
async function visit(visitor: Visitor, version: string, ...kinds: string[]): Promise<string | null> {
  const { token } = await visitor.begin('discover', version);
  if (token) {
    for (const kind of kinds) await visitor.report({ module: 'discover', version, kind, token });
  }
  return token;
}
const stableVisits = async (count: number) => {
  for (let n = 0; n < count; n += 1) expect(await visit(stableVisitor(), '1.0.0', 'alive')).not.toBeNull();
};

/** The votes for a release since the registry's record last changed. */
async function tally(version: string): Promise<Tally> {
  const { modules } = await releases.registry.state();
  const { revision = 0 } = modules.find(({ _id }) => _id === 'discover')!;
  const votes = createVotes(site.database.client.db('guide_gateway'));
  return (await votes.tallies([{ module: 'discover', version, revision }]))[0]!;
}

/** Waits for the verdict. @returns why, and how long it took */
async function halt(version: string): Promise<{ reason: string; ms: number }> {
  const began = performance.now();
  for (;;) {
    const found = (await live())[0]!.extras.halted;
    if (found?.version === version) return { reason: found.reason, ms: performance.now() - began };
    if (performance.now() - began > 30_000) throw new Error(`${version} was not halted`);
    await pause(50);
  }
}
/** Two looks of the judge. */
const looks = () => pause(2500);

test('a canary that fails on the server is halted within 10 s of the third visitor at whom it did, and nobody sees it after', async () => {
  await giveCanary('2.0.0', FAILING);
  await stableVisits(60);
  for (let n = 0; n < 3; n += 1) {
    const { status, body } = await canaryVisitor().get('/');
    expect([status, body.includes('<h1>Home</h1>'), body.includes('2.0.0')]).toEqual([200, true, false]);
  }
  const { reason, ms } = await halt('2.0.0');
  expect(ms).toBeLessThan(HALT_LIMIT_MS);
  expect(reason).toMatch(
    /^pages failed at 3 of 3 visitors, with the stable release at 0 of 60 visitors; an equal/,
  );

  await stableVisits(1);
  const metrics = await site.metrics();
  expect(metrics).toContain('release_voters{module="discover",version="1.0.0"} 1\n');

  const audit = await releases.registry.audit('discover');
  expect(audit.at(-1)).toMatchObject({ action: 'halt', version: '2.0.0', by: 'gateway', reason });
  const failed = () => site.log.filter((line) => line.includes('Rendering a module failed')).length;
  const before = failed();
  for (let n = 0; n < 5; n += 1) await canaryVisitor().get('/');
  expect(failed()).toBe(before);
});

test('a token is of use to its own page only: forged, foreign, another release’s, another visitor’s share, and twice', async () => {
  await giveCanary('6.0.0');
  const own = canaryVisitor();
  const { token, page } = await own.begin('discover', '6.0.0');
  const alive = { module: 'discover', version: '6.0.0', kind: 'alive' };
  const failed = { ...alive, kind: 'render' };
  const [text, signature] = token!.split('.') as [string, string];
  const other = JSON.parse(Buffer.from(text, 'base64url').toString());
  const changed = Buffer.from(JSON.stringify({ ...other, version: '1.0.0' })).toString('base64url');

  for (const forged of ['', `${text}.${signature}x`, `${changed}.${signature}`]) {
    await own.report({ ...failed, token: forged });
    await own.report({ ...failed, version: '1.0.0', token: forged });
  }
  await canaryVisitor().report({ ...failed, token });
  await own.report({ ...failed, version: '1.0.0', token });
  await own.report({ ...failed, module: 'other', token });
  await own.report(failed);
  await canaryVisitor().left('discover', page);
  expect(await tally('6.0.0')).toEqual({ voters: 0, failures: 0, slow: 0 });
  expect(await tally('1.0.0')).toEqual({ voters: 0, failures: 0, slow: 0 });

  expect((await stableVisitor().begin('discover', '6.0.0')).token).toBeNull();
  expect((await canaryVisitor().begin('discover', '1.0.0')).token).toBeNull();
  // Without the cookie nobody knows what this browser was allotted.
  expect((await visitorAt(site.url, newAddress()).begin('discover', '1.0.0')).token).toBeNull();

  for (let n = 0; n < 5; n += 1) await own.report({ ...alive, token });
  expect(await tally('6.0.0')).toEqual({ voters: 1, failures: 0, slow: 0 });
  for (let n = 0; n < 5; n += 1) await own.report({ ...failed, token });
  expect(await tally('6.0.0')).toEqual({ voters: 1, failures: 1, slow: 0 });
  await own.report({ ...alive, token });
  expect(await tally('6.0.0')).toEqual({ voters: 1, failures: 1, slow: 0 });
  await endCanary();
});

const REQUESTS = 10_000;

test(`${REQUESTS} requests of one address change nothing: a good canary goes on, and a bad one is halted as before`, async () => {
  await giveCanary('8.0.0');
  await stableVisits(60);
  const flooder = canaryVisitor();
  /** Half of the requests: tokens requested and used, made up, and pages of the server. */
  const flood = async (version: string, kind: string) => {
    const ids = Array.from({ length: 50 }, canaryVisitor).map(({ headers }) => headers.cookie!.slice(8));
    let left = REQUESTS / 2;
    const worker = async () => {
      while (left > 0) {
        left -= 1;
        const guise = visitorAt(site.url, flooder.address, ids[left % ids.length]!);
        if (left % 3 === 0) await visit(guise, version, kind);
        else if (left % 3 === 1)
          await guise.report({ module: 'discover', version, kind, token: `forged.${left}` });
        else await guise.get('/');
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
  };
  await flood('8.0.0', 'render');
  expect(await tally('8.0.0')).toEqual({ voters: 1, failures: 1, slow: 0 });
  await looks();
  expect(await isCanary('8.0.0')).toBe(true);
  await endCanary();

  await giveCanary('8.1.0');
  await stableVisits(60);
  await flood('8.1.0', 'alive');
  expect(await tally('8.1.0')).toEqual({ voters: 1, failures: 0, slow: 0 });
  for (let n = 0; n < 3; n += 1) await visit(canaryVisitor(), '8.1.0', 'render');
  expect((await halt('8.1.0')).reason).toMatch(/^pages failed at 3 of 4 visitors/);
}, 300_000);
