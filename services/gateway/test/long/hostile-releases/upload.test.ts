import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { UPLOAD_LIMITS } from '@guide/contracts/api/schemas';
import { integrityOf } from '@guide/contracts/module/integrity';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeKey } from '../../../../../module/src/release/keys.mjs';
import type { ReleaseRecord } from '../../../src/releases/records';
import type { Owners } from '../../../src/releases/signing/owners';
import { removeAbandoned, stage } from '../../../src/releases/store';
import { ask } from '../../support/ask';
import { startGatewayOn, startTestGateway, type TestGateway } from '../../support/gateway';
import { bundle } from '../../support/hostileReleases';
import { keysOf } from '../../support/signing';
import {
  archiveOf,
  type Build,
  beginUpload,
  buildOf,
  digestOf,
  type Entry,
  openTeam,
  post,
  previewClaims,
  releaseClaims,
  type Sent,
  type Team,
} from '../../support/uploads';

const UPLOAD = '/api/releases';
const CHANGES = '/api/releases/changes';
const STATUS = '/api/releases/status';

let site: TestGateway;
let keys: string;
let team: Team;
/** May release `lonely` and nothing else. */
let lonely: Team;
let revoked: Team;
let retired: Team;
let nobody: Team;
let third: Team;
/** A manifest that was signed before everything that is registered. */
let early: string;
beforeAll(async () => {
  site = await startTestGateway();
  keys = keysOf(site.database);
  const file = path.join(keys, 'owners.json');
  const owners: Owners = JSON.parse(await readFile(file, 'utf8'));
  const make = (name: string) => makeKey(path.join(keys, `${name}.json`), owners.site);
  const all = ['*'];
  owners.teams['Team Lonely'] = {
    keys: [await make('lonely')],
    modules: ['lonely'],
    paths: ['/lonely'],
    slots: [],
  };
  owners.teams['Team Former'] = {
    keys: [
      { ...(await make('revoked')), revoked: true },
      { ...(await make('retired')), retired: '2026-01-01T00:00:00.000Z' },
    ],
    modules: all,
    paths: all,
    slots: all,
  };
  owners.teams['Team Third'] = { keys: [await make('third')], modules: all, paths: all, slots: all };
  await make('nobody');
  await writeFile(file, JSON.stringify(owners));
  team = await openTeam(keys);
  lonely = await openTeam(keys, 'lonely.json');
  revoked = await openTeam(keys, 'revoked.json');
  retired = await openTeam(keys, 'retired.json');
  nobody = await openTeam(keys, 'nobody.json');
  third = await openTeam(keys, 'third.json');
  early = await team.manifest(buildOf('other', '9.0.0', 'Never').release);
  const first = await team.upload(site.url, buildOf('other', '1.0.0', 'First'));
  if (first.status !== 200) throw new Error(JSON.stringify(first.body));
  await untilLive(site.url, 'other', '1.0.0');
});
afterAll(() => site.remove());

const releases = () => site.database.client.db('guide_gateway').collection<ReleaseRecord>('releases');
/** Everything that uploads could leave: files, folders and records. */
async function left() {
  const files = await readdir(site.store, { recursive: true });
  const records = await releases().find().toArray();
  return { files: files.toSorted(), records: records.map(({ _id }) => _id).toSorted() };
}
/** The versions that a gateway says are live. */
const liveAt = async (url: string): Promise<Record<string, string>> =>
  JSON.parse((await ask(url, { path: '/api/modules/live' })).body);
async function untilLive(url: string, module: string, version: string): Promise<void> {
  while ((await liveAt(url))[module] !== version);
}
/** An hour's uploads are counted: those so far are not the team's any more. */
const forgetUploads = () =>
  site.database.client
    .db('guide_gateway')
    .collection('signedRequests')
    .updateMany({}, { $set: { team: 'Earlier' } });
/** Sends again while another upload of the team is still on its way out. */
async function whenFree(send: () => Promise<Sent>): Promise<Sent> {
  const answer = await send();
  return answer.status === 429 ? whenFree(send) : answer;
}

test('a signed upload is checked, stored, compressed and live at every copy of the gateway, and the shell is not touched', async () => {
  const second = await startGatewayOn(site.database, { MODULE_STORE: site.store });
  try {
    const secondUrl = await second.ready;
    const answer = await team.upload(site.url, buildOf('other', '1.1.0', 'Second'));
    expect(answer).toMatchObject({
      status: 200,
      body: { module: 'other', version: '1.1.0', percent: 100 },
    });
    expect(answer.body).toMatchObject({ message: 'Released other 1.1.0 to 100 % of visitors.' });
    await Promise.all([untilLive(site.url, 'other', '1.1.0'), untilLive(secondUrl, 'other', '1.1.0')]);
    for (const url of [site.url, secondUrl]) {
      expect((await ask(url, { path: `/other?copy=${url}` })).body).toContain('<h1>Second</h1>');
      const script = await ask(url, {
        path: '/modules/other/1.1.0/entry.js',
        headers: { 'accept-encoding': 'br' },
      });
      expect([script.status, script.headers['content-encoding']]).toEqual([200, 'br']);
    }
    expect(await readdir(path.join(site.store, '.uploads'))).toEqual([]);
  } finally {
    await second.end();
  }
});

