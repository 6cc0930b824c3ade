import facts from '@guide/city/facts.json' with { type: 'json' };
import pack from '@guide/city/listings.json' with { type: 'json' };
import { NOON } from '@guide/module/testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import Restaurants from '../src/screens/Restaurants';
import { pendingResponse } from './support/cityServer';
import { choose as chooseValue, clockAt, listing, press, setUp, visit } from './support/visit';

const PATH = '/restaurants';

const day = ['12:00-15:00', '17:00-22:00'];
const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
const dinner = { ...week, fri: ['18:00-22:00'] };
const yes = 'yes';

/** `NOON` is a Friday. */
const places = [
  listing(1, {
    name: 'Curry House',
    category: 'restaurant',
    subcategory: 'Indian',
    area: 'Soho',
    rating: 4.1,
    priceRange: '£',
    hours: week,
    lat: 51.5,
    lng: -0.1,
    facts: {
      cuisine: ['Indian'],
      diet: { vegetarian: yes, vegan: yes, halal: 'partly' },
      stepFreeEntrance: yes,
      ages: [0, 14],
    },
  }),
  listing(2, {
    name: 'Bistro',
    category: 'restaurant',
    area: 'Mayfair',
    rating: '4.8',
    priceRange: '£££',
    hours: dinner,
    lat: 51.55,
    lng: -0.1,
    facts: { cuisine: ['French', 'Seafood'], diet: { vegetarian: 'partly' } },
  }),
  listing(3, {
    name: 'Arcade',
    category: 'restaurant',
    area: 'Soho',
    rating: 4.5,
    priceRange: '££',
    hours: week,
    lat: 51.52,
    lng: -0.12,
    facts: { cuisine: ['Indian', 'Persian'], diet: { vegetarian: yes } },
  }),
  listing(4, { name: 'Quiet Room', category: 'restaurant', area: 'Camden', rating: 4.5, priceRange: '££' }),
];

/** London's restaurants as the service sends them. */
const london = {
  '/api/listings': {
    body: pack
      .filter(({ category }) => category === 'restaurant')
      .map((restaurant) => ({ ...restaurant, facts: facts[`${restaurant.id}` as '101'] })),
  },
};

async function open(query = '', responses: object = { '/api/listings': { body: places } }) {
  clockAt();
  const visited = visit(Restaurants, { path: PATH + query, responses: responses as never });
  await screen.findAllByText(/^[\d,]+ restaurants?|^\d+ of \d+|Try adjusting|Nothing within/);
  return visited;
}
afterEach(() => {
  jest.useRealTimers();
});

const names = () => [...document.querySelectorAll('article h2')].map((heading) => heading.textContent);
const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const options = (label: string) => [...select(label).options].map(({ text }) => text);
const choose = (label: string, value: string) => chooseValue(select(label), value);
const chips = (list: string) =>
  [...within(screen.getByRole('list', { name: list })).getAllByRole('listitem')]
    .map(({ textContent }) => textContent)
    .filter((text) => text !== 'Near me');
const chip = (name: RegExp) => screen.getByText(name, { selector: 'li > a, li > span' });
const card = (name: string) => screen.getByRole('link', { name }).closest('article')!;

