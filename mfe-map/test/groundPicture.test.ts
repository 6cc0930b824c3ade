/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import type { StoredMap } from '@guide/contracts/city/map';
import { expect, test } from '@jest/globals';
import { groundPicture } from './support/groundPicture';

test.each([
  ['london', 'images/map-ground.svg', false],
  ['london', 'images/map-ground-dark.svg', true],
  ['vienna', 'images/map-ground.svg', false],
  ['vienna', 'images/map-ground-dark.svg', true],
])("CONST-12 %s's %s is the ground of the interactive map as it starts", (city, file, dark) => {
  const pack = new URL(`../../cities/${city}/`, import.meta.url);
  const read = (name: string) => readFileSync(new URL(name, pack), 'utf8');
  const map = JSON.parse(read('map/map.json')) as StoredMap;
  const picture = groundPicture(map, JSON.parse(read('site.json')).mapGround, dark);
  // After a change of the map or its looks: DRAW=1 npx jest mfe-map/test/groundPicture
  if (process.env.DRAW) writeFileSync(new URL(file, pack), picture);
  expect(read(file)).toBe(picture);
  // Frames are at most 1184 px wide and 70% of 1440 px high (MAP-14).
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(picture)!;
  expect(Number(width)).toBeGreaterThan(1184);
  expect(Number(height)).toBeGreaterThan(0.7 * 1440);
});
