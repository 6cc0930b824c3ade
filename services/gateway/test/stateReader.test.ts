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
  // What was read gets older only where a test says so.
  clock = jest.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => clock.mockRestore());

/**
 * A reader of the database.
 * @param whenRead called by each read when it has found the modules and not yet their releases, with its number
 */
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

/** A moment that a test waits for, or lets others wait for. */
function moment() {
  let come = () => {};
  const reached = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { come, reached };
}

/** A reader whose first read is under way while another release is promoted; it goes on after `end`. */
async function changedWhileReading() {
  const [begun, ended] = [moment(), moment()];
  const reader = await openReader((read) => {
    begun.come();
    return read === 1 && ended.reached;
  });
  const before = reader.state();
  await begun.reached;
  await registry.promote('pubs', '2');
  reader.invalidate();
  return { reader, before, end: ended.come };
}

const liveIn = ({ modules }: RegistryState) => modules.map(({ allocations }) => allocations[0]!.version);

test('who asks after a change does not get the read that began before it', async () => {
  const { reader, before, end } = await changedWhileReading();
  const after = reader.state();
  end();
  expect(liveIn(await after)).toEqual(['2']);
  expect(liveIn(await before)).toEqual(['1']);
});

test('a read that ends after a newer one takes no release from what is shown while the database is slow', async () => {
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

test('all who ask at the same time share one read, also when one from before a change ends meanwhile', async () => {
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

test('what was read is given for 250 ms, and from 200 ms on the next read has begun beside', async () => {
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

test('a database that is slow or away keeps nobody waiting who can get what was read before', async () => {
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

test('while the database is known to be away nobody starts a read, until it answers again', async () => {
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

test('with nothing that was read before, a database that is away is an error, and the next read is a new one', async () => {
  const reader = await openReader((read) => {
    if (read === 1) throw new Error('The database is away.');
  });
  await expect(reader.state()).rejects.toThrow('The database is away.');
  expect(liveIn(await reader.state())).toEqual(['1']);
});