test('D-88 shows every restaurant of London, with cuisine, price and diet of each', async () => {
  await open('', london);
  const all = london['/api/listings'].body;
  expect(all.length).toBe(24);
  expect([...names()].sort()).toEqual(all.map(({ name }) => name).sort());
  for (const { name, priceRange, facts } of all)
    expect(card(name).textContent).toContain(`${facts.cuisine.join('')}${priceRange}`);
  expect(card('Dishoom (Covent Garden)').textContent).toContain(
    'Vegetarian, vegan; some dishes gluten-free, halal',
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('London Restaurants');
});

test('D-88 the choices have the numbers of restaurants that they leave', async () => {
  await open();
  expect(options('Cuisine')).toEqual([
    'All Cuisines',
    'French (1)',
    'Indian (2)',
    'Persian (1)',
    'Seafood (1)',
  ]);
  expect(options('Area')).toEqual(['All Areas', 'Camden (1)', 'Mayfair (1)', 'Soho (2)']);
  expect(options('Sort by')).toEqual(['Top Rated', 'Lowest Price', 'Alphabetical', 'Nearest']);
  expect(chips('Show only')).toEqual([
    'Open now, 2',
    'Lunch, 2',
    'Dinner, 3',
    'Open late, 3',
    'Step-free, 1',
    'With children, 1',
  ]);
  // No restaurant knows kosher dishes, and no restaurant has more than a few halal ones.
  expect(chips('Price and diet')).toEqual([
    '£, 1',
    'Up to ££, 3',
    'Vegetarian, 2',
    'Vegan, 1',
    'Some halal dishes, 1',
  ]);
});

test.each<[filter: string, query: string, left: string[]]>([
  ['a cuisine', '?cuisine=Indian', ['Arcade', 'Curry House']],
  ['a second cuisine', '?cuisine=Seafood', ['Bistro']],
  ['an area', '?area=Soho', ['Arcade', 'Curry House']],
  ['a price', '?maxPrice=%C2%A3', ['Curry House']],
  ['a highest price', '?maxPrice=%C2%A3%C2%A3', ['Arcade', 'Quiet Room', 'Curry House']],
  ['a diet with several dishes', '?diet=vegetarian', ['Arcade', 'Curry House']],
  ['two diets', '?diet=vegetarian,vegan', ['Curry House']],
  ['a diet that restaurants have in few dishes only', '?diet=halal', ['Curry House']],
  ['step-free', '?chips=stepFree', ['Curry House']],
  ['children', '?chips=children', ['Curry House']],
  ['open now', '?chips=openNow', ['Arcade', 'Curry House']],
  ['open at another time', '?chips=openNow&when=2026-11-20T19:00', ['Bistro', 'Arcade', 'Curry House']],
  [
    'all at once',
    '?cuisine=Indian&maxPrice=%C2%A3%C2%A3&area=Soho&diet=vegan&chips=openNow',
    ['Curry House'],
  ],
  [
    'unknown prices, diets, chips and sorts',
    '?maxPrice=cheap&diet=air&chips=free&sort=best',
    ['Bistro', 'Arcade', 'Quiet Room', 'Curry House'],
  ],
])('D-88 D-9 the address filters by %s', async (_filter, query, left) => {
  await open(query);
  expect(names()).toEqual(left);
});

test.each<[sort: string, order: string[]]>([
  ['rating', ['Bistro', 'Arcade', 'Quiet Room', 'Curry House']],
  ['price', ['Curry House', 'Arcade', 'Quiet Room', 'Bistro']],
  ['name', ['Arcade', 'Bistro', 'Curry House', 'Quiet Room']],
])('D-88 D-13 sorts by %s, ties by name', async (sort, order) => {
  const { location } = await open();
  await choose('Sort by', sort);
  expect(names()).toEqual(order);
  expect(location.path).toBe(sort === 'rating' ? PATH : `${PATH}?sort=${sort}`);
});

test('D-88 sorts by walking time from the position or a start; a sort by something else forgets the start', async () => {
  const at = { coords: { latitude: 51.55, longitude: -0.1 } };
  const geolocation = { getCurrentPosition: (found: (at: object) => void) => found(at) };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
  const { location, unmount } = await open();
  await choose('Sort by', 'nearest');
  expect([location.path, names()]).toEqual([PATH, ['Bistro', 'Arcade', 'Curry House', 'Quiet Room']]);
  expect(card('Arcade').textContent).toMatch(/min walk/);
  unmount();
  const started = await open('?from=russell-square&within=20');
  await screen.findByText(/^1 of 4 restaurants within 20 minutes of Russell Square, nearest first/);
  expect(names()).toEqual(['Arcade']);
  await choose('Sort by', 'price');
  expect(started.location.path).toBe(`${PATH}?sort=price`);
});

test('D-9 each choice is in the address, defaults are not, and a change leads to the first page', async () => {
  const { location, events } = await open('?page=2');
  await choose('Cuisine', 'Indian');
  expect(location.path).toBe(`${PATH}?cuisine=Indian`);
  await press(chip(/^Up to ££/));
  await press(chip(/^Vegetarian/));
  await choose('Area', 'Soho');
  expect(new URLSearchParams(location.path.split('?')[1])).toEqual(
    new URLSearchParams({ cuisine: 'Indian', maxPrice: '££', area: 'Soho', diet: 'vegetarian' }),
  );
  // Another price replaces the first, and the same one again removes it.
  await press(chip(/^£/));
  expect(names()).toEqual(['Curry House']);
  await press(chip(/^£/));
  await press(chip(/^Vegetarian/));
  await choose('Area', 'all');
  await choose('Cuisine', 'all');
  expect(location.path).toBe(PATH);
  expect(events[0]).toEqual({
    name: 'filter_change',
    category: 'restaurants',
    label: 'cuisine: Indian',
  });
});

test('D-86 "Lunch" and "Dinner" choose a time and what is open then; a meal that is served now is not offered', async () => {
  const { location, unmount } = await open();
  await press(chip(/^Dinner/));
  expect(location.path).toBe(`${PATH}?chips=openNow&when=2026-11-20T19%3A00`);
  expect(names()).toEqual(['Bistro', 'Arcade', 'Curry House']);
  expect(chip(/^Dinner/).getAttribute('aria-current')).toBe('true');
  await press(chip(/^Lunch/));
  expect([location.path, names()]).toEqual([
    `${PATH}?chips=openNow&when=2026-11-20T13%3A00`,
    ['Arcade', 'Curry House'],
  ]);
  await press(chip(/^Lunch/));
  expect(location.path).toBe(PATH);
  unmount();
  jest.useRealTimers();
  clockAt(NOON + 2 * 3_600_000);
  visit(Restaurants, { path: PATH, responses: { '/api/listings': { body: places } } });
  await screen.findAllByText(/^4 restaurants/);
  expect(chips('Show only')).toContain('Dinner, 3');
  expect(chips('Show only').join()).not.toContain('Lunch');
});

test.each([
  ['an unknown cuisine', '?cuisine=Lunar'],
  ['a script', '?cuisine=%3Cscript%3Ealert(1)%3C/script%3E'],
  ['an area of 5,000 characters', `?area=${'x'.repeat(5000)}`],
  ['a diet that no restaurant knows', '?diet=kosher'],
])('D-15 %s shows the empty state, which can be cleared', async (_what, query) => {
  const { location, container } = await open(query);
  expect(screen.getByText('No restaurants found')).toBeTruthy();
  expect(container.querySelector('script')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Clear' }));
  expect(location.path).toBe(PATH);
  await screen.findByText('4 restaurants');
});

test('D-30 a walk that reaches no restaurant says how far the nearest is', async () => {
  await open('?from=greenwich&within=5');
  await screen.findByText(/^Nothing within 5 minutes on foot of /);
  expect(names()).toEqual([]);
});

test('D-28 skeletons are shown while loading, and an error with a retry after a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let down = true;
  const response = () => (down ? { status: 503, body: 'away' } : { body: places });
  visit(Restaurants, { path: PATH, responses: { '/api/listings': response } });
  expect(screen.getByText("Loading London's finest...")).toBeTruthy();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('The restaurants could not be loaded')).toBeTruthy();
  down = false;
  fireEvent.click(retry);
  await screen.findByText('4 restaurants');
});

