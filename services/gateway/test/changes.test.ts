import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { Owners } from '../src/releases/signing/owners';
import { ask } from './support/ask';
import { startGateway } from './support/gateway';
import { openReleases } from './support/hostileReleases';
import { keysOf } from './support/signing';
import { buildOf, openTeam } from './support/uploads';

const site = await startGateway();
const team = await openTeam(keysOf(site.database));

const change = (claims: object) =>
  team.ask(site.url, '/api/releases/changes', { module: 'planner', ...claims });
const page = (path: string) => ask(site.url, { path });
async function until(path: string, status: number) {
  let answer = await page(path);
  while (answer.status !== status) answer = await page(path);
  return answer;
}
/** The planner, with a path and a slot that it claims. */
function planner(version: string, uses: string[] = []) {
  const build = buildOf('planner', version, 'Plan your days');
  const claims = { paths: [{ path: '/planner', screen: 'Home' }], slots: { 'place-actions': 'Home' } };
  return { ...build, release: { ...build.release, claims, uses } };
}

test.each([0, 100])(
  'D-67 a share that is to grow from %d %% is refused, of a new release and of one that is there',
  async (percent) => {
    const says = { error: { message: 'A share that grows begins with more than 0 and less than 100 %.' } };
    const uploaded = await team.upload(site.url, buildOf('other', '3.0.0'), { percent, ramp: true });
    expect(uploaded).toMatchObject({ status: 422, body: says });
    const shared = await change({
      ...{ module: 'discover', action: 'share', version: '1.0.0' },
      ...{ percent, ramp: true },
    });
    expect(shared).toMatchObject({ status: 422, body: says });
  },
);

test('D-67 a team takes back its first release: its pages are Page Not Found and nothing fills its slots', async () => {
  expect((await team.upload(site.url, planner('1.0.0'))).status).toBe(200);
  const shown = await until('/planner', 200);
  expect(shown.body).toContain('"place-actions"');

  const rollback = await change({ action: 'rollback' });
  expect([rollback.status, rollback.body.error?.message]).toEqual([
    422,
    'There is no release of planner before 1.0.0: unregister it to take it from the site.',
  ]);
  const gone = await change({ action: 'unregister', reason: 'Too early' });
  expect(gone).toMatchObject({
    status: 200,
    body: {
      ...{ module: 'planner', version: '1.0.0', percent: 0 },
      message: 'planner is unregistered: its pages are Page Not Found.',
    },
  });
  await until('/planner', 404);
  expect((await page('/')).body).not.toContain('"place-actions"');
  const status = await team.ask(site.url, '/api/releases/status', { module: 'planner', action: 'status' });
  expect(status.body).toMatchObject({
    allocations: [],
    changes: [{}, { action: 'unregister', reason: 'Too early', by: 'Testers over HTTP' }],
  });
  // Everybody may read what a team has decided, without its name.
  const [latest] = JSON.parse((await page('/api/modules/changes')).body);
  expect(latest).toMatchObject({ module: 'planner', action: 'unregister', by: 'team' });

  expect((await change({ action: 'unregister', reason: 'two\nlines' })).status).toBe(401);
  const again = await change({ action: 'unregister' });
  expect([again.status, again.body.error?.message]).toEqual([422, 'No release of planner is registered']);
  expect(await change({ action: 'share', version: '1.0.0', percent: 100, ramp: false })).toMatchObject({
    status: 200,
  });
  await until('/planner', 200);
});

test('a module whose widget a live module shows, to a few visitors only, cannot be taken away', async () => {
  const releases = await openReleases(site);
  await releases.add('lonely', '1.0.0', 'void 0;', 'void 0;', { uses: [] });
  await releases.registry.promote('lonely', '1.0.0');
  await releases.add('lonely', '2.0.0', 'void 0;', 'void 0;', { uses: ['planner/Home'] });
  await releases.registry.share('lonely', '2.0.0', 5);
  const refused = await change({ action: 'unregister' });
  expect([refused.status, refused.body.error?.message]).toEqual([
    422,
    'lonely shows a widget of planner: release it without that first.',
  ]);
  await expect(releases.registry.unregister('planner')).rejects.toThrow('lonely shows a widget of planner');
  await releases.registry.halt('lonely', '2.0.0', 'A trial');
  expect(await change({ action: 'unregister' })).toMatchObject({ status: 200 });
});

test('a screen may weigh what the owners file says at that moment, whatever the sender says', async () => {
  const file = path.join(keysOf(site.database), 'owners.json');
  const owners: Owners = JSON.parse(await readFile(file, 'utf8'));
  const withBudget = (budget: Record<string, number>) =>
    writeFile(file, JSON.stringify({ ...owners, teams: { Testers: { ...owners.teams.Testers, budget } } }));
  const weighty = buildOf('weighty', '1.0.0');
  const assets = { js: { sync: ['entry.js'], async: [] }, css: { sync: [], async: [] } };
  weighty.files[2] = ['browser/mf-manifest.json', JSON.stringify({ exposes: [{ name: 'Home', assets }] })];

  await withBudget({ default: 30_000, Home: 1 });
  for (const refused of [await team.upload(site.url, weighty), await team.preview(site.url, weighty)])
    expect([refused.status, refused.body.error?.message]).toEqual([
      422,
      expect.stringMatching(
        /^weighty\/Home is \d+ bytes compressed with all that it loads; its budget is 1\.$/,
      ),
    ]);
  expect((await team.upload(site.url, weighty, { budget: { default: 30_000 } })).status).toBe(401);
  await withBudget({ default: 30_000 });
  expect((await team.upload(site.url, weighty)).status).toBe(200);
});
