import rich from '@guide/city/attractions.json';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import Attraction from '../src/screens/Attraction';
import { around, NOON, visit } from './support/visit';

const LISTING = {
  id: 77,
  name: 'A Place',
  category: 'attraction',
  subcategory: 'Museum',
  area: 'Bloomsbury',
  priceRange: 'Free',
  shortDescription: 'A place in short.',
  description: 'A place at length.',
  imageUrl: '/images/place.svg',
  tags: [],
  featured: false,
};
const own = (fields: object = {}) => ({ '/api/listings/77': { body: { ...LISTING, ...fields } } });

async function open(id: number | string, answers = {}, path = `/attraction/${id}`) {
  const visited = visit(Attraction, { path, params: { id: String(id) }, answers });
  await screen.findByRole('heading', { level: 1 });
  await act(async () => {});
  return visited;
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const quickInfo = () => within(screen.getByRole('complementary', { name: 'Quick Info' }));
const fact = (term: string) =>
  region('Visitor Information').getByText(term, { selector: 'dt' }).nextElementSibling!.textContent;
async function nearby() {
  await region('Nearby Attractions').findAllByRole('article');
  const links = region('Nearby Attractions').getAllByRole('link');
  return links.map((link) => link.getAttribute('href')).filter((to) => to!.startsWith('/attraction/'));
}

test('ATT-01 ATT-44 the hero shows picture, title, area and stars: half a star counts as one', async () => {
  const { container } = await open(3);
  const hero = within(container.querySelector('header')!);
  expect(hero.getByRole('heading', { level: 1 }).textContent).toBe('Buckingham Palace');
  expect(hero.getByText('Westminster, London')).toBeTruthy();
  expect(hero.getByText('4.5')).toBeTruthy();
  expect(container.querySelectorAll('header [data-star="full"]').length).toBe(5);
  expect(hero.getByRole('img').getAttribute('src')).toContain('/images/buckingham-palace.svg');
});

test('ATT-02 the breadcrumb is Home, Attractions, the name', async () => {
  await open(1);
  const crumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  const links = crumb.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Home', '/'],
    ['Attractions', '/london-attractions'],
  ]);
  expect(crumb.getByText('Tower of London').getAttribute('aria-current')).toBe('page');
});

test.each([1, 12, 101, 201])('ATT-03 listing %i has a gallery of three', async (id) => {
  const { container } = await open(id);
  expect(container.querySelectorAll('section[aria-label^="Pictures of"] figure').length).toBe(3);
});

test.each([
  ['ATT-18', 3, 'changingOfGuard'],
  ['ATT-19', 1, 'crownJewels'],
  ['ATT-20', 7, 'poetsCorner'],
  ['ATT-21', 2, 'sunsetExperience'],
] as const)('%s ATT-04 listing %i has the featured block %s, complete', async (_id, id, kind) => {
  const { container } = await open(id);
  const block = container.querySelector<HTMLElement>(`[data-kind="${kind}"]`)!;
  const { title, description, schedule, tips } = rich[id].featured;
  for (const text of [title, description, schedule, ...tips]) expect(block.textContent).toContain(text);
  expect(block.querySelector('[data-state]')).not.toBeNull();
});

test('ATT-05 About has description, history, highlights and fun facts', async () => {
  await open(7);
  const about = region('About');
  const { description, history, highlights, funFacts } = rich[7];
  for (const text of [description, ...history, ...highlights, ...funFacts]) {
    expect(about.getByText(text)).toBeTruthy();
  }
});

test('ATT-06 ATT-07 ATT-09 ATT-10 ATT-11 Visitor Information states what the content has', async () => {
  await open(1);
  const { visitInfo, address } = rich[1];
  expect(fact('Opening hours')).toBe(visitInfo.openingHours);
  expect(fact('Time needed')).toBe(visitInfo.timeNeeded);
  expect(fact('Address')).toBe(address);
  for (const station of visitInfo.nearestTube) expect(fact('Nearest tube')).toContain(station);
  expect(fact('Accessibility')).toBe(visitInfo.accessibility);
  expect(region('Visitor Information').getByText('Checked on 20 November 2026')).toBeTruthy();
});

