import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ask } from './support/ask';
import { startGateway } from './support/gateway';
import { bundle, openReleases } from './support/hostileReleases';
import { keysOf } from './support/signing';
import { buildOf, openTeam } from './support/uploads';

const site = await startGateway();
const releases = await openReleases(site);

let asked = 0;
/** A page that nobody has requested before: none is kept. */
function fresh(url: string) {
  asked += 1;
  return ask(site.url, { path: `${url}?fresh=${asked}` });
}
async function until(url: string, status: number) {
  let answer = await fresh(url);
  while (answer.status !== status) answer = await fresh(url);
  return answer;
}
const sitemap = async () => (await ask(site.url, { path: '/sitemap.xml' })).body;

/** Registers and promotes a release of the planner that claims these paths, all for its one screen. */
async function release(version: string, ...paths: string[]): Promise<void> {
  const claimed = paths.map((to) => ({ path: to, screen: 'Home' }));
  const code = bundle(`() => title('Planner ${version}')`);
  await releases.add('planner', version, code, code, { claims: { paths: claimed, slots: {} } });
  await releases.registry.promote('planner', version);
}

test('D-5 D-67 a claimed path is Page Not Found until its release, rendered and in the sitemap with it, and not after its rollback', async () => {
  expect((await fresh('/planner')).status).toBe(404);
  expect((await ask(site.url, { path: '/planner/' })).status).toBe(404);
  expect(await sitemap()).not.toContain('/planner<');

  await release('1.0.0', '/other-page');
  await until('/other-page', 200);
  expect((await fresh('/planner')).status).toBe(404);

  await release('2.0.0', '/planner', '/plans/:id');
  expect((await until('/planner', 200)).body).toContain('<h1>Planner 2.0.0</h1>');
  expect((await fresh('/other-page')).status).toBe(404);
  expect(await ask(site.url, { path: '/planner/' })).toMatchObject({
    status: 308,
    headers: { location: '/planner' },
  });
  const listed = await sitemap();
  expect(listed).toContain('/planner<');
  expect(listed).not.toContain('/plans');
  expect(listed).not.toContain('/other-page');

  await releases.registry.rollback('planner');
  expect((await until('/planner', 404)).body).not.toContain('<h1>Planner');
  expect((await fresh('/other-page')).body).toContain('<h1>Planner 1.0.0</h1>');
  expect(await sitemap()).not.toContain('/planner<');
  await releases.registry.unregister('planner');
  await until('/other-page', 404);
});

test('the sitemap has every page of the route table that search engines may list; robots.txt forbids the others', async () => {
  const listed = await sitemap();
  for (const to of ['/', '/top-brambleford-pubs', '/thimble-tower', '/attraction/9', '/pub/3', '/map'])
    expect(listed).toContain(`${to}</loc>`);
  for (const to of ['/search', '/analytics', '/attraction/1<', '/pub<']) expect(listed).not.toContain(to);
  const { body } = await ask(site.url, { path: '/robots.txt' });
  expect(body.match(/(?<=Disallow: ).*/g)).toEqual(['/api/', '/search', '/analytics']);
});

test("D-67 the sitemap has a path of the shell's own table once, whoever claims it", async () => {
  await release('3.0.0', '/top-attractions', '/planner');
  await until('/planner', 200);
  expect((await sitemap()).match(/top-attractions</g)).toHaveLength(1);
});

test('D-67 a path that the owners file takes from a team is Page Not Found from then on, without a restart', async () => {
  await release('4.0.0', '/planner');
  await until('/planner', 200);
  const file = path.join(keysOf(site.database), 'owners.json');
  const before = await readFile(file, 'utf8');
  const owners = JSON.parse(before);
  owners.teams.Testers.paths = ['/', '/top-attractions', '/other', '/lonely', '/broken'];
  await writeFile(file, JSON.stringify(owners));
  await until('/planner', 404);
  expect((await fresh('/')).status).toBe(200);
  await writeFile(file, before);
  await until('/planner', 200);
});

/** Uploads a release that claims a path. @returns why it is refused */
async function refusalOf(to: string): Promise<string | undefined> {
  const team = await openTeam(keysOf(site.database));
  const build = buildOf('plans', '1.0.0');
  const claims = { paths: [{ path: to, screen: 'Home' }], slots: {} };
  const { body } = await team.upload(site.url, { ...build, release: { ...build.release, claims } });
  return body.error?.message;
}

test.each([
  ...['/api/x', '/app/x', '/assets', '/embed/x', '/images', '/modules/x'],
  ...['/health', '/health/live', '/metrics', '/sw'],
  ...['/favicon', '/manifest', '/newsletter/letters', '/robots', '/sitemap/x', '/worker'],
])('D-67 %s cannot be claimed: the guide itself answers paths that begin so', async (to) => {
  expect(await refusalOf(to)).toBe(`plans claims ${to}, where the guide itself answers.`);
});

test.each(['/top-attractions', '/top-attractions/x', '/other/:id'])(
  "D-67 %s cannot be claimed: the shell's table has paths that begin so",
  async (to) => {
    expect(await refusalOf(to)).toBe(`plans claims ${to}, which is in the shell's own route table.`);
  },
);

test('D-67 a path that only looks like one of these can be claimed', async () => {
  expect(await refusalOf('/robots-and-toys/modules')).toBeUndefined();
});

test('D-3 a release that names another site as the original of its pages is shown to nobody: the one before is', async () => {
  const code = (title: string, canonical: string) =>
    `${bundle(`() => title('${title}')`)}exports.screens.Home.head = () =>
      ({ title: 'Home', description: 'Home', canonical: '${canonical}' });`;
  await releases.add('other', '1.0.0', code('Good', '/other'));
  await releases.registry.promote('other', '1.0.0');
  await until('/other', 200);
  expect((await fresh('/other')).body).toContain(`<link rel="canonical" href="${site.url}/other">`);
  await releases.add('other', '2.0.0', code('Bad', 'javascript:alert(1)'));
  await releases.registry.promote('other', '2.0.0');
  await releases.untilLive('other', '2.0.0');
  const { body } = await fresh('/other');
  expect(body).toContain('<h1>Good</h1>');
  expect(body).not.toContain('javascript:');
  await site.logged((line) =>
    line.includes('The canonical address javascript:alert(1) is not of this site.'),
  );
});
