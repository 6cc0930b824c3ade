import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { findingsOf } from '../../content/check';
import { addPicture } from '../../content/picture';

const cities = fileURLToPath(new URL('../../../cities', import.meta.url));
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pack-'));
  await cp(path.join(cities, 'brambleford'), folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const writeImage = (name: string, content: string) => writeFile(path.join(folder, 'images', name), content);
const NOW = new Date('2026-06-01T12:00:00Z');
/** Findings of the level "wrong". */
const faults = async () =>
  (await findingsOf(folder, NOW))
    .filter(({ level }) => level === 'wrong')
    .map(({ file, text }) => `${file} ${text}`);
const svg = (body: string, attributes = 'viewBox="0 0 3 2"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>`;

test('A missing picture is reported for each file that names it', async () => {
  await rename(path.join(folder, 'images/tower.svg'), path.join(folder, 'images/other.svg'));
  expect(await faults()).toEqual(
    expect.arrayContaining([
      'listings.json images/tower.svg is missing. Add the file, or remove its name.',
      'photos.json images/tower.svg is missing. Add the file, or remove its name.',
    ]),
  );
});

test('Pictures with invalid names or sizes are reported', async () => {
  await writeImage('Tower.svg', svg(''));
  await writeImage('notes.txt', '');
  await writeImage('large.svg', svg(`<path d="${'M0 0'.repeat(20_000)}"/>`));
  const noise = {
    create: {
      width: 1400,
      height: 1400,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  } as const;
  await sharp(noise).jpeg({ quality: 100 }).toFile(path.join(folder, 'images/large.jpg'));
  expect(await faults()).toEqual([
    expect.stringMatching(/^images\/large\.jpg has \d{7} bytes, more than 2097152\.$/),
    expect.stringMatching(/^images\/large\.svg has 800\d\d bytes, more than 65536\.$/),
    'images/notes.txt must be named with lower-case words and hyphens, and end with .svg, .png, .jpg, .webp or .avif.',
    'images/Tower.svg must be named with lower-case words and hyphens, and end with .svg, .png, .jpg, .webp or .avif.',
  ]);
});

test.each([
  [svg('<script/>'), 'has the element script; remove it'],
  [
    svg('<s:script/>', 'viewBox="0 0 3 2" xmlns:s="http://www.w3.org/2000/svg"'),
    'has the element script; remove it',
  ],
  [svg('<foreignObject/>'), 'has the element foreignObject; remove it'],
  [svg('<animate attributeName="href"/>'), 'has the element animate; remove it'],
  [svg('<path onclick="a()"/>'), 'has the event handler onclick; remove it'],
  [
    svg('<use href="https://x.example/a.svg#b"/>'),
    'refers to https://x.example/a.svg#b; it may only refer to its own elements',
  ],
  [svg('<a href="&#106;avascript:a()"/>'), 'refers to javascript:a(); it may only refer to its own elements'],
  [svg('<path fill="url(https://x.example/a)"/>'), 'loads a file from a style; remove it'],
  [svg('<style>@import "a.css";</style>'), 'loads a file from a style; remove it'],
  [svg('<style><![CDATA[p{fill:u\\72l(//x.example)}]]></style>'), 'loads a file from a style; remove it'],
  [`<!DOCTYPE svg>${svg('')}`, 'has a DOCTYPE; remove it'],
  [`<?xml-stylesheet href="a.css"?>${svg('')}`, 'has a processing instruction; remove it'],
  [svg('<path>'), 'is not well-formed XML'],
  [svg('', 'width="3"'), 'must begin with an svg element whose viewBox starts with 0 0'],
])('The SVG %s %s', async (content, fault) => {
  await writeImage('bad.svg', content);
  expect(await faults()).toEqual([`images/bad.svg ${fault}.`]);
});

test('An SVG may refer to its own elements and styles', async () => {
  await writeImage(
    'good.svg',
    svg('<style>#a:target{display:none}</style><path id="a" fill="url(#b)"/><use href="#a"/>'),
  );
  expect(await faults()).toEqual([]);
});

/** A photo of a phone held sideways: 1200 by 900 stored pixels, red on the left, with a place. */
const phonePhoto = () => {
  const half = (background: string) =>
    ({ create: { width: 600, height: 900, channels: 3, background } }) as const;
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: 'blue' } })
    .composite([{ input: half('red'), left: 0, top: 0 }])
    .withExif({
      IFD0: { Copyright: 'Ada Example' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '54/1 0/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '3/1 36/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
};

test('A photo that tells where it was taken is wrong, one that is stored turned doubtful, a small one too', async () => {
  await writeFile(path.join(folder, 'images/phone.jpg'), await phonePhoto());
  await sharp({ create: { width: 320, height: 200, channels: 3, background: 'red' } }).toFile(
    path.join(folder, 'images/small.png'),
  );
  await writeImage('broken.png', 'no picture');
  const found = (await findingsOf(folder, NOW)).filter(({ file }) => file.startsWith('images/'));
  const command = 'Add it with "npm run content -- picture", which corrects this.';
  expect(found.map(({ level, file, text }) => `${level} ${file} ${text}`)).toEqual([
    'wrong images/broken.png is not a picture that can be read.',
    `wrong images/phone.jpg tells where it was taken. ${command}`,
    `doubtful images/phone.jpg is stored turned, and some programs show it so. ${command}`,
    'doubtful images/small.png is 320 pixels wide, and blurred on large screens. Use at least 800.',
  ]);
});

test('A picture of another site is wrong, because the content policy blocks it', async () => {
  const file = path.join(folder, 'listings.json');
  const listings = JSON.parse(await readFile(file, 'utf8'));
  listings[0].imageUrl = 'https://pictures.example/tower.jpg';
  await writeFile(file, JSON.stringify(listings));
  expect(await faults()).toEqual([
    'listings.json The content policy blocks pictures of other sites: "https://pictures.example/tower.jpg". Download it, if its licence allows that, and add it with "npm run content -- picture".',
  ]);
});

const add = async (...args: string[]) => {
  const lines: string[] = [];
  await addPicture([folder, ...args], (line) => lines.push(line));
  return lines;
};

test('The command picture turns a photo upright, removes its hidden data and records it', async () => {
  const photo = path.join(folder, 'phone.jpg');
  await writeFile(photo, await phonePhoto());
  const before = JSON.parse(await readFile(path.join(folder, 'photos.json'), 'utf8'));
  const details = ['--place', '1', '--alt', 'The tower from the bakery', '--by', 'Ada Example'];
  expect(await add(photo, ...details, '--dry-run')).toContain(
    'Would write images/thimble-tower.webp, photos.json for Thimble Tower.',
  );
  expect(await readdir(path.join(folder, 'images'))).not.toContain('thimble-tower.webp');
  expect(await add(photo, ...details)).toEqual([
    'Turned upright.',
    'Removed where it was taken.',
    expect.stringMatching(/^900 by 1200 pixels, \d+ KiB\.$/),
    'Wrote images/thimble-tower.webp, photos.json for Thimble Tower.',
  ]);
  const written = path.join(folder, 'images/thimble-tower.webp');
  const { width, height, exif, xmp, orientation } = await sharp(written).metadata();
  expect({ width, height, exif, xmp, orientation }).toEqual({ width: 900, height: 1200 });
  // Turned clockwise by a quarter: what was on the left is on top.
  const pixel = await sharp(written).extract({ left: 450, top: 100, width: 1, height: 1 }).raw().toBuffer();
  expect([pixel[0]! > 200, pixel[2]! < 60]).toEqual([true, true]);
  const after = JSON.parse(await readFile(path.join(folder, 'photos.json'), 'utf8'));
  expect(after.slice(0, -1)).toEqual(before);
  expect(after.at(-1)).toMatchObject({
    url: '/images/thimble-tower.webp',
    altText: 'The tower from the bakery',
    attractionId: 1,
    photographerName: 'Ada Example',
  });
  await add(photo, ...details);
  expect(await readdir(path.join(folder, 'images'))).toContain('thimble-tower-2.webp');
  await rm(photo);
  expect(await faults()).toEqual([]);
});

test('The command picture asks for an alternative text and a name, and refuses other files', async () => {
  const photo = path.join(folder, 'images/tower.svg');
  const text = path.join(folder, 'site.json');
  const alt = ['--alt', 'The tower', '--by', 'Ada'];
  await expect(add(photo, '--place', '1', '--alt', 'IMG_1234.jpg')).rejects.toThrow(
    /^Say what the picture shows/,
  );
  await expect(add(photo, '--place', '1', '--alt', 'The tower')).rejects.toThrow(
    /^Name who made the picture/,
  );
  await expect(add(photo, '--place', '999', ...alt)).rejects.toThrow(
    'There is no place 999 in listings.json.',
  );
  await expect(add(text, '--place', '1', ...alt)).rejects.toThrow(
    /site\.json is not a picture that can be read\./,
  );
  await writeImage('bad.svg', svg('<script/>'));
  await expect(add(path.join(folder, 'images/bad.svg'), '--place', '1', ...alt)).rejects.toThrow(
    'has the element script; remove it.',
  );
});