test('an upload gives a share, a share grows, everybody gets it, and it is rolled back, each told by the status with who did it', async () => {
  const build = buildOf('other', '1.2.0', 'Third');
  const canary = await team.upload(site.url, build, { percent: 10 });
  expect(canary).toMatchObject({ status: 200, body: { percent: 10 } });
  const change = (claims: object) => team.ask(site.url, CHANGES, { module: 'other', ...claims });
  const share = { action: 'share', version: '1.2.0', ramp: false };
  expect(await change({ ...share, percent: 50 })).toMatchObject({ status: 200, body: { percent: 50 } });
  expect(await change({ ...share, percent: 100 })).toMatchObject({ status: 200, body: { percent: 100 } });
  await untilLive(site.url, 'other', '1.2.0');
  expect(await change({ action: 'rollback' })).toMatchObject({
    status: 200,
    body: { version: '1.1.0', message: 'other is back at 1.1.0.' },
  });
  await untilLive(site.url, 'other', '1.1.0');
  const { status, body } = await team.ask(site.url, STATUS, { module: 'other', action: 'status' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    module: 'other',
    allocations: [{ version: '1.1.0', percent: 100 }],
    halted: null,
    live: {
      screens: expect.arrayContaining([{ path: '/other', module: 'other', screen: 'Home' }]),
      contract: '1.0.0',
      provided: { '@guide/contracts/module': '1.0.0' },
      offered: { '@guide/contracts/module': ['useHost'] },
    },
  });
  const changes = (body as unknown as { changes: { action: string; by: string; percent?: number }[] })
    .changes;
  expect(changes.slice(-4).map(({ action, percent, by }) => [action, percent, by])).toEqual([
    ['share', 10, 'Testers over HTTP'],
    ['share', 50, 'Testers over HTTP'],
    ['promote', undefined, 'Testers over HTTP'],
    ['rollback', undefined, 'Testers over HTTP'],
  ]);
});

test.each([
  ['the live type', ['now']],
  ['an earlier type in whose place the live one does', ['before', 'before-that']],
  ['a later type in whose place the live one does', ['later', 'now']],
])('a release that was built for %s is taken', async (what, useHost) => {
  const version = `7.0.0-${what.split(' ')[1]}`;
  const build = buildOf('other', version, 'Types', USES_HOST);
  const taken = { ...build, release: { ...build.release, types: { useHost } } };
  expect((await whenFree(() => team.preview(site.url, taken))).status).toBe(200);
});

/** A build whose archive is made of other entries. */
const fresh = () => buildOf('other', '9.0.0', 'Never');
async function withEntries(change: (entries: Entry[]) => Entry[], build = fresh()): Promise<Sent> {
  const entries: Entry[] = [['release.jws', await team.manifest(build.release)], ...build.files];
  return send(build, await archiveOf(change(entries)));
}
async function send(build: Build, body: Buffer, claims: object = {}, header: object = {}): Promise<Sent> {
  const authorization = await team.authorization(releaseClaims(build, body, claims), header);
  return post(site.url, UPLOAD, authorization, body);
}
const withClaims = async (claims: object, header: object = {}) =>
  send(fresh(), await team.archive(fresh()), claims, header);
const withRelease = (change: object, files: Entry[] = []) => {
  const build = fresh();
  return withEntries((entries) => [...entries, ...files], {
    ...build,
    release: { ...build.release, ...change },
  });
};
/** A build with this code before the rest of its server bundle. */
function withServer(before: string): Promise<Sent> {
  const build = fresh();
  const server = bundle("() => title('Never')", 'undefined', before);
  return withEntries(
    (entries) => entries.map(([name, text]): Entry => [name, name === 'server/server.cjs' ? server : text]),
    { ...build, release: { ...build.release, serverIntegrity: integrityOf(server) } },
  );
}
const with_ = (...more: Entry[]) => withEntries((entries) => [...entries, ...more]);
const seconds = (from: number) => Math.floor(Date.now() / 1000) + from;
/** One build signed and sent by another. */
async function by(other: Team, build = fresh()): Promise<Sent> {
  const body = await other.archive(build);
  return post(site.url, UPLOAD, await other.authorization(releaseClaims(build, body)), body);
}
const rollback = { module: 'other', action: 'rollback' };

/** A script as the bundler writes it, which takes `useHost` of the contract. */
const USES_HOST =
  'var c={moduleIdToConsumeDataMapping:{7:{shareKey:"@guide/contracts/module"}}};add([[1],{9(e,t,n){n(7).useHost()}}])';

