import type { Start, Suggestion } from '@guide/contracts/api';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { all, choose, createService, fewListings, press, status, visit } from './support';

afterEach(() => {
  jest.restoreAllMocks();
});

const tower = { lat: 51.5081, lng: -0.0759 };
/** The visitor is at the Tower of London. */
function stubPosition() {
  const position = { coords: { latitude: tower.lat, longitude: tower.lng } };
  const getCurrentPosition = jest.fn((onPosition: (at: object) => void) => onPosition(position));
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  return getCurrentPosition;
}
const chip = (name: RegExp) =>
  within(screen.getByRole('list', { name: 'Show only' }))
    .getByText(name)
    .closest('a,span')!;
const suggestions: Suggestion[] = [
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

test('chips are links with counts; a chip without results is not a link', async () => {
  await visit('/search?query=tower&category=attraction');
  expect(chip(/^Free/).textContent).toBe('Free, 4');
  expect(chip(/^Free/).getAttribute('href')).toBe('/search?query=tower&category=attraction&chips=free');
  expect(chip(/^When it rains/).getAttribute('href')).toBeNull();
});

test('a chip changes URL and request; a second click removes it', async () => {
  const { service, location } = await visit('/search?query=tower');
  await press(chip(/^Free/));
  expect(location.path).toBe('/search?query=tower&chips=free');
  expect(service.requests.at(-1)!.get('chips')).toBe('free');
  expect(chip(/^Free/).getAttribute('aria-current')).toBe('true');
  await press(chip(/^Free/));
  expect(location.path).toBe('/search?query=tower');
});

test('D-86 the chosen time is in URL, requests, chips and rows', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 20, 12));
  const { service, location } = await visit('/search?query=tower&view=list&when=2026-11-28');
  expect(service.requests.at(-1)!.get('when')).toBe('2026-11-28');
  await screen.findByText(/^\d+ results found, open first$/);
  expect(chip(/^Open 28 November/).getAttribute('href')).toContain('&chips=openNow&when=2026-11-28');
  expect(screen.getAllByText('Open 28 November · 09:00–16:30').length).toBeGreaterThan(0);
  await press(screen.getByText('Now'));
  expect(location.path).toBe('/search?query=tower&view=list');
  expect(service.requests.at(-1)!.get('when')).toBeNull();
});

test('"Near me" requests the position on click, sorts in the browser and never sends the position', async () => {
  const getCurrentPosition = stubPosition();
  const { service, location } = await visit('/search', createService(all));
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await press(screen.getByRole('checkbox', { name: 'Near me' }));
  expect(getCurrentPosition).toHaveBeenCalledTimes(1);
  expect(screen.getAllByRole('heading', { level: 2 })[1]!.textContent).toBe('Tower of London');
  expect(screen.getAllByText(/about 1 min walk/).length).toBeGreaterThan(0);
  expect(location.path).toBe('/search');
  expect(service.requests.map(String).join()).not.toMatch(/51\.5|lat|0\.07/);
  const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by', hidden: true });
  expect(sort.selectedOptions[0]!.text).toBe('Nearest');
  await choose(sort, 'name');
  expect(sort.selectedOptions[0]!.text).toBe('Alphabetical');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Near me' }).checked).toBe(false);
  expect(location.path).toBe('/search?sortBy=name');
});

test('a walking limit applies once the position is known, limits the counts and is not sent', async () => {
  const { service, location } = await visit('/search?within=10', createService(all));
  await screen.findByText(`6 of ${all.length} results within 10 minutes`);
  expect(screen.getAllByRole('article')).toHaveLength(6);
  expect(chip(/^Free/).textContent).toBe('Free, 3');
  expect(service.requests.map(String).join()).not.toMatch(/within|51\.5/);
  await press(screen.getByRole('radio', { name: '5' }));
  expect([status(), location.path]).toEqual([
    `4 of ${all.length} results within 5 minutes`,
    '/search?within=5',
  ]);
  await choose(screen.getByRole('combobox', { name: 'Sort by', hidden: true }), 'name');
  await screen.findByText(`${all.length} results found`);
  expect(location.path).toBe('/search?sortBy=name');
});

test('D-86 the count of a walking limit says that open places come first', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 20, 12));
  await visit('/search?within=10&when=2026-11-28', createService(all));
  await screen.findByText(`6 of ${all.length} results within 10 minutes, open first`);
});

test('few results within a walking limit show no suggestions', async () => {
  const { service } = await visit('/search?query=tower&within=5', createService(fewListings));
  await screen.findByText('1 of 4 results within 5 minutes');
  expect(service.suggestedFor).toEqual([]);
});

test('"Near me" reads all results when the service limits a response', async () => {
  const { lat, lng } = tower;
  stubPosition();
  const many = Array.from({ length: 1100 }, (_, index) => ({
    ...all[0]!,
    id: index + 1,
    name: `Place ${index + 1}`,
    lat: lat + (1100 - index) / 10_000,
    lng,
  }));
  await visit('/search', createService(many));
  await press(screen.getByRole('checkbox', { name: 'Near me' }));
  await screen.findByText('1,100 results found');
  await screen.findByRole('heading', { level: 2, name: 'Place 1100' });
});

