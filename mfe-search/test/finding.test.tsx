import type { Suggestion } from '@guide/contracts/api';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { all, createService, some } from './support/service';
import { visit } from './support/visit';

const chip = (name: RegExp) =>
  within(screen.getByRole('list', { name: 'Quick choice' }))
    .getByText(name)
    .closest('a,span')!;
const suggestions = (): Suggestion[] => [
  {
    type: 'place',
    id: 7,
    name: 'Westminster Abbey',
    area: 'Westminster',
    subcategory: 'Historical',
    shortDescription: 'Where monarchs are crowned.',
    imageUrl: '/images/abbey.svg',
  },
  {
    type: 'place',
    id: 201,
    name: 'The George Inn',
    area: 'Southwark',
    subcategory: 'Historic pub',
    shortDescription: 'Galleries round a yard.',
    imageUrl: '/images/inn.svg',
    pubId: 1,
  },
  { type: 'search', label: 'Museum', query: { query: 'Museum' }, count: 9 },
];

test('quick choices are links with what each would leave; one that leaves nothing is none', async () => {
  await visit('/search?query=tower&category=attraction');
  expect(chip(/^Free/).textContent).toBe('Free, 4');
  expect(chip(/^Free/).getAttribute('href')).toBe('/search?query=tower&category=attraction&chips=free');
  expect(chip(/^When it rains/).getAttribute('href')).toBeNull();
});

test('a quick choice asks the service at once and stands in the address; pressed again it is taken back', async () => {
  const { service, place } = await visit('/search?query=tower');
  await act(async () => {
    fireEvent.click(chip(/^Free/));
  });
  expect(place.path).toBe('/search?query=tower&chips=free');
  expect(service.asked.at(-1)!.get('chips')).toBe('free');
  expect(chip(/^Free/).getAttribute('aria-current')).toBe('true');
  await act(async () => {
    fireEvent.click(chip(/^Free/));
  });
  expect(place.path).toBe('/search?query=tower');
});

test('"Near me" asks only when pressed, sorts here, and sends the position to nobody', async () => {
  const getCurrentPosition = jest.fn((found: (at: object) => void) =>
    found({ coords: { latitude: 51.5081, longitude: -0.0759 } }),
  );
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  const { service, place } = await visit('/search', createService(all));
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await act(async () => {
    fireEvent.click(screen.getByRole('checkbox', { name: 'Near me' }));
  });
  expect(getCurrentPosition).toHaveBeenCalledTimes(1);
  expect(screen.getAllByRole('heading', { level: 2 })[1]!.textContent).toBe('Tower of London');
  expect(screen.getAllByText(/about 1 min walk/).length).toBeGreaterThan(0);
  expect(place.path).toBe('/search');
  expect(service.asked.map(String).join()).not.toMatch(/51\.5|lat|0\.07/);
  const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by', hidden: true });
  expect(sort.selectedOptions[0]!.text).toBe('Nearest');
  await act(async () => {
    fireEvent.change(sort, { target: { value: 'name' } });
  });
  expect(sort.selectedOptions[0]!.text).toBe('Alphabetical');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Near me' }).checked).toBe(false);
  expect(place.path).toBe('/search?sortBy=name');
});

test('a limit on foot counts at once where the position is known; figures are those within it, and it is sent to nobody', async () => {
  const { service, place } = await visit('/search?within=10', createService(all));
  const status = () => screen.getByRole('status').textContent;
  await screen.findByText(`6 of ${all.length} results within 10 minutes`);
  expect(screen.getAllByRole('link', { name: 'View' })).toHaveLength(6);
  expect(chip(/^Free/).textContent).toBe('Free, 3');
  expect(service.asked.map(String).join()).not.toMatch(/within|51\.5/);
  await act(async () => {
    fireEvent.click(screen.getByRole('radio', { name: '5' }));
  });
  expect([status(), place.path]).toEqual([`4 of ${all.length} results within 5 minutes`, '/search?within=5']);
  await act(async () => {
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by', hidden: true }), {
      target: { value: 'name' },
    });
  });
  await screen.findByText(`${all.length} results found`);
  expect(place.path).toBe('/search?sortBy=name');
});

test('few results within a limit on foot are no reason to suggest another search', async () => {
  const { service } = await visit('/search?query=tower&within=5', createService(some));
  await screen.findByText('1 of 4 results within 5 minutes');
  expect(service.suggestedFor).toEqual([]);
});

test('"Near me" of more results than the service gives at once looks at all of them, and says how many there are', async () => {
  const [lng, lat] = [-0.0759, 51.5081];
  const getCurrentPosition = (found: (at: object) => void) =>
    found({ coords: { latitude: lat, longitude: lng } });
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  const many = Array.from({ length: 1100 }, (_, place) => ({
    ...all[0]!,
    id: place + 1,
    name: `Place ${place + 1}`,
    lat: lat + (1100 - place) / 10_000,
    lng,
  }));
  await visit('/search', createService(many));
  await act(async () => {
    fireEvent.click(screen.getByRole('checkbox', { name: 'Near me' }));
  });
  await screen.findByText('1,100 results found');
  await screen.findByRole('heading', { level: 2, name: 'Place 1100' });
});

test('without results: what was meant and kinds with their number, before the empty state', async () => {
  const service = createService([]);
  service.suggestions = suggestions();
  await visit('/search?query=wesminster%20abby', service);
  expect(new Set(service.suggestedFor)).toEqual(new Set(['wesminster abby']));
  const apart = within(screen.getByRole('region', { name: 'Suggestions' }));
  expect(apart.getByRole('heading', { level: 2 }).textContent).toBe('Did you mean Westminster Abbey?');
  apart.getByText('Where monarchs are crowned.');
  const links = apart.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Westminster Abbey', '/attraction/7'],
    ['The George Inn', '/pub/1'],
    ['Museum (9)', '/search?query=Museum'],
  ]);
  const empty = screen.getByRole('heading', { name: 'No Results Found' });
  const section = screen.getByRole('region', { name: 'Suggestions' });
  expect(empty.compareDocumentPosition(section) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
});

test('D-8 with enough results nothing is asked for, and a result is not suggested', async () => {
  const enough = createService(some);
  await visit('/search?query=tower', enough);
  expect([enough.suggestedFor, screen.queryByRole('region', { name: 'Suggestions' })]).toEqual([[], null]);
  const one = createService(all.filter(({ id }) => id === 7));
  one.suggestions = suggestions().slice(0, 1);
  await visit('/search?query=abbey', one);
  expect(new Set(one.suggestedFor)).toEqual(new Set(['abbey']));
  expect(screen.queryByRole('region', { name: 'Suggestions' })).toBeNull();
});

test('D-41 without an answer to suggestions the empty state is as it was', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const service = createService([]);
  service.suggestions = { broken: true } as never;
  await visit('/search?query=xyzzy', service);
  expect(screen.getByRole('heading', { name: 'No Results Found' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Suggestions' })).toBeNull();
  jest.restoreAllMocks();
});
