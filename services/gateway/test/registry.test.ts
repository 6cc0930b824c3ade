import type { Release } from '@guide/contracts/api';
import { moduleAddress } from '@guide/contracts/module/address';
import { EMBED_KIT } from '@guide/contracts/module/embed-kit';
import { seeded } from '@guide/contracts/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Db } from 'mongodb';
import { type Allocation, fullRollout, withShare } from '../src/releases/allocation';
import { archiveAuditEntry } from '../src/releases/audit';
import { MAX_HISTORY } from '../src/releases/changes';
import { findIncompatibleRelease, misfitOf } from '../src/releases/live';
import { type ModuleRecord, toClientReleases } from '../src/releases/records';
import { createRecordWriter } from '../src/releases/recordWriter';
import type { Registry } from '../src/releases/registry';
import { createReleases } from '../src/releases/releases';
import type { Verifier } from '../src/releases/signing/verify';
import { startTestRegistry, unsigned } from './support/signing';

let registry: Registry;
const guide = await startTestRegistry();

beforeEach(async () => {
  await guide.db.dropDatabase();
  registry = await guide.open();
  for (const version of ['1', '2', '3']) await registry.add(await guide.sign(unsigned('pubs', version)));
  await registry.promote('pubs', '1');
});

const recordOf = async () => (await guide.db.collection<ModuleRecord>('modules').findOne({ _id: 'pubs' }))!;
const alternatives = async (visitor: string | null, from = registry) =>
  from.alternativesIn(await from.state(), 'pubs', visitor).map(({ version }) => version);
/** Uses a new registry, because one with a previous read does not wait for a slow database. */
const alternativesNow = async (visitor: string | null) => alternatives(visitor, await guide.open());

test('two gateways that register at the same time cannot register an earlier signature last', async () => {
  const earlier = await guide.sign(unsigned('pubs', '1'));
  const later = await guide.sign(unsigned('pubs', '4'));
  const { verify } = registry;
  let reads = 0;
  const verifier: Verifier = {
    async verify(signed) {
      reads += 1;
      // This gateway has read the newest release; the other one registers a later one now.
      if (reads === 2) await registry.add(later);
      return verify(signed);
    },
  };
  await expect(createReleases({ db: guide.db, verifier }).add(earlier)).rejects.toThrow(
    /^pubs 1 was signed at .*Z, and a release that was signed at .*Z is registered: sign it again\.$/,
  );
  expect(reads).toBeGreaterThan(2);
  expect((await registry.find('pubs', '1'))?.signed).not.toBe(earlier);
  expect((await registry.find('pubs', '4'))?.signed).toBe(later);
});

test('a registration that was killed between its two writes can be repeated', async () => {
  const signed = await guide.sign(unsigned('pubs', '4'));
  const { signedAt } = await registry.add(signed);
  await guide.db.collection<{ _id: string }>('releases').deleteOne({ _id: 'pubs@4' });
  await expect(registry.add(signed)).resolves.toMatchObject({ version: '4', signedAt });
  expect((await registry.find('pubs', '4'))?.signed).toBe(signed);
});

test('the fallbacks of a failed release are the stable one, then the previous stable one', async () => {
  expect(await alternativesNow(null)).toEqual(['1']);
  await registry.promote('pubs', '2');
  expect(await alternativesNow(null)).toEqual(['2', '1']);
  await registry.promote('pubs', '3');
  expect(await alternativesNow(null)).toEqual(['3', '2']);
  await registry.rollback('pubs');
  expect(await alternativesNow(null)).toEqual(['2', '1']);
  expect(registry.alternativesIn(await registry.state(), 'planner', null)).toEqual([]);
});

test('a share that other releases leave no room for is refused, and a ramp waits for it', async () => {
  await registry.share('pubs', '2', 90);
  await expect(registry.share('pubs', '3', 30)).rejects.toThrow(
    'pubs 3 can have at most 9 % of visitors next to the stable release and the other canaries.',
  );
  await registry.share('pubs', '3', 9, undefined, true);
  const { canaries } = (await registry.state()).modules[0]!;
  const since = canaries!.find(({ version }) => version === '3')!.since;
  expect(await registry.grow('pubs', '3', 25, 'test', since)).toBe(false);
  await registry.share('pubs', '2', 10);
  expect(await registry.grow('pubs', '3', 25, 'test', since)).toBe(true);
});

