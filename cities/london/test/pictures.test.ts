import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { read } from './drawn';

interface Photo {
  id: number;
  url: string;
  altText: string;
  caption: string;
  attractionId?: number;
  tags: string[];
  subject: [left: number, top: number, right: number, bottom: number];
}

const photos: Photo[] = JSON.parse(read('photos.json'));
const listings: { id: number; imageUrl: string }[] = JSON.parse(read('listings.json'));
const files = readdirSync(new URL('../images/', import.meta.url)).map((name) => ({
  name,
  svg: read(`images/${name}`),
}));
const pictures = files.filter(({ name }) => !/^(map-|skyline)/.test(name));

test('Contain only pictures that are used', () => {
  const named = ['site', 'home', 'listings', 'areas', 'pubs', 'attractions', 'photos']
    .map((file) => read(`${file}.json`))
    .join();
  // The guide loads the pictures of the map by name.
  const spare = files.filter(({ name }) => !name.startsWith('map-') && !named.includes(`/images/${name}`));
  expect(spare.map(({ name }) => name)).toEqual([]);
});

test('Keep every picture within 12 KB gzip, because a page shows a dozen', () => {
  for (const { name, svg } of files) expect([name, gzipSync(svg).length <= 12 * 1024]).toEqual([name, true]);
});

test('Give every picture a title and its standard size, without text', () => {
  for (const { name, svg } of pictures) {
    const [width, height] = name.startsWith('hero-') ? [2400, 900] : [1200, 800];
    expect([name, svg]).toEqual([name, expect.stringContaining(`viewBox="0 0 ${width} ${height}"`)]);
    expect([name, /<title>[^<]{21,}<\/title>/.test(svg)]).toEqual([name, true]);
    expect([name, /<text/.test(svg)]).toEqual([name, false]);
  }
});

test('ENT-18 Complete every photo record, with an attraction except in the carousel', () => {
  const titles = new Map(
    files.map(({ name, svg }) => [
      `/images/${name}`,
      /<title>(.*)<\/title>/s.exec(svg)?.[1]?.replaceAll('&apos;', "'").replaceAll('&amp;', '&'),
    ]),
  );
  for (const photo of photos) {
    expect(photo.altText).toBe(titles.get(photo.url));
    expect(photo.caption.length).toBeLessThan(40);
    expect(photo).toMatchObject({
      attribution: 'Drawn for this guide',
      photographerName: 'Guide studio',
      photographerUrl: '/',
    });
    expect(photo.tags.length).toBeGreaterThan(0);
    expect('attractionId' in photo).toBe(!photo.tags.includes('carousel'));
  }
  const ids = photos.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  expect(photos.filter(({ tags }) => tags.includes('carousel'))).toHaveLength(3);
});

test('ATT-03 Show three different pictures of every listing', () => {
  const galleries = listings.map(({ id, imageUrl }) => {
    const urls = photos.filter(({ attractionId }) => attractionId === id).map(({ url }) => url);
    expect([id, urls.length >= 3, urls[0]]).toEqual([id, true, imageUrl]);
    return urls;
  });
  expect(new Set(galleries.flat()).size).toBe(galleries.flat().length);
  const shapes = pictures.map(({ svg }) => svg.replace(/<title>.*<\/title>/s, ''));
  expect(new Set(shapes).size).toBe(shapes.length);
});

test('Name the part of every picture that a crop must keep', () => {
  for (const { url, subject } of photos) {
    const [left, top, right, bottom] = subject;
    expect([url, left < right && top < bottom]).toEqual([url, true]);
    expect([url, (right - left) * (bottom - top) < 8500]).toEqual([url, true]);
  }
});

test('Show Big Ben, the Eye, the Shard and Tower Bridge in the footer of phones', () => {
  const skyline = read('images/skyline.svg');
  expect(skyline).toContain('viewBox="0 0 1440 128"');
  expect(skyline).toContain('<g id="skyline">');
  // Phones show the skyline at twice the screen's width, moved left by a third of it.
  const [from, to] = [245, 965];
  for (const id of ['big-ben', 'london-eye', 'the-shard', 'tower-bridge']) {
    const [, drawing = ''] = new RegExp(`<g id="${id}">(.*?)</g>`, 's').exec(skyline) ?? [];
    const starts = [...drawing.matchAll(/(?:d="M|cx=")(-?[\d.]+)/g)].map(([, x]) => Number(x));
    expect([id, starts.length > 0 && starts.every((x) => x > from && x < to)]).toEqual([id, true]);
  }
  expect(skyline).not.toMatch(/#[0-9a-f]{3,6}"/i);
});
