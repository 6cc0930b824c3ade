import { randomBytes } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { integrityOf } from '@guide/contracts/module/integrity';
import { beforeAll, expect, test } from '@jest/globals';
import { createKey } from '../../../../../module/src/release/keys.mjs';
import type { ReleaseRecord } from '../../../src/releases/records';
import type { Owners } from '../../../src/releases/signing/owners';
import { ask } from '../../support/ask';
import { startGateway, startGatewayOn } from '../../support/gateway';
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
  releaseClaims,
  type Sent,
  type Team,
} from '../../support/uploads';

const UPLOAD = '/api/releases';
const CHANGES = '/api/releases/changes';
const STATUS = '/api/releases/status';

const site = await startGateway();
const keys = keysOf(site.database);
const file = path.join(keys, 'owners.json');
const owners: Owners = JSON.parse(await readFile(file, 'utf8'));
const make = (name: string) => createKey(path.join(keys, `${name}.json`), owners.site);
owners.teams['Team Lonely'] = {
  keys: [await make('lonely')],
  modules: ['lonely'],
  paths: ['/lonely'],
  slots: [],
};
await writeFile(file, JSON.stringify(owners));
const team = await openTeam(keys);
/** A team that may release only the module `lonely`. */
const lonely = await openTeam(keys, 'lonely.json');
const first = await team.upload(site.url, buildOf('other', '1.0.0', 'First'));
if (first.status !== 200) throw new Error(JSON.stringify(first.body));
beforeAll(() => untilLive(site.url, 'other', '1.0.0'));

const releases = () => site.database.client.db('guide_gateway').collection<ReleaseRecord>('releases');
/** Everything that uploads could leave behind: files, folders and records. */
async function traces() {
  const files = await readdir(site.store, { recursive: true });
  const records = await releases().find().toArray();
  return { files: files.toSorted(), records: records.map(({ _id }) => _id).toSorted() };
}
async function liveAt(url: string): Promise<Record<string, string>> {
  return JSON.parse((await ask(url, { path: '/api/modules/live' })).body);
}
async function untilLive(url: string, module: string, version: string): Promise<void> {
  while ((await liveAt(url))[module] !== version);
}
/** Resets the team's hourly count of uploads. */
const forgetUploads = () =>
  site.database.client
    .db('guide_gateway')
    .collection('signedRequests')
    .updateMany({}, { $set: { team: 'Earlier' } });
/** Repeats a request while another upload of the team is still ending. */
async function whenFree(send: () => Promise<Sent>): Promise<Sent> {
  const response = await send();
  return response.status === 429 ? whenFree(send) : response;
}

