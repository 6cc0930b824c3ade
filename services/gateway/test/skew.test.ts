import { startTestDatabase, type TestDatabase } from '@guide/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { ask } from './support/ask';
import { startGatewayOn } from './support/gateway';
import { keysOf, makeTestKey, openRegistry, openSigner, unsigned } from './support/signing';

let database: TestDatabase;
let client: MongoClient;
beforeAll(async () => {
  database = await startTestDatabase();
  client = await new MongoClient(database.url).connect();
  await makeTestKey(keysOf(database));
});
afterAll(async () => {
  await client.close();
  await database.remove();
});

/** Starts a gateway that serves contract 1.0.0. @returns why it did not start, or the status of its health */
async function start(): Promise<string | number> {
  const gateway = await startGatewayOn(database);
  try {
    return (await ask(await gateway.ready, { path: '/api/health' })).status;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await gateway.end();
  }
}

test("a gateway that would break a team's live release, its canary or the one before it does not start and names module and owner", async () => {
  const sign = await openSigner(keysOf(database));
  const team = await openRegistry(client.db('guide_gateway'), keysOf(database), 'ada');
  const add = async (version: string, more: object) =>
    team.add(await sign({ ...unsigned('pubs', version), ...more }));
  const refused = (version: string, reason: string) =>
    `The gateway did not start: pubs ${reason} It is pubs ${version} of Team pubs, which is live or was before: release it for both first, or unregister it.`;
  const contract = 'was built against contract 2.0.0, but the live services serve 1.0.0.';

  await add('1', { contract: '2.0.0' });
  await team.promote('pubs', '1');
  expect(await start()).toBe(refused('1', contract));

  await add('2', {});
  await team.promote('pubs', '2');
  expect(await start()).toBe(refused('1', contract));

  await add('3', { contract: '1.0.0 || ^2.0.0' });
  await team.promote('pubs', '3');
  expect(await start()).toBe(200);

  await add('4', { requires: { react: '^20.0.0' } });
  await team.share('pubs', '4', 10);
  expect(await start()).toBe(refused('4', 'needs react ^20.0.0 from the shell, which does not provide it.'));

  await team.unregister('pubs');
  expect(await start()).toBe(200);
}, 300_000);
