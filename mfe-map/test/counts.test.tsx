import type { Host } from '@guide/contracts/module';
import { createScreenHarness, NOON, testSite } from '@guide/module/testing';
import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server.node';
import type { CityMap } from '../src/map/createMap';
import { InView } from '../src/screens/Map/InView';
import { MapSearch } from '../src/screens/Map/MapSearch';
import { PlaceCard } from '../src/view/PlaceCard';
import { PlacePopup } from '../src/view/PlacePopup';
import { useSelection } from '../src/view/useSelection';
import { place } from './support/listings';

const show = (part: ReactNode, host: Partial<Host> = {}) => {
  const fetch = async () => Response.json([]);
  const { wrap } = createScreenHarness({
    fetch,
    path: '/map',
    host: { now: NOON, track: () => {}, ...host },
  });
  return render(wrap(part));
};
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const places = [place({ id: 1 }), place({ id: 2 })];
const list = { state: 'ready', from: null, startName: null, onShow: () => {} } as const;

test.each([
  [0, '0 places shown', 'No places here. Move the map or zoom out.'],
  [1, '1 place shown', 'Place 1'],
  [2, '2 places shown', 'Place 2'],
])('the list of %d places says "%s"', (count, text, content) => {
  show(<InView {...list} places={places.slice(0, count)} />);
  expect(statuses()).toEqual([text]);
  screen.getByText(content);
});

test('the list names the start of its walks', () => {
  const walk = { ...list, from: { lat: 51.5, lng: -0.1 }, startName: 'Euston station' };
  const { unmount } = show(<InView {...walk} places={places} />);
  expect(statuses()).toEqual(['2 places shown, nearest to Euston station first']);
  unmount();
  show(<InView {...walk} places={places.slice(0, 1)} />);
  expect(statuses()).toEqual(['1 place shown, nearest to Euston station first']);
});

test('the list shows areas, ratings and free admission in the language of the page', () => {
  const site = { ...testSite, locale: 'de', words: { Soho: 'Soho-Viertel' } };
  const far = Array.from({ length: 25 }, (_, index) => place({ id: index + 1, area: 'Soho' }));
  const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);
  show(<InView {...list} places={far} />, { site });
  expect(rows()[24]).toBe('Place 25Soho-Viertel · Rated 4,5 · Free');
});

test('a served list has 24 complete rows; the others are links with area, rating and price', () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    place({ id: index + 1, area: 'Soho', rating: 4.5, priceRange: '££' }),
  );
  const { wrap } = createScreenHarness({ fetch: async () => Response.json([]), path: '/map' });
  document.body.innerHTML = renderToString(wrap(<InView {...list} places={many} />));
  const rows = [...document.querySelectorAll('li')];
  expect(rows.map((row) => row.querySelector('a')?.textContent)).toEqual(many.map(({ name }) => name));
  expect(rows.map((row) => row.querySelectorAll('button').length)).toEqual(
    many.map((_, index) => (index < 24 ? 1 : 0)),
  );
  expect(rows[29]!.textContent).toBe('Place 30Soho · Rated 4.5 · ££');
  expect(rows[29]!.querySelectorAll('*')).toHaveLength(3);
  expect(document.querySelector('[role=status]')!.textContent).toBe('30 places shown');
  document.body.innerHTML = '';
});

test('every row of the list, the popup and the card have the slot for a place', () => {
  const pub = place({ id: 3, name: 'The George', pubId: 4 });
  const Slot: Host['Slot'] = ({ props }) => <output>{JSON.stringify(props)}</output>;
  const slots = (part: ReactNode) => {
    const { container, unmount } = show(part, { Slot });
    const shown = [...container.ownerDocument.querySelectorAll('output')].map((slot) => slot.textContent);
    unmount();
    return shown;
  };
  const slotOf = (name: string, listingId: number, pubId?: number) =>
    JSON.stringify({ place: { name, listingId, pubId } });
  expect(slots(<InView {...list} places={[place({ id: 1 }), pub]} />)).toEqual([
    slotOf('Place 1', 1),
    slotOf('The George', 3, 4),
  ]);
  const map = { popup: document.body.appendChild(document.createElement('div')), reveal() {} };
  const shared = { place: pub, photos: false, from: null, movesFocus: false, onClose() {} };
  const popup = { ...shared, map: map as unknown as CityMap, nameOnly: false, card: { current: null } };
  expect(slots(<PlacePopup {...popup} />)).toEqual([slotOf('The George', 3, 4)]);
  const card = { ...shared, map: null, sheet: true, ref: { current: null } };
  expect(slots(<PlaceCard {...card} />)).toEqual([slotOf('The George', 3, 4)]);
});

test('the card shows the credit of a text whose licence demands it', () => {
  const card = { photos: false, from: null, movesFocus: false, onClose() {}, map: null, sheet: true };
  const credited = place({ id: 3, source: { credit: 'Notes', url: 'https://notes.example/' } });
  show(<PlaceCard {...card} place={credited} ref={{ current: null }} />, {
    site: { ...testSite, textCredits: [{ name: 'Notes', licence: 'MIT' }] },
  });
  expect(screen.getByText('Notes').closest('p')!.textContent).toBe('Text: Notes, MIT');
});

test.each([
  [0, 'tea', 'Nothing found for “tea”. Show all places'],
  [0, '', 'Nothing found. Show all places'],
  [1, 'tea', '1 place found. Show all places'],
  [2, 'tea', '2 places found. Show all places'],
])('a search that finds %d places for "%s" says "%s"', (found, searched, text) => {
  show(<MapSearch text={searched} found={found} />);
  expect(statuses()).toEqual([text]);
});

function Selecting() {
  const { place, movesFocus, select, clear } = useSelection(places, { id: 2, visit: 'a' });
  return (
    <>
      <output>{`${place?.id}, ${movesFocus}`}</output>
      <button type="button" onClick={() => select(places[0]!)}>
        Select
      </button>
      <button type="button" onClick={clear}>
        Close
      </button>
    </>
  );
}

test('closing the card returns the focus once to the control that opened it, and never for a place in the URL', async () => {
  show(<Selecting />);
  const button = (name: string) => screen.getByRole('button', { name });
  const press = (name: string) => {
    button(name).focus();
    return act(async () => void fireEvent.click(button(name)));
  };
  expect(statuses()).toEqual(['2, false']);
  await press('Close');
  expect(document.activeElement).toBe(button('Close'));
  await press('Select');
  expect(statuses()).toEqual(['1, true']);
  await press('Close');
  expect(document.activeElement).toBe(button('Select'));
  await press('Close');
  expect(document.activeElement).toBe(button('Close'));
});