test('without results, suggested places and categories with counts precede the empty state', async () => {
  const service = createService([]);
  service.suggestions = suggestions;
  await visit('/search?query=wesminster%20abby', service);
  expect(new Set(service.suggestedFor)).toEqual(new Set(['wesminster abby']));
  const section = within(screen.getByRole('region', { name: 'Suggestions' }));
  expect(section.getByRole('heading', { level: 2 }).textContent).toBe('Did you mean Westminster Abbey?');
  section.getByText('Where monarchs are crowned.');
  const links = section.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Westminster Abbey', '/attraction/7'],
    ['The George Inn', '/pub/1'],
    ['Museum (9)', '/search?query=Museum'],
  ]);
  const empty = screen.getByRole('heading', { name: 'No Results Found' });
  const region = screen.getByRole('region', { name: 'Suggestions' });
  expect(empty.compareDocumentPosition(region) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
});

test('D-65 a place suggested for what its page says shows why', async () => {
  const service = createService([]);
  service.suggestions = suggestions.map((entry) =>
    entry.type === 'place' ? { ...entry, reason: 'live music' } : entry,
  );
  await visit('/search?query=live%20music', service);
  const section = within(screen.getByRole('region', { name: 'Suggestions' }));
  expect(section.getByRole('heading', { level: 2 }).textContent).toBe('Live music: Westminster Abbey');
  section.getByText('live music · Southwark');
});

test('D-8 no suggestions with enough results, and results are not suggested', async () => {
  const enough = createService(fewListings);
  await visit('/search?query=tower', enough);
  expect([enough.suggestedFor, screen.queryByRole('region', { name: 'Suggestions' })]).toEqual([[], null]);
  const oneResult = createService(all.filter(({ id }) => id === 7));
  oneResult.suggestions = suggestions.slice(0, 1);
  await visit('/search?query=abbey', oneResult);
  expect(new Set(oneResult.suggestedFor)).toEqual(new Set(['abbey']));
  expect(screen.queryByRole('region', { name: 'Suggestions' })).toBeNull();
});

test('D-8 with a result, the best suggestion is a link with kind and area', async () => {
  const service = createService(all.filter(({ id }) => id === 1));
  service.suggestions = suggestions.slice(0, 1);
  await visit('/search?query=abbey', service);
  const section = within(screen.getByRole('region', { name: 'Suggestions' }));
  expect(section.getByRole('heading', { level: 2 }).textContent).toBe('Did you mean Westminster Abbey?');
  expect(section.getByRole('link', { name: 'Westminster Abbey' }).getAttribute('href')).toBe('/attraction/7');
  section.getByText('Historical · Westminster');
});

test('D-41 the empty state does not depend on suggestions', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const service = createService([]);
  service.suggestions = { broken: true } as never;
  await visit('/search?query=xyzzy', service);
  expect(screen.getByRole('heading', { name: 'No Results Found' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Suggestions' })).toBeNull();
  jest.restoreAllMocks();
});

test('a search that finds nothing and resembles nothing offers popular searches', async () => {
  await visit('/search?query=xyzzy', createService([]));
  const popular = within(screen.getByRole('list', { name: 'Popular searches' })).getAllByRole('link');
  expect(popular[0]!.getAttribute('href')).toBe('/search?chips=openNow');
});

const euston: Start = { id: 'euston', name: 'Euston', kind: 'station', lat: 51.5282, lng: -0.1337 };

test('D-86 a starting point is typed into "Near…", sent to the service and named in the count', async () => {
  const { service, location } = await visit('/search?query=tower');
  service.starts = [euston];
  screen.getByRole('button', { name: 'Near…' });
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Start near', hidden: true });
  fireEvent.change(field, { target: { value: 'eusten' } });
  await waitFor(() => expect(field.list!.options[0]?.value).toBe('Euston station'));
  await act(async () => void fireEvent.submit(field.form!));
  expect(location.path).toBe('/search?query=tower&from=euston');
  await screen.findByText('4 results found, nearest to Euston station first');
  expect(service.requests.at(-1)!.get('from')).toBe('euston');
  expect(screen.getAllByText(/about .* walk/).length).toBeGreaterThan(0);
  await press(screen.getByRole('checkbox', { name: 'Near Euston station' }));
  expect(location.path).toBe('/search?query=tower');
});

test('D-86 the count names a starting point and says that open places come first', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 20, 12));
  const service = createService();
  service.starts = [euston];
  await visit('/search?from=euston&when=2026-11-28', service);
  await screen.findByText('4 results found, open first, nearest to Euston station first');
});

test('D-86 an unknown starting point is an error in the field', async () => {
  const { location } = await visit('/search');
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Start near', hidden: true });
  fireEvent.change(field, { target: { value: 'xyzzy' } });
  await act(async () => void fireEvent.submit(field.form!));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(location.path).toBe('/search');
});

test('D-86 walks from a start are offered apart from kinds', async () => {
  const service = createService([]);
  service.suggestions = [
    {
      type: 'search',
      label: 'within 10 minutes of Russell Square',
      query: { from: 'russell-square', within: 10 },
      count: 7,
    },
  ];
  await visit('/search?query=russell%20square', service);
  const link = screen.getByRole('link', { name: '7 places within 10 minutes of Russell Square' });
  expect(link.getAttribute('href')).toBe('/search?from=russell-square&within=10');
});