test('a signed upload is checked, stored, compressed and live on every gateway, without touching the shell', async () => {
  const second = await startGatewayOn(site.database, { MODULE_STORE: site.store });
  try {
    const secondUrl = await second.ready;
    const response = await team.upload(site.url, buildOf('other', '1.1.0', 'Second'));
    expect(response).toMatchObject({
      status: 200,
      body: { module: 'other', version: '1.1.0', percent: 100 },
    });
    expect(response.body).toMatchObject({ message: 'Released other 1.1.0 to 100 % of visitors.' });
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

test('a team releases to a share, grows it, releases to everybody and rolls back, and the status shows who did each', async () => {
  const build = buildOf('other', '1.2.0', 'Third');
  const canary = await team.upload(site.url, build, { percent: 10 });
  expect(canary).toMatchObject({ status: 200, body: { percent: 10 } });
  expect(await change({ ...share, version: '1.2.0', percent: 50 })).toMatchObject({
    status: 200,
    body: { percent: 50 },
  });
  expect(await change({ ...share, version: '1.2.0', percent: 100 })).toMatchObject({
    status: 200,
    body: { percent: 100 },
  });
  await untilLive(site.url, 'other', '1.2.0');
  expect(await change({ action: 'rollback' })).toMatchObject({
    status: 200,
    body: { version: '1.1.0', message: 'other was rolled back to 1.1.0.' },
  });
  await untilLive(site.url, 'other', '1.1.0');
  const { status, body } = await team.ask(site.url, STATUS, { module: 'other', action: 'status' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    module: 'other',
    allocations: [{ version: '1.1.0', percent: 100, failure: null }],
    halted: null,
    live: {
      screens: expect.arrayContaining([{ path: '/other', module: 'other', screen: 'Home' }]),
      contract: '1.0.0',
      packageVersions: { '@guide/contracts/module': '1.0.0' },
      packageExports: { '@guide/contracts/module': ['useHost'] },
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

/** A build for archives with changed entries. */
const fresh = () => buildOf('other', '9.0.0', 'Never');
async function withEntries(change: (entries: Entry[]) => Entry[], build = fresh()): Promise<Sent> {
  const entries: Entry[] = [['release.jws', await team.manifest(build.release)], ...build.files];
  return send(build, await archiveOf(change(entries)));
}
async function send(build: Build, body: Buffer, claims: object = {}): Promise<Sent> {
  return post(site.url, UPLOAD, await team.authorization(releaseClaims(build, body, claims)), body);
}
const withClaims = (claims: object) => upload(fresh(), claims);
const withText = (file: string, text: string) =>
  withEntries((entries) => entries.map(([name, old]): Entry => [name, name === file ? text : old]));
const withManifest = (manifest: string | Buffer) =>
  withEntries(([, ...files]) => [['release.jws', manifest], ...files]);
function withServer(before: string): Promise<Sent> {
  const build = fresh();
  const server = bundle("() => title('Never')", 'undefined', before);
  return withEntries(
    (entries) => entries.map(([name, text]): Entry => [name, name === 'server/server.cjs' ? server : text]),
    { ...build, release: { ...build.release, serverIntegrity: integrityOf(server) } },
  );
}
const withHeader = async (body: string | Buffer, headers: Record<string, string>) =>
  post(site.url, UPLOAD, await team.authorization({}), Buffer.from(body), headers);
const change = (claims: object) => team.ask(site.url, CHANGES, { module: 'other', ...claims });
const share = { action: 'share', percent: 10, ramp: false };

type Attack = [what: string, send: () => Promise<Sent>, sentence: RegExp];

/** Attacks and the sentence of their refusal, by status and code. */
const ATTACKS: Record<string, Attack[]> = {
  '401 NOT_SIGNED': [
    ['no signature', () => post(site.url, UPLOAD, undefined, gzipSync('')), /^The request is not signed\.$/],
    ['a share of 1,000 %', () => withClaims({ percent: 1000 }), /not a valid request of this type/],
  ],
  '403 NOT_PERMITTED': [
    [
      "another team's module",
      () => lonely.upload(site.url, fresh()),
      /^Team Lonely may not release other\.$/,
    ],
    [
      "another team's module, by a sender that ignores responses",
      async () => {
        const build = large('9.0.0');
        const body = await lonely.archive(build);
        const authorization = await lonely.authorization(releaseClaims(build, body));
        const { sent, response } = beginUpload(site.url, UPLOAD, authorization, body.length);
        sent.end(body);
        const { status, text } = await response;
        return { status, headers: new Headers(), body: JSON.parse(text) };
      },
      /^Team Lonely may not release other\.$/,
    ],
  ],
  '415 UNSUPPORTED_MEDIA_TYPE': [
    ['JSON', () => withHeader('{}', { 'content-type': 'application/json' }), /^Unsupported Media Type$/],
    [
      'an archive with Content-Encoding',
      () => withHeader(gzipSync(gzipSync('')), { 'content-encoding': 'gzip' }),
      /without Content-Encoding/,
    ],
    [
      'no body',
      async () => post(site.url, UPLOAD, await team.authorization(releaseClaims(fresh(), Buffer.alloc(0)))),
      /as application\/gzip/,
    ],
  ],
  '413 BODY_TOO_LARGE': [
    [
      'a length above the limit',
      () => sendHuge({ 'content-length': '1000000000000' }),
      /8388608 bytes at most/,
    ],
    [
      'a body above the limit without a length',
      () => sendHuge({ 'transfer-encoding': 'chunked' }),
      /8388608 bytes at most/,
    ],
  ],
  '422 RELEASE_REFUSED': [
    [
      'a server bundle that throws when it is evaluated',
      () => withServer("throw new TypeError('no such thing')"),
      /^other cannot be rendered on the server: TypeError: no such thing$/,
    ],
    [
      "a manifest of a key without permission in a team's request",
      async () => withManifest(await lonely.manifest(fresh().release)),
      /^Team Lonely may not release other\.$/,
    ],
    [
      'a manifest of another version',
      () => withClaims({ version: '9.0.1' }),
      /^The request is for other 9\.0\.1, and the archive holds other 9\.0\.0\.$/,
    ],
    [
      'an invalid description',
      () => withText('browser/mf-manifest.json', '[]'),
      /^other could not be checked: /,
    ],
    [
      'a script that is nested too deeply to read',
      () => upload(withFile('deep.js', `moduleIdToConsumeDataMapping${'('.repeat(500_000)}`)),
      /^other could not be checked: /,
    ],
    [
      'a style that is nested too deeply to read',
      () => upload(withFile('deep.css', '@media print{'.repeat(200_000))),
      /^other/,
    ],
    [
      'a share of a module that is not live',
      () => change({ ...share, version: '8.8.8' }),
      /^There is no release 8\.8\.8 of other\.$/,
    ],
    [
      'a share for the stable release',
      async () => change({ ...share, version: (await liveAt(site.url)).other }),
      /is the stable release/,
    ],
    [
      'a first release to a share',
      () => upload(buildOf('lonely', '9.0.0'), { percent: 10 }),
      /^No release of lonely is live\. Release the first one without --canary\.$/,
    ],
  ],
};

function withFile(name: string, text: string): Build {
  const { release, files } = fresh();
  return {
    release: { ...release, integrity: { ...release.integrity, [name]: integrityOf(text) } },
    files: [...files, [`browser/${name}`, text]],
  };
}
const upload = (build: Build, claims: object = {}) => team.upload(site.url, build, claims);

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
    // A gzip header followed by endless stored blocks.
    sent.write(gzipSync('').subarray(0, 10));
    const stored = Buffer.concat([Buffer.from([0, 255, 255, 0, 0]), Buffer.alloc(65_535)]);
    const more = () => {
      while (!answered && sent.write(stored));
      if (!answered) sent.once('drain', more);
    };
    more();
  });
}

test('attacks on uploads are refused in one sentence and leave nothing behind', async () => {
  const before = await traces();
  const liveBefore = await liveAt(site.url);
  for (const [expected, attacks] of Object.entries(ATTACKS))
    for (const [what, attack, sentence] of attacks) {
      await forgetUploads();
      const { status, body } = await attack();
      const { code, message = '' } = body.error ?? {};
      expect([what, `${status} ${code}`, message]).toEqual([what, expected, expect.stringMatching(sentence)]);
    }
  expect(await traces()).toEqual(before);
  expect(await liveAt(site.url)).toEqual(liveBefore);
  expect(await readdir(path.join(site.store, '.uploads'))).toEqual([]);
}, 180_000);

test('a server bundle that never ends is refused, or told to retry by a busy gateway, and leaves no files', async () => {
  const before = await traces();
  await forgetUploads();
  const { status, headers, body } = await withServer('for (;;);');
  const late = 'The renderer did not evaluate the bundle within 1000 ms';
  // Time that the renderer waited for a processor is not the release's fault.
  expect([
    [422, null, 'RELEASE_REFUSED', `other cannot be rendered on the server: ${late}`],
    [
      503,
      '5',
      'UNAVAILABLE',
      'The guide is busy, nothing was changed. Run the same command again in a minute.',
    ],
  ]).toContainEqual([status, headers.get('retry-after'), body.error?.code, body.error?.message]);
  expect(await traces()).toEqual(before);
});

/** A build with an archive of about a megabyte that does not compress. */
function large(version: string): Build {
  const scripts = `/*${randomBytes(512 * 1024).toString('hex')}*/`;
  return buildOf('other', version, 'Large', scripts);
}
/** Resolves when the team has no upload in progress. */
const untilFree = () =>
  whenFree(async () =>
    send(fresh(), await team.archive(fresh()), { digest: digestOf(Buffer.from('other')) }),
  );
/** Starts an upload; resolves when the gateway has begun to read it. */
async function beginTaken(by: Team, build: Build, body: Buffer, part: number) {
  const authorization = await by.authorization(releaseClaims(build, body));
  const upload = beginUpload(site.url, UPLOAD, authorization, body.length);
  upload.sent.write(body.subarray(0, Math.floor(body.length * part)));
  const used = site.database.client.db('guide_gateway').collection<{ _id: string }>('signedRequests');
  const { jti } = JSON.parse(Buffer.from(authorization.split('.')[1]!, 'base64url').toString());
  while (!(await used.findOne({ _id: `${by.key.kid} ${jti}` })));
  return upload;
}

test('an upload that stops at any tenth leaves nothing behind, and the next one succeeds', async () => {
  const build = large('3.0.0');
  const body = await team.archive(build);
  const before = await traces();
  for (let tenth = 0; tenth < 10; tenth += 1) {
    await forgetUploads();
    const { sent } = await beginTaken(team, build, body, tenth / 10);
    sent.destroy();
    const { status } = await untilFree();
    expect([tenth, status, await traces()]).toEqual([tenth, 400, before]);
  }
  await forgetUploads();
  expect(await send(build, body)).toMatchObject({ status: 200, body: { version: '3.0.0' } });
}, 120_000);

test('an upload that is silent for 30 s is closed and leaves nothing behind', async () => {
  const build = large('3.1.0');
  const body = await team.archive(build);
  const before = await traces();
  const { response } = await beginTaken(team, build, body, 0.5);
  await expect(response).rejects.toThrow('socket hang up');
  expect((await untilFree()).status).toBe(400);
  expect(await traces()).toEqual(before);
}, 90_000);

test('a check that takes longer than the usual connection timeout succeeds', async () => {
  const build = large('3.1.1');
  const body = await team.archive(build);
  const { sent, response } = await beginTaken(team, build, body, 0.1);
  for (let tenth = 1; tenth < 10; tenth += 1) {
    await pause(4000);
    const piece = [tenth, tenth + 1].map((at) => Math.floor((body.length * at) / 10));
    sent.write(body.subarray(...piece));
  }
  sent.end();
  expect(await response).toMatchObject({ status: 200 });
}, 90_000);

test('a team can run only one upload at a time', async () => {
  await forgetUploads();
  const build = large('3.2.0');
  const body = await team.archive(build);
  const { sent, response } = await beginTaken(team, build, body, 0.5);
  const again = await upload(fresh());
  expect([again.status, again.headers.get('retry-after')]).toEqual([429, '5']);
  sent.end(body.subarray(Math.floor(body.length * 0.5)));
  expect(await response).toMatchObject({ status: 200 });
});