test('visitors of a failing canary fall back to the stable release, and others never get the canary', async () => {
  await registry.promote('pubs', '2');
  await registry.share('pubs', '3', 99);
  expect(await alternativesNow('a visitor')).toEqual(['3', '2', '1']);
  expect(await alternativesNow(null)).toEqual(['2', '1']);
});

test('making a release live twice adds one step to the history, and a rollback undoes it', async () => {
  await registry.promote('pubs', '2');
  await registry.promote('pubs', '2');
  expect(await registry.rollback('pubs')).toBe('1');
  await expect(registry.rollback('pubs')).rejects.toThrow('There is no release of pubs before 1');
});

test(`a module can be rolled back through its last ${MAX_HISTORY} releases, not further`, async () => {
  const versions = Array.from({ length: MAX_HISTORY + 1 }, (_, index) => `live-${index}`);
  for (const version of versions) {
    await registry.add(await guide.sign(unsigned('pubs', version)));
    await registry.promote('pubs', version);
  }
  const earlier = versions.slice(1, -1).reverse();
  for (const version of earlier) expect(await registry.rollback('pubs')).toBe(version);
  await expect(registry.rollback('pubs')).rejects.toThrow(
    `There is no release of pubs before ${earlier.at(-1)}`,
  );
});

test('a rollback during a canary ends the canary and keeps the stable release and its history', async () => {
  await registry.promote('pubs', '2');
  await registry.share('pubs', '3', 10);
  expect(await registry.rollback('pubs')).toBe('2');
  const record = await recordOf();
  expect(record.allocations).toEqual(fullRollout('2'));
  expect(record.history.map(({ version }) => version)).toEqual(['1', '2']);
  expect(await registry.rollback('pubs')).toBe('1');
});

test('a release that is not a canary cannot be halted', async () => {
  await registry.share('pubs', '3', 10);
  for (const version of ['1', '2']) expect(await registry.halt('pubs', version, 'it failed')).toBe(false);
  expect(await registry.halt('pubs', '3', 'it failed')).toBe(true);
});

test('an unregistered module cannot be shared, halted, rolled back or unregistered', async () => {
  const none = (module: string) => `No release of ${module} is registered`;
  const refuseAll = async (module: string) => {
    await expect(registry.share(module, '1', 10)).rejects.toThrow(none(module));
    await expect(registry.halt(module, '1', 'why')).rejects.toThrow(none(module));
    await expect(registry.rollback(module)).rejects.toThrow(none(module));
    await expect(registry.unregister(module)).rejects.toThrow(none(module));
  };
  await refuseAll('planner');
  await registry.unregister('pubs', 'gone');
  await refuseAll('pubs');
  expect(await (await guide.open()).releasesFor(null)).toEqual({});
  expect((await registry.audit('pubs')).at(-1)).toMatchObject({
    action: 'unregister',
    version: '1',
    reason: 'gone',
  });
});

test('every change is audited with its action, version, author, commit and reason', async () => {
  const team = await guide.open('ada');
  await team.promote('pubs', '2', 'abc1234');
  await team.share('pubs', '3', 10, 'abc1235+');
  await registry.halt('pubs', '3', '7 of 40 pages failed');
  expect((await recordOf()).halted).toMatchObject({ version: '3', reason: '7 of 40 pages failed' });
  await team.rollback('pubs');
  expect((await recordOf()).halted).toBeNull();
  const at = expect.stringMatching(/^20\d\d-.*Z$/);
  expect(await registry.audit('pubs')).toEqual([
    { at, by: 'gateway', action: 'promote', version: '1' },
    { at, by: 'ada', action: 'promote', version: '2', commit: 'abc1234' },
    { at, by: 'ada', action: 'share', version: '3', percent: 10, commit: 'abc1235+' },
    { at, by: 'gateway', action: 'halt', version: '3', reason: '7 of 40 pages failed' },
    { at, by: 'ada', action: 'rollback', version: '1' },
  ]);
});