/** What is sent, and the status, code and sentence that answer it. */
const ATTACKS: [what: string, send: () => Promise<Sent>, status: number, code: string, sentence: RegExp][] = [
  [
    'no signature',
    () => post(site.url, UPLOAD, undefined, gzipSync('')),
    401,
    'NOT_SIGNED',
    /^The request is not signed\.$/,
  ],
  [
    'a bearer token that is no JWT',
    () => post(site.url, UPLOAD, 'Bearer abc.def.ghi', gzipSync('')),
    401,
    'NOT_SIGNED',
    /^The request is not signed\.$/,
  ],
  [
    'a password in place of a token',
    () => post(site.url, UPLOAD, 'Basic YTpi', gzipSync('')),
    401,
    'NOT_SIGNED',
    /^The request is not signed\.$/,
  ],
  ['a key of nobody', () => by(nobody), 401, 'NOT_SIGNED', /key that the owners file does not name\.$/],
  [
    "a key of nobody under the team's name",
    async () => {
      const body = await team.archive(fresh());
      const claims = releaseClaims(fresh(), body);
      return post(site.url, UPLOAD, await team.authorization(claims, {}, nobody.key), body);
    },
    401,
    'NOT_SIGNED',
    /^The request is not what the key [\w-]+ of Testers signed\.$/,
  ],
  [
    'the algorithm "none"',
    async () => {
      const [, payload] = (await team.authorization(rollback)).split('.');
      const header = Buffer.from(
        JSON.stringify({ alg: 'none', typ: 'guide-request+jwt', kid: team.key.kid }),
      );
      return post(site.url, CHANGES, `Bearer ${header.toString('base64url')}.${payload}.AA`);
    },
    401,
    'NOT_SIGNED',
    /^The request is not what the key/,
  ],
  [
    'claims that were changed after they were signed',
    async () => {
      const [header, , signature] = (await team.authorization(rollback)).split('.');
      const [, payload] = (await team.authorization({ ...rollback, module: 'discover' })).split('.');
      return post(site.url, CHANGES, `${header}.${payload}.${signature}`);
    },
    401,
    'NOT_SIGNED',
    /^The request is not what the key/,
  ],
  [
    'a signed manifest in place of a request',
    async () => post(site.url, CHANGES, `Bearer ${await team.manifest(fresh().release)}`),
    401,
    'NOT_SIGNED',
    /key that the owners file does not name\.$/,
  ],
  ['a token of another type', () => withClaims({}, { typ: 'JWT' }), 401, 'NOT_SIGNED', /does not name\.$/],
  [
    'a request of another kind',
    () => withClaims({ action: 'preview' }),
    401,
    'NOT_SIGNED',
    /^What is signed is no request of this kind\.$/,
  ],
  [
    'a rollback sent as an upload',
    () => team.ask(site.url, UPLOAD, rollback),
    401,
    'NOT_SIGNED',
    /no request of this kind/,
  ],
  [
    'a claim that nobody knows',
    () => withClaims({ admin: true }),
    401,
    'NOT_SIGNED',
    /no request of this kind/,
  ],
  ['a share of 1,000 %', () => withClaims({ percent: 1000 }), 401, 'NOT_SIGNED', /no request of this kind/],
  [
    'a module that is a path',
    () => withClaims({ module: '../discover' }),
    401,
    'NOT_SIGNED',
    /no request of this kind/,
  ],
  [
    'a version that is a path',
    () => withClaims({ version: '../../9' }),
    401,
    'NOT_SIGNED',
    /no request of this kind/,
  ],
  [
    'a request for another guide',
    () => withClaims({ aud: 'guide-other' }),
    401,
    'NOT_SIGNED',
    /^The request was signed for guide-other; this is guide-test\.$/,
  ],
  [
    'a request of yesterday',
    () => withClaims({ iat: seconds(-86_400), exp: seconds(-86_300) }),
    401,
    'NOT_SIGNED',
    /too old/,
  ],
  [
    'a request of tomorrow',
    () => withClaims({ iat: seconds(86_400), exp: seconds(86_500) }),
    401,
    'NOT_SIGNED',
    /in the future/,
  ],
  [
    'a request that is good for a year',
    () => withClaims({ exp: seconds(31_536_000) }),
    401,
    'NOT_SIGNED',
    /300 s at most/,
  ],
  ["another team's module", () => by(lonely), 403, 'NOT_PERMITTED', /^Team Lonely may not release other\.$/],
  [
    "a rollback of another team's module",
    () => lonely.ask(site.url, CHANGES, rollback),
    403,
    'NOT_PERMITTED',
    /^Team Lonely may not release other\.$/,
  ],
  [
    "the status of another team's module",
    () => lonely.ask(site.url, STATUS, { module: 'other', action: 'status' }),
    403,
    'NOT_PERMITTED',
    /may not release other/,
  ],
  ['a revoked key', () => by(revoked), 403, 'NOT_PERMITTED', /is revoked\.$/],
  ['a retired key', () => by(retired), 403, 'NOT_PERMITTED', /is retired\.$/],
  [
    'an upload that was sent before',
    async () => {
      const body = await team.archive(fresh());
      const authorization = await team.authorization(releaseClaims(fresh(), Buffer.from('other bytes')));
      await post(site.url, UPLOAD, authorization, body);
      return post(site.url, UPLOAD, authorization, body);
    },
    409,
    'REPLAYED',
    /^This request was sent before: sign another\.$/,
  ],
  [
    'a rollback that was sent before',
    async () => {
      const authorization = await team.authorization({ module: 'lonely', action: 'rollback' });
      await post(site.url, CHANGES, authorization);
      return post(site.url, CHANGES, authorization);
    },
    409,
    'REPLAYED',
    /sent before/,
  ],
  [
    'JSON',
    async () =>
      post(site.url, UPLOAD, await team.authorization({}), Buffer.from('{}'), {
        'content-type': 'application/json',
      }),
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    /^Unsupported Media Type$/,
  ],
  [
    'a zip file',
    async () =>
      post(site.url, UPLOAD, await team.authorization({}), Buffer.from('PK'), {
        'content-type': 'application/zip',
      }),
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    /^Unsupported Media Type$/,
  ],
  [
    'an archive that is compressed once more on the way',
    async () =>
      post(site.url, UPLOAD, await team.authorization({}), gzipSync(gzipSync('')), {
        'content-encoding': 'gzip',
      }),
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    /without Content-Encoding/,
  ],
  [
    'no body',
    async () => post(site.url, UPLOAD, await team.authorization(releaseClaims(fresh(), Buffer.alloc(0)))),
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    /as application\/gzip/,
  ],
  [
    'an empty body',
    () => send(fresh(), Buffer.alloc(0)),
    400,
    'INVALID_ARCHIVE',
    /^The archive is no whole gzip file\.$/,
  ],
  [
    'bytes that are no gzip',
    () => send(fresh(), Buffer.from('x'.repeat(2000))),
    400,
    'INVALID_ARCHIVE',
    /^The archive is no whole gzip file\.$/,
  ],
  [
    'a gzip that is no tar',
    () => send(fresh(), gzipSync('x'.repeat(2000))),
    400,
    'INVALID_ARCHIVE',
    /^The archive is no whole tar file\.$/,
  ],
  [
    'an empty tar',
    async () => send(fresh(), await archiveOf([])),
    400,
    'INVALID_ARCHIVE',
    /^The archive is empty\.$/,
  ],
  [
    'half a gzip',
    async () => {
      const body = await team.archive(fresh());
      return send(fresh(), body.subarray(0, body.length / 2));
    },
    400,
    'INVALID_ARCHIVE',
    /^The archive is no whole/,
  ],
  [
    'other bytes than were signed',
    async () => send(fresh(), await team.archive(fresh()), { digest: digestOf(Buffer.from('other')) }),
    400,
    'INVALID_ARCHIVE',
    /^The archive is not the one that was signed\.$/,
  ],
  [
    'another archive after the one that was signed',
    async () => {
      const body = await team.archive(fresh());
      const longer = Buffer.concat([body, await archiveOf([['browser/evil.js', 'evil()']])]);
      return send(fresh(), longer, { digest: digestOf(body) });
    },
    400,
    'INVALID_ARCHIVE',
    /not the one that was signed/,
  ],
  [
    'files before the manifest',
    () => withEntries(([manifest, ...files]) => [...files, manifest!]),
    400,
    'INVALID_ARCHIVE',
    /^An archive begins with release\.jws\.$/,
  ],
  [
    'a second manifest',
    () => withEntries((entries) => [...entries, entries[0]!]),
    400,
    'INVALID_ARCHIVE',
    /"release\.jws" is no name/,
  ],
  [
    'a name that leads out of the folder',
    () => with_(['browser/../../../../evil.js', '']),
    400,
    'INVALID_ARCHIVE',
    /is no name of a release's file/,
  ],
  [
    'a name that begins at the root',
    () => with_(['/etc/cron.d/evil.js', '']),
    400,
    'INVALID_ARCHIVE',
    /is no name/,
  ],
  [
    'a name that leads to the server',
    () => with_(['server/other.cjs', '']),
    400,
    'INVALID_ARCHIVE',
    /is no name/,
  ],
  [
    'a name with a backslash',
    () => with_(['browser\\..\\evil.js', '']),
    400,
    'INVALID_ARCHIVE',
    /is no name/,
  ],
  [
    'a name with NUL',
    () => with_(['browser/a\u0000.js', '', { pax: { path: 'browser/a\u0000/../../x.js' } }]),
    400,
    'INVALID_ARCHIVE',
    /is no name/,
  ],
  ['a hidden file', () => with_(['browser/.htaccess.txt', '']), 400, 'INVALID_ARCHIVE', /is no name/],
  [
    'a page',
    () => with_(['browser/index.html', '<script>evil()</script>']),
    400,
    'INVALID_ARCHIVE',
    /is no name/,
  ],
  [
    'a compressed file that would be served in place of the checked one',
    () => with_(['browser/entry.js.br', 'evil']),
    400,
    'INVALID_ARCHIVE',
    /is no name/,
  ],
  [
    'a name of 5,000 characters',
    () => with_([`browser/${'a'.repeat(5000)}.js`, '']),
    400,
    'INVALID_ARCHIVE',
    /is no name/,
  ],
  [
    'a symbolic link',
    () => with_(['browser/link.js', '', { type: 'symlink', linkname: '/etc/passwd' }]),
    400,
    'INVALID_ARCHIVE',
    /is no file\.$/,
  ],
  [
    'a hard link',
    () => with_(['browser/link.js', '', { type: 'link', linkname: 'server/server.cjs' }]),
    400,
    'INVALID_ARCHIVE',
    /is no file\.$/,
  ],
  [
    'a device',
    () => with_(['browser/zero.js', '', { type: 'character-device' }]),
    400,
    'INVALID_ARCHIVE',
    /is no file\.$/,
  ],
  [
    'a folder',
    () => with_(['browser/evil.js', '', { type: 'directory' }]),
    400,
    'INVALID_ARCHIVE',
    /is no file\.$/,
  ],
  [
    'a file twice',
    () => with_(['browser/entry.js', 'evil()']),
    400,
    'INVALID_ARCHIVE',
    /^browser\/entry\.js is there twice\.$/,
  ],
  [
    'a file that is a folder, too',
    () => with_(['browser/entry.js/a.txt', '']),
    400,
    'INVALID_ARCHIVE',
    /^browser\/entry\.js is a file and a folder\.$/,
  ],
  [
    'a script that nobody signed',
    () => with_(['browser/evil.js', 'evil()']),
    400,
    'INVALID_ARCHIVE',
    /^browser\/evil\.js is in no signed list\.$/,
  ],
  [
    'a script that was changed',
    () =>
      withEntries((entries) =>
        entries.map(([name, text]): Entry => [name, name === 'browser/entry.js' ? 'evil()' : text]),
      ),
    400,
    'INVALID_ARCHIVE',
    /^entry\.js is not what was signed\.$/,
  ],
  [
    'a server bundle that throws when it is evaluated',
    () => withServer("throw new TypeError('no such thing')"),
    422,
    'RELEASE_REFUSED',
    /^other cannot be rendered on the server: TypeError: no such thing$/,
  ],
  [
    'a server bundle that never ends when it is evaluated',
    () => withServer('for (;;);'),
    422,
    'RELEASE_REFUSED',
    /^other cannot be rendered on the server: The renderer did not evaluate the bundle within 1000 ms/,
  ],
  [
    'a server bundle that fills the memory when it is evaluated',
    () => withServer('const all = []; for (;;) all.push(new Array(1e6).fill(all.length))'),
    422,
    'RELEASE_REFUSED',
    /^other cannot be rendered on the server: The renderer /,
  ],
  [
    'a server bundle that requires what renderers do not give',
    () => withServer("require('fs')"),
    422,
    'RELEASE_REFUSED',
    /^other cannot be rendered on the server: Error: /,
  ],
  [
    'a server bundle that was changed',
    () =>
      withEntries((entries) =>
        entries.map(([name, text]): Entry => [name, name === 'server/server.cjs' ? 'evil()' : text]),
      ),
    400,
    'INVALID_ARCHIVE',
    /^server\/server\.cjs is not what was signed\.$/,
  ],
  [
    'a missing script',
    () => withEntries((entries) => entries.filter(([name]) => name !== 'browser/entry.js')),
    400,
    'INVALID_ARCHIVE',
    /^entry\.js is not what was signed\.$/,
  ],
  [
    'an entry outside of the release',
    () => withRelease({ entry: '../../discover/1.0.0/entry.js' }),
    400,
    'INVALID_ARCHIVE',
    /is needed, but is no file of the release/,
  ],
  [
    'a bomb of zeros',
    () => with_(['browser/bomb.txt', Buffer.alloc(UPLOAD_LIMITS.FILE_BYTES + 1)]),
    413,
    'BODY_TOO_LARGE',
    /a file has 8388608 at most/,
  ],
  [
    'a bomb of many files',
    () =>
      with_(
        ...Array.from({ length: 5 }, (_, at): Entry => [`browser/${at}.txt`, Buffer.alloc(7.5 * 1024 ** 2)]),
      ),
    413,
    'BODY_TOO_LARGE',
    /unpacks to 33554432 bytes at most/,
  ],
  [
    'a bomb that says nothing of its size',
    async () => send(fresh(), gzipSync(Buffer.alloc(64 * 1024 ** 2))),
    413,
    'BODY_TOO_LARGE',
    /unpacks to 33554432 bytes at most/,
  ],
  [
    'more files than a release has',
    () => with_(...Array.from({ length: UPLOAD_LIMITS.FILES }, (_, at): Entry => [`browser/${at}.txt`, ''])),
    413,
    'BODY_TOO_LARGE',
    /500 files at most/,
  ],
  [
    'a manifest of a megabyte',
    () => withEntries(([, ...files]) => [['release.jws', Buffer.alloc(1024 ** 2)], ...files]),
    413,
    'BODY_TOO_LARGE',
    /^release\.jws has/,
  ],
  [
    "another team's module, by who reads only when everything is sent",
    async () => {
      const build = large('9.0.0');
      const body = await lonely.archive(build);
      const authorization = await lonely.authorization(releaseClaims(build, body));
      const { sent, answer } = beginUpload(site.url, UPLOAD, authorization, body.length);
      sent.end(body);
      const { status, text } = await answer;
      return { status, headers: new Headers(), body: JSON.parse(text) };
    },
    403,
    'NOT_PERMITTED',
    /^Team Lonely may not release other\.$/,
  ],
  [
    'a length above the limit',
    () => sendHuge({ 'content-length': '1000000000000' }),
    413,
    'BODY_TOO_LARGE',
    /8388608 bytes at most/,
  ],
  [
    'a body above the limit that says no length',
    () => sendHuge({ 'transfer-encoding': 'chunked' }),
    413,
    'BODY_TOO_LARGE',
    /8388608 bytes at most/,
  ],
  [
    'a manifest that nobody signed',
    () => withEntries(([, ...files]) => [['release.jws', 'abc'], ...files]),
    422,
    'RELEASE_REFUSED',
    /^The release is not signed\.$/,
  ],
  [
    "a manifest of a key that may not, under a team's request",
    async () => {
      const manifest = await lonely.manifest(fresh().release);
      return withEntries(([, ...files]) => [['release.jws', manifest], ...files]);
    },
    422,
    'RELEASE_REFUSED',
    /^Team Lonely may not release other\.$/,
  ],
  [
    'a manifest of another version',
    () => withClaims({ version: '9.0.1' }),
    422,
    'RELEASE_REFUSED',
    /^The request is for other 9\.0\.1, and the archive holds other 9\.0\.0\.$/,
  ],
  [
    'a release that is registered, with other files',
    async () => {
      const build = buildOf('other', '1.0.0', 'Not the first');
      return send(build, await team.archive(build));
    },
    422,
    'RELEASE_REFUSED',
    /^other 1\.0\.0 is registered with other files\.$/,
  ],
  [
    'a manifest that was signed before registered ones',
    () => withEntries(([, ...files]) => [['release.jws', early], ...files]),
    422,
    'RELEASE_REFUSED',
    /is registered: sign it again\.$/,
  ],
  [
    'a contract that is not served',
    () => withRelease({ contract: '2.0.0' }),
    422,
    'RELEASE_REFUSED',
    /^other was built against contract 2\.0\.0, but the live services serve 1\.0\.0\.$/,
  ],
  [
    'a package that the shell does not provide',
    () => withRelease({ requires: { react: '^20.0.0' } }),
    422,
    'RELEASE_REFUSED',
    /^other needs react \^20\.0\.0 from the shell/,
  ],
  [
    'another type of an export than the live shell has',
    () => withRelease({ types: { useHost: ['gone', 'long-gone'] } }),
    422,
    'RELEASE_REFUSED',
    /^other of Team other uses useHost of @guide\/contracts\/module, whose type in the live shell does not fit the one that it was built for: build it with the contract of the live guide\.$/,
  ],
  [
    'another type of an operation of the API',
    () => withRelease({ types: { 'api.listings': ['later'] } }),
    422,
    'RELEASE_REFUSED',
    /^other of Team other uses listings of the API, whose type in the live shell does not fit/,
  ],
  [
    'an export that is used, without its type',
    () => upload(withFile('chunk.js', USES_HOST)),
    422,
    'RELEASE_REFUSED',
    /^other of Team other does not say which type of useHost of @guide\/contracts\/module it was built for/,
  ],
  [
    'a call of the API, without its type',
    () => upload(withFile('chunk.js', 'ask((api)=>api.listings({}))')),
    422,
    'RELEASE_REFUSED',
    /^other of Team other does not say which type of listings of the API it was built for/,
  ],
  [
    'a screen fewer than is shown',
    () => withRelease({ exposes: {} }),
    422,
    'RELEASE_REFUSED',
    /no longer has the screen Home/,
  ],
  [
    'a screen over its budget',
    async () => send(fresh(), await team.archive(heavy()), { budget: { default: 1 } }),
    422,
    'RELEASE_REFUSED',
    /its budget is 1\.$/,
  ],
  [
    'a screen that the build says nothing of',
    () => withRelease({ exposes: { Home: { js: [], css: [] }, Extra: { js: [], css: [] } } }),
    422,
    'RELEASE_REFUSED',
    /^other\/Extra is not in the build's mf-manifest\.json/,
  ],
  [
    'a description that leads to other files',
    () =>
      withEntries((entries) =>
        entries.map(
          ([name, text]): Entry => [
            name,
            name.endsWith('mf-manifest.json') ? describing('../../../../../../../etc/passwd') : text,
          ],
        ),
      ),
    422,
    'RELEASE_REFUSED',
    /^other\/Home loads .*passwd, which is no file of the release\.$/,
  ],
  [
    'a description that is none',
    () =>
      withEntries((entries) =>
        entries.map(([name, text]): Entry => [name, name.endsWith('mf-manifest.json') ? '[]' : text]),
      ),
    422,
    'RELEASE_REFUSED',
    /^other could not be checked: /,
  ],
  [
    'a style for all of the page',
    () => upload(withFile('main.css', 'body{display:none}')),
    422,
    'RELEASE_REFUSED',
    /^other: the style "body" in main\.css would reach other modules\.$/,
  ],
  [
    'a script that is a module',
    () => upload(withFile('page.js', 'export default 1;')),
    422,
    'RELEASE_REFUSED',
    /^other: page\.js is not a classic script, as which pages load it: Unexpected token 'export'\.$/,
  ],
  [
    'an entry without the container that it names',
    () => withRelease({ container: 'guide_another' }),
    422,
    'RELEASE_REFUSED',
    /^other: entry\.js gives pages no global guide_another, the container that the release names\.$/,
  ],
  [
    'a script that is nested too deeply to read',
    () => upload(withFile('deep.js', `moduleIdToConsumeDataMapping${'('.repeat(500_000)}`)),
    422,
    'RELEASE_REFUSED',
    /^other could not be checked: /,
  ],
  [
    'a style that is nested too deeply to read',
    () => upload(withFile('deep.css', '@media print{'.repeat(200_000))),
    422,
    'RELEASE_REFUSED',
    /^other/,
  ],
  [
    'a share of nothing',
    () =>
      team.ask(site.url, CHANGES, {
        module: 'other',
        action: 'share',
        version: '8.8.8',
        percent: 10,
        ramp: false,
      }),
    422,
    'RELEASE_REFUSED',
    /^There is no release 8\.8\.8 of other\.$/,
  ],
  [
    'a rollback of nothing',
    () => team.ask(site.url, CHANGES, { module: 'never', action: 'rollback' }),
    422,
    'RELEASE_REFUSED',
    /^No release of never is registered$/,
  ],
  [
    'a share of what everybody has',
    async () => {
      const { other } = await liveAt(site.url);
      const share = { module: 'other', action: 'share', version: other, percent: 10, ramp: false };
      return team.ask(site.url, CHANGES, share);
    },
    422,
    'RELEASE_REFUSED',
    /is the stable release/,
  ],
  [
    'a first release for a few',
    () => upload(buildOf('lonely', '9.0.0'), { percent: 10 }),
    422,
    'RELEASE_REFUSED',
    /^Nothing of lonely is live: its first release is for everybody\.$/,
  ],
];

