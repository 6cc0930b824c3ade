import areas from '@guide/city/areas.json' with { type: 'json' };
import pack from '@guide/city/listings.json' with { type: 'json' };
import site from '@guide/city/site.json' with { type: 'json' };
import { servedSite } from '@guide/module/testing';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import Attractions from '../src/screens/Attractions';
import { listing, setUp, visit } from './support/visit';

const PATH = '/london-attractions';

async function open(query = '', responses = {}) {
  const visited = visit(Attractions, { path: PATH + query, responses });
  await screen.findAllByText(/^[\d,]+ attractions?$|Try adjusting/);
  return visited;
}

const names = () => [...document.querySelectorAll('h2')].map((heading) => heading.textContent);
const cards = () => document.querySelectorAll('article');
const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const choose = (label: string, value: string) => fireEvent.change(select(label), { target: { value } });

const attractions = pack.filter(({ category }) => category === 'attraction');

const listings = (...all: object[]) => ({ '/api/listings': { body: all } });

test('LIST-01 LIST-02 LIST-03 LIST-10 D-14 filters by area from GET /api/areas, three sorts, the newsletter form', async () => {
  const { requests } = await open();
  const texts = (label: string) => [...select(label).options].map(({ text }) => text);
  expect(texts('Area')).toEqual(['All Areas', ...areas.map(({ name }) => name)]);
  expect(requests).toContain('GET /api/areas');
  expect(texts('Sort by')).toEqual(['Top Rated', 'Most Reviewed', 'Alphabetical']);
  expect([select('Area').value, select('Sort by').value]).toEqual(['all', 'rating']);
  const box = within(screen.getByRole('region', { name: "Stay Updated on London's Best" }));
  expect(box.getByLabelText<HTMLInputElement>('Email address').type).toBe('email');
  box.getByRole('button', { name: 'Subscribe' });
});

test('without ratings the list is alphabetical, shows no star and sorts by nothing that the city lacks', async () => {
  const { offers } = servedSite(site);
  const city = { offers: { ...offers, ratings: false, reviews: false } };
  const responses = listings(
    listing(1, { name: 'Bridge' }),
    listing(2, { name: 'Abbey' }),
    listing(3, { name: 'Castle' }),
  );
  const { container } = visit(Attractions, { path: PATH, responses, city });
  await screen.findAllByText('3 attractions');
  expect(names().slice(0, 3)).toEqual(['Abbey', 'Bridge', 'Castle']);
  expect([...select('Sort by').options].map(({ text }) => text)).toEqual(['Alphabetical']);
  expect(select('Sort by').value).toBe('name');
  expect(container.querySelector('[data-star]')).toBeNull();
  expect(container.textContent).not.toMatch(/rating|rated|review/i);
});

test('LIST-04 "Show more" adds cards until all are shown, and focuses the first new one', async () => {
  const { location } = await open('?sort=name');
  expect(screen.getByText(`${attractions.length} attractions`)).toBeTruthy();
  for (let page = 2; page <= Math.ceil(attractions.length / 24); page++) {
    const before = names().slice(0, -1);
    expect(screen.getByText(new RegExp(`^${before.length} of ${attractions.length} shown`))).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Show more' }));
    expect(location.path).toBe(`${PATH}?sort=name&page=${page}`);
    expect(names().slice(0, before.length)).toEqual(before);
    expect(document.activeElement?.textContent).toBe(names()[before.length]);
  }
  expect(new Set(names().slice(0, -1))).toEqual(new Set(attractions.map(({ name }) => name)));
  expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
  choose('Area', 'South Bank');
  expect(location.path).toBe(`${PATH}?area=South+Bank&sort=name`);
});

test('LIST-05 D-13 ENT-04 Top Rated sorts numerically, also strings; ties by name, then id', async () => {
  await open(
    '',
    listings(
      listing(1, { name: 'Low', rating: '4.05' }),
      listing(2, { name: 'B', rating: 4.6 }),
      listing(3, { name: 'A', rating: '4.6' }),
      listing(5, { name: 'Same', rating: '4.2' }),
      listing(4, { name: 'Same', rating: 4.2 }),
      listing(6, { name: 'Top', rating: '4.75' }),
      listing(7, { name: 'None' }),
    ),
  );
  expect(names()).toEqual([
    'Top',
    'A',
    'B',
    'Same',
    'Same',
    'Low',
    'None',
    expect.stringContaining('Stay Updated'),
  ]);
  const ids = screen.getAllByRole('link', { name: 'Same' }).map((link) => link.getAttribute('href'));
  expect(ids).toEqual(['/attraction/4', '/attraction/5']);
});

test('LIST-06 Most Reviewed sorts by number of reviews; missing numbers come last', async () => {
  await open(
    '?sort=reviews',
    listings(
      listing(1, { name: 'Nine', reviewCount: 9 }),
      listing(2, { name: 'None' }),
      listing(3, { name: 'Many', reviewCount: 120 }),
    ),
  );
  expect(names().slice(0, 3)).toEqual(['Many', 'Nine', 'None']);
});

test('LIST-07 Alphabetical sorts by name', async () => {
  await open();
  choose('Sort by', 'name');
  const shown = names().slice(0, -1);
  expect(shown).toEqual([...shown].sort((a, b) => a!.localeCompare(b!, 'en-GB')));
  expect(shown[0]).toBe('All Hallows by the Tower');
});

