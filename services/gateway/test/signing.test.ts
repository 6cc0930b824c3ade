import { createHmac } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { moduleAddress } from '@guide/contracts/module/address';
import { beforeEach, expect, test } from '@jest/globals';
import { CompactSign } from 'jose';
import { createKey, readKey, signRelease } from '../../../module/src/release/keys.mjs';
import { ensureLocalKey } from '../../../tooling/release/signing.mjs';
import type { ReleaseRecord } from '../src/releases/records';
import type { Registry } from '../src/releases/registry';
import { type Owners, openOwners } from '../src/releases/signing/owners';
import { createVerifier } from '../src/releases/signing/verify';
import { testFolder } from './support/folder';
import { openRegistry, startTestRegistry, unsigned } from './support/signing';

const SCREENS = [
  { path: '/top-london-pubs', module: 'pubs', screen: 'TopPubs' },
  { path: '/pub/:id', module: 'pubs', screen: 'PubDetail' },
  { path: '/breweries', module: 'pubs', screen: 'Breweries' },
  { path: '/search', module: 'search', screen: 'Search' },
];
/** Dates long before and long after any test. */
const [BEFORE, AFTER] = ['2020-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z'];
const FILES = { js: [], css: [] };

const { database, db } = await startTestRegistry();
const folder = testFolder();
const file = (name: string) => path.join(folder, `${name}.json`);
const team = async (name: string, paths: string[], slots: string[]) => ({
  keys: [await createKey(file(name), 'guide-test')],
  modules: [name],
  paths,
  slots,
});
const initial: Owners = {
  site: 'guide-test',
  teams: {
    'Team Pubs': await team('pubs', ['/top-london-pubs', '/pub/*'], ['pubs/Crawl']),
    'Team Search': await team('search', ['/search'], []),
  },
};
await createKey(file('nobody'), 'guide-test');
/** Tests change the owners; they are reset before each test. */
let owners: Owners;
let refused: string[];
beforeEach(async () => {
  await db.dropDatabase();
  owners = structuredClone(initial);
  await writeOwners();
  refused = [];
});

const writeOwners = () => writeFile(file('owners'), JSON.stringify(owners));
const pubsTeam = () => owners.teams['Team Pubs']!;
const pubsKey = () => pubsTeam().keys[0]!;
const documents = () => db.collection<ReleaseRecord>('releases');

const open = (): Promise<Registry> =>
  openRegistry(db, folder, 'ada', SCREENS, (id, reason) => refused.push(`${id}: ${reason}`));

const pubs = (version: string, more: object = {}) => ({ ...unsigned('pubs', version), ...more });
/** Signs with a key of the folder, each time a moment later. */
async function sign(release: object, name = 'pubs'): Promise<string> {
  const before = Date.now();
  while (Date.now() === before);
  return signRelease(await readKey(file(name)), release);
}
async function signAs(manifest: object | string, header: object = {}, name = 'pubs'): Promise<string> {
  const { kid, privateKey } = await readKey(file(name));
  const payload = typeof manifest === 'string' ? manifest : JSON.stringify(manifest);
  return new CompactSign(new TextEncoder().encode(payload))
    .setProtectedHeader({ alg: 'EdDSA', kid, ...header })
    .sign(privateKey);
}
const manifest = (version: string, more: object = {}) => ({
  ...pubs(version),
  site: 'guide-test',
  signedAt: new Date().toISOString(),
  ...more,
});
const verify = async (signed: string) =>
  createVerifier(await openOwners(file('owners')), SCREENS).verify(signed);
/** A compact JWS with one of its three parts replaced. */
const withPart = (signed: string, index: number, part: string) =>
  signed.split('.').with(index, part).join('.');
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const changedAfterSigning = async () =>
  withPart(await sign(pubs('1')), 1, encode(manifest('1', { serverIntegrity: 'sha384-other' })));

