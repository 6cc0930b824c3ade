import path from 'node:path';
import { type Availability, createAvailability } from '@guide/service-kit';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { FastifyBaseLogger } from 'fastify';
import { MongoNetworkError } from 'mongodb';
import type { ModuleRecord, RegistryState } from '../src/releases/records';
import type { Registry } from '../src/releases/registry';
import { createReleases } from '../src/releases/releases';
import { openOwners } from '../src/releases/signing/owners';
import { createVerifier } from '../src/releases/signing/verify';
import { createStateReader } from '../src/releases/stateReader';
import { keysOf, startTestRegistry, unsigned } from './support/signing';

let registry: Registry;
let clock: jest.SpiedFunction<typeof performance.now>;
const guide = await startTestRegistry();

beforeEach(async () => {
  await guide.db.dropDatabase();
  registry = await guide.open();
  for (const version of ['1', '2']) await registry.add(await guide.sign(unsigned('pubs', version)));
  await registry.promote('pubs', '1');
  // A read only ages when a test advances the clock.
  clock = jest.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => clock.mockRestore());

/** A reader of the database. @param whenRead - called with each read's number, between its modules and releases */
async function openReader(
  whenRead: (read: number) => unknown = () => {},
  modules = guide.db.collection<ModuleRecord>('modules'),
  availability?: Availability,
) {
  const owners = await openOwners(path.join(keysOf(guide.database), 'owners.json'));
  const releases = createReleases({ db: guide.db, verifier: createVerifier(owners, []) });
  let reads = 0;
  const counted: typeof releases = {
    ...releases,
    async read(ids) {
      reads += 1;
      await whenRead(reads);
      return releases.read(ids);
    },
  };
  const reader = createStateReader(modules, counted, availability);
  return { ...reader, reads: () => reads };
}

/** A promise that tests can await and resolve. */
function moment() {
  let come = () => {};
  const reached = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { come, reached };
}

const liveIn = ({ modules }: RegistryState) => modules.map(({ allocations }) => allocations[0]!.version);

test('an older read that ends last does not replace a newer one while the database is slow', async () => {
  const [begun, ended, answered] = [moment(), moment(), moment()];
  const reader = await openReader((read) => {
    begun.come();
    return [ended, null, answered][read - 1]?.reached;
  });
  const first = reader.state();
  await begun.reached;
  await registry.add(await guide.sign(unsigned('map', '1')));
  await registry.promote('map', '1');
  reader.invalidate();
  const { releases } = await reader.state();
  expect([...releases.keys()].sort()).toEqual(['map@1', 'pubs@1']);
  ended.come();
  await first;
  clock.mockReturnValue(1000);
  const shown = await reader.state();
  expect(reader.reads()).toBe(3);
  expect([...shown.releases.keys()].sort()).toEqual(['map@1', 'pubs@1']);
  answered.come();
});

test('concurrent requests share one read, even if a read from before a change ends meanwhile', async () => {
  const begun = [moment(), moment()];
  const ended = [moment(), moment()];
  const reader = await openReader((read) => {
    begun[read - 1]?.come();
    return ended[read - 1]?.reached;
  });
  const first = [reader.state(), reader.state()];
  await begun[0]!.reached;
  reader.invalidate();
  const second = reader.state();
  await begun[1]!.reached;
  ended[0]!.come();
  await Promise.all(first);
  const third = reader.state();
  ended[1]!.come();
  await Promise.all([second, third]);
  expect(reader.reads()).toBe(2);
});

test('a read is reused for 250 ms, and from 200 ms on the next one runs in the background', async () => {
  const begun = moment();
  const modules = guide.db.collection<ModuleRecord>('modules');
  const find = jest.spyOn(modules, 'find');
  const [early, late] = await Promise.all([
    openReader((read) => {
      if (read === 2) begun.come();
    }, modules),
    openReader(),
  ]);
  await Promise.all([early.state(), late.state()]);
  await registry.promote('pubs', '2');
  clock.mockReturnValue(199);
  expect(liveIn(await early.state())).toEqual(['1']);
  expect(find).toHaveBeenCalledTimes(1);
  clock.mockReturnValue(200);
  expect(liveIn(await early.state())).toEqual(['1']);
  await begun.reached;
  clock.mockReturnValue(250);
  expect(liveIn(await late.state())).toEqual(['2']);
});

test('a slow or unreachable database delays nobody who can get an earlier read', async () => {
  const ended = moment();
  const reader = await openReader((read) => {
    if (read === 2) return ended.reached;
    if (read === 3) throw new Error('The database is away.');
  });
  await reader.state();
  clock.mockReturnValue(1000);
  const slow = await reader.state();
  expect([liveIn(slow), [...slow.releases.keys()]]).toEqual([['1'], ['pubs@1']]);
  reader.invalidate();
  const away = await reader.state();
  expect([liveIn(away), [...away.releases.keys()]]).toEqual([['1'], ['pubs@1']]);
  ended.come();
});

test('during a known outage no read starts until the database responds again', async () => {
  const log = { warn: () => {} } as unknown as FastifyBaseLogger;
  const availability = createAvailability(async () => {}, log);
  const reader = await openReader(
    (read) => {
      if (read === 2) throw new MongoNetworkError('The connection is lost.');
    },
    undefined,
    availability,
  );
  await reader.state();
  clock.mockReturnValue(1000);
  for (let n = 0; n < 5; n += 1) expect(liveIn(await reader.state())).toEqual(['1']);
  expect(reader.reads()).toBe(2);
  await registry.promote('pubs', '2');
  while (liveIn(await reader.state())[0] !== '2') await new Promise(setImmediate);
  availability.close();
});

test('without an earlier read an outage is an error, and the next request reads again', async () => {
  const reader = await openReader((read) => {
    if (read === 1) throw new Error('The database is away.');
  });
  await expect(reader.state()).rejects.toThrow('The database is away.');
  expect(liveIn(await reader.state())).toEqual(['1']);
});
