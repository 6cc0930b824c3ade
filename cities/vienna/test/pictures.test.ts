import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { json, listings, read } from './pack';

interface Photo {
  id: number;
  url: string;
  altText: string;
  caption: string;
  attractionId?: number;
  tags: string[];
  subject: [left: number, top: number, right: number, bottom: number];
}

const photos: Photo[] = json('photos.json');
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

test('Keep every picture within 64 KiB and 12 KB gzip', () => {
  for (const { name, svg } of files)
    expect([name, Buffer.byteLength(svg) <= 64 * 1024, gzipSync(svg).length <= 12 * 1024]).toEqual([
      name,
      true,
      true,
    ]);
});

test('Give every picture a title and its standard size, without text, script or files from elsewhere', () => {
  expect(pictures.map(({ name }) => name)).toHaveLength(13);
  for (const { name, svg } of pictures) {
    const [width, height] = name.startsWith('hero-') ? [2400, 900] : [1200, 800];
    expect([name, svg]).toEqual([name, expect.stringContaining(`viewBox="0 0 ${width} ${height}"`)]);
    expect([name, /<title>[^<]{21,}<\/title>/.test(svg)]).toEqual([name, true]);
    expect([name, /<text|<script|<style|<image|href="[^#]/.test(svg)]).toEqual([name, false]);
  }
});

test('ENT-18 Complete every photo record, with the title of its file and a listing except in the carousel', () => {
  for (const photo of photos) {
    const svg = files.find(({ name }) => photo.url === `/images/${name}`)!.svg;
    expect(photo.altText).toBe(/<title>(.*)<\/title>/s.exec(svg)?.[1]);
    expect(photo.caption.length).toBeLessThan(40);
    expect('attractionId' in photo).toBe(!photo.tags.includes('carousel'));
    const [left, top, right, bottom] = photo.subject;
    expect([photo.url, left < right && top < bottom, (right - left) * (bottom - top) < 8500]).toEqual([
      photo.url,
      true,
      true,
    ]);
  }
  expect(photos.filter(({ tags }) => tags.includes('carousel'))).toHaveLength(3);
});

test('Show the picture of every listing that has one in its gallery too', () => {
  const withPicture = listings.filter(({ imageUrl }) => imageUrl);
  expect(withPicture).toHaveLength(10);
  for (const { id, imageUrl } of withPicture)
    expect(photos).toContainEqual(expect.objectContaining({ attractionId: id, url: imageUrl }));
});

test('Show the Riesenrad, the Stephansdom and the Karlskirche in the footer of phones', () => {
  const skyline = read('images/skyline.svg');
  expect(skyline).toContain('viewBox="0 0 1440 128"');
  // Phones show the skyline at twice the screen's width, moved left by a third of it.
  const [from, to] = [245, 965];
  for (const id of ['riesenrad', 'stephansdom', 'karlskirche']) {
    const [, drawing = ''] = new RegExp(`<g id="${id}">(.*?)</g>`, 's').exec(skyline) ?? [];
    const starts = [...drawing.matchAll(/(?:d="M|cx=")(-?[\d.]+)/g)].map(([, x]) => Number(x));
    expect([id, starts.length > 0 && starts.every((x) => x > from && x < to)]).toEqual([id, true]);
  }
  expect(skyline).not.toMatch(/#[0-9a-f]{3,6}"/i);
});