function signedWithPublicKey(): string {
  const text = `${encode({ alg: 'HS256', kid: pubsKey().kid })}.${encode(manifest('1'))}`;
  const secret = Buffer.from(pubsKey().x, 'base64url');
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

const NOT_SIGNED = /^The release is not signed\.$/;
const NOBODY = /^The release is signed with the key [\w-]{9,12}, which the owners file does not name\.$/;
const CHANGED = /^The signature of the release is not by the key [\w-]{12} of Team Pubs\.$/;
test.each<[what: string, forge: () => string | Promise<string>, sentence: RegExp]>([
  ['nothing', () => '', NOT_SIGNED],
  ['a manifest without a signature', () => JSON.stringify(manifest('1')), NOT_SIGNED],
  ['a signature that names no key', () => signAs(manifest('1'), { kid: undefined }), NOBODY],
  ['an unknown key', () => sign(pubs('1'), 'nobody'), NOBODY],
  [
    'an unknown key under the id of a known one',
    () => signAs(manifest('1'), { kid: pubsKey().kid }, 'nobody'),
    CHANGED,
  ],
  ['a manifest that was changed after it was signed', changedAfterSigning, CHANGED],
  [
    'the signature of another release',
    async () => withPart(await sign(pubs('1')), 2, (await sign(pubs('2'))).split('.')[2]!),
    CHANGED,
  ],
  [
    'the algorithm "none"',
    () => `${encode({ alg: 'none', kid: pubsKey().kid })}.${encode(manifest('1'))}.`,
    CHANGED,
  ],
  ['the public key used as a shared secret', signedWithPublicKey, CHANGED],
  ['text', () => signAs('hello'), /^The release manifest is not JSON: /],
])('%s is refused', async (_what, forge, sentence) => {
  await expect(verify(await forge())).rejects.toThrow(sentence);
});

/** A release with an entry in the menu for a path. */
const inMenu = (path: string, label = 'Crawl') => {
  const release = claiming('/pub/crawl');
  return { ...release, claims: { ...release.claims, menu: { path, label } } };
};

test('an entry in the menu leads to a path that the release claims', async () => {
  pubsTeam().slots.push('menu');
  await writeOwners();
  const signed = async (path: string, label?: string) =>
    verify(await signAs(manifest('1', inMenu(path, label))));
  expect((await signed('/pub/crawl')).claims!.menu).toEqual({ path: '/pub/crawl', label: 'Crawl' });
  await expect(signed('/search')).rejects.toThrow(
    /^pubs 1 has \/search in the menu, but does not claim it\.$/,
  );
  for (const label of ['', 'a'.repeat(31), '\u202eCrawl', 'a\nb'])
    await expect(signed('/pub/crawl', label)).rejects.toThrow('wrong at /claims/menu/label: ');
});

/** A release that claims a path and slots. */
const claiming = (path: string, slots: Record<string, string> = {}) => ({
  exposes: { TopPubs: FILES, Crawl: FILES },
  claims: { paths: [{ path, screen: 'TopPubs' }], slots },
});

test.each<[what: string, change: object, sentence: string | RegExp]>([
  ['no hashes', { integrity: undefined }, 'is wrong at /: must have required properties integrity.'],
  ['an unknown field', { base: 'https://x.example/' }, 'must not have additional properties: base.'],
  ['a version that leads to a parent folder', { version: '../1' }, 'wrong at /version: must match pattern'],
  [
    'two wrong fields',
    { claims: { paths: [{ path: '/events/*', screen: 'TopPubs' }] }, size: 'big' },
    /wrong at .*\/claims\/paths\/0\/path: must match pattern .*; at \/size: must be integer|wrong at \/size: .*; at \/claims\/paths\/0\/path/,
  ],
  ["another team's module", { module: 'search' }, /^Team Pubs may not release search\.$/],
  ['a module without an owner', { module: 'planner' }, /^Team Pubs may not release planner\.$/],
  [
    'another site',
    { site: 'guide-staging' },
    'pubs 1 was signed for the site guide-staging; this is guide-test.',
  ],
  [
    'a widget that its team may not offer',
    { exposes: { Crawl: FILES, Banner: FILES } },
    /^Team Pubs may not offer pubs\/Banner: its entry in the owners file needs "slots": \["pubs\/\*"\]\.$/,
  ],
  [
    'a screen at a path that its team may not have',
    { exposes: { PubDetail: FILES, Breweries: FILES } },
    /^Team Pubs may not show pubs\/Breweries at \/breweries: /,
  ],
  [
    'a screen but no server bundle',
    { exposes: { TopPubs: FILES }, serverIntegrity: undefined },
    /^pubs 1 has TopPubs and no server bundle\.$/,
  ],
  [
    'a claimed path that its team may not have',
    claiming('/planner'),
    /^Team Pubs may not show pubs\/TopPubs at \/planner: /,
  ],
  [
    'a slot that its team may not fill',
    claiming('/pub/crawl', { 'place-actions': 'Crawl' }),
    /^Team Pubs may not fill the slot place-actions: /,
  ],
  [
    'a slot of another module that its team may not fill',
    claiming('/pub/crawl', { 'discover/home': 'Crawl' }),
    /^Team Pubs may not fill the slot discover\/home: its entry in the owners file needs "slots": \["discover\/home"\]\.$/,
  ],
  [
    'an entry in the menu that its team may not have',
    inMenu('/pub/crawl'),
    /^Team Pubs may not have an entry in the menu: its entry in the owners file needs "slots": \["menu"\]\.$/,
  ],
  [
    'a slot of an unknown size',
    { ...claiming('/pub/crawl'), slots: { aside: 'huge' } },
    'The release manifest is wrong at /slots/aside: ',
  ],
  [
    'a claim for a missing screen',
    { ...claiming('/pub/crawl'), exposes: {} },
    /^pubs 1 claims a path or slot for TopPubs, but does not contain TopPubs\.$/,
  ],
  ...['//evil.example', '/pub/../x', '/*', '/:any', '/Pub', ''].map((path): [string, object, string] => [
    `a claim of "${path}"`,
    claiming(path),
    'The release manifest is wrong at /claims/paths/0/path: must match pattern',
  ]),
])('a signed manifest with %s is refused', async (_what, change, sentence) => {
  await expect(verify(await signAs(manifest('1', change)))).rejects.toThrow(sentence);
});

test('a property that every object inherits is refused anywhere in a manifest', async () => {
  const records = { requires: '1', types: ['a'], integrity: 'sha384-a', exposes: FILES };
  for (const name of ['constructor', '__proto__', 'toString'])
    for (const [record, value] of Object.entries(records)) {
      const text = JSON.stringify(manifest('1', { [record]: {} }));
      const named = text.replace(`"${record}":{}`, `"${record}":{"${name}":${JSON.stringify(value)}}`);
      await expect(verify(await signAs(named))).rejects.toThrow(
        `The release manifest has the name ${name}, which is reserved.`,
      );
    }
});

test('a revoked key, a retired key and a revoked release are refused', async () => {
  const at = Date.now();
  const signed = await signAs(manifest('1', { signedAt: new Date(at).toISOString() }));
  const verifyWith = async (key: object, revokedReleases: string[] = []) => {
    owners.teams['Team Pubs'] = { ...initial.teams['Team Pubs']!, keys: [{ ...pubsKey(), ...key }] };
    owners.revokedReleases = revokedReleases;
    await writeOwners();
    return verify(signed);
  };
  await expect(verifyWith({ revoked: true })).rejects.toThrow(
    /^pubs 1 was signed with the key .* of Team Pubs, which is revoked\.$/,
  );
  await expect(verifyWith({ revoked: false, retired: new Date(at).toISOString() })).rejects.toThrow(
    /^pubs 1 was signed with the key .* of Team Pubs after it was retired\.$/,
  );
  expect(await verifyWith({ retired: new Date(at + 1).toISOString() })).toMatchObject({ version: '1' });
  await expect(verifyWith({}, ['pubs@1'])).rejects.toThrow(/^pubs 1 is revoked\.$/);
});

test('a refused release is not registered, and not used even if it is in the database', async () => {
  const registry = await open();
  const forged = await changedAfterSigning();
  await expect(registry.add(forged)).rejects.toThrow(CHANGED);
  expect(await documents().countDocuments()).toBe(0);

  const written = { module: 'pubs', signedAt: BEFORE, base: '/modules/pubs/1/', releasedAt: BEFORE };
  await documents().insertOne({ _id: 'pubs@1', signed: forged, ...written });
  await registry.promote('pubs', '1');
  expect(await registry.releasesFor(null)).toEqual({});
  // `toEqual` would accept a list of undefined as an empty one.
  expect(registry.alternativesIn(await registry.state(), 'pubs', null)).toStrictEqual([]);
  expect(await registry.allOf('pubs')).toStrictEqual([]);
  await expect(registry.find('pubs', '1')).rejects.toThrow(CHANGED);
  expect(refused).toEqual([expect.stringMatching(/^pubs@1: The signature of the release is not by the key/)]);
});

test('a release signed in the future is refused, but stays registered when the clock jumps back', async () => {
  const registry = await open();
  const late = await signAs(manifest('1', { signedAt: AFTER }));
  await expect(registry.add(late)).rejects.toThrow(/^pubs 1 was signed in the future, at 2099-/);
  expect(await documents().countDocuments()).toBe(0);
  const written = { module: 'pubs', signedAt: AFTER, base: '/modules/pubs/1/', releasedAt: AFTER };
  await documents().insertOne({ _id: 'pubs@1', signed: late, ...written });
  expect(await registry.find('pubs', '1')).toMatchObject({ version: '1', signedAt: AFTER });
});

test('a release signed earlier than a registered one is refused: old manifests cannot return', async () => {
  const registry = await open();
  const [old, between, now] = [await sign(pubs('1')), await sign(pubs('3')), await sign(pubs('2'))];
  await registry.add(old);
  await registry.add(now);
  await expect(registry.add(between)).rejects.toThrow(
    /^pubs 3 was signed at 20.*Z, and a release that was signed at 20.*Z is registered: sign it again\.$/,
  );
  // Other modules are not affected, and registering the same manifest again is allowed.
  await registry.add(await sign(unsigned('search', '1'), 'search'));
  await registry.add(now);
  expect((await documents().distinct('_id')).sort()).toEqual(['pubs@1', 'pubs@2', 'search@1']);
});

test("a manifest copied into another release's record is refused", async () => {
  const registry = await open();
  await registry.add(await sign(pubs('1')));
  const { _id, ...record } = (await documents().findOne({ _id: 'pubs@1' }))!;
  await documents().insertOne({ _id: 'pubs@2', ...record });
  await registry.promote('pubs', '2');
  expect(await registry.releasesFor(null)).toEqual({});
  expect(refused).toEqual(['pubs@2: The record pubs@2 holds the release pubs@1.']);
});

test('a version cannot be registered with other files; the same files may be signed again', async () => {
  const registry = await open();
  const files = { integrity: { 'a.js': 'sha384-a' } };
  await registry.add(await sign(pubs('1', files)));
  for (const otherFiles of [{ integrity: { 'a.js': 'sha384-b' } }, { serverIntegrity: 'sha384-c' }])
    await expect(registry.add(await sign(pubs('1', { ...files, ...otherFiles })))).rejects.toThrow(
      /^pubs 1 is registered with other files\.$/,
    );
  const again = await sign(pubs('1', files));
  await registry.add(again);
  expect((await documents().findOne({ _id: 'pubs@1' }))!.signed).toBe(again);
});

test('a stored record cannot change the files or their location', async () => {
  const registry = await open();
  await registry.add(await sign(pubs('1')));
  await registry.promote('pubs', '1');
  const forged = { base: 'https://x.example/', serverIntegrity: 'sha384-x', entry: 'evil.js', owner: 'Eve' };
  await documents().updateOne({ _id: 'pubs@1' }, { $set: forged });
  const { pubs: live } = await (await open()).releasesFor(null);
  expect(live).toMatchObject({
    entry: 'entry.js',
    serverIntegrity: '',
    owner: 'Team Pubs',
    base: `${moduleAddress('pubs')}1/`,
  });
});

test("a release's owner is the signing team, or the manifest's owner for a key that may release everything", async () => {
  const signed = await sign(pubs('1', { owner: 'Team Search' }));
  expect(await verify(signed)).toMatchObject({ owner: 'Team Pubs' });
  pubsTeam().modules = ['*'];
  await writeOwners();
  expect(await verify(signed)).toMatchObject({ owner: 'Team Search' });
});

test('when a live release is revoked, the previous one is shown at once, or none', async () => {
  const registry = await open();
  for (const version of ['1', '2']) {
    await registry.add(await sign(pubs(version)));
    await registry.promote('pubs', version);
  }
  const live = async () => Object.values(await registry.releasesFor(null)).map(({ version }) => version);
  expect(await live()).toEqual(['2']);

  owners.revokedReleases = ['pubs@2'];
  await writeOwners();
  while ((await live())[0] === '2');
  expect(await live()).toEqual(['1']);
  expect(refused).toEqual(['pubs@2: pubs 2 is revoked.']);

  pubsKey().revoked = true;
  await writeOwners();
  while ((await live()).length > 0);
  const revoked = expect.stringMatching(
    /^pubs@[12]: pubs [12] was signed with the key .* of Team Pubs, which is revoked\.$/,
  );
  expect(refused.slice(1)).toEqual([revoked, revoked]);
});

test('a revoked release is also refused during a database outage', async () => {
  const registry = await open();
  await registry.add(await sign(pubs('1')));
  await registry.promote('pubs', '1');
  expect(Object.keys(await registry.releasesFor(null))).toEqual(['pubs']);
  await database.stop();
  try {
    expect(Object.keys(await registry.releasesFor(null))).toEqual(['pubs']);
    owners.revokedReleases = ['pubs@1'];
    await writeOwners();
    while (Object.keys(await registry.releasesFor(null)).length > 0);
    expect(refused).toEqual(['pubs@1: pubs 1 is revoked.']);
  } finally {
    await database.start();
  }
});

test('after a key is replaced, its earlier signatures stay valid, and the new key can sign again', async () => {
  const registry = await open();
  await registry.add(await sign(pubs('1')));
  const next = await createKey(file('next'), 'guide-test');
  pubsTeam().keys = [{ ...pubsKey(), retired: new Date(Date.now() + 1).toISOString() }, next];
  await writeOwners();
  expect((await registry.find('pubs', '1'))!.version).toBe('1');
  await registry.add(await sign(pubs('1'), 'next'));

  pubsKey().revoked = true;
  await writeOwners();
  expect((await registry.find('pubs', '1'))!.version).toBe('1');
});

test.each([
  ['', /^The owners file .* is not valid JSON: /],
  ['{"site":"a"}', /^The owners file .* is wrong at .*teams/],
  [
    '{"site":"a","teams":{"T":{"keys":[{"kid":"k","x":"short"}],"modules":[],"paths":[],"slots":[]}}}',
    /wrong at \/teams\/T\/keys\/0\/x/,
  ],
])('an owners file that says %j stops a start, and is ignored later', async (text, sentence) => {
  const faults: string[] = [];
  const source = await openOwners(file('owners'), (fault) => faults.push(fault));
  const before = await source.read();
  await writeFile(file('owners'), text);
  expect(await source.read()).toBe(before);
  await source.read();
  expect(faults).toEqual([expect.stringMatching(sentence)]);
  await expect(openOwners(file('owners'))).rejects.toThrow(sentence);
});

test('a missing owners file, or one that names a key twice, is refused in one sentence', async () => {
  owners.teams['Team Search']!.keys = pubsTeam().keys;
  await writeOwners();
  await expect(openOwners(file('owners'))).rejects.toThrow(/names the key .* twice\.$/);
  await expect(openOwners(file('nothing'))).rejects.toThrow(/^There is no owners file at /);
});

test('a first start creates a private key and an owners file once; other keys are refused', async () => {
  const data = path.join(folder, 'data');
  await mkdir(data);
  await ensureLocalKey(data);
  const ownersText = await readFile(path.join(data, 'owners.json'), 'utf8');
  await ensureLocalKey(data);
  expect(await readFile(path.join(data, 'owners.json'), 'utf8')).toBe(ownersText);
  const key = path.join(data, 'release-key.json');
  const registry = await openRegistry(db, data);
  await registry.add(await signRelease(await readKey(key), unsigned('anything', '1')));

  await chmod(key, 0o644);
  await expect(readKey(key)).rejects.toThrow(/can be read by others: chmod 600 it/);
  await expect(readKey(file('nothing'))).rejects.toThrow(/^There is no release key at /);
  await expect(createKey(key, 'guide-test')).rejects.toThrow(/EEXIST/);
});