/** A build with one more signed file. */
function withFile(name: string, text: string): Build {
  const { release, files } = fresh();
  return {
    release: { ...release, integrity: { ...release.integrity, [name]: integrityOf(text) } },
    files: [...files, [`browser/${name}`, text]],
  };
}
const upload = async (build: Build, claims: object = {}) => send(build, await team.archive(build), claims);
const describing = (file: string) =>
  JSON.stringify({
    exposes: [{ name: 'Home', assets: { js: { sync: [file], async: [] }, css: { sync: [], async: [] } } }],
  });
/** A build whose screen loads its entry. */
function heavy(): Build {
  const build = fresh();
  return {
    ...build,
    files: build.files.map(
      ([name, text]): Entry => [name, name.endsWith('mf-manifest.json') ? describing('entry.js') : text],
    ),
  };
}

/** Sends without end until there is an answer. */
async function sendHuge(headers: Record<string, string>): Promise<Sent> {
  const { hostname, port } = new URL(site.url);
  const authorization = await team.authorization(releaseClaims(fresh(), Buffer.alloc(0)));
  return new Promise((resolve, reject) => {
    const sent = request({
      hostname,
      port,
      path: UPLOAD,
      method: 'POST',
      headers: { authorization, 'content-type': 'application/gzip', connection: 'keep-alive', ...headers },
      agent: false,
    });
    let answered = false;
    sent.on('error', (error) => answered || reject(error));
    sent.on('response', async (response) => {
      answered = true;
      let text = '';
      for await (const chunk of response) text += chunk;
      sent.destroy();
      resolve({ status: response.statusCode!, headers: new Headers(), body: JSON.parse(text) });
    });
    // What a gzip begins with, and blocks that are stored as they are, without end.
    sent.write(gzipSync('').subarray(0, 10));
    const stored = Buffer.concat([Buffer.from([0, 255, 255, 0, 0]), Buffer.alloc(65_535)]);
    const more = () => {
      while (!answered && sent.write(stored));
      if (!answered) sent.once('drain', more);
    };
    more();
  });
}