test('the latest changes come newest first, and each module keeps its own after it was unregistered', async () => {
  await registry.add(await guide.sign(unsigned('map', '1')));
  for (const change of [
    () => registry.promote('map', '1'),
    () => registry.promote('pubs', '2'),
    () => registry.rollback('pubs'),
    () => registry.unregister('map', 'gone'),
  ]) {
    const before = Date.now();
    while (Date.now() === before);
    await change();
  }
  const at = expect.stringMatching(/^20\d\d-.*Z$/);
  const by = 'gateway';
  const latest = await registry.latestChanges(10);
  expect(latest).toEqual([
    { module: 'map', at, by, action: 'unregister', version: '1', reason: 'gone' },
    { module: 'pubs', at, by, action: 'rollback', version: '1' },
    { module: 'pubs', at, by, action: 'promote', version: '2' },
    { module: 'map', at, by, action: 'promote', version: '1' },
    { module: 'pubs', at, by, action: 'promote', version: '1' },
  ]);
  expect(await registry.latestChanges(2)).toEqual(latest.slice(0, 2));
  const of = (name: string) =>
    latest
      .filter(({ module }) => module === name)
      .map(({ module: _, ...entry }) => entry)
      .reverse();
  expect(await registry.history()).toEqual([
    { module: 'map', allocations: [], audit: of('map') },
    { module: 'pubs', allocations: fullRollout('1'), audit: of('pubs') },
  ]);
});

test('a change that is already archived is listed once, and a record without one lists none', async () => {
  await registry.promote('pubs', '2');
  const [latest, changes] = [await registry.latestChanges(10), await registry.audit('pubs')];
  expect(latest).toHaveLength(2);
  const modules = guide.db.collection<ModuleRecord>('modules');
  const { revision, lastChange } = await recordOf();
  // As if a process were killed between the two writes of the next change.
  await archiveAuditEntry(guide.db, 'pubs', revision!, lastChange!);
  expect(await registry.latestChanges(10)).toEqual(latest);
  expect(await registry.audit('pubs')).toEqual(changes);
  await modules.insertOne({ _id: 'map', allocations: fullRollout('1'), history: [] });
  expect(await registry.latestChanges(10)).toEqual(latest);
  expect(await registry.audit('map')).toStrictEqual([]);
});

test('a canary is halted once, even if several gateways halt it', async () => {
  await registry.share('pubs', '2', 50);
  const copies = await Promise.all([1, 2, 3].map(() => guide.open()));
  await Promise.all(copies.map((copy) => copy.halt('pubs', '2', 'it failed')));
  const halts = (await registry.audit('pubs')).filter(({ action }) => action === 'halt');
  expect(halts).toHaveLength(1);
});

test('a canary grows to each next share and becomes the stable release at 100 %', async () => {
  await registry.share('pubs', '2', 10, undefined, true);
  const since = (await recordOf()).revision!;
  const grow = (percent: number) => registry.grow('pubs', '2', percent, 'it does well', since);
  // The canary already has at least this share.
  expect(await grow(10)).toBe(false);
  expect(await grow(5)).toBe(false);
  expect((await recordOf()).revision).toBe(since);
  expect(await grow(30)).toBe(true);
  expect((await recordOf()).allocations).toEqual(withShare(withShare(fullRollout('1'), '2', 10), '2', 30));
  expect((await recordOf()).ramp).toBe('2');
  expect(await grow(100)).toBe(true);
  const { allocations, history, ramp } = await recordOf();
  expect([allocations, history.map(({ version }) => version), ramp]).toEqual([
    fullRollout('2'),
    ['1', '2'],
    null,
  ]);
  const grown = (await registry.audit('pubs')).filter(({ action }) => action === 'grow');
  expect(grown).toMatchObject([
    { version: '2', percent: 30, reason: 'it does well' },
    { version: '2', percent: 100, reason: 'it does well' },
  ]);
});

test('changes of another canary do not stop a ramp, and a second ramp is refused', async () => {
  const ramp = async () => (await recordOf()).ramp;
  await registry.share('pubs', '2', 1, undefined, true);
  await registry.share('pubs', '3', 10);
  expect(await ramp()).toBe('2');
  await registry.halt('pubs', '3', 'it failed');
  expect(await ramp()).toBe('2');
  await expect(registry.share('pubs', '3', 1, undefined, true)).rejects.toThrow(
    'pubs 2 is already ramping. Share it without --ramp, or wait until it ends, before another ramps.',
  );
  expect(await ramp()).toBe('2');
  // A manual share ends the ramp, and so does another release to everybody.
  await registry.share('pubs', '2', 5);
  expect(await ramp()).toBeNull();
  await registry.share('pubs', '3', 1, undefined, true);
  await registry.promote('pubs', '2');
  expect(await ramp()).toBeNull();
  // A ramp that an operator unregistered does not block the ramp of another release.
  await registry.share('pubs', '3', 1, undefined, true);
  await registry.share('pubs', '3', 0, undefined, true);
  await registry.share('pubs', '1', 1, undefined, true);
  expect(await ramp()).toBe('1');
});

