import { cp, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { buildSocial } from '../build/social.mjs';
import { temporaryFolder } from './support/temporaryFolder';

const PACK = path.resolve(import.meta.dirname, '../../cities/brambleford');
const folder = temporaryFolder();

test('every picture of a page has a PNG of 1,200 by 630 px; only changed pictures are rendered again', async () => {
  const pack = path.join(folder, 'pack');
  const out = path.join(folder, 'out');
  await cp(PACK, pack, { recursive: true, filter: (file) => !file.endsWith('node_modules') });
  const build = () => buildSocial({ pack, out });
  const timeOf = async (name: string) => (await stat(path.join(out, name))).mtimeMs;
  await build();
  const listings: { imageUrl: string }[] = JSON.parse(
    await readFile(path.join(pack, 'listings.json'), 'utf8'),
  );
  for (const { imageUrl } of listings) {
    const preview = path.join(out, imageUrl.replace('/images/', '').replace('.svg', '.png'));
    expect(await sharp(preview).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  }
  const before = { museum: await timeOf('museum.png'), pub: await timeOf('pub.png') };
  const pub = path.join(pack, 'images/pub.svg');
  await writeFile(pub, `${await readFile(pub, 'utf8')}\n`);
  await build();
  expect(await timeOf('museum.png')).toBe(before.museum);
  expect(await timeOf('pub.png')).toBeGreaterThan(before.pub);
});
