import { readFile } from 'node:fs/promises';
import type { Listing } from '@guide/contracts/api';
import { expect, test } from '@jest/globals';
import { arrangeMarkers, type Marker, type Spot } from '../src/map/markers/arrange';
import { placeNames } from '../src/map/markers/placeNames';
import { placeOf } from '../src/places/place';
import { rankOf } from '../src/places/rank';

const pack = new URL('../../cities/london/listings.json', import.meta.url);
const listings: Listing[] = JSON.parse(await readFile(pack, 'utf8'));
const places = listings.flatMap(placeOf);

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
  markers.flatMap((one, index) =>
    markers
      .slice(index + 1)
      .filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < one.radius + other.radius)
      .map((other) => [one.ids, other.ids]),
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
    const own = markers.find(({ ids }) => ids.includes(spot.id))!;
    expect(own.ids).toEqual([spot.id]);
    expect([spot.id, Math.hypot(own.x - spot.x, own.y - spot.y) < 12]).toEqual([spot.id, true]);
  }
});

test('two places at the same spot are parted or share a marker', () => {
  const at = (id: number, alone: boolean): Spot => ({ id, x: 5, y: 5, ranked: false, alone });
  expect(arrangeMarkers([at(1, false), at(2, false)])).toMatchObject([{ ids: [1, 2], x: 5, y: 5 }]);
  expect(overlaps(arrangeMarkers([at(1, true), at(2, true)]))).toEqual([]);
});

test('what is alone is named, and no name lies on a marker or on another name', () => {
  const width = (text: string) => text.length * 7;
  const names = new Map(places.map(({ id, name }) => [id, name]));
  for (let zoom = 11; zoom <= 16.5; zoom += 0.5) {
    const markers = arrangeMarkers(spotsAt(zoom));
    const named = placeNames(markers, (id) => names.get(id)!, null, width);
    const boxes = named.map(({ id, text, offsetX, offsetY, align }) => {
      const { x, y } = markers.find(({ ids }) => ids[0] === id)!;
      const lines = text.split('\n');
      const wide = Math.max(...lines.map(width));
      const left = x + offsetX - (align === 'left' ? 0 : align === 'right' ? wide : wide / 2);
      const top = y + offsetY - lines.length * 8;
      return { id, left, right: left + wide, top, bottom: top + lines.length * 16 };
    });
    for (const box of boxes) {
      const hit = boxes.filter(
        (other) =>
          other.id !== box.id &&
          other.left < box.right &&
          box.left < other.right &&
          other.top < box.bottom &&
          box.top < other.bottom,
      );
      expect(hit).toEqual([]);
      for (const { x, y } of markers) {
        expect(x > box.left && x < box.right && y > box.top && y < box.bottom).toBe(false);
      }
    }
  }
  const alone = placeNames(
    arrangeMarkers([{ id: 28, x: 0, y: 0, ranked: false, alone: false }]),
    () => 'Hampton Court Palace',
    null,
    width,
  );
  expect(alone).toMatchObject([{ id: 28, text: 'Hampton Court\nPalace', align: 'left' }]);
});

test('the selected place is named first', () => {
  const spot = (id: number, x: number): Spot => ({ id, x, y: 0, ranked: false, alone: true });
  const markers = arrangeMarkers([spot(1, 0), spot(2, 30), spot(3, 60)]);
  const named = placeNames(
    markers,
    () => 'A rather long name of a place',
    3,
    () => 400,
  );
  expect(named[0]!.id).toBe(3);
});

test('no name lies under a control or is cut by the edge of the frame: it stands elsewhere, or not at all', () => {
  const width = (text: string) => text.length * 7;
  const names = new Map(places.map(({ id, name }) => [id, name]));
  const markers = arrangeMarkers(spotsAt(12));
  const boxOf = ({ id, text, offsetX, offsetY, align }: ReturnType<typeof placeNames>[number]) => {
    const { x, y } = markers.find(({ ids }) => ids[0] === id)!;
    const lines = text.split('\n');
    const [wide, high] = [Math.max(...lines.map(width)), lines.length * 17];
    const left = x + offsetX - (align === 'left' ? 0 : align === 'right' ? wide : wide / 2);
    return { left, right: left + wide, top: y + offsetY - high / 2, bottom: y + offsetY + high / 2 };
  };
  type Box = ReturnType<typeof boxOf>;
  const meets = (a: Box, b: Box) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const within = (a: Box, b: Box) =>
    a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
  const middle = markers.find(({ ids }) => ids.includes(2))!;
  let turned = 0;
  for (let right = -300; right <= 300; right += 20) {
    // A phone's frame with its column of buttons, moved over the city.
    const [left, top] = [middle.x - 195 + right, middle.y - 315];
    const frame = { left, top, right: left + 390, bottom: top + 630 };
    const covered = [{ left: left + 12, top: top + 12, right: left + 56, bottom: top + 156 }];
    const free = placeNames(markers, (id) => names.get(id)!, null, width);
    const named = placeNames(markers, (id) => names.get(id)!, null, width, { frame, covered });
    const bad = (name: (typeof named)[number]) => {
      const box = boxOf(name);
      return covered.some((control) => meets(box, control)) || (meets(box, frame) && !within(box, frame));
    };
    expect([right, named.filter(bad)]).toEqual([right, []]);
    turned += free.filter(bad).length;
  }
  expect(turned).toBeGreaterThan(20);
});
