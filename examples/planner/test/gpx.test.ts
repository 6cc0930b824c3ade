/** Reads the exported route with independent parsers. */
import { expect, test } from '@jest/globals';
import { gpx as gpxToGeoJson } from '@tmcw/togeojson';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { gpxFile } from '../src/exports/gpx';
import { days, NASTY, places } from './support/exportedDays';

const gpx = gpxFile(days, 'Three days in Testford');

test('the GPX file is well-formed and has a route for each day', () => {
  expect(XMLValidator.validate(gpx)).toBe(true);
  const read = new XMLParser({ ignoreAttributes: false, processEntities: true }).parse(gpx).gpx;
  expect(read).toMatchObject({
    '@_version': '1.1',
    '@_xmlns': 'http://www.topografix.com/GPX/1/1',
    metadata: { name: 'Three days in Testford' },
  });
  expect(Object.keys(read).filter((name) => !name.startsWith('@_'))).toEqual(['metadata', 'rte']);
  expect(read.rte).toHaveLength(3);
  expect(Object.keys(read.rte[0].rtept[0]).filter((name) => !name.startsWith('@_'))).toEqual([
    'time',
    'name',
    'desc',
  ]);
  expect(read.rte[0].rtept.map(({ name }: { name: string }) => name)).toEqual([
    '1. Tower of Testford',
    `2. ${NASTY}`,
    '3. Place 3',
  ]);
});

test('togeojson reads lines through the places', () => {
  const { features } = gpxToGeoJson(new DOMParser().parseFromString(gpx, 'text/xml')) as unknown as {
    features: { geometry: { type: string; coordinates: number[][] }; properties: object }[];
  };
  expect(features.map(({ geometry }) => geometry.type)).toEqual(['LineString', 'LineString', 'LineString']);
  const [line] = features;
  expect(line!.properties).toMatchObject({ name: '2026-12-04 A & B <day>' });
  expect(line!.geometry.coordinates.map(([lng, lat]) => [lng, lat])).toEqual(
    places.map(({ at }) => [Number(at!.lng.toFixed(6)), Number(at!.lat.toFixed(6))]),
  );
});
