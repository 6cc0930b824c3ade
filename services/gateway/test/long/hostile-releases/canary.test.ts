import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { experimentsCollection } from '../../../src/canary/judge';
import { createVotes, type Tally } from '../../../src/canary/votes';
import { MODULE } from '../../support/build';
import { startGateway } from '../../support/gateway';
import { bundle, openReleases } from '../../support/hostileReleases';
import { BEHIND_PROXY, newAddress, newVisitor, type Visitor, visitorAt } from '../../support/visitors';

const FAILING = bundle("() => { throw new Error('A fault of this canary') }");
const SHARE = 1;

const site = await startGateway({ METRICS_PORT: '0', ...BEHIND_PROXY });
const releases = await openReleases(site);
const experiments = experimentsCollection(site.database.client.db('guide_gateway'));

interface Live {
  metadata: { version: string };
  extras: { halted?: { version: string; reason: string } };
}
const live = async (): Promise<Live[]> =>
  JSON.parse((await visitorAt(site.url, newAddress()).get('/api/modules')).body).microFrontends.discover;
const isCanary = async (version: string) =>
  (await live()).some(({ metadata }) => metadata.version === version);

/** Shares a new release with 1 % of visitors; resolves when the gateway has read it. */
async function giveCanary(version: string, code = MODULE): Promise<void> {
  await releases.add('discover', version, code);
  await releases.registry.share('discover', version, SHARE);
  while (!(await isCanary(version)));
}
afterEach(endCanary);
async function endCanary(): Promise<void> {
  if ((await live()).length === 1) return;
  await releases.registry.promote('discover', '1.0.0');
  await releases.untilLive('discover', '1.0.0');
  while ((await live()).length > 1);
}

const canaryVisitor = () => newVisitor(site.url, 'discover', SHARE, true);
const stableVisitor = () => newVisitor(site.url, 'discover', SHARE, false);

/** Opens a page as a browser does: requests its token, then sends reports. */
async function visit(visitor: Visitor, version: string, ...kinds: string[]): Promise<string | null> {
  const token = await visitor.requestToken('discover', version);
  if (token) {
    for (const kind of kinds) await visitor.report({ module: 'discover', version, kind, token });
  }
  return token;
}
const stableVisits = async (count: number) => {
  for (let n = 0; n < count; n += 1) expect(await visit(stableVisitor(), '1.0.0', 'hydrated')).not.toBeNull();
};

/** The votes for a release since its module's record last changed. */
async function tally(version: string): Promise<Tally> {
  const { modules } = await releases.registry.state();
  const { revision = 0 } = modules.find(({ _id }) => _id === 'discover')!;
  const votes = createVotes(site.database.client.db('guide_gateway'));
  return (await votes.tallies([{ module: 'discover', version, revision }]))[0]!;
}

/** Waits until the canary is halted; the test's timeout stops it. @returns the reason */
async function halt(version: string): Promise<string> {
  for (;;) {
    const halted = (await live())[0]!.extras.halted;
    if (halted?.version === version) return halted.reason;
    await pause(50);
  }
}

/** Waits until the judge has counted one more visitor of the stable release, twice. */
async function twoEvaluations(version: string): Promise<void> {
  const counted = async () =>
    (await experiments.findOne({ module: 'discover', version }))?.stable.voters ?? 0;
  for (let n = 0; n < 2; n += 1) {
    const before = await counted();
    await stableVisits(1);
    while ((await counted()) <= before) await pause(50);
  }
}

test('a canary that fails on the server is halted after the third failed visitor, and nobody gets it afterwards', async () => {
  await giveCanary('2.0.0', FAILING);
  await stableVisits(60);
  for (let n = 0; n < 3; n += 1) {
    const { status, body } = await canaryVisitor().get('/');
    expect([status, body.includes('<h1>Home</h1>'), body.includes('2.0.0')]).toEqual([200, true, false]);
  }
  const reason = await halt('2.0.0');
  expect(reason).toMatch(
    /^pages failed for 3 of 3 visitors, and with the stable release for 0 of 60 visitors; an equal/,
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

const REQUESTS = 10_000;

test(`${REQUESTS} requests of one address change nothing: a good canary continues, a bad one is halted`, async () => {
  await giveCanary('8.0.0');
  await stableVisits(60);
  const flooder = canaryVisitor();
  /** Sends half of the requests, with valid and forged tokens, and requests pages rendered on the server. */
  const flood = async (version: string, kind: string) => {
    const ids = Array.from({ length: 50 }, canaryVisitor).map(({ headers }) => headers.cookie!.slice(8));
    let remaining = REQUESTS / 2;
    const worker = async () => {
      while (remaining > 0) {
        remaining -= 1;
        const guise = visitorAt(site.url, flooder.address, ids[remaining % ids.length]!);
        if (remaining % 3 === 0) await visit(guise, version, kind);
        else if (remaining % 3 === 1)
          await guise.report({ module: 'discover', version, kind, token: `forged.${remaining}` });
        else await guise.get('/');
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
  };
  await flood('8.0.0', 'render');
  expect(await tally('8.0.0')).toEqual({ voters: 1, failures: 1, slow: 0 });
  await twoEvaluations('8.0.0');
  expect(await isCanary('8.0.0')).toBe(true);
  await endCanary();

  await giveCanary('8.1.0');
  await stableVisits(60);
  await flood('8.1.0', 'hydrated');
  expect(await tally('8.1.0')).toEqual({ voters: 1, failures: 0, slow: 0 });
  for (let n = 0; n < 3; n += 1) await visit(canaryVisitor(), '8.1.0', 'render');
  expect(await halt('8.1.0')).toMatch(/^pages failed for 3 of 4 visitors/);
}, 300_000);
