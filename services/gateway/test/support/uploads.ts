import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { REQUEST_TYPE } from '@guide/contracts/api/schemas';
import { integrityOf } from '@guide/contracts/module/integrity';
import { CompactSign } from 'jose';
import { pack } from 'tar-stream';
import { readKey } from '../../../../module/src/release/keys.mjs';
import { bundle } from './hostileReleases';
import { createSigner, type Unsigned, unsigned } from './signing';

/** One entry of an archive; a string is a file's content. */
export type Entry = [name: string, content: string | Buffer, header?: object];

/** A team's upload: the unsigned manifest and the files. */
export interface Build {
  release: Unsigned;
  files: Entry[];
}

/** A module with one screen that shows this title. @param more - code added to its entry */
export function buildOf(module: string, version: string, title = version, more = ''): Build {
  const entry = `var guide_${module} = {};${more}`;
  const server = bundle(`() => title(${JSON.stringify(title)})`);
  const assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
  return {
    release: {
      ...unsigned(module, version),
      integrity: { 'entry.js': integrityOf(entry) },
      serverIntegrity: integrityOf(server),
      exposes: { Home: { js: [], css: [] } },
    },
    files: [
      ['server/server.cjs', server],
      ['browser/entry.js', entry],
      ['browser/mf-manifest.json', JSON.stringify({ exposes: [{ name: 'Home', assets }] })],
    ],
  };
}

export async function archiveOf(entries: Entry[]): Promise<Buffer> {
  const tar = pack();
  for (const [name, content, header] of entries) tar.entry({ name, ...header }, content);
  tar.finalize();
  return gzipSync(await buffer(tar));
}

export interface Sent {
  status: number;
  headers: Headers;
  body: Record<string, unknown> & { error?: { code: string; message: string } };
}

export const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url');

/** Signs and sends requests as a team does. @param file - its private key */
export async function openTeam(folder: string, file = 'release-key.json') {
  const key = await readKey(path.join(folder, file));
  const team = {
    key,
    /** A signed manifest, each later than the previous one. */
    manifest: createSigner(key),

    /** The Authorization header of a signed request; `claims` override the defaults. */
    async authorization(claims: object, header: object = {}, by: typeof key = key): Promise<string> {
      const now = Math.floor(Date.now() / 1000);
      const all = {
        aud: key.site,
        iat: now,
        exp: now + 120,
        jti: randomBytes(16).toString('hex'),
        ...claims,
      };
      const token = await new CompactSign(new TextEncoder().encode(JSON.stringify(all)))
        .setProtectedHeader({ alg: 'EdDSA', typ: REQUEST_TYPE, kid: key.kid, ...header })
        .sign(by.privateKey);
      return `Bearer ${token}`;
    },

    archive: async ({ release, files }: Build): Promise<Buffer> =>
      archiveOf([['release.jws', await team.manifest(release)], ...files]),

    /** Uploads a build. @param claims - claims in addition to the action's required ones */
    async upload(url: string, build: Build, claims: object = {}): Promise<Sent> {
      const body = await team.archive(build);
      return post(url, '/api/releases', await team.authorization(releaseClaims(build, body, claims)), body);
    },

    async preview(url: string, build: Build, claims: object = {}): Promise<Sent> {
      const body = await team.archive(build);
      return post(url, '/api/previews', await team.authorization(previewClaims(build, body, claims)), body);
    },

    ask: async (url: string, to: string, claims: object): Promise<Sent> =>
      post(url, to, await team.authorization(claims)),
  };
  return team;
}
export type Team = Awaited<ReturnType<typeof openTeam>>;

const uploadClaims = ({ release: { module, version } }: Build, body: Uint8Array) => ({
  module,
  version,
  digest: digestOf(body),
});
export const releaseClaims = (build: Build, body: Uint8Array, more: object = {}) => ({
  ...uploadClaims(build, body),
  action: 'release',
  percent: 100,
  ramp: false,
  ...more,
});
const previewClaims = (build: Build, body: Uint8Array, more: object = {}) => ({
  ...uploadClaims(build, body),
  action: 'preview',
  hours: 1,
  ...more,
});

export async function post(
  url: string,
  to: string,
  authorization?: string,
  body?: Uint8Array,
  headers: Record<string, string> = {},
): Promise<Sent> {
  const response = await fetch(url + to, {
    method: 'POST',
    headers: {
      ...(authorization && { authorization }),
      ...(body && { 'content-type': 'application/gzip' }),
      ...headers,
    },
    body: body as BodyInit | undefined,
    redirect: 'manual',
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Starts an upload whose body is sent piece by piece. */
export function beginUpload(url: string, to: string, authorization: string, length: number) {
  const { hostname, port } = new URL(url);
  const headers = { authorization, 'content-type': 'application/gzip', 'content-length': length };
  const sent = request({ hostname, port, path: to, method: 'POST', headers, agent: false });
  const response = new Promise<{ status: number; text: string }>((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', async (response) =>
      resolve({ status: response.statusCode!, text: (await buffer(response)).toString() }),
    );
  });
  response.catch(() => {});
  return { sent, response };
}
