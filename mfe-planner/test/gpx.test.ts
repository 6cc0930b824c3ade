import { expect, test } from '@jest/globals';
import { gpxFile } from '../src/exports/gpx';
import { days, NASTY, places } from './support/exportedDays';

const read = new DOMParser().parseFromString(gpxFile(days, 'Three days in Testford'), 'text/xml');
const namesIn = (parent: Element) => [...parent.children].map(({ localName }) => localName);
const textsOf = (parent: Element, name: string) =>
  [...parent.getElementsByTagName(name)].map(({ textContent }) => textContent);

test('the GPX file is well-formed and has a route for each day', () => {
  const root = read.documentElement;
  expect([root.localName, root.namespaceURI, root.getAttribute('version')]).toEqual([
    'gpx',
    'http://www.topografix.com/GPX/1/1',
    '1.1',
  ]);
  expect(namesIn(root)).toEqual(['metadata', 'rte', 'rte', 'rte']);
  const [metadata, route] = [...root.children];
  expect(textsOf(metadata!, 'name')).toEqual(['Three days in Testford']);
  expect(namesIn(route!)).toEqual(['name', 'rtept', 'rtept', 'rtept']);
  expect(textsOf(route!, 'name')).toEqual([
    '2026-12-04 A & B <day>',
    '1. Tower of Testford',
    `2. ${NASTY}`,
    '3. Place 3',
  ]);
});

test('points of a route have coordinates, and their fields in the order of the schema', () => {
  const points = [...read.getElementsByTagName('rte')[0]!.getElementsByTagName('rtept')];
  expect(
    points.map((point) => [Number(point.getAttribute('lat')), Number(point.getAttribute('lon'))]),
  ).toEqual(places.map(({ at }) => [Number(at!.lat.toFixed(6)), Number(at!.lng.toFixed(6))]));
  expect(points.map(namesIn)).toEqual(points.map(() => ['time', 'name', 'desc']));
  expect(textsOf(points[0]!, 'time')).toEqual(['2026-12-04T09:30:00Z']);
});