test('a canary that was replaced, has no ramp or does not exist cannot grow', async () => {
  const { revision: first = 0 } = await recordOf();
  const grow = (version: string, since: number, module = 'pubs') =>
    registry.grow(module, version, 50, 'it does well', since);
  expect(await grow('2', first)).toBe(false);
  expect(await grow('2', 0, 'planner')).toBe(false);
  await registry.share('pubs', '2', 10);
  expect(await grow('2', first + 1)).toBe(false);
  await registry.share('pubs', '3', 10, undefined, true);
  expect(await grow('2', first + 1)).toBe(false);
  expect(await grow('3', first + 1)).toBe(false);
  expect(await grow('3', first + 2)).toBe(true);
  // The canary that was halted and shared again grows, not the one before it.
  expect(await registry.halt('pubs', '3', 'it failed', first + 1)).toBe(false);
  expect(await registry.halt('pubs', '3', 'it failed', first + 2)).toBe(true);
  await registry.share('pubs', '3', 10, undefined, true);
  expect(await grow('3', first + 2)).toBe(false);
});

test('the embed kit is not a module: each load draws its share, and it cannot ramp', async () => {
  expect(await registry.kitRelease()).toBeNull();
  for (const version of ['1', '2']) await registry.add(await guide.sign(unsigned(EMBED_KIT, version)));
  await registry.promote(EMBED_KIT, '1');
  await registry.share(EMBED_KIT, '2', 50);
  const reader = await guide.open();
  const drawn = new Set<string | undefined>();
  // 200 loads that all get the same release happen once in 2 ** 199 runs.
  for (let load = 0; load < 200; load += 1) drawn.add((await reader.kitRelease())?.version);
  expect([...drawn].sort()).toEqual(['1', '2']);
  for (let load = 0; load < 50; load += 1) expect((await reader.kitRelease(true))?.version).toBe('1');
  expect((await reader.liveReleases()).map(({ module, version }) => [module, version])).toEqual([
    ['pubs', '1'],
  ]);
  expect(Object.keys(await reader.releasesFor('a visitor'))).toEqual(['pubs']);
  await expect(registry.share(EMBED_KIT, '2', 60, undefined, true)).rejects.toThrow(
    `${EMBED_KIT} cannot ramp, because visitors of other sites are not counted.`,
  );
});

test('browsers get a release without the fields that only the server needs, by module', async () => {
  const releases = await (await guide.open()).releasesFor(null);
  expect(toClientReleases(releases, 'en')).toEqual({
    pubs: {
      module: 'pubs',
      version: '1',
      base: `${moduleAddress('pubs')}1/`,
      entry: 'entry.js',
      container: 'guide_pubs',
      integrity: {},
      exposes: {},
      contract: '1.0.0',
      owner: 'Team pubs',
    },
  });
});

test("a team's live or previous release that a gateway would break is reported with module and owner", async () => {
  const find = async () =>
    findIncompatibleRelease(await guide.open(), { '@guide/contracts/module': '1.0.0' });
  const add = async (version: string, more: object) =>
    registry.add(await guide.sign({ ...unsigned('pubs', version), ...more }));
  const refused = (version: string, reason: string) =>
    `pubs ${reason} It is pubs ${version} of Team pubs, which is live or was before: release it for both first, or unregister it.`;
  const contract = 'was built against contract 2.0.0, but the live services serve 1.0.0.';
  expect(await find()).toBeNull();
  await add('4', { contract: '2.0.0' });
  await registry.promote('pubs', '4');
  expect(await find()).toBe(refused('4', contract));
  await registry.promote('pubs', '2');
  expect(await find()).toBe(refused('4', contract));
  await add('5', { contract: '1.0.0 || ^2.0.0' });
  await registry.promote('pubs', '5');
  expect(await find()).toBeNull();
  await add('6', { requires: { react: '^20.0.0' } });
  await registry.share('pubs', '6', 10);
  expect(await find()).toBe(refused('6', 'needs react ^20.0.0 from the shell, which does not provide it.'));
  await registry.unregister('pubs');
  const start = await guide.open('start');
  await start.promote('pubs', '4');
  expect(await find()).toBeNull();
});

