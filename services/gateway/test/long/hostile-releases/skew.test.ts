import { expect, test } from '@jest/globals';
import { ask } from '../../support/ask';
import { startGatewayOn } from '../../support/gateway';
import { startTestRegistry, unsigned } from '../../support/signing';

const guide = await startTestRegistry();

/** Starts a gateway that serves contract 1.0.0. @returns why it did not start, or the status of its health */
async function start(): Promise<string | number> {
  const gateway = await startGatewayOn(guide.database);
  try {
    return (await ask(await gateway.ready, { path: '/api/health' })).status;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await gateway.end();
  }
}

test("a gateway that would break a team's live release, its canary or the one before it does not start and names module and owner", async () => {
  const team = await guide.open('ada');
  const add = async (version: string, more: object) =>
    team.add(await guide.sign({ ...unsigned('pubs', version), ...more }));
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