test(`${ATTACKS.length} attacks on uploads are answered, each in one sentence, and leave nothing`, async () => {
  expect(ATTACKS.length).toBeGreaterThanOrEqual(40);
  const before = await left();
  const liveBefore = await liveAt(site.url);
  const told = [];
  const expected = [];
  for (const [what, attack, status, code, sentence] of ATTACKS) {
    await forgetUploads();
    const answer = await attack();
    const message = answer.body.error?.message ?? '';
    told.push([
      what,
      answer.status,
      answer.body.error?.code,
      sentence.test(message) ? 'its sentence' : message,
    ]);
    expected.push([what, status, code, 'its sentence']);
  }
  expect(told).toEqual(expected);
  expect(await left()).toEqual(before);
  expect(await liveAt(site.url)).toEqual(liveBefore);
  expect(await readdir(path.join(site.store, '.uploads'))).toEqual([]);
}, 180_000);

/** A build whose archive is about a megabyte, as a script that does not compress. */
function large(version: string): Build {
  const scripts = `/*${randomBytes(512 * 1024).toString('hex')}*/`;
  return buildOf('other', version, 'Large', scripts);
}
/** Resolves when the gateway has no upload of the team under way. */
const untilFree = () =>
  whenFree(async () =>
    send(fresh(), await team.archive(fresh()), { digest: digestOf(Buffer.from('other')) }),
  );
