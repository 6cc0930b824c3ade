import { type Host, HostContext } from '@guide/contracts/module';
import { createFrame } from '@guide/module/testing';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Place } from '../src/places/place';
import { AreaCard } from '../src/screens/Map/AreaCard';
import { AreaGuide } from '../src/screens/Map/AreaGuide';
import { StillPins } from '../src/view/StillPins';

const place = (id: number, lng: number, lat: number) =>
  ({ id, name: `Place ${id}`, area: 'Riverside', category: 'attraction', rating: 4, lng, lat }) as Place;
/** The second place is in the centre of the picture; the last one is not ranked. */
const places = [place(2, 0.5, 51), place(1, 0.25, 51.5), place(30, 0.5, 51)];
const mapStill = { bounds: [0, 50, 1, 52], size: [1200, 1000] };

interface Calls {
  selected: number[];
  leaveCount: number;
}

function open(site: object) {
  const calls: Calls = { selected: [], leaveCount: 0 };
  const host = { site: { slug: 'testville', ...site } } as Host;
  const { unmount, container } = render(
    <HostContext value={host}>
      <StillPins
        places={places}
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

test('ranked places are links on the pins of the picture, in rank order', () => {
  const { container } = open({ mapStill });
  expect(
    screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
  ).toEqual([
    ['1. Place 1, Riverside', '/attraction/1'],
    ['2. Place 2, Riverside', '/attraction/2'],
  ]);
  const at = (name: string) =>
    [...container.querySelectorAll('circle')].map((pin) => Number(pin.getAttribute(name)));
  expect(at('cx')).toEqual([300, 600]);
  expect(at('cy')).toEqual([250, 500]);
});

test('a click on a pin selects its place; Ctrl and click opens a new tab', () => {
  const { calls } = open({ mapStill });
  const pin = screen.getByRole('link', { name: /^2\./ });
  expect(fireEvent.click(pin)).toBe(false);
  expect(fireEvent.click(pin, { ctrlKey: true })).toBe(true);
  expect(calls.selected).toEqual([2]);
});

test('removing a focused pin is reported', () => {
  const first = open({ mapStill });
  first.unmount();
  expect(first.calls.leaveCount).toBe(0);
  const second = open({ mapStill });
  screen.getByRole('link', { name: /^1\./ }).focus();
  second.unmount();
  expect(second.calls.leaveCount).toBe(1);
});

test('without a static map there are no pins', () => {
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
  const { frame } = createFrame({ fetch: async () => Response.json([]) });
  const { container } = render(
    frame(
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
