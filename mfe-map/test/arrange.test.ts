/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { arrangeMarkers, type Marker, type PlacePoint } from '../src/map/markers/arrange';
import { placeNames } from '../src/map/markers/placeNames';
import type { Box } from '../src/map/popup/placePopup';
import { rankOf } from '../src/places/rank';
import { cityPlaces as places } from './support/listings';

/** The city's places in Web Mercator pixels at a zoom. */
function pointsAt(zoom: number, selected?: number): PlacePoint[] {
  const world = 256 * 2 ** zoom;
  return places.map((place) => ({
    id: place.id,
    x: (place.lng / 360) * world,
    y: (-Math.asinh(Math.tan((place.lat * Math.PI) / 180)) / (2 * Math.PI)) * world,
    ranked: rankOf(place) !== null,
    ungrouped: rankOf(place) !== null || place.id === selected,
  }));
}

const overlaps = (markers: Marker[]) =>
  markers.flatMap((a, index) =>
    markers
      .slice(index + 1)
      .filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < a.radius + b.radius)
      .map((b) => [a.ids, b.ids]),
  );

test('WCAG 2.5.8 markers do not overlap at any zoom, and each place has one', () => {
  for (let zoom = 10.5; zoom <= 16.5; zoom += 0.25) {
    const points = pointsAt(zoom, 30).map((point) => ({
      ...point,
      ungrouped: point.ungrouped || zoom >= 16,
    }));
    const markers = arrangeMarkers(points);
    expect([zoom, overlaps(markers)]).toEqual([zoom, []]);
    expect(markers.flatMap(({ ids }) => ids).sort()).toEqual(places.map(({ id }) => id).sort());
  }
});

test('ranked and selected places have their own markers, close to their positions', () => {
  const points = pointsAt(12, 30);
  const markers = arrangeMarkers(points);
  const own = points.filter(({ ungrouped }) => ungrouped);
  expect(own).not.toEqual([]);
  for (const point of own) {
    const marker = markers.find(({ ids }) => ids.includes(point.id))!;
    expect(marker.ids).toEqual([point.id]);
    expect([point.id, Math.hypot(marker.x - point.x, marker.y - point.y) < 12]).toEqual([point.id, true]);
  }
});

test('two places at the same position are separated or share a marker', () => {
  const point = (id: number, ungrouped: boolean) => ({ id, x: 5, y: 5, ranked: false, ungrouped });
  expect(arrangeMarkers([point(1, false), point(2, false)])).toMatchObject([{ ids: [1, 2], x: 5, y: 5 }]);
  expect(overlaps(arrangeMarkers([point(1, true), point(2, true)]))).toEqual([]);
});

const width = (text: string) => text.length * 7;
const cityNames = new Map(places.map(({ id, name }) => [id, name]));
const namesOf = (markers: Marker[], surroundings?: Parameters<typeof placeNames>[4]) =>
  placeNames(markers, (id) => cityNames.get(id)!, null, width, surroundings);

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const isWithin = (a: Box, b: Box) =>
  a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;

/** Returns the box of a name. @param line - height of a line */
const boxOf = (markers: Marker[], line: number) => (name: ReturnType<typeof placeNames>[number]) => {
  const { id, text, offsetX, offsetY, align } = name;
  const { x, y } = markers.find(({ ids }) => ids[0] === id)!;
  const lines = text.split('\n');
  const [wide, high] = [Math.max(...lines.map(width)), lines.length * line];
  const left = x + offsetX - (align === 'left' ? 0 : align === 'right' ? wide : wide / 2);
  return { left, right: left + wide, top: y + offsetY - high / 2, bottom: y + offsetY + high / 2 };
};

test('names of single places overlap neither markers nor names', () => {
  for (let zoom = 11; zoom <= 16.5; zoom += 0.5) {
    const markers = arrangeMarkers(pointsAt(zoom));
    const boxes = namesOf(markers).map(boxOf(markers, 16));
    for (const box of boxes) {
      expect(boxes.filter((other) => other !== box && overlap(box, other))).toEqual([]);
      const covered = markers.filter(
        ({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom,
      );
      expect(covered).toEqual([]);
    }
  }
  const single = arrangeMarkers([{ id: 28, x: 0, y: 0, ranked: false, ungrouped: false }]);
  expect(placeNames(single, () => 'Hampton Court Palace', null, width)).toMatchObject([
    { id: 28, text: 'Hampton Court\nPalace', align: 'left' },
  ]);
});

test('the name of the selected place has priority', () => {
  const point = (id: number, x: number): PlacePoint => ({ id, x, y: 0, ranked: false, ungrouped: true });
  const markers = arrangeMarkers([point(1, 0), point(2, 30), point(3, 60)]);
  const wide = () => 400;
  expect(placeNames(markers, () => 'A rather long name of a place', 3, wide)[0]!.id).toBe(3);
});

test('no name is covered by a control or cut off by the edge of the map', () => {
  const markers = arrangeMarkers(pointsAt(12));
  const middle = markers.find(({ ids }) => ids.includes(2))!;
  const free = namesOf(markers);
  let moved = 0;
  for (let right = -300; right <= 300; right += 20) {
    // A phone's map with its column of buttons, moved across the city.
    const [left, top] = [middle.x - 195 + right, middle.y - 315];
    const frame = { left, top, right: left + 390, bottom: top + 630 };
    const control = { left: left + 12, top: top + 12, right: left + 56, bottom: top + 156 };
    const isBad = (box: Box) => overlap(box, control) || (overlap(box, frame) && !isWithin(box, frame));
    const bad = (names: typeof free) => names.map(boxOf(markers, 17)).filter(isBad);
    expect([right, bad(namesOf(markers, { frame, covered: [control] }))]).toEqual([right, []]);
    moved += bad(free).length;
  }
  expect(moved).toBeGreaterThan(20);
});