/** Begins an upload and resolves when the gateway has begun to take it. */
async function beginTaken(by: Team, build: Build, body: Buffer, part: number) {
  const authorization = await by.authorization(releaseClaims(build, body));
  const upload = beginUpload(site.url, UPLOAD, authorization, body.length);
  upload.sent.write(body.subarray(0, Math.floor(body.length * part)));
  const used = site.database.client.db('guide_gateway').collection<{ _id: string }>('signedRequests');
  const { jti } = JSON.parse(Buffer.from(authorization.split('.')[1]!, 'base64url').toString());
  while (!(await used.findOne({ _id: `${by.key.kid} ${jti}` })));
  return upload;
}

test('an upload that breaks off at any tenth leaves nothing, and the next one is taken', async () => {
  const build = large('3.0.0');
  const body = await team.archive(build);
  const before = await left();
  for (let tenth = 0; tenth < 10; tenth += 1) {
    await forgetUploads();
    const { sent } = await beginTaken(team, build, body, tenth / 10);
    sent.destroy();
    const { status } = await untilFree();
    expect([tenth, status, await left()]).toEqual([tenth, 400, before]);
  }
  await forgetUploads();
  expect(await send(build, body)).toMatchObject({ status: 200, body: { version: '3.0.0' } });
}, 120_000);

