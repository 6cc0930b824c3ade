import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openPack } from '../src/pack';
import { listing } from './support';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pack-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('hours of a wrong form are named with their place, and with forms that are right', async () => {
  const week = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: ['dawn-dusk'] };
  await writeFile(path.join(folder, 'listings.json'), JSON.stringify([listing({ id: 1, hours: week })]));
  await expect(openPack(folder).read('listings.json')).rejects.toThrow(
    `${folder}/listings.json/0/hours/sun/0 must be hours such as "10:00-17:30", "07:00-sunset-00:30" or "18:00+" without a fixed end`,
  );
});

test('a pack without credits.json credits nothing', async () => {
  const { content } = await openPack(folder).read('credits.json');
  expect(content).toEqual({ texts: [], data: [], photos: [] });
});
