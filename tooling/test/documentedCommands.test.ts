import { securityEvents } from '@guide/service-kit/security-events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { root, runLine } from './support/lines';
import { startTestGuide, type TestGuide } from './support/testGuide';

let guide: TestGuide;
beforeAll(async () => {
  guide = await startTestGuide();
});
afterAll(() => guide?.remove());

const listed = async (id: string) =>
  (await guide.run('npm run embed -- token --list'))
    .split('\n')
    .map((line) => line.split('\t'))
    .find(([first]) => first === id);

test('a share token is made, rotated and revoked, and the log has the first letters of its id only', async () => {
  const made = await guide.run(
    'npm run embed -- token --label "Team page" --origin https://team.example --panel top-pages --days 90',
  );
  const id = /^id {4}(\w{12})$/m.exec(made)![1]!;
  // Without a size, a frame is 300 by 150 px.
  expect(made).toMatch(
    /^ {2}<iframe id="guide-analytics" [^>]*width="100%" height="900" src="[^"]+"><\/iframe>$/m,
  );
  expect(made).toMatch(/^ {2}<script>.*guide-analytics:height.*<\/script>$/m);
  guide.standsFor.a89d7ce9b754 = id;
  const rotated = await guide.run('npm run embed -- token --rotate a89d7ce9b754 --grace 24');
  const next = /^id {4}(\w{12})$/m.exec(rotated)![1]!;
  expect(rotated).toContain(`${id} stays valid for 24 more hours at most.`);
  expect(await guide.run('npm run embed -- token --revoke a89d7ce9b754')).toContain(`${id} is revoked.`);

  expect(await listed(id)).toMatchObject({ 1: 'Team page', 2: 'revoked' });
  expect(await listed(next)).toMatchObject({ 1: 'Team page', 2: 'valid', 5: 'top-pages' });
  const events = await securityEvents(guide.database.client.db('guide_gateway'));
  expect(events.slice(-3).map(({ action, subject }) => [action, subject])).toEqual([
    ['embed token', 'Team page https://team.example'],
    ['embed token rotated', id.slice(0, 8)],
    ['embed token revoked', id.slice(0, 8)],
  ]);
});

test.each([
  ['npm run modules', /^ {2}list +shows live releases/m],
  ['npm run embed', /^ {2}token +makes, lists/m],
  ['npm run ops', /^ {2}backup +writes every document/m],
])('%s lists what it does', async (line, lists) => {
  const { ok, text } = await runLine(line, {}, root);
  expect([ok, text]).toEqual([false, expect.stringMatching(lists)]);
});