test('ATT-08 ATT-12 booking and official website open in a new tab with rel', async () => {
  await open(1);
  const links = region('Visitor Information').getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ href, target, rel }) => [href, target, rel])).toEqual([
    [rich[1].ticketUrl, '_blank', 'noopener noreferrer'],
    [rich[1].officialWebsite, '_blank', 'noopener noreferrer'],
  ]);
});

test('ATT-13 Best Time to Visit and Best Photo Spots', async () => {
  await open(2);
  expect(region('Best Time to Visit').getByText(rich[2].visitInfo.bestTime)).toBeTruthy();
  expect(region('Best Photo Spots').getAllByRole('listitem').length).toBe(rich[2].photoSpots.length);
});

test.each([
  [1, 'Book Tickets', 'ATT-16'],
  [2, 'Book Experience', 'ATT-17'],
] as const)(
  'ATT-15 D-19 on listing %i the button is "%s" (%s); a click is a booking_click',
  async (id, label) => {
    const { events } = await open(id);
    const button = quickInfo().getByRole<HTMLAnchorElement>('link', { name: new RegExp(`^${label}`) });
    expect([button.href, button.target, button.rel]).toEqual([
      rich[id].ticketUrl,
      '_blank',
      'noopener noreferrer',
    ]);
    fireEvent.click(button);
    expect(events).toEqual([{ name: 'booking_click', category: 'booking', label: rich[id].title }]);
  },
);

test('ATT-22 ATT-23 ATT-24 ATT-25 the Eye has three capsules; no other page has any', async () => {
  const { unmount } = await open(2);
  const cards = region('Capsule Experiences').getAllByRole('article');
  const shown = cards.map((card) => [
    card.querySelector('h3')!.textContent,
    within(card).getByText(/^from/).parentElement!.textContent,
    within(card).getByText('30 minutes').textContent,
  ]);
  expect(shown).toEqual([
    ['Fast Track', 'from £42 per person', '30 minutes'],
    ['Private Capsule', 'from £450 per capsule', '30 minutes'],
    ["Cupid's Capsule", 'from £350 per couple', '30 minutes'],
  ]);
  unmount();
  await open(1);
  expect(screen.queryByText('Capsule Experiences')).toBeNull();
});

test.each([
  ['ATT-28', 3, [7, 2, 1]],
  ['ATT-29', 1, [5, 8, 3]],
  ['ATT-30', 7, [3, 2, 4]],
  ['ATT-31', 2, [3, 7, 8]],
] as const)('%s GATT-09 D-2 fixed nearby ids of listing %i are %p', async (_id, id, ids) => {
  const { requests } = await open(id);
  expect(await nearby()).toEqual(ids.map((near) => `/attraction/${near}`));
  expect(requests).toEqual([`GET /api/listings/${id}`, 'GET /api/listings']);
});

test('ATT-14 ATT-26 a nearby card has picture, name, area and stars', async () => {
  await open(1);
  await nearby();
  const [card] = region('Nearby Attractions').getAllByRole('article');
  expect(within(card!).getByRole('link', { name: "St Paul's Cathedral" })).toBeTruthy();
  expect(within(card!).getByText('City of London, London')).toBeTruthy();
  expect(within(card!).getByText('4.7')).toBeTruthy();
  expect(card!.querySelector('[data-state]')).not.toBeNull();
});

test('ATT-27 with none it says so', async () => {
  await open(77, { ...own(), '/api/listings': { body: [LISTING] } });
  expect(await screen.findByText('No nearby attractions found.')).toBeTruthy();
});

test.each([
  ['ATT-33', 3, 'State Rooms from £30', 'from £30'],
  ['ATT-34', 1, '£29.90', 'from £29.90'],
  ['ATT-35', 7, 'from £27', 'from £27'],
  ['ATT-36', 2, 'from £32', 'from £32'],
] as const)('%s ticket hints of listing %i: %s', async (_id, id, info, short) => {
  await open(id);
  expect(fact('Tickets')).toContain(info);
  expect(quickInfo().getByText(short)).toBeTruthy();
});

