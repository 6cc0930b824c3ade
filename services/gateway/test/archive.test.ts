import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { UPLOAD_LIMITS } from '@guide/contracts/release/upload-limits';
import { expect, test } from '@jest/globals';
import type { Registry } from '../src/releases/registry';
import { readArchive, receiveArchive } from '../src/releases/upload/archive';
import { register } from '../src/releases/upload/register';
import { testFolder } from './support/folder';
import { archiveOf, buildOf, digestOf, type Entry } from './support/uploads';

const { release, files: FILES } = buildOf('other', '9.0.0');
const MANIFEST: Entry = ['release.jws', 'signed'];
const GOOD = [MANIFEST, ...FILES];
const invalid = (message: string | RegExp) => refusal(400, 'INVALID_ARCHIVE', message);
const tooLarge = (message: string | RegExp) => refusal(413, 'BODY_TOO_LARGE', message);
const refusal = (statusCode: number, code: string, message: string | RegExp) =>
  expect.objectContaining({ statusCode, code, message: expect.stringMatching(message) });

const store = testFolder();

async function upload(archive: Buffer, manifest: object = {}): Promise<string> {
  let signed = '';
  const registry = { add: async (text: string) => text } as unknown as Registry;
  const read = await readArchive(archive, async (text) => {
    signed = text;
  });
  const claimed = { ...release, ...manifest } as unknown as Parameters<typeof register>[2]['manifest'];
  return String(await register(store, registry, { manifest: claimed, signed }, read));
}
const uploadOf = async (entries: Entry[], manifest: object = {}) =>
  upload(await archiveOf(entries), manifest);

test('an archive with the files of its manifest is stored', async () => {
  expect(await uploadOf(GOOD)).toBe('signed');
  expect((await readdir(path.join(store, 'other/9.0.0'))).sort()).toEqual(['browser', 'server']);
});

test.each<[what: string, bytes: () => Buffer | Promise<Buffer>, message: RegExp]>([
  ['an empty body', () => Buffer.alloc(0), /^The archive is not a complete gzip file\.$/],
  ['no gzip', () => Buffer.from('x'.repeat(2000)), /^The archive is not a complete gzip file\.$/],
  ['no tar', () => gzipSync('x'.repeat(2000)), /^The archive is not a complete tar file\.$/],
  ['an empty tar', () => archiveOf([]), /^The archive is empty\.$/],
  ['half a gzip', async () => (await archiveOf(GOOD)).subarray(0, 200), /^The archive is not a complete/],
])('%s is not accepted as an archive', async (_what, bytes, message) => {
  await expect(upload(await bytes())).rejects.toEqual(invalid(message));
});

const without = (name: string) => GOOD.filter(([file]) => file !== name);
const withText = (name: string, text: string) =>
  GOOD.map(([file, content]): Entry => [file, file === name ? text : content]);
test.each<[what: string, entries: Entry[], message: RegExp]>([
  [
    'files before the manifest',
    [...FILES, MANIFEST],
    /^The first file of an archive must be release\.jws\.$/,
  ],
  ['a second manifest', [...GOOD, MANIFEST], /^"release\.jws" cannot be in a release\.$/],
  [
    'a symbolic link',
    [...GOOD, ['browser/a.js', '', { type: 'symlink', linkname: '/etc/passwd' }]],
    /is not a file/,
  ],
  [
    'a hard link',
    [...GOOD, ['browser/a.js', '', { type: 'link', linkname: 'server/server.cjs' }]],
    /is not a file/,
  ],
  ['a device', [...GOOD, ['browser/a.js', '', { type: 'character-device' }]], /is not a file\.$/],
  ['a folder', [...GOOD, ['browser/a.js', '', { type: 'directory' }]], /is not a file\.$/],
  ['a file twice', [...GOOD, ['browser/entry.js', '']], /^browser\/entry\.js is in the archive twice\.$/],
  ['a file that is a folder', [...GOOD, ['browser/entry.js/a.txt', '']], /entry\.js is a file and a folder/],
  ['an unsigned script', [...GOOD, ['browser/evil.js', '']], /^browser\/evil\.js is not signed\.$/],
  ['an unsigned style', [...GOOD, ['browser/evil.css', '']], /^browser\/evil\.css is not signed\.$/],
  ['a changed script', withText('browser/entry.js', 'evil()'), /^entry\.js is not what was signed\.$/],
  [
    'a changed server bundle',
    withText('server/server.cjs', ''),
    /^server\/server\.cjs is not what was signed/,
  ],
  ['no script', without('browser/entry.js'), /^entry\.js is not what was signed\.$/],
  ['no server bundle', without('server/server.cjs'), /^server\/server\.cjs is not what was signed\.$/],
  ['no description', without('browser/mf-manifest.json'), /^browser\/mf-manifest\.json is missing\.$/],
])('an archive with %s is refused', async (_what, entries, message) => {
  await expect(uploadOf(entries)).rejects.toEqual(invalid(message));
});

