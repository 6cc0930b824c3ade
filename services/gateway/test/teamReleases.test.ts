import { mkdir, readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@guide/contracts/module/integrity';
import { claimConflicts } from '@guide/contracts/release/live-checks';
import { expect, test } from '@jest/globals';
import { createKey } from '../../../module/src/release/keys.mjs';
import type { Live } from '../src/releases/live';
import { describeShare } from '../src/releases/served';
import type { Owners } from '../src/releases/signing/owners';
import { stage, storedBytes } from '../src/releases/store';
import { ask } from './support/ask';
import { testFolder } from './support/folder';
import { startGateway } from './support/gateway';
import { bundle, openReleases } from './support/hostileReleases';
import { pageStateOf } from './support/pageState';
import { keysOf, openRegistry } from './support/signing';
import { type Build, beginUpload, buildOf, type Entry, openTeam, releaseClaims } from './support/uploads';

const site = await startGateway();
const otherStore = testFolder();
const releases = await openReleases(site);
const keys = keysOf(site.database);
const ownersFile = path.join(keys, 'owners.json');
const owners: Owners = JSON.parse(await readFile(ownersFile, 'utf8'));
const all = ['*'];
for (const name of ['second', 'third', 'small'])
  owners.teams[`Team ${name}`] = {
    keys: [await createKey(path.join(keys, `${name}.json`), owners.site)],
    modules: name === 'small' ? ['small'] : all,
    paths: all,
    slots: all,
  };
/** Writes the owners file with these properties of the testers' entry. */
const writeOwners = (testers: Partial<Owners['teams'][string]> = {}, revokedReleases: string[] = []) => {
  const teams = { ...owners.teams, Testers: { ...owners.teams.Testers!, ...testers } };
  return writeFile(ownersFile, JSON.stringify({ ...owners, teams, revokedReleases }));
};
await writeOwners();
const team = await openTeam(keys);

let requests = 0;
/** A page at a new URL, which is not cached. */
function page(to: string) {
  requests += 1;
  return ask(site.url, { path: `${to}${to.includes('?') ? '&' : '?'}fresh=${requests}` });
}
async function until(to: string, status: number) {
  let response = await page(to);
  while (response.status !== status) response = await page(to);
  return response;
}
async function untilShown(to: string, text: string): Promise<void> {
  while (!(await page(to)).body.includes(text));
}
/** The response to a refused release. */
const refusal = (message: unknown) => ({ status: 422, body: { error: { message } } });
const sitemap = async () => (await ask(site.url, { path: '/sitemap.xml' })).body;
const change = (claims: object) => team.ask(site.url, '/api/releases/changes', claims);
const statusOf = (module: string, by = team) =>
  by.ask(site.url, '/api/releases/status', { module, action: 'status' });
const claimsOf = (...paths: string[]) => ({
  paths: paths.map((to) => ({ path: to, screen: 'Home' })),
  slots: {},
});

/** Registers and promotes a release of the planner whose one screen claims these paths. */
async function releasePlanner(version: string, ...paths: string[]): Promise<void> {
  const code = bundle(`() => title('Planner ${version}')`);
  await releases.add('planner', version, code, code, { claims: claimsOf(...paths) });
  await releases.registry.promote('planner', version);
}

test('D-5 D-67 a claimed path is rendered and in the sitemap from its release until its rollback', async () => {
  expect((await page('/planner')).status).toBe(404);
  expect((await ask(site.url, { path: '/planner/' })).status).toBe(404);
  expect(await sitemap()).not.toContain('/planner<');

  await releasePlanner('1.0.0', '/other-page');
  await until('/other-page', 200);
  expect((await page('/planner')).status).toBe(404);

  await releasePlanner('2.0.0', '/planner', '/plans/:id');
  expect((await until('/planner', 200)).body).toContain('<h1>Planner 2.0.0</h1>');
  expect((await page('/other-page')).status).toBe(404);
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
  expect((await page('/other-page')).body).toContain('<h1>Planner 1.0.0</h1>');
  expect(await sitemap()).not.toContain('/planner<');
  await releases.registry.unregister('planner');
  await until('/other-page', 404);
});

test('the sitemap has all indexable pages of the route table; robots.txt disallows the others', async () => {
  const listed = await sitemap();
  for (const to of ['/', '/top-brambleford-pubs', '/thimble-tower', '/attraction/9', '/pub/3', '/map'])
    expect(listed).toContain(`${to}</loc>`);
  const areas: { name: string }[] = JSON.parse((await ask(site.url, { path: '/api/areas' })).body);
  expect(areas.map(({ name }) => name)).toContain('Old Town');
  for (const { name } of areas) expect(listed).toContain(`/map?area=${encodeURIComponent(name)}</loc>`);
  for (const to of ['/search', '/analytics', '/attraction/1<', '/pub<']) expect(listed).not.toContain(to);
  const { body } = await ask(site.url, { path: '/robots.txt' });
  expect(body.match(/(?<=Disallow: ).*/g)).toEqual(['/api/', '/search', '/analytics']);
});

test("D-67 the sitemap lists a path of the shell's table once, even if a module claims it", async () => {
  await releasePlanner('3.0.0', '/top-attractions', '/planner');
  await until('/planner', 200);
  expect((await sitemap()).match(/top-attractions</g)).toHaveLength(1);
});

test("D-67 removing a path from a team's owners entry makes it Page Not Found without a restart", async () => {
  await releasePlanner('4.0.0', '/planner');
  await until('/planner', 200);
  await writeOwners({ paths: ['/', '/top-attractions', '/other', '/lonely', '/broken'] });
  await until('/planner', 404);
  expect((await page('/')).status).toBe(200);
  await writeOwners();
  await until('/planner', 200);
});

test("D-67 a module cannot claim paths that start like the guide's or the shell's", async () => {
  const { live } = (await statusOf('plans')).body as unknown as { live: Live };
  const conflictOf = (to: string) => claimConflicts({ module: 'plans', claims: claimsOf(to) }, live)[0];
  for (const to of [
    '/api/x',
    '/app/x',
    '/assets',
    '/embed/x',
    '/favicon',
    '/health',
    '/health/live',
    '/images',
    '/manifest',
    '/metrics',
    '/modules/x',
    '/newsletter/letters',
    '/robots',
    '/sitemap/x',
    '/sw',
    '/worker',
  ])
    expect(conflictOf(to)).toBe(`plans claims ${to}, where the guide itself answers.`);
  for (const to of ['/top-attractions', '/top-attractions/x', '/other/:id'])
    expect(conflictOf(to)).toBe(`plans claims ${to}, which is in the shell's own route table.`);
  const refused = withClaims(buildOf('plans', '1.0.0'), claimsOf('/api/x'));
  expect(await team.upload(site.url, refused)).toMatchObject(refusal(conflictOf('/api/x')));
  const similar = withClaims(buildOf('plans', '1.0.0'), claimsOf('/robots-and-toys/modules'));
  expect((await team.upload(site.url, similar)).status).toBe(200);
});

const withClaims = ({ release, files }: Build, claims: object): Build => ({
  release: { ...release, claims } as Build['release'],
  files,
});

test('D-3 a release whose canonical address is on another site is replaced by the previous release', async () => {
  const code = (title: string, canonical: string) =>
    `${bundle(`() => title('${title}')`)}exports.screens.Home.head = () =>
      ({ title: 'Home', description: 'Home', canonical: '${canonical}' });`;
  await releases.add('other', '1.0.0', code('Good', '/other'));
  await releases.registry.promote('other', '1.0.0');
  expect((await until('/other', 200)).body).toContain(`<link rel="canonical" href="${site.url}/other">`);
  await releases.add('other', '2.0.0', code('Bad', 'javascript:alert(1)'));
  await releases.registry.promote('other', '2.0.0');
  await releases.untilLive('other', '2.0.0');
  const { body } = await page('/other');
  expect(body).toContain('<h1>Good</h1>');
  expect(body).not.toContain('javascript:');
  await site.logged((line) =>
    line.includes('The canonical address javascript:alert(1) is not of this site.'),
  );
});

test('a revoked release without a predecessor is not rendered: its page says it is unavailable', async () => {
  await writeOwners({}, ['other@1.0.0', 'other@2.0.0']);
  const { body } = await until('/other', 503);
  expect(pageStateOf(body).modules.other).toBeUndefined();
  await site.logged((line) => line.includes('other 1.0.0 is revoked.'));
  await writeOwners();
  await until('/other', 200);
});

test('an upload replaces leftover files of its version, and unchecked files are not counted', async () => {
  const stored = path.join(otherStore, 'pubs/1.0.0/server/server.cjs');
  await mkdir(path.dirname(stored), { recursive: true });
  await writeFile(stored, 'Half of it');
  const staged = await stage(otherStore, new Map([['server/server.cjs', Buffer.from('All of it')]]));
  expect(await storedBytes(otherStore, () => true)).toBe('Half of it'.length);
  await staged.moveToStore('pubs', '1.0.0');
  await staged.remove();
  expect(await readFile(stored, 'utf8')).toBe('All of it');
  expect(await storedBytes(otherStore, () => true)).toBe('All of it'.length);
});

test('two slow uploads do not keep a third team from releasing', async () => {
  const slow = await Promise.all(
    ['second', 'third'].map(async (name) => {
      const sender = await openTeam(keys, `${name}.json`);
      const build = buildOf(name, '1.0.0');
      const body = await sender.archive(build);
      const authorization = await sender.authorization(releaseClaims(build, body));
      const upload = beginUpload(site.url, '/api/releases', authorization, body.length);
      upload.sent.write(body.subarray(0, 10));
      return { ...upload, body };
    }),
  );
  expect(await team.upload(site.url, buildOf('other', '4.0.0', 'In time'))).toMatchObject({ status: 200 });
  for (const { sent, body } of slow) sent.end(body.subarray(10));
  const responses = await Promise.all(slow.map(({ response }) => response));
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
});

test("a team's releases may take 1 GiB; a larger upload is refused and leaves nothing behind", async () => {
  const small = await openTeam(keys, 'small.json');
  const big = path.join(site.store, 'small/0.9.0/browser/big.js');
  await mkdir(path.dirname(big), { recursive: true });
  await writeFile(big, '');
  await truncate(big, 1024 ** 3);
  const sentence =
    /^The releases of Team small take 1024 MB of the module store; with this one they would take more than 1024 MB\./;
  expect(await small.upload(site.url, buildOf('small', '1.0.0'))).toMatchObject(
    refusal(expect.stringMatching(sentence)),
  );
  await expect(readFile(path.join(site.store, 'small/1.0.0/server/server.cjs'))).rejects.toThrow('ENOENT');
  await truncate(big, 1024 ** 3 - 1024 ** 2);
  expect(await small.upload(site.url, buildOf('small', '1.0.1'))).toMatchObject({ status: 200 });
});

const LINE = 'src/screens/Home/Home.tsx:3:5';
/** A build whose server bundle maps every line to line 3 of the screen. */
function withServer({ release, files }: Build, code: string, claims: object): Build {
  const map = JSON.stringify({
    version: 3,
    sources: ['webpack://guide_status/./src/screens/Home/Home.tsx?1a2b'],
    names: [],
    mappings: `AAEI${';AAAA'.repeat(code.split('\n').length)}`,
  });
  const served = files.map(([name, text]): Entry => [name, name === 'server/server.cjs' ? code : text]);
  const maps: Entry[] = [
    ['server/server.cjs.map', map],
    ['server/maps/entry.js.map', map],
  ];
  const build = { release: { ...release, serverIntegrity: integrityOf(code) }, files: [...served, ...maps] };
  return withClaims(build, claims);
}

test('a release that throws on the server is refused with message, page and source line, and the live one stays', async () => {
  const claims = claimsOf('/trips');
  const good = withClaims(buildOf('trips', '1.0.0', 'Trips'), claims);
  expect(await team.upload(site.url, good)).toMatchObject({ status: 200 });
  await untilShown('/trips', '<h1>Trips</h1>');
  const code = bundle("() => { throw new TypeError('No days are chosen') }");
  const broken = withServer(buildOf('trips', '1.1.0'), code, claims);
  expect(await team.upload(site.url, broken)).toMatchObject(
    refusal(`trips cannot be rendered on the server at /trips, in ${LINE}: TypeError: No days are chosen`),
  );
  expect((await page('/trips')).body).toContain('<h1>Trips</h1>');
});

test('the status lists failures on the server and in browsers with message and source line', async () => {
  const code = bundle(
    "() => title('Ready')",
    "({ search }) => { if (search.has('fail')) throw new TypeError('No days are chosen'); }",
  );
  const claims = { paths: [{ path: '/status', screen: 'Home', query: ['fail'] }] };
  const uploaded = await team.upload(site.url, withServer(buildOf('status', '1.0.0'), code, claims));
  expect(uploaded).toMatchObject({ status: 200 });
  await untilShown('/status', '<h1>Ready</h1>');

  const post = (to: string, body: object) => ask(site.url, { method: 'POST', path: to, body });
  const about = { module: 'status', version: '1.0.0' };
  const { token } = JSON.parse((await post('/api/modules/pages', { ...about, page: 'c'.repeat(32) })).body);
  const message = 'x is undefined (entry.js:1:5)';
  // Reports without a token, and repeated reports, are only logged.
  await post('/api/modules/outcomes', { ...about, kind: 'error', message: 'Forged' });
  await post('/api/modules/outcomes', { ...about, kind: 'error', message, token });
  await post('/api/modules/outcomes', { ...about, kind: 'error', message: 'Once more', token });
  expect((await page('/status?fail=1')).status).toBe(503);

  const failures = async () => (await statusOf('status')).body.failures as { where: string }[];
  while ((await failures()).length < 2);
  expect((await failures()).toSorted((a, b) => a.where.localeCompare(b.where))).toMatchObject([
    { version: '1.0.0', where: 'browser', message, line: LINE },
    { version: '1.0.0', where: 'server', message: 'TypeError: No days are chosen', line: LINE },
  ]);
});

test('a release says the share that it has, and the status why the newest one is not served', async () => {
  const released = (version: string, percent: number) =>
    team.upload(site.url, buildOf('shares', version), { percent });
  expect((await released('1.0.0', 100)).body).toMatchObject({
    percent: 100,
    message: 'Released shares 1.0.0 to 100 % of visitors.',
  });
  const stays = {
    percent: 100,
    message:
      'shares 1.0.0 has 100 % of visitors, not 10 %: it is the stable release, which serves everybody but the canaries.',
  };
  expect((await released('1.0.0', 10)).body).toMatchObject(stays);
  const unserved = async () => (await statusOf('shares')).body.unserved;
  expect(await unserved()).toEqual([]);
  expect((await team.preview(site.url, buildOf('shares', '1.1.0'))).status).toBe(200);
  expect(await unserved()).toEqual([{ version: '1.1.0', reason: 'It was never given to visitors.' }]);
  const share = { module: 'shares', action: 'share', version: '1.1.0', percent: 20, ramp: false };
  expect((await change(share)).body).toMatchObject({ message: 'shares 1.1.0 has 20 % of visitors.' });
  expect((await statusOf('shares')).body).toMatchObject({
    unserved: [],
    votes: [
      { version: '1.0.0', voters: 0 },
      { version: '1.1.0', voters: 0 },
    ],
    vitals: [],
  });
  await change({ module: 'shares', action: 'rollback' });
  expect(await unserved()).toEqual([
    {
      version: '1.1.0',
      reason: expect.stringMatching(/^Its share ended: \S+ \S+ rollback 1\.0\.0 by Testers over HTTP$/),
    },
  ]);
  const shareOf = (wanted: number) => ({ module: 'shares', version: '1.0.0', wanted });
  // A new registry has read nothing yet.
  const described = async (wanted: number, failure: string | null = null) =>
    describeShare(
      await openRegistry(site.database.client.db('guide_gateway'), keys),
      shareOf(wanted),
      failure,
      'As wanted.',
    );
  expect(await described(100)).toEqual({ percent: 100, message: 'As wanted.' });
  expect(await described(10)).toEqual(stays);
  expect((await described(100, 'ended by itself with code 1')).message).toBe(
    'shares 1.0.0 has 100 % of visitors, but its renderer ended by itself with code 1.',
  );
  await writeOwners({}, ['shares@1.0.0']);
  expect(await described(100)).toEqual({
    percent: 0,
    message: 'shares 1.0.0 is stored, but not served: shares 1.0.0 is revoked.',
  });
  expect(await unserved()).toEqual(
    expect.arrayContaining([{ version: '1.0.0', reason: 'shares 1.0.0 is revoked.' }]),
  );
  expect((await change({ ...share, version: '1.0.0', percent: 100 })).body.error?.message).toBe(
    'shares 1.0.0 is revoked.',
  );
  await writeOwners();
});

test('source maps are stored with a release but have no URL', async () => {
  const stored = path.join(site.store, 'status/1.0.0/server/maps/entry.js.map');
  expect(JSON.parse(await readFile(stored, 'utf8'))).toMatchObject({ version: 3 });
  const statusOfFile = async (file: string) =>
    (await ask(site.url, { path: `/modules/status/1.0.0/${file}` })).status;
  expect(await statusOfFile('entry.js')).toBe(200);
  for (const file of [
    'server/maps/entry.js.map',
    '../server/maps/entry.js.map',
    'maps/entry.js.map',
    'entry.js.map',
    '..%2fserver%2fserver.cjs.map',
  ])
    expect([file, await statusOfFile(file)]).toEqual([file, 404]);
  const open = buildOf('other', '5.1.0');
  open.files.push(['browser/entry.js.map', '{}']);
  expect(await team.upload(site.url, open)).toMatchObject({ status: 400 });
});

test('files of an upload have no URL while they are being checked', async () => {
  const staged = await stage(site.store, new Map([['browser/entry.js', Buffer.from('void 0;')]]));
  const id = path.basename(path.dirname(staged.folder));
  for (const to of [`${id}/entry.js`, `${id}/release/entry.js`, `${id}/release/browser/entry.js`])
    expect((await ask(site.url, { path: `/modules/.uploads/${to}` })).status).toBe(404);
  await staged.remove();
});

test('the status lists claimed and permitted paths and slots, and refuses a removed key', async () => {
  const removed = await openTeam(keys, 'third.json');
  expect(await statusOf('third', removed)).toMatchObject({
    status: 200,
    body: {
      permitted: { paths: ['*'], slots: ['*'], calls: [], budget: {} },
      live: {
        claimed: expect.arrayContaining([{ path: '/trips', by: 'trips' }]),
        gatewayPaths: expect.arrayContaining(['/robots.txt']),
        slots: expect.arrayContaining(['place-actions']),
      },
    },
  });
  delete owners.teams['Team third'];
  await writeOwners();
  expect(await statusOf('third', removed)).toMatchObject({
    status: 401,
    body: { error: { message: 'The request is signed with a key that the owners file does not name.' } },
  });
});

test('a release fills a slot that a live module declares, and pages get both', async () => {
  const claims = {
    ...claimsOf('/concerts'),
    slots: { 'halls/aside': 'Home' },
    menu: { path: '/concerts', label: 'Concerts' },
  };
  const filling = withClaims(buildOf('concerts', '1.0.0'), claims);
  expect(await team.upload(site.url, filling)).toMatchObject(
    refusal('concerts fills the slot halls/aside, which no live module has.'),
  );
  const { release, files } = withClaims(buildOf('halls', '1.0.0'), claimsOf('/halls'));
  const declaring = { release: { ...release, slots: { aside: 'row' as const } }, files };
  expect((await team.upload(site.url, declaring)).status).toBe(200);
  expect((await statusOf('halls')).body).toMatchObject({
    live: { slots: expect.arrayContaining(['halls/aside']) },
  });
  expect((await team.upload(site.url, filling)).status).toBe(200);
  await untilShown('/halls', '"menu":{"path":"/concerts","label":"Concerts"}');
  expect((await page('/halls')).body).toContain('"slots":{"aside":"row"}');
});

test.each([0, 100])(
  'D-67 a ramp from %d %% is refused for new and for registered releases',
  async (percent) => {
    const refused = refusal('A ramp starts with a share of more than 0 and less than 100 %.');
    const ramp = { percent, ramp: true };
    expect(await team.upload(site.url, buildOf('other', '6.0.0'), ramp)).toMatchObject(refused);
    const share = { module: 'discover', action: 'share', version: '1.0.0', ...ramp };
    expect(await change(share)).toMatchObject(refused);
  },
);

test('D-67 after a team unregisters its first release, its pages are Page Not Found and its slots empty', async () => {
  const claims = { ...claimsOf('/days'), slots: { 'place-actions': 'Home' } };
  expect((await team.upload(site.url, withClaims(buildOf('days', '1.0.0'), claims))).status).toBe(200);
  expect((await until('/days', 200)).body).toContain('"place-actions"');

  expect(await change({ module: 'days', action: 'rollback' })).toMatchObject(
    refusal('There is no release of days before 1.0.0: unregister it to take it from the site.'),
  );
  expect(await change({ module: 'days', action: 'unregister', reason: 'Too early' })).toMatchObject({
    status: 200,
    body: {
      module: 'days',
      version: '1.0.0',
      percent: 0,
      message: 'days was removed: its pages show Page Not Found.',
    },
  });
  await until('/days', 404);
  expect((await page('/')).body).not.toContain('"place-actions"');
  expect((await statusOf('days')).body).toMatchObject({
    allocations: [],
    changes: [{}, { action: 'unregister', reason: 'Too early', by: 'Testers over HTTP' }],
  });
  // Everybody can read a team's changes, but not the team's name.
  const [latest] = JSON.parse((await page('/api/modules/changes')).body);
  expect(latest).toMatchObject({ module: 'days', action: 'unregister', by: 'team' });

  expect((await change({ module: 'days', action: 'unregister', reason: 'two\nlines' })).status).toBe(401);
  expect(await change({ module: 'days', action: 'unregister' })).toMatchObject(
    refusal('No release of days is registered'),
  );
  const share = { module: 'days', action: 'share', version: '1.0.0', percent: 100, ramp: false };
  expect(await change(share)).toMatchObject({ status: 200 });
  await until('/days', 200);
});

test('a module cannot be unregistered while a live release, even a canary, shows its widget', async () => {
  await releases.add('lonely', '1.0.0', 'void 0;', 'void 0;', { uses: [] });
  await releases.registry.promote('lonely', '1.0.0');
  await releases.add('lonely', '2.0.0', 'void 0;', 'void 0;', { uses: ['days/Home'] });
  await releases.registry.share('lonely', '2.0.0', 5);
  expect(await change({ module: 'days', action: 'unregister' })).toMatchObject(
    refusal('lonely shows a widget of days: release it without that first.'),
  );
  await releases.registry.halt('lonely', '2.0.0', 'A trial');
  expect(await change({ module: 'days', action: 'unregister' })).toMatchObject({ status: 200 });
});

test('the size limit of a screen comes from the current owners file, not from the upload', async () => {
  const weighty = buildOf('weighty', '1.0.0');
  const assets = { js: { sync: ['entry.js'], async: [] }, css: { sync: [], async: [] } };
  weighty.files[2] = ['browser/mf-manifest.json', JSON.stringify({ exposes: [{ name: 'Home', assets }] })];

  await writeOwners({ budget: { default: 30_000, Home: 1 } });
  const sentence = /^weighty\/Home is \d+ bytes compressed with all that it loads; its budget is 1\.$/;
  for (const refused of [await team.upload(site.url, weighty), await team.preview(site.url, weighty)])
    expect(refused).toMatchObject(refusal(expect.stringMatching(sentence)));
  expect((await team.upload(site.url, weighty, { budget: { default: 30_000 } })).status).toBe(401);
  await writeOwners({ budget: { default: 30_000 } });
  expect((await team.upload(site.url, weighty)).status).toBe(200);
});

test('a team may upload 60 releases an hour; then it is refused, and other teams are not', async () => {
  const used = site.database.client.db('guide_gateway').collection<{ _id: string }>('signedRequests');
  const uploads = (count: number, expiresAt: Date) =>
    used.insertMany(
      Array.from({ length: count }, () => ({
        _id: String(Math.random()),
        team: 'Team second',
        action: 'release',
        expiresAt,
      })),
    );
  const second = await openTeam(keys, 'second.json');
  const HOUR_MS = 3_600_000;
  await used.deleteMany({ team: 'Team second' } as object);
  await uploads(59, new Date(Date.now() + HOUR_MS));
  await uploads(100, new Date(Date.now() - 1));
  expect(await second.upload(site.url, buildOf('second', '2.0.0'))).toMatchObject({ status: 200 });
  const earliest = Date.now();
  const refused = await second.upload(site.url, buildOf('second', '2.0.1'));
  const latest = Date.now();
  expect([refused.status, refused.headers.get('retry-after'), refused.body.error?.message]).toEqual([
    429,
    '600',
    'Team second has uploaded 60 releases within an hour. Try again when the first of them is an hour old.',
  ]);
  expect(await team.upload(site.url, buildOf('other', '6.0.0'))).toMatchObject({ status: 200 });
  const last = await used
    .find({ team: 'Team second' } as object)
    .sort({ expiresAt: -1 })
    .limit(1)
    .toArray();
  const { expiresAt } = last[0] as unknown as { expiresAt: Date };
  expect(expiresAt.getTime()).toBeGreaterThanOrEqual(earliest + HOUR_MS);
  expect(expiresAt.getTime()).toBeLessThanOrEqual(latest + HOUR_MS);
});

/** A build with a German catalogue. @param signed - what the manifest says it is */
function withGerman({ release, files }: Build, text: string, signed = text): Build {
  const de = { file: 'texts-de.0123456789.json', integrity: integrityOf(signed), translated: 1, texts: 2 };
  return {
    release: { ...release, languages: { de } },
    files: [...files, [`browser/${de.file}`, text]],
  };
}

let catalogues = 0;
test.each([
  ['a text or a compiled message for each text', '{"Map":"Karte","{n} km":[["n"]," km"]}', null],
  ['nothing', '{}', null],
  ['no JSON', '{"Map":', /: texts-de\.\w+\.json is not a catalogue: an object with a text or a/],
  ['a list', '["Karte"]', /is not a catalogue/],
  ['a damaged message', '{"Map":[["n","plural",{}]]}', /is not a catalogue/],
  [
    'too many bytes',
    JSON.stringify({ Map: 'K'.repeat(262_144) }),
    /has 262154 bytes; a catalogue has 262144 at most\.$/,
  ],
  [
    'another placeholder',
    '{"Open {time}":"Offen {zeit}"}',
    /the translation of "Open {time}" has {zeit}, and the text has {time}\.$/,
  ],
  ['no placeholder', '{"Open {time}":"Offen"}', /has no placeholders, and the text has {time}\.$/],
  ['HTML', '{"Map":"<b>Karte</b>"}', /the translation of "Map" has <\/b>, <b>, and the text has none\.$/],
  ['half a placeholder', '{"Open {time}":"Offen {time"}', /"Open {time}" is not an ICU message: /],
] as const)('a catalogue with %s is accepted or refused with a reason', async (_name, text, sentence) => {
  catalogues += 1;
  const build = buildOf('translated', `1.0.${catalogues}`);
  const { status, body } = await team.upload(site.url, withGerman(build, text));
  expect([status, body.error?.code]).toEqual(sentence ? [422, 'RELEASE_REFUSED'] : [200, undefined]);
  expect(body.error?.message ?? 'translated: accepted').toMatch(sentence ?? /accepted/);
});

test('a catalogue that is not the signed one, or is missing, is refused', async () => {
  const damaged = withGerman(buildOf('translated', '2.0.0'), '{"Map":"Plan"}', '{"Map":"Karte"}');
  const missing = { ...damaged, files: damaged.files.slice(0, -1) };
  for (const build of [damaged, missing])
    expect(await team.upload(site.url, build)).toMatchObject({
      status: 400,
      body: {
        error: { code: 'INVALID_ARCHIVE', message: 'texts-de.0123456789.json is not what was signed.' },
      },
    });
});
