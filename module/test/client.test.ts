import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { importJWK, jwtVerify } from 'jose';
import { extract } from 'tar-stream';
import { temporaryFolder } from '../../tooling/test/support/temporaryFolder';
import { packRelease } from '../src/release/archive.mjs';
import { requestGuide } from '../src/release/client.mjs';
import { createKey, readKey } from '../src/release/keys.mjs';

const SITE = 'guide-test';
const folder = temporaryFolder();
let key: Awaited<ReturnType<typeof readKey>>;
let publicKey: Parameters<typeof jwtVerify>[1];
let respond: (request: IncomingMessage, response: ServerResponse) => unknown;
const server = createServer((request, response) => respond(request, response));
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  const file = path.join(folder, 'key.json');
  const { x } = await createKey(file, SITE);
  key = await readKey(file);
  publicKey = (await importJWK({ kty: 'OKP', crv: 'Ed25519', x }, 'EdDSA')) as typeof publicKey;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

/** Claims of a request's token, after checking signature, type and audience. */
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

const send = (response: ServerResponse, status: number, body: object, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

test('Upload a release with a signed digest of its bytes', async () => {
  const archive = Buffer.from('bytes');
  respond = async (request, response) => {
    const sent = await buffer(request);
    const { digest, module, action, percent, exp, iat } = await claimsOf(request);
    expect(request.headers['content-type']).toBe('application/gzip');
    expect(digest).toBe(createHash('sha256').update(sent).digest('base64url'));
    expect(Number(exp) - Number(iat)).toBeLessThanOrEqual(300);
    send(response, 200, { path: request.url, module, action, percent });
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
] as const)('Send %s to %s', async (action, at) => {
  respond = async (request, response) =>
    send(response, 200, { at: request.url, claims: await claimsOf(request) });
  const { at: requested, claims } = await requestGuide(url(), key, { module: 'pubs', action });
  expect(requested).toBe(at);
  expect(claims).toMatchObject({ module: 'pubs', action });
  expect(claims).not.toHaveProperty('digest');
});

test('Retry a busy guide with new signatures, then report its message', async () => {
  const ids: unknown[] = [];
  const busy = {
    error: { code: 'TOO_MANY_REQUESTS', message: 'Two uploads are under way.', requestId: '1' },
  };
  respond = async (request, response) => {
    ids.push((await claimsOf(request)).jti);
    if (ids.length < 3) send(response, ids.length === 1 ? 429 : 503, busy, { 'retry-after': '0' });
    else send(response, 200, { message: 'Done.' });
  };
  const claims = { module: 'pubs', action: 'rollback' } as const;
  const waits: string[] = [];
  const onWait = (sentence: string) => waits.push(sentence);
  expect(await requestGuide(url(), key, claims, undefined, onWait)).toEqual({ message: 'Done.' });
  expect(new Set(ids).size).toBe(3);
  expect(waits).toEqual(Array(2).fill('Two uploads are under way. Trying again in 0 s…'));
  // A release can take longer than three attempts.
  ids.length = 0;
  respond = (_, response) =>
    ids.push(0) < 20
      ? send(response, 503, busy, { 'retry-after': '0' })
      : send(response, 200, { message: 'Late.' });
  expect(await requestGuide(url(), key, claims)).toEqual({ message: 'Late.' });
  respond = (_, response) => send(response, 429, busy, { 'retry-after': '0' });
  await expect(requestGuide(url(), key, { module: 'pubs', action: 'rollback' })).rejects.toThrow(
    'Two uploads are under way.',
  );
  respond = (_, response) => send(response, 429, busy, { 'retry-after': '301' });
  await expect(requestGuide(url(), key, { module: 'pubs', action: 'rollback' })).rejects.toThrow(
    'Two uploads',
  );
});

test('Accept a response that comes before the body is sent', async () => {
  const refused = {
    error: { code: 'BODY_TOO_LARGE', message: 'A release is 8 MiB at most.', requestId: '1' },
  };
  respond = (request, response) => {
    send(response, 413, refused, { connection: 'close' });
    response.on('finish', () => request.socket.destroySoon());
  };
  const claims = { module: 'pubs', action: 'release', version: '1.0.0', percent: 100 } as const;
  await expect(requestGuide(url(), key, claims, Buffer.alloc(32 * 1024 ** 2))).rejects.toMatchObject({
    message: 'A release is 8 MiB at most.',
    status: 413,
    code: 'BODY_TOO_LARGE',
  });
});

test('Report in one sentence an address that is not a guide, and one that is unreachable', async () => {
  respond = (_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Hello</h1>');
  const request = () => requestGuide(url(), key, { module: 'pubs', action: 'status' });
  await expect(request()).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:\d+ responded with 404: it is not a guide\.$/,
  );
  await expect(requestGuide('http://127.0.0.1:9', key, { module: 'pubs', action: 'status' })).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:9 cannot be reached: /,
  );
});

test('Pack a release reproducibly: signed manifest first, without compressed files', async () => {
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
  const entries: [string, string][] = [];
  for await (const entry of Readable.from([archive]).pipe(createGunzip()).pipe(extract()))
    entries.push([entry.header.name, await text(entry)]);
  expect(entries).toEqual([
    ['release.jws', 'signed'],
    ...['server/server.cjs', 'browser/a.js', 'browser/fonts/b.woff2'].map((file) => [file, file]),
  ]);
  expect((await packRelease(out, 'signed')).equals(archive)).toBe(true);
});