test('an upload that does not come within 15 s is answered, and leaves nothing', async () => {
  const build = large('3.1.0');
  const body = await team.archive(build);
  const before = await left();
  const { answer } = await beginTaken(team, build, body, 0.5);
  const { status, text } = await answer;
  expect([status, JSON.parse(text).error.code]).toEqual([408, 'REQUEST_TIMEOUT']);
  expect((await untilFree()).status).toBe(400);
  expect(await left()).toEqual(before);
}, 60_000);

test('a team uploads one release at a time, a gateway takes two, and both are finished', async () => {
  await forgetUploads();
  const build = large('3.2.0');
  const body = await team.archive(build);
  const first = await beginTaken(team, build, body, 0.5);
  const again = await upload(fresh());
  expect([again.status, again.headers.get('retry-after')]).toEqual([429, '5']);
  const own = buildOf('lonely', '1.0.0', 'Lonely');
  const ownBody = await lonely.archive(own);
  const second = await beginTaken(lonely, own, ownBody, 0.5);
  expect((await by(third, buildOf('other', '3.3.0'))).status).toBe(429);
  second.sent.end(ownBody.subarray(Math.floor(ownBody.length * 0.5)));
  expect(await second.answer).toMatchObject({ status: 200 });
  first.sent.end(body.subarray(Math.floor(body.length * 0.5)));
  expect(await first.answer).toMatchObject({ status: 200 });
  await untilLive(site.url, 'lonely', '1.0.0');
});

