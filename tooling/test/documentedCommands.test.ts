import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestGateway, type TestGateway } from '../../services/gateway/test/support/gateway';
import { bundle, openReleases } from '../../services/gateway/test/support/hostileReleases';
import { keysOf } from '../../services/gateway/test/support/signing';
import { securityEvents } from '../release/security-events.mjs';
import { root, runLine } from './support/lines';

let site: TestGateway;
/** What stands in a documented line for what only its reader knows. */
const standsFor: Record<string, string> = { '<name>': 'map', '<site>': 'guide-test' };
beforeAll(async () => {
  site = await startTestGateway();
  standsFor['pubs-key.json'] = path.join(site.folder, 'pubs-key.json');
  const releases = await openReleases(site);
  for (const module of ['pubs', 'map', 'embed-kit'])
    for (const version of ['2.0.0', '3.0.0']) {
      await releases.add(module, version, bundle(`() => title('${version}')`));
      await releases.registry.promote(module, version);
    }
});
afterAll(() => site.remove());

/** Runs a line on the test's guide. @returns what it printed */
async function run(line: string): Promise<string> {
  const { ok, text } = await runLine(line, standsFor, root, {
    MONGODB_URL: site.database.url,
    OWNERS_FILE: path.join(keysOf(site.database), 'owners.json'),
    DATA_DIR: site.folder,
  });
  expect([ok, text]).toEqual([true, text]);
  return text;
}

/** In the order in which they run: what one changes, the next shows. */
const LINES: [line: string, prints: RegExp][] = [
  ['npm run release-key -- --site <site> --file pubs-key.json', /^\{"kid":"[\w-]{12}","x":"[\w-]{43}"\}$/m],
  ['npm run releases', /^pubs: 3\.0\.0$/m],
  ['npm run rollback -w mfe-pubs', /^pubs is back at 2\.0\.0\.$/m],
  ['npm run rollback -w mfe-<name>', /^map is back at 2\.0\.0\.$/m],
  ['npm run embed:rollback', /^embed-kit is back at 2\.0\.0\.$/m],
  ['npm run unregister -- pubs --reason "Merged into discover"', /^pubs is unregistered: /m],
  ['npm run unregister -- embed-kit --reason "Moved"', /^embed-kit is unregistered: /m],
  ['npm run newsletter -- export', /^email,subscribed_at,unsubscribe_token\r$/m],
  ['npm run security-log', / unregister {2}pubs 2\.0\.0$/m],
  ['npm run licences', /^\d+ packages, \d+ licences\.$/m],
];
test.each(LINES)('%s', async (line, prints) => {
  expect(await run(line)).toMatch(prints);
});

const listed = async (id: string) =>
  (await run('npm run embed:token -- --list'))
    .split('\n')
    .map((line) => line.split('\t'))
    .find(([first]) => first === id);

test('a share token is made, rotated and revoked, and the log has the first letters of its id only', async () => {
  const made = await run(
    'npm run embed:token -- --label "Team page" --origin https://team.example --panel top-pages --days 90',
  );
  const id = /^id {4}(\w{12})$/m.exec(made)![1]!;
  standsFor.a89d7ce9b754 = id;
  const rotated = await run('npm run embed:token -- --rotate a89d7ce9b754 --grace 24');
  const next = /^id {4}(\w{12})$/m.exec(rotated)![1]!;
  expect(rotated).toContain(`${id} stands for 24 more hours at most.`);
  expect(await run('npm run embed:token -- --revoke a89d7ce9b754')).toContain(`${id} is revoked.`);

  expect(await listed(id)).toMatchObject({ 1: 'Team page', 2: 'revoked' });
  expect(await listed(next)).toMatchObject({ 1: 'Team page', 2: 'stands', 5: 'top-pages' });
  const { events } = await securityEvents(site.database.client.db('guide_gateway'));
  expect(events.slice(-3).map(({ action, subject }) => [action, subject])).toEqual([
    ['embed token', 'Team page https://team.example'],
    ['embed token rotated', id.slice(0, 8)],
    ['embed token revoked', id.slice(0, 8)],
  ]);
});