test('ATT-37 while loading a spinner', async () => {
  visit(Attraction, {
    path: '/attraction/1',
    params: { id: '1' },
    answers: { '/api/listings/1': () => new Promise<never>(() => {}) },
  });
  expect(screen.getByRole('status').textContent).toBe('Loading...');
});

test.each([
  ['ATT-39', '999999', "We couldn't find the attraction you're looking for."],
  ['GATT-01', '12abc', "We couldn't find the attraction you're looking for."],
  ['ATT-40', '3', "We couldn't find Buckingham Palace information."],
  ['ATT-40', '2', "We couldn't find London Eye information."],
])('%s ATT-38 ATT-41 ERR-04 /attraction/%s without a listing', async (_id, id, text) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await open(id, { [`/api/listings/${id}`]: { status: 404, body: 'none' } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Attraction Not Found');
  expect(screen.getByText(text)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'View All Attractions' });
  expect(link.getAttribute('href')).toBe('/london-attractions');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test.each(['12abc', 'abc', '0', '-1', '1.5', '99999999999'])(
  'GATT-01 GATT-02 D-38 D-39 no request for /attraction/%s, and not found at once',
  async (id) => {
    const { requests, context } = await open(id);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Attraction Not Found');
    expect(requests).toEqual([]);
    expect(await Attraction.load!(context)).toEqual({ status: 404 });
  },
);

test.each([
  ['an empty body', ''],
  ['null', 'null'],
])('D-55 %s with status 200 is not found', async (_what, body) => {
  await open(5, { '/api/listings/5': { body } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Attraction Not Found');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('D-40 ERR-04 when the network fails there is "Try again", and it helps', async () => {
  let away = true;
  await open(4, {
    '/api/listings/4': () => {
      if (away) throw new TypeError('Failed to fetch');
      return { body: { ...LISTING, id: 4, name: 'British Museum' } };
    },
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Attraction Not Found');
  away = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('heading', { level: 1, name: 'British Museum' })).textContent).toBeTruthy();
});

test('ATT-42 ATT-43 the all-listings request waits for the single listing', async () => {
  let answer = (_: { body: unknown }) => {};
  const { requests } = visit(Attraction, {
    path: '/westminster-abbey',
    params: { id: '7' },
    answers: {
      '/api/listings/7': () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    },
  });
  await act(async () => {});
  expect(requests).toEqual(['GET /api/listings/7']);
  await act(async () => answer({ body: { ...LISTING, id: 7, name: 'Westminster Abbey' } }));
  await waitFor(() => expect(requests).toEqual(['GET /api/listings/7', 'GET /api/listings']));
});

test('GATT-03 GATT-04 Museum, Royal and Historical each give different texts', async () => {
  const texts = new Set<string>();
  for (const subcategory of ['Museum', 'Royal', 'Historical', 'Something else']) {
    const { container, unmount } = await open(77, own({ subcategory }));
    texts.add(container.querySelector('[aria-labelledby="featured"]')!.textContent!);
    expect(screen.getByText('A place at length.')).toBeTruthy();
    unmount();
  }
  expect(texts.size).toBe(4);
});

test('GATT-05 the texts depend on the area', async () => {
  const spots = new Set<string>();
  for (const area of ['Bloomsbury', 'Soho', 'Nowhere yet']) {
    const { unmount } = await open(77, own({ area }));
    spots.add(region('Best Photo Spots').getAllByRole('listitem').at(-1)!.textContent!);
    unmount();
  }
  expect(spots.size).toBe(3);
});

test('GATT-06 the generic page has the special feature, Fun Facts, Best Photo Spots, Quick Info', async () => {
  const { container } = await open(12);
  expect(container.querySelector('[aria-labelledby="featured"] h2')).not.toBeNull();
  expect(screen.getByRole('heading', { name: 'Fun Facts' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Best Photo Spots' })).toBeTruthy();
  expect(quickInfo().getByRole('link', { name: /^Book Tickets/ })).toBeTruthy();
  expect(container.textContent).not.toMatch(/\{(name|area|product)\}/);
});

test('GATT-07 GATT-08 CONST-04 nearby is the same area, without itself, at most three', async () => {
  const { requests } = await open(31);
  const ids = await nearby();
  expect(ids.length).toBe(3);
  expect(ids).not.toContain('/attraction/31');
  expect(requests).toEqual([
    'GET /api/listings/31',
    'GET /api/listings?category=attraction&area=Westminster',
  ]);
});

test.each([
  ['GATT-10', 77, '(120 reviews)'],
  ['CONST-06', 1, '(120 reviews)'],
  ['CONST-06', 7, '(95 reviews)'],
  ['CONST-06', 2, '(85 reviews)'],
])('%s CONST-05 a missing rating of listing %i shows 4.0, a missing count %s', async (_id, id, count) => {
  const { container } = await open(id, { [`/api/listings/${id}`]: { body: { ...LISTING, id } } });
  const hero = within(container.querySelector('header')!);
  expect(hero.getByText('4.0')).toBeTruthy();
  expect(hero.getByText(count)).toBeTruthy();
});

test('D-6 a pub has no Book Tickets and leads to its own page; a restaurant to its website', async () => {
  const { unmount } = await open(201);
  expect(screen.queryByText(/Book/)).toBeNull();
  expect(quickInfo().getByRole('link', { name: "See the pub's page" }).getAttribute('href')).toBe('/pub/1');
  unmount();
  await open(101);
  expect(screen.queryByText(/Book Tickets/)).toBeNull();
  expect(quickInfo().getByRole('link', { name: 'Visit Website' })).toBeTruthy();
});

test('D-47 a place that is known not to be for families does not claim it', async () => {
  await open(77, own({ familyFriendly: false }));
  expect(screen.queryByText('Family friendly')).toBeNull();
});

test('D-44 Quick Info tells whether it is open by the clocks of the city', async () => {
  jest.useFakeTimers({ now: NOON });
  try {
    const { unmount } = await open(4);
    expect(quickInfo().getByText('Open now · until 20:30')).toBeTruthy();
    unmount();
    await open(77, own());
    expect(quickInfo().getByText('Hours unknown')).toBeTruthy();
  } finally {
    jest.useRealTimers();
  }
});

test('ATT-32 D-3 D-26 title, canonical address and structured data', async () => {
  const { context } = around({ path: '/attraction/1', params: { id: '1' } });
  expect(await Attraction.load!(context)).toBeUndefined();
  const head = Attraction.head(context);
  expect(head).toMatchObject({
    title: 'Tower of London | London Tourist Guide',
    canonical: '/tower-of-london',
    image: '/images/tower-of-london.svg',
  });
  expect(head.jsonLd).toMatchObject([
    { '@type': 'TouristAttraction', name: 'Tower of London', geo: { latitude: 51.5081 } },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Home' }, { name: 'Attractions' }, { position: 3 }],
    },
  ]);
  expect(JSON.stringify(head.jsonLd)).not.toMatch(/rating|review/i);
});

test.each([
  ['101', 'Restaurant'],
  ['201', 'BarOrPub'],
])('D-6 listing %s is a %s to search engines', async (id, type) => {
  const { context } = around({ path: `/attraction/${id}`, params: { id } });
  await Attraction.load!(context);
  expect(Attraction.head(context).jsonLd).toMatchObject([{ '@type': type }, {}]);
});

test('ATT-38 D-40 an unknown listing answers 404; a failing call is left to the browser', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const missing = around({ path: '/attraction/9999', params: { id: '9999' } });
  expect(await Attraction.load!(missing.context)).toEqual({ status: 404 });
  expect(Attraction.head(missing.context)).toMatchObject({ noIndex: true });
  const failing = around({
    path: '/attraction/4',
    params: { id: '4' },
    answers: { '/api/listings/4': { status: 503, body: 'away' } },
  });
  expect(await Attraction.load!(failing.context)).toBeUndefined();
});