test('a team uploads 60 releases an hour', async () => {
  const used = site.database.client.db('guide_gateway').collection<{ _id: string }>('signedRequests');
  const expiresAt = new Date(Date.now() + 60_000);
  await used.insertMany(
    Array.from({ length: 60 }, (_, at) => ({
      _id: `upload ${at}`,
      team: 'Testers',
      action: 'preview',
      expiresAt,
    })),
  );
  const body = await team.archive(fresh());
  const answers = [
    await post(site.url, UPLOAD, await team.authorization(releaseClaims(fresh(), body)), body),
    await post(site.url, '/api/previews', await team.authorization(previewClaims(fresh(), body)), body),
  ];
  for (const { status, headers, body: told } of answers)
    expect([status, headers.get('retry-after'), told.error?.message]).toEqual([
      429,
      '600',
      'Testers has uploaded 60 releases within an hour.',
    ]);
  await used.deleteMany({});
});

test('a module store that cannot be written is told as such, and nothing is registered', async () => {
  const uploads = path.join(site.store, '.uploads');
  await rm(uploads, { recursive: true });
  await writeFile(uploads, '');
  const before = await left();
  const answer = await upload(buildOf('other', '4.0.0'));
  expect([answer.status, answer.body.error]).toEqual([
    503,
    expect.objectContaining({ code: 'STORE_UNAVAILABLE', message: 'The module store cannot be written.' }),
  ]);
  expect(await left()).toEqual(before);
  await rm(uploads);
  expect(await upload(buildOf('other', '4.0.0'))).toMatchObject({ status: 200 });
});

test('what a gateway that was killed has left of an upload is removed, and what is under way is not', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'guide-abandoned-'));
  const files = new Map([['browser/entry.js', Buffer.from('void 0;')]]);
  const left = await stage(folder, files);
  const current = await stage(folder, files);
  const longAgo = new Date(Date.now() - 11 * 60_000);
  await utimes(path.dirname(left.folder), longAgo, longAgo);
  await removeAbandoned(folder);
  expect(await readdir(path.join(folder, '.uploads'))).toEqual([path.basename(path.dirname(current.folder))]);
  await rm(folder, { recursive: true });
});

test('files of an upload that is being checked have no address', async () => {
  const staged = await stage(site.store, new Map([['browser/entry.js', Buffer.from('void 0;')]]));
  const id = path.basename(path.dirname(staged.folder));
  for (const to of [`${id}/entry.js`, `${id}/release/entry.js`, `${id}/release/browser/entry.js`])
    expect((await ask(site.url, { path: `/modules/.uploads/${to}` })).status).toBe(404);
  await staged.remove();
});