test('LIST-08 D-9 an area filters the list and is in the URL; defaults are not', async () => {
  const { location, events } = await open();
  choose('Area', 'South Bank');
  expect(names().slice(0, -1)).toEqual([
    'London Eye',
    'Tate Modern',
    "Shakespeare's Globe",
    'Southbank Centre',
    'SEA LIFE London Aquarium',
    'The London Dungeon',
  ]);
  expect(location.path).toBe(`${PATH}?area=South+Bank`);
  expect(events).toEqual([{ name: 'filter_change', category: 'attractions', label: 'area: South Bank' }]);
  choose('Area', 'all');
  expect(location.path).toBe(PATH);
});

test.each([
  ['an unknown name', 'Nowhere'],
  ['a zero byte', '%00'],
  ['a script', '%3Cscript%3Ealert(1)%3C/script%3E'],
  ['5,000 characters', 'x'.repeat(5000)],
])('LIST-09 ERR-06 D-15 %s as area shows the empty state, which can be cleared', async (_what, area) => {
  const { location, container } = await open(`?area=${area}`);
  expect(screen.getByText('No attractions found')).toBeTruthy();
  expect(screen.getByText('Try adjusting your filters')).toBeTruthy();
  expect(container.querySelector('script')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Show all attractions' }));
  expect(location.path).toBe(PATH);
  expect(screen.getByText(`${attractions.length} attractions`)).toBeTruthy();
});

test('LIST-12 ?subcategory= filters the list; a chip removes it', async () => {
  const { location } = await open('?subcategory=Park&sort=name');
  expect(cards().length).toBe(attractions.filter(({ subcategory }) => subcategory === 'Park').length);
  fireEvent.click(screen.getByRole('button', { name: /Park/ }));
  expect(location.path).toBe(`${PATH}?sort=name`);
  expect(screen.getByText(`${attractions.length} attractions`)).toBeTruthy();
});

test('LIST-09 unknown sorts and pages become the default', async () => {
  await open('?sort=best&page=-3');
  expect(select('Sort by').value).toBe('rating');
  expect(names()[0]).toBe('Tower of London');
});

test('D-28 skeletons are shown while loading, and an error with a retry after a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let down = true;
  const visited = visit(Attractions, {
    path: PATH,
    responses: { '/api/listings': () => (down ? { status: 503, body: 'away' } : { body: [listing(1, {})] }) },
  });
  expect(screen.getByText("Loading London's finest...")).toBeTruthy();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(/away/)).toBeNull();
  down = false;
  fireEvent.click(retry);
  await screen.findByText('Place 1');
  visited.unmount();
});

test('D-9 the number of rendered cards is limited; other pages have URLs', async () => {
  const many = Array.from({ length: 2000 }, (_, index) =>
    listing(index + 1, { area: index % 2 ? 'Soho' : 'Mayfair', rating: (index % 50) / 10 }),
  );
  const pathOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
  const { unmount } = await open('', listings(...many));
  expect([cards().length, pathOf('Show earlier'), pathOf('Show more')]).toEqual([
    24,
    undefined,
    `${PATH}?page=2`,
  ]);
  unmount();
  await open('?page=9', listings(...many));
  expect([cards().length, pathOf('Show earlier'), pathOf('Show more')]).toEqual([
    96,
    `${PATH}?page=5`,
    `${PATH}?page=10`,
  ]);
});

test('D-90 a preloaded list is requested once', async () => {
  const { context, page, requests } = setUp({ path: '/london-attractions' });
  await Attractions.load!({ ...context, preloading: true });
  const list = 'GET /api/listings?category=attraction';
  expect(requests.filter((request) => request === list)).toHaveLength(1);
  render(page(Attractions));
  expect(screen.queryByText(/^Loading/)).toBeNull();
  expect(screen.getAllByRole('article').length).toBeGreaterThan(8);
});

test('LIST-04 the server sends only the cards of the page', async () => {
  const { context } = setUp({ path: `${PATH}?area=Greenwich` });
  await Attractions.load!(context);
  const [data, ...rest] = context.queries.getQueriesData<{ total: number; cards: object[] }>({
    queryKey: ['/api/listings'],
  });
  const inGreenwich = attractions.filter(({ area }) => area === 'Greenwich').length;
  expect([data![1]!.total, data![1]!.cards.length]).toEqual([inGreenwich, inGreenwich]);
  expect(rest).toEqual([]);
  expect(Attractions.head(context)).toMatchObject({
    title: 'London Attractions | London Tourist Guide',
    canonical: PATH,
  });
});

test('VAL-02 invalid listings are dropped and logged', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  await open('', listings(listing(1, {}), listing(2, { name: 'A pub', category: 'pub' })));
  expect(names()).not.toContain('A pub');
  expect(log).toHaveBeenCalledWith(expect.stringContaining('category=attraction'));
  await act(async () => {});
});

test('LIST-11 a list filtered by ?area= is shared as one link with the ids of all pages; the whole list by its address', async () => {
  const share = jest.fn(async (_data: { url: string }) => {});
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const press = () =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: 'Share this list' })));
  await open(
    '?area=Old+Town',
    listings(listing(4, { area: 'Old Town' }), listing(9, { area: 'Old Town' }), listing(5, {})),
  );
  expect(select('Area').value).toBe('Old Town');
  await press();
  fireEvent.click(screen.getByRole('link', { name: 'Clear' }));
  await press();
  const urls = share.mock.calls.map(([{ url }]) => new URL(url).pathname + new URL(url).hash);
  expect(urls).toEqual(['/map#places=4,9', PATH]);
});
