import { WhenContext } from '@guide/contracts/module';
import { createScreenHarness, NOON } from '@guide/module/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Place, PlaceDetails } from '../src/places/place';
import { CategoryToggles, useCategories } from '../src/screens/Map/CategoryToggles';
import { useChips } from '../src/screens/Map/useChips';
import { PlaceFacts } from '../src/view/PlaceFacts';

const week = (...day: string[]) => ({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day });
const place = (id: number, hours: Place['hours']) =>
  ({
    id,
    name: `Place ${id}`,
    area: 'Riverside',
    category: 'attraction',
    rating: 4,
    hours,
    suits: [],
  }) as never;
const places: Place[] = [
  place(1, week('10:00-17:00')),
  place(2, { ...week('10:00-17:00'), sat: ['10:00-22:00'] }),
];

function MapFilters() {
  const { chosen, counts, chips, pathOf, toggle, when } = useChips(places, undefined);
  return (
    <WhenContext value={when.value}>
      <output>{`${when.name}: ${chosen.map(({ id }) => id)} of ${counts.openNow}, ${chips}`}</output>
      <a href={pathOf('openNow')}>chip</a>
      <button type="button" onClick={() => toggle('openNow')}>
        open
      </button>
      {when.days.map(({ value, label }) => (
        <button type="button" key={label} onClick={() => when.onChoose(value)}>
          {label}
        </button>
      ))}
      <PlaceFacts place={places[1]!} details={{ hours: places[1]!.hours } as PlaceDetails} from={null} />
    </WhenContext>
  );
}

function Categories() {
  const { shown, categories, toggle } = useCategories(places);
  return (
    <>
      <output>{`${shown.length} of ${[...categories]}`}</output>
      <CategoryToggles categories={categories} onToggle={toggle} />
    </>
  );
}

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOON);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  history.replaceState(null, '', '/');
});

function open(path: string, part = <MapFilters />) {
  const fetch = async () => Response.json([]);
  const { wrap } = createScreenHarness({ fetch, path, host: { now: NOON, track: () => {} } });
  render(wrap(part));
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const shown = () => screen.getByRole('status').textContent;

test('D-86 chips, places, opening states and links of the map follow the chosen time', async () => {
  open('/map?area=Riverside&when=2026-11-21T18:00');
  expect(shown()).toBe('tomorrow 18:00: 2,1 of 1, ');
  screen.getByText('Open tomorrow 18:00 · until 22:00');
  expect(screen.getByText('chip').getAttribute('href')).toBe(
    '/map?area=Riverside&chips=openNow&when=2026-11-21T18%3A00',
  );
  await press('open');
  expect(shown()).toBe('tomorrow 18:00: 2 of 1, openNow');
  await press('Sunday');
  expect(shown()).toBe('Sunday: 1,2 of 2, openNow');
  expect(location.search).toBe('?area=Riverside&chips=openNow&when=2026-11-22');
  screen.getByText('Open Sunday · 10:00–17:00');
  await press('Now');
  expect(location.search).toBe('?area=Riverside&chips=openNow');
  screen.getByText('Open now · until 17:00');
});

test('D-33 categories that are pressed before the map renders again all change', async () => {
  open('/map', <Categories />);
  expect(shown()).toBe('2 of attraction,restaurant,pub');
  await act(async () => {
    for (const chip of screen.getAllByRole('checkbox')) chip.click();
  });
  expect(shown()).toBe('0 of ');
});