test.each([{ entry: 'other.js' }, { exposes: { Home: { js: ['other.js'], css: [] } } }])(
  'a manifest is refused if it needs a file that is not in the release, %j',
  async (manifest) => {
    const message = /^other\.js is needed, but is not in the release\.$/;
    await expect(uploadOf(GOOD, manifest)).rejects.toEqual(invalid(message));
  },
);

// Rest parameters, because Jest would pass its callback as a missing second one.
test.each<[name: string, header?: object]>([
  ['browser/../../../../evil.js'],
  ['/etc/cron.d/evil.js'],
  ['server/other.cjs'],
  ['server/maps/../a.map'],
  ['browser\\..\\evil.js'],
  ['browser/a\u0000.js', { pax: { path: 'browser/a\u0000/../../x.js' } }],
  ['browser/.htaccess.txt'],
  ['browser/index.html'],
  ['browser/entry.js.br'],
  ['browser/entry.js.map'],
  [`browser/${'a'.repeat(190)}.js`],
])('a release cannot contain a file called %j', async (...[name, header]) => {
  await expect(uploadOf([...GOOD, [name, '', header]])).rejects.toEqual(invalid(/ cannot be in a release/));
});

test('a release may contain source maps, pictures and names of up to 200 characters', async () => {
  const names = ['server/server.cjs.map', 'server/maps/entry.js.map', 'browser/a/b@2x.avif'];
  const long = `browser/${'a'.repeat(188)}.txt`;
  const more = [...names, long].map((name): Entry => [name, '']);
  expect(await uploadOf([...GOOD, ...more])).toBe('signed');
});

test('file size, file count, manifest and unpacked archive each have a limit, which may be reached exactly', async () => {
  const { FILE_BYTES, FILES: COUNT, MANIFEST_BYTES, UNPACKED_BYTES } = UPLOAD_LIMITS;
  const file = (bytes: number): Entry => ['browser/a.txt', Buffer.alloc(bytes)];
  expect(await uploadOf([...GOOD, file(FILE_BYTES)])).toBe('signed');
  const large = `browser/a.txt has ${FILE_BYTES + 1} bytes; a file has ${FILE_BYTES} at most.`;
  await expect(uploadOf([...GOOD, file(FILE_BYTES + 1)])).rejects.toEqual(tooLarge(large));

  const many = (count: number) => Array.from({ length: count }, (_, n): Entry => [`browser/${n}.txt`, '']);
  expect(await uploadOf([...GOOD, ...many(COUNT - FILES.length)])).toBe('signed');
  const tooMany = `A release has ${COUNT} files at most.`;
  await expect(uploadOf([...GOOD, ...many(COUNT - FILES.length + 1)])).rejects.toEqual(tooLarge(tooMany));

  const manifest = (bytes: number): Entry => ['release.jws', Buffer.alloc(bytes, 'a')];
  expect(await uploadOf([manifest(MANIFEST_BYTES), ...FILES])).toHaveLength(MANIFEST_BYTES);
  await expect(uploadOf([manifest(MANIFEST_BYTES + 1), ...FILES])).rejects.toEqual(
    tooLarge(`release.jws has ${MANIFEST_BYTES} bytes at most.`),
  );
  await expect(upload(gzipSync(Buffer.alloc(UNPACKED_BYTES + 1)))).rejects.toEqual(
    tooLarge(`An archive unpacks to ${UNPACKED_BYTES} bytes at most.`),
  );
});

test('an archive must match its signed hash and the size limit', async () => {
  const receive = (body: Buffer, digest = digestOf(body)) => receiveArchive(Readable.from([body]), digest);
  const full = Buffer.alloc(UPLOAD_LIMITS.SENT_BYTES);
  expect((await receive(full)).equals(full)).toBe(true);
  await expect(receive(Buffer.alloc(UPLOAD_LIMITS.SENT_BYTES + 1))).rejects.toEqual(
    tooLarge(`An archive has ${UPLOAD_LIMITS.SENT_BYTES} bytes at most.`),
  );
  await expect(receive(full, digestOf(Buffer.from('other')))).rejects.toEqual(
    invalid('The archive is not the one that was signed.'),
  );
});

test('a module store that cannot be written is reported as 503', async () => {
  await rm(path.join(store, '.uploads'), { recursive: true, force: true });
  await writeFile(path.join(store, '.uploads'), '');
  await expect(uploadOf(GOOD)).rejects.toEqual(
    refusal(
      503,
      'STORE_UNAVAILABLE',
      'The module store cannot be written, nothing was changed. Tell the operator of the guide.',
    ),
  );
});
