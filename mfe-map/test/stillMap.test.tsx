import { type Host, HostContext } from '@guide/contracts/module';
import { createScreenHarness } from '@guide/module/testing';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { fromLonLat, transformExtent } from 'ol/proj.js';
import { arrangeMarkers, placePoint } from '../src/map/markers/arrange';
import { createView } from '../src/map/view';
import { rankOf } from '../src/places/rank';
import { AreaCard } from '../src/screens/Map/AreaCard';
import { AreaGuide } from '../src/screens/Map/AreaGuide';
import { StillMap } from '../src/view/StillMap';
import { cityPlaces } from './support/listings';

const center: [number, number] = [-0.1195, 51.5074];
const ground = [-0.378, 51.39, 0.138, 51.632];
const ranked = cityPlaces.filter((place) => rankOf(place) !== null);

function open(site: object) {
  const calls = { selected: [] as number[], leaveCount: 0 };
  const host = { site: { slug: 'london', center, fixedPages: [], ...site } } as unknown as Host;
  const { unmount, container } = render(
    <HostContext value={host}>
      <StillMap
        places={cityPlaces}
        zoom={12}
        onSelect={({ id }) => calls.selected.push(id)}
        onLeave={() => {
          calls.leaveCount += 1;
        }}
      />
    </HostContext>,
  );
  return { calls, unmount, container };
}

afterEach(cleanup);

const numbersOf = (elements: Iterable<Element>, names: string[]) =>
  [...elements].map((element) => names.map((name) => Number(element.getAttribute(name))));

test('ranked places are links to their pages, in rank order', () => {
  open({ mapGround: ground });
  const labels = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
  expect(labels).toEqual(ranked.map(({ id, name, area }) => `${id}. ${name}, ${area}`));
});

test('markers name the area in the language of the page', () => {
  open({ mapGround: ground, words: { [ranked[0]!.area]: 'タワー・ヒル' } });
  screen.getByRole('link', { name: `1. ${ranked[0]!.name}, タワー・ヒル` });
});

test('CONST-12 the still map has the zoom and centre of the interactive one, and pins where its markers will be', () => {
  const { container } = open({ mapGround: ground });
  const view = createView(center, 12, transformExtent(ground, 'EPSG:4326', 'EPSG:3857'));
  const [x, y] = view.getCenter()!;
  const resolution = view.getResolution()!;
  const pixels = (lng: number, lat: number): [number, number] => {
    const [east, north] = fromLonLat([lng, lat]);
    return [(east! - x!) / resolution, (y! - north!) / resolution];
  };
  const near = (values: number[]) => values.map((value) => expect.closeTo(value, 0));

  const [west, south, east, north] = ground as [number, number, number, number];
  const [[left, top], [right, bottom]] = [pixels(west, north), pixels(east, south)];
  const pictures = numbersOf(container.querySelectorAll('foreignObject'), ['x', 'y', 'width', 'height']);
  expect(pictures).toEqual([near([left, top, right - left, bottom - top])]);

  const markers = arrangeMarkers(
    cityPlaces.map((place) => placePoint(place, pixels(place.lng, place.lat), false)),
  );
  const pins = numbersOf(container.querySelectorAll('text'), ['x', 'y']);
  const markerOf = (id: number) => markers.find(({ ids }) => ids[0] === id)!;
  expect(pins).toEqual(ranked.map(({ id }) => near([markerOf(id).x, markerOf(id).y])));
});

test("a click on a pin selects its place; with Ctrl, Shift or the Mac's Command it opens a new tab or window", () => {
  const { calls } = open({ mapGround: ground });
  const pin = screen.getByRole('link', { name: /^2\./ });
  expect(fireEvent.click(pin)).toBe(false);
  for (const key of ['ctrlKey', 'shiftKey', 'metaKey'])
    expect([key, fireEvent.click(pin, { [key]: true })]).toEqual([key, true]);
  expect(calls.selected).toEqual([2]);
});

test('removing a focused pin is reported', () => {
  const first = open({ mapGround: ground });
  first.unmount();
  expect(first.calls.leaveCount).toBe(0);
  const second = open({ mapGround: ground });
  screen.getByRole('link', { name: /^1\./ }).focus();
  second.unmount();
  expect(second.calls.leaveCount).toBe(1);
});

test('without a picture of the ground there are no pins', () => {
  open({});
  expect(screen.queryByRole('link')).toBeNull();
});

const area = {
  id: 1,
  name: 'Soho',
  description: 'Theatres and late tables.',
  imageUrl: '/images/areas/soho.svg',
};

test('ENT-09 CONST-13 D-87 pictures of areas are 800 px wide at every pixel density', () => {
  const { wrap } = createScreenHarness({ fetch: async () => Response.json([]) });
  const { container } = render(
    wrap(
      <>
        <AreaCard area={area} />
        <AreaGuide area={area} />
      </>,
    ),
  );
  const pictures = container.innerHTML.match(/\/images\/areas\/soho\.svg[^"\s]*/g)!;
  expect(new Set(pictures.map((url) => url.replaceAll('&amp;', '&')))).toEqual(
    new Set(['/images/areas/soho.svg?auto=format&fit=crop&w=800&q=80']),
  );
});