test('D-9 the second page has an address, and "Show more" focuses its first card', async () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    listing(index + 1, { category: 'restaurant', rating: 4.9 - index / 10 }),
  );
  const { location } = await open('', { '/api/listings': { body: many } });
  expect(names()).toHaveLength(24);
  await press(screen.getByRole('link', { name: 'Show more' }));
  expect([location.path, names().length]).toEqual([`${PATH}?page=2`, 30]);
  expect(document.activeElement?.textContent).toBe('Place 25');
});

test('D-88 D-26 the server sends the cards of the page, a title, and JSON-LD without ratings', async () => {
  const { context } = setUp({ path: `${PATH}?cuisine=Italian`, responses: london });
  await Restaurants.load!(context);
  const [data, ...rest] = context.queries.getQueriesData<{ cards: { name: string }[] }>({
    queryKey: ['/api/listings'],
  });
  expect(data![1]!.cards.map(({ name }) => name)).toEqual(['Padella', 'Ciao Bella']);
  expect(rest).toEqual([]);
  const head = Restaurants.head(context)!;
  expect(head).toMatchObject({
    title: 'London Restaurants | London Tourist Guide',
    description: expect.stringMatching(/cuisine/),
    canonical: PATH,
    jsonLd: [
      {
        '@type': 'ItemList',
        itemListElement: [
          {
            position: 1,
            item: { '@type': 'Restaurant', url: '/attraction/106', servesCuisine: ['Italian'] },
          },
          { position: 2 },
        ],
      },
    ],
  });
  expect(JSON.stringify(head.jsonLd)).not.toMatch(/rating|review/i);
});

test('D-88 a filter chosen before the list is loaded leaves prices, diets and cuisines where they are', async () => {
  clockAt();
  const { response, send } = pendingResponse();
  let isServed = false;
  const listings = () => (isServed ? response() : { body: places });
  const { context, page } = setUp({ path: PATH, responses: { '/api/listings': listings } as never });
  await Restaurants.load!(context);
  isServed = true;
  render(page(Restaurants));
  const options = () =>
    within(screen.getByRole('list', { name: 'Price and diet' })).getAllByRole('link').length;
  const before = options();
  expect(before).toBeGreaterThan(4);
  await press(screen.getByRole('link', { name: /^Vegan/ }));
  expect(screen.getByText("Loading London's finest...")).toBeTruthy();
  expect([options(), select('Cuisine').options.length]).toEqual([before, 5]);
  await act(async () => send({ body: places }));
  expect(await screen.findByText('1 restaurant', { exact: false })).toBeTruthy();
  expect(names()).toEqual(['Curry House']);
});
