import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { NEXT, writeBuild } from '../../../../services/gateway/test/support/build';
import { startSite } from '../../../commands/site.mjs';
import { folder, run, withDatabase } from '../../support/dataCommands';

/** Steps of docs/upgrade.md for one machine, with processes and data as `npm start` has them. */
const PROGRAM = 'services/gateway/test/support/nextVersion.ts';
const DATA = 'machine';
const dataDir = path.join(folder, DATA);
const backup = path.join(folder, 'before.ndjson.gz');
const builds = { earlier: path.join(folder, 'earlier'), next: path.join(folder, 'next') };

let site: Awaited<ReturnType<typeof startSite>> | undefined;
const start = async (options: Partial<Parameters<typeof startSite>[0]> = {}) => {
  site = await startSite({ buildFolder: builds.earlier, dataDir, ...options });
  return site.url;
};
const stop = async () => {
  await site?.stop();
  site = undefined;
};
afterEach(stop);

const page = async (url: string, address: string) => {
  const response = await fetch(url + address);
  return { status: response.status, text: await response.text() };
};
const subscribe = async (url: string, name: string) => {
  const { status } = await fetch(`${url}/api/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@guide.example` }),
  });
  expect(status).toBe(200);
};
const stored = () =>
  withDatabase(DATA, async (client) => ({
    addresses: await client.db('guide_discover').collection('subscriptions').distinct('email'),
    migrated: await client.db('guide_gateway').collection<{ _id: string }>('migrated').find().toArray(),
  }));

test('one machine is upgraded and keeps its data; the way back is the backup and the earlier version', async () => {
  await writeBuild(builds.earlier);
  await writeBuild(builds.next, NEXT);
  const earlier = await start();
  expect((await page(earlier, '/')).text).toContain('/assets/main.js');
  await subscribe(earlier, 'before');
  expect(await run(DATA, 'backup', backup)).toMatchObject({ status: 0 });
  await stop();

  const next = await start({ buildFolder: builds.next, program: PROGRAM });
  expect((await page(next, '/')).text).toContain('/assets/next.js');
  // Pages that were open during the upgrade still load their scripts.
  expect((await page(next, '/assets/main.js')).status).toBe(200);
  await subscribe(next, 'after');
  await stop();
  expect(await stored()).toEqual({
    addresses: ['after@guide.example', 'before@guide.example'],
    migrated: [{ _id: 'once', runs: 1 }],
  });

  await expect(start()).rejects.toThrow(
    'The data in guide_gateway is of version 2 and this program knows it up to version 1: start the newer program, or restore a backup from before the upgrade.',
  );
  expect(await run(DATA, 'restore', backup, '--replace', '--yes')).toMatchObject({ status: 0 });
  await start();
  await stop();
  expect(await stored()).toEqual({ addresses: ['before@guide.example'], migrated: [] });
}, 120_000);
