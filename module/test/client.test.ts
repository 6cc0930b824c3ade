import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { importJWK, jwtVerify } from 'jose';
import { extract } from 'tar-stream';
import { packRelease } from '../src/release/archive.mjs';
import { requestGuide } from '../src/release/client.mjs';
import { makeKey, readKey } from '../src/release/keys.mjs';

const SITE = 'guide-test';
let folder: string;
let key: Awaited<ReturnType<typeof readKey>>;
let publicKey: Parameters<typeof jwtVerify>[1];
let answer: (request: IncomingMessage, response: ServerResponse) => unknown;
const server = createServer((request, response) => answer(request, response));
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'guide-client-'));
  const file = path.join(folder, 'key.json');
  const { x } = await makeKey(file, SITE);
  key = await readKey(file);
  publicKey = (await importJWK({ kty: 'OKP', crv: 'Ed25519', x }, 'EdDSA')) as typeof publicKey;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await rm(folder, { recursive: true, force: true });
});

/** What a request's token claims, once its signature, type and audience are right. */
async function claimsOf(request: IncomingMessage) {
  const token = request.headers.authorization!.replace(/^Bearer /, '');
  const options = {
    algorithms: ['EdDSA'],
    audience: SITE,
    typ: 'guide-request+jwt',
    requiredClaims: ['exp', 'jti'],
  };
  const { payload, protectedHeader } = await jwtVerify(token, publicKey, options);
  expect(protectedHeader.kid).toBe(key.kid);
  return payload;
}

const say = (response: ServerResponse, status: number, body: object, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

test('a release is sent with a signed claim of exactly these bytes', async () => {
  const archive = Buffer.from('bytes');
  answer = async (request, response) => {
    const sent = await buffer(request);
    const { digest, module, action, percent, exp, iat } = await claimsOf(request);
    expect(request.headers['content-type']).toBe('application/gzip');
    expect(digest).toBe(createHash('sha256').update(sent).digest('base64url'));
    expect(Number(exp) - Number(iat)).toBeLessThanOrEqual(300);
    say(response, 200, { path: request.url, module, action, percent });
  };
  const claims = { module: 'pubs', action: 'release', version: '1.0.0', percent: 10 } as const;
  expect(await requestGuide(url(), key, claims, archive)).toEqual({
    path: '/api/releases',
    module: 'pubs',
    action: 'release',
    percent: 10,
  });
});

test.each([
  ['preview', '/api/previews'],
  ['rollback', '/api/releases/changes'],
  ['share', '/api/releases/changes'],
  ['unregister', '/api/releases/changes'],
  ['status', '/api/releases/status'],
] as const)('%s asks at %s', async (action, at) => {
  answer = async (request, response) =>
    say(response, 200, { at: request.url, claims: await claimsOf(request) });
  const { at: asked, claims } = await requestGuide(url(), key, { module: 'pubs', action });
  expect(asked).toBe(at);
  expect(claims).toMatchObject({ module: 'pubs', action });
  expect(claims).not.toHaveProperty('digest');
});

test('told that others are at work, it asks again with a new signature; then it says so', async () => {
  const ids: unknown[] = [];
  const busy = {
    error: { code: 'TOO_MANY_REQUESTS', message: 'Two uploads are under way.', requestId: '1' },
  };
  answer = async (request, response) => {
    ids.push((await claimsOf(request)).jti);
    if (ids.length < 3) say(response, ids.length === 1 ? 429 : 503, busy, { 'retry-after': '0' });
    else say(response, 200, { message: 'Done.' });
  };
  expect(await requestGuide(url(), key, { module: 'pubs', action: 'rollback' })).toEqual({
    message: 'Done.',
  });
  expect(new Set(ids).size).toBe(3);
  answer = (_, response) => say(response, 429, busy, { 'retry-after': '0' });
  await expect(requestGuide(url(), key, { module: 'pubs', action: 'rollback' })).rejects.toThrow(
    'Two uploads are under way.',
  );
  answer = (_, response) => say(response, 429, busy, { 'retry-after': '31' });
  await expect(requestGuide(url(), key, { module: 'pubs', action: 'rollback' })).rejects.toThrow(
    'Two uploads',
  );
});

test('an answer that comes before the body was taken is the answer', async () => {
  const refused = {
    error: { code: 'BODY_TOO_LARGE', message: 'A release is 8 MiB at most.', requestId: '1' },
  };
  answer = (request, response) => {
    say(response, 413, refused, { connection: 'close' });
    response.on('finish', () => request.socket.destroySoon());
  };
  const claims = { module: 'pubs', action: 'release', version: '1.0.0', percent: 100 } as const;
  await expect(requestGuide(url(), key, claims, Buffer.alloc(32 * 1024 ** 2))).rejects.toMatchObject({
    message: 'A release is 8 MiB at most.',
    status: 413,
    code: 'BODY_TOO_LARGE',
  });
});

test('an address that is no guide, and one where nothing listens, are told in a sentence', async () => {
  answer = (_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Hello</h1>');
  const ask = () => requestGuide(url(), key, { module: 'pubs', action: 'status' });
  await expect(ask()).rejects.toThrow(/^http:\/\/127\.0\.0\.1:\d+ answered 404: it is no guide\.$/);
  await expect(requestGuide('http://127.0.0.1:9', key, { module: 'pubs', action: 'status' })).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:9 cannot be reached: /,
  );
});

test('a release is one gzipped tar: the signed manifest first, no compressed forms, the same bytes each time', async () => {
  const out = path.join(folder, 'out');
  await mkdir(path.join(out, 'browser/fonts'), { recursive: true });
  await mkdir(path.join(out, 'server'));
  const files = [
    'browser/a.js',
    'browser/a.js.br',
    'browser/a.js.gz',
    'browser/fonts/b.woff2',
    'server/server.cjs',
  ];
  for (const file of files) await writeFile(path.join(out, file), file);
  const archive = await packRelease(out, 'signed');
  const found: [string, string][] = [];
  for await (const entry of Readable.from([archive]).pipe(createGunzip()).pipe(extract()))
    found.push([entry.header.name, await text(entry)]);
  expect(found).toEqual([
    ['release.jws', 'signed'],
    ...['server/server.cjs', 'browser/a.js', 'browser/fonts/b.woff2'].map((file) => [file, file]),
  ]);
  expect((await packRelease(out, 'signed')).equals(archive)).toBe(true);
});
