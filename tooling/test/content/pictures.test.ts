import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { packFaults } from '../data/packFaults';

const cities = fileURLToPath(new URL('../../cities', import.meta.url));
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pack-'));
  await cp(path.join(cities, 'brambleford'), folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const writeImage = (name: string, content: string) => writeFile(path.join(folder, 'images', name), content);
const faults = async () => (await packFaults(folder)).map((fault) => fault.slice(folder.length + 1));
const svg = (body: string, attributes = 'viewBox="0 0 3 2"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>`;

test.each(['london', 'brambleford'])('The pack %s has no faults', async (city) => {
  expect(await packFaults(path.join(cities, city))).toEqual([]);
});

test('A missing picture is reported for each file that names it', async () => {
  await rename(path.join(folder, 'images/tower.svg'), path.join(folder, 'images/other.svg'));
  expect(await faults()).toEqual(
    expect.arrayContaining([
      'listings.json names images/tower.svg, which is missing',
      'photos.json names images/tower.svg, which is missing',
    ]),
  );
});

test('Pictures with invalid names or sizes are reported', async () => {
  await writeImage('Tower.svg', svg(''));
  await writeImage('notes.txt', '');
  await writeImage('large.svg', svg(`<path d="${'M0 0'.repeat(20_000)}"/>`));
  await writeImage('large.jpg', 'x'.repeat(3_000_000));
  expect(await faults()).toEqual([
    'images/Tower.svg must be named with lower-case words and hyphens, and end with .svg, .png, .jpg, .webp or .avif',
    'images/large.jpg has 3000000 bytes, more than 2097152',
    expect.stringMatching(/^images\/large\.svg has 800\d\d bytes, more than 65536$/),
    'images/notes.txt must be named with lower-case words and hyphens, and end with .svg, .png, .jpg, .webp or .avif',
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
  expect(await faults()).toEqual([`images/bad.svg ${fault}`]);
});

test('An SVG may refer to its own elements and styles', async () => {
  await writeImage(
    'good.svg',
    svg('<style>#a:target{display:none}</style><path id="a" fill="url(#b)"/><use href="#a"/>'),
  );
  expect(await faults()).toEqual([]);
});