test('a gateway prefers a release that fits its shell, as during an upgrade, to one of a later version', async () => {
  await registry.add(await guide.sign(unsigned('upgraded', '1')));
  await registry.promote('upgraded', '1');
  await registry.add(await guide.sign({ ...unsigned('upgraded', '2'), contract: '1.1.0' }));
  await registry.promote('upgraded', '2');
  const liveWith = async (contract: string) => {
    const fits = (release: Release) => misfitOf(release, { '@guide/contracts/module': contract }) === null;
    const gateway = await guide.open('gateway', guide.db, fits);
    const tried = gateway.alternativesIn(await gateway.state(), 'upgraded', null);
    return [(await gateway.releasesFor(null)).upgraded?.version, tried.map(({ version }) => version)];
  };
  expect(await liveWith('1.0.0')).toEqual(['1', ['1', '2']]);
  expect(await liveWith('1.1.0')).toEqual(['2', ['2', '1']]);
  // Without a fitting release, an unfit one may still work.
  expect(await liveWith('2.0.0')).toEqual(['2', ['2', '1']]);
});

test('two gateways that register a module at once both succeed, one after the other', async () => {
  await registry.add(await guide.sign(unsigned('map', '1')));
  const copies = await Promise.all(['ada', 'ben'].map((by) => guide.open(by)));
  await Promise.all(copies.map((copy) => copy.promote('map', '1')));
  expect((await registry.audit('map')).map(({ by }) => by).sort()).toEqual(['ada', 'ben']);
});

test('a change that is always overtaken by others is given up and changes nothing', async () => {
  const modules = guide.db.collection<ModuleRecord>('modules');
  let attempts = 0;
  /** Changes the record after each read. */
  const concurrentlyChanged = {
    async findOne(filter: object) {
      attempts += 1;
      const record = await modules.findOne(filter);
      await modules.updateOne({ _id: 'pubs' }, { $inc: { revision: 1 } });
      return record;
    },
    updateOne: (filter: object, update: object) => modules.updateOne(filter, update),
  };
  const collection = (name: string) => (name === 'modules' ? concurrentlyChanged : guide.db.collection(name));
  const written = jest.fn();
  const change = createRecordWriter({ collection } as unknown as Db, 'ada', written);
  const outcome = change('pubs', () => ({
    record: { allocations: [] },
    entry: { action: 'unregister', version: '1' },
  }));
  await expect(outcome).rejects.toThrow(
    'Others are changing pubs at the same time. Nothing was changed: try again.',
  );
  expect(attempts).toBe(50);
  expect(written).not.toHaveBeenCalled();
  expect((await recordOf()).allocations).toEqual(fullRollout('1'));
});

const INTERLEAVINGS = 60;
const COPIES = 3;
const SEED = Number(process.env.SEED ?? 20261122);

test(`none of ${INTERLEAVINGS} concurrent changes by ${COPIES} gateways is lost, and each builds on the one before (seed ${SEED})`, async () => {
  const random = seeded(SEED);
  const copies = await Promise.all(Array.from({ length: COPIES }, (_, index) => guide.open(`copy ${index}`)));
  let succeeded = (await registry.audit('pubs')).length;

  for (let round = 0; round < INTERLEAVINGS / COPIES; round += 1) {
    const work = copies.map((copy) => {
      const version = random.of(['1', '2', '3']);
      switch (random.of(['promote', 'share', 'rollback'])) {
        case 'promote':
          return copy.promote('pubs', version);
        case 'share':
          return copy.share('pubs', version, 1 + random.integer(99));
        default:
          // A rollback without a target changes nothing.
          return copy.rollback('pubs').then(() => {});
      }
    });
    const outcomes = await Promise.allSettled(work);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(String(outcome.reason)).toMatch(/There is no release of pubs|can have at most/);
    succeeded += outcomes.filter(({ status }) => status === 'fulfilled').length;
  }
  const seen = await registry.audit('pubs');
  const record = await recordOf();
  expect([record.revision, seen.length]).toEqual([succeeded, succeeded]);

  // Replaying the recorded changes in order must give the same result.
  let allocations: Allocation[] = [];
  let history: string[] = [];
  for (const { action, version, percent } of seen) {
    if (action === 'share') allocations = withShare(allocations, version, percent!);
    if (action === 'promote' && history.at(-1) !== version)
      history = [...history, version].slice(-MAX_HISTORY);
    if (action === 'rollback') {
      if (allocations.length === 1) history = history.slice(0, -1);
      expect(version).toBe(history.at(-1));
    }
    if (action !== 'share') allocations = fullRollout(version);
  }
  expect(record.allocations).toEqual(allocations);
  expect(record.history.map(({ version }) => version)).toEqual(history);
});
