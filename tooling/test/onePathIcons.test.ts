import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { repositoryFiles } from '../check/files.mjs';
import { root } from '../rspack/common.mjs';
import { iconCall, onePath } from '../rspack/one-path-icons.mjs';

type Shape = [tag: string, attributes: Record<string, string>];

const IMPORT = /import\s*\{([^}]*)\}\s*from 'lucide-react'/g;

/** File name of an icon: `Share2` is `share-2`. */
const fileOf = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase();

const names = new Set(
  repositoryFiles(root, 'ui/src/*.tsx', 'shell/src/*.ts*', 'mfe-*/src/*.ts*')
    .flatMap((file: string) => [...readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT)])
    .flatMap(([, list]: RegExpMatchArray) => list!.split(','))
    .map((name: string) => name.trim().split(' as ')[0]!)
    .filter((name: string) => name && !name.startsWith('type ')),
);

async function shapesOf(name: string): Promise<Shape[]> {
  const file = path.join(root, 'node_modules/lucide-react/dist/esm/icons', `${fileOf(name)}.mjs`);
  const source = readFileSync(file, 'utf8');
  const alias = /export \{ (?:\w+ as )?default.* \} from '\.\/([\w-]+)\.mjs'/.exec(source)?.[1];
  const module = await import(
    pathToFileURL(alias ? path.join(path.dirname(file), `${alias}.mjs`) : file).href
  );
  return module.__iconData.node;
}

/** Pixels of an icon at eight times its size, one byte each. */
async function drawn(content: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path fill="#fff" stroke="none" d="M0 0h24v24H0z"/>${content}</svg>`;
  return sharp(Buffer.from(svg)).greyscale().raw().toBuffer();
}

const markup = ([tag, { key: _key, ...attributes }]: Shape) =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}/>`;

test('The icons of screens are found', () => {
  expect(names.size).toBeGreaterThan(60);
  expect(names).toContain('MapPin');
});

test.each([...names])('One path draws the icon %s as its shapes do', async (name) => {
  const shapes = await shapesOf(name);
  const d = onePath(shapes);
  expect(d).toMatch(/^M[^M]/);
  const [before, after] = await Promise.all([drawn(shapes.map(markup).join('')), drawn(`<path d="${d}"/>`)]);
  expect(before.some((pixel) => pixel < 50)).toBe(true);
  // Where shapes meet, edges are blended once instead of twice.
  const different = before.filter((pixel, index) => Math.abs(pixel - after[index]!) > 100).length;
  expect(different).toBe(0);
});

test('An icon with filled shapes keeps the shapes of the library', () => {
  expect(onePath([['circle', { cx: '12', cy: '12', r: '1', fill: 'currentColor' }]])).toBeNull();
});

test('Only icons that point in the reading direction turn with it', () => {
  const node: Shape[] = [['path', { d: 'm9 18 6-6-6-6' }]];
  expect(iconCall({ name: 'chevron-right', node })).toBe('createIcon("M9 18l6-6-6-6", true)');
  expect(iconCall({ name: 'chevron-down', node })).toBe('createIcon("M9 18l6-6-6-6")');
});
