/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { arrangeMarkers, type Marker, type Spot } from '../src/map/markers/arrange';
import { placeNames } from '../src/map/markers/placeNames';
import { rankOf } from '../src/places/rank';
import { cityPlaces as places } from './support/listings';

/** Places in pixels at a zoom, as Web Mercator has them. */
function spotsAt(zoom: number, selected?: number): Spot[] {
  const world = 256 * 2 ** zoom;
  return places.map((place) => ({
    id: place.id,
    x: (place.lng / 360) * world,
    y: (-Math.asinh(Math.tan((place.lat * Math.PI) / 180)) / (2 * Math.PI)) * world,
    ranked: rankOf(place) !== null,
    alone: rankOf(place) !== null || place.id === selected,
  }));
}

const overlaps = (markers: Marker[]) =>
  markers.flatMap((a, index) =>
    markers
      .slice(index + 1)
      .filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < a.radius + b.radius)
      .map((b) => [a.ids, b.ids]),
  );

test('WCAG 2.5.8 no marker of London lies on another, at any zoom, and each place has one', () => {
  for (let zoom = 10.5; zoom <= 16.5; zoom += 0.25) {
    const spots = spotsAt(zoom, 30).map((spot) => ({ ...spot, alone: spot.alone || zoom >= 16 }));
    const markers = arrangeMarkers(spots);
    expect([zoom, overlaps(markers)]).toEqual([zoom, []]);
    expect(markers.flatMap(({ ids }) => ids).sort()).toEqual(places.map(({ id }) => id).sort());
  }
});

test('ranked and selected places have markers of their own, close to where they are', () => {
  const spots = spotsAt(12, 30);
  const markers = arrangeMarkers(spots);
  for (const spot of spots.filter(({ alone }) => alone)) {
    const marker = markers.find(({ ids }) => ids.includes(spot.id))!;
    expect(marker.ids).toEqual([spot.id]);
    expect([spot.id, Math.hypot(marker.x - spot.x, marker.y - spot.y) < 12]).toEqual([spot.id, true]);
  }
});

test('two places at the same spot are parted or share a marker', () => {
  const at = (id: number, alone: boolean): Spot => ({ id, x: 5, y: 5, ranked: false, alone });
  expect(arrangeMarkers([at(1, false), at(2, false)])).toMatchObject([{ ids: [1, 2], x: 5, y: 5 }]);
  expect(overlaps(arrangeMarkers([at(1, true), at(2, true)]))).toEqual([]);
});

const width = (text: string) => text.length * 7;
const cityNames = new Map(places.map(({ id, name }) => [id, name]));
const namesOf = (markers: Marker[], surroundings?: Parameters<typeof placeNames>[4]) =>
  placeNames(markers, (id) => cityNames.get(id)!, null, width, surroundings);

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const meets = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const isWithin = (a: Box, b: Box) =>
  a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;

/** The box of a name. @param line height of a line */
const boxOf = (markers: Marker[], line: number) => (name: ReturnType<typeof placeNames>[number]) => {
  const { id, text, offsetX, offsetY, align } = name;
  const { x, y } = markers.find(({ ids }) => ids[0] === id)!;
  const lines = text.split('\n');
  const [wide, high] = [Math.max(...lines.map(width)), lines.length * line];
  const left = x + offsetX - (align === 'left' ? 0 : align === 'right' ? wide : wide / 2);
  return { left, right: left + wide, top: y + offsetY - high / 2, bottom: y + offsetY + high / 2 };
};

test('single places have names, and no name overlaps a marker or another name', () => {
  for (let zoom = 11; zoom <= 16.5; zoom += 0.5) {
    const markers = arrangeMarkers(spotsAt(zoom));
    const boxes = namesOf(markers).map(boxOf(markers, 16));
    for (const [index, box] of boxes.entries()) {
      expect(boxes.filter((other, at) => at !== index && meets(box, other))).toEqual([]);
      const covered = markers.filter(
        ({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom,
      );
      expect(covered).toEqual([]);
    }
  }
  const single = arrangeMarkers([{ id: 28, x: 0, y: 0, ranked: false, alone: false }]);
  expect(placeNames(single, () => 'Hampton Court Palace', null, width)).toMatchObject([
    { id: 28, text: 'Hampton Court\nPalace', align: 'left' },
  ]);
});

test('the selected place is named first', () => {
  const spot = (id: number, x: number): Spot => ({ id, x, y: 0, ranked: false, alone: true });
  const markers = arrangeMarkers([spot(1, 0), spot(2, 30), spot(3, 60)]);
  const wide = () => 400;
  expect(placeNames(markers, () => 'A rather long name of a place', 3, wide)[0]!.id).toBe(3);
});

test('no name is under a control or cut by the edge of the frame', () => {
  const markers = arrangeMarkers(spotsAt(12));
  const middle = markers.find(({ ids }) => ids.includes(2))!;
  const free = namesOf(markers);
  let moved = 0;
  for (let right = -300; right <= 300; right += 20) {
    // A phone's frame with its column of buttons, moved over the city.
    const [left, top] = [middle.x - 195 + right, middle.y - 315];
    const frame = { left, top, right: left + 390, bottom: top + 630 };
    const control = { left: left + 12, top: top + 12, right: left + 56, bottom: top + 156 };
    const isBad = (box: Box) => meets(box, control) || (meets(box, frame) && !isWithin(box, frame));
    const bad = (names: typeof free) => names.map(boxOf(markers, 17)).filter(isBad);
    expect([right, bad(namesOf(markers, { frame, covered: [control] }))]).toEqual([right, []]);
    moved += bad(free).length;
  }
  expect(moved).toBeGreaterThan(20);
});
