import listings from '@guide/city/listings.json' with { type: 'json' };
import site from '@guide/city/site.json' with { type: 'json' };
import type { Listing } from '@guide/contracts/api';
import { pageTextsOf } from '@guide/contracts/place';
import { servedSite } from '@guide/module/testing';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import Attraction from '../src/screens/Attraction';
import { contentOf } from '../src/screens/Attraction/content/contentOf';
import { fact, LISTING, listingResponse, nearby, open, quickInfo, region } from './support/attractionPage';
import { ownTexts, pageTexts } from './support/cityServer';
import { clockAt, setUp } from './support/visit';

const textsOf = (listing: Listing) => pageTextsOf(listing, pageTexts, { texts: ownTexts[listing.id] ?? {} });

test('ATT-27 a text is shown if there are no nearby attractions', async () => {
  await open(77, { ...listingResponse(), '/api/listings': { body: [LISTING] } });
  expect(await screen.findByText('No nearby attractions found.')).toBeTruthy();
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
  'GATT-01 GATT-02 D-38 D-39 /attraction/%s is not found without a request',
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

test('D-40 ERR-04 after a network failure "Try again" loads the page', async () => {
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

test('GEN-04 GATT-03 GATT-04 each subcategory has different texts', async () => {
  const texts = new Set<string>();
  for (const subcategory of ['Museum', 'Royal', 'Historical', 'Something else']) {
    const { container, unmount } = await open(77, listingResponse({ subcategory }));
    texts.add(container.querySelector('[aria-labelledby="featured"]')!.textContent!);
    expect(screen.getByText('A place at length.')).toBeTruthy();
    unmount();
  }
  expect(texts.size).toBe(4);
});

const ENTRY_COSTS_NOTHING = /costs? nothing|free to (enter|walk)|^free\b|many collections/i;

test('D-1 ticket texts match prices', () => {
  for (const listing of (listings as unknown as Listing[]).filter(({ id }) => ![1, 2, 3, 7].includes(id))) {
    const { ticketInfo } = contentOf(listing, textsOf(listing), servedSite(site));
    // At Greenwich's hill and Parliament's tower only the outside is free, and the text says so.
    const isOutsideOnly = /outside costs nothing|^Looking costs nothing\./.test(ticketInfo);
    const rule = { name: listing.name, ticketInfo };
    if (listing.category !== 'attraction')
      expect(rule).not.toMatchObject({ ticketInfo: expect.stringMatching(/ticket/i) });
    else if (listing.priceRange === 'Free')
      expect(rule).toMatchObject({ ticketInfo: expect.stringMatching(/\bfree\b/i) });
    else if (!isOutsideOnly)
      expect(rule).not.toMatchObject({ ticketInfo: expect.stringMatching(ENTRY_COSTS_NOTHING) });
  }
});

test.each([
  [[11], true, /lawns are there to be sat on/],
  [[28, 36], false, /lawns are there|no plan|Before nine|Every day; gates/],
  [[201], true, /[Cc]ask ale/],
  [[205, 209], false, /[Cc]ask ale|fire/],
  [[32], false, /step-free ways in|main hall/],
  [[23], false, /tool marks|Where it happened/],
  [[34], false, /garden/i],
])('GATT-04 a place overrides wrong texts of its subcategory: %j, %p, %p', (ids, isExpected, pattern) => {
  for (const id of ids) {
    const listing = (listings as unknown as Listing[]).find((item) => item.id === id)!;
    const content = contentOf(listing, textsOf(listing), servedSite(site));
    expect([id, pattern.test(JSON.stringify(content))]).toEqual([id, isExpected]);
  }
});

test('GATT-05 the texts depend on the area', async () => {
  const spots = new Set<string>();
  for (const area of ['Bloomsbury', 'Soho', 'Nowhere yet']) {
    const { unmount } = await open(77, listingResponse({ area }));
    spots.add(region('Best Photo Spots').getAllByRole('listitem').at(-1)!.textContent!);
    expect(fact(`Getting to ${area}`)).toBeTruthy();
    unmount();
  }
  expect(spots.size).toBe(3);
});

test('GATT-06 the generic page has the special feature, Fun Facts, Best Photo Spots, Quick Info', async () => {
  const { container } = await open(12);
  expect(container.querySelector('[aria-labelledby="featured"] h2')).not.toBeNull();
  expect(screen.getByRole('heading', { name: 'Fun Facts' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Best Photo Spots' })).toBeTruthy();
  expect(quickInfo().getByRole('link', { name: 'Visit the official site' })).toBeTruthy();
  expect(container.textContent).not.toMatch(/\{(name|area|product)\}/);
});

test('GATT-07 GATT-08 CONST-04 D-4 nearby attractions: at most three others in the same area', async () => {
  const { requests } = await open(31);
  const ids = await nearby();
  expect(ids.length).toBe(3);
  expect(ids).not.toContain('/attraction/31');
  // Places within walking distance have a separate request.
  expect(requests.filter((request) => !request.includes('/map/features'))).toEqual([
    'GET /api/listings/31',
    'GET /api/listings/31/photos',
    'GET /api/listings/31/page',
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

test('D-6 a pub links to its page instead of tickets, a restaurant to its website', async () => {
  const { unmount } = await open(201);
  expect(screen.queryByText(/Book/)).toBeNull();
  expect(quickInfo().getByRole('link', { name: "See the pub's page" }).getAttribute('href')).toBe('/pub/1');
  unmount();
  const restaurant = await open(101);
  expect(screen.queryByText(/Book Tickets/)).toBeNull();
  const tables = quickInfo().getByRole('link', { name: /^Book a table/ });
  expect(tables.getAttribute('href')).toBe('https://rules.co.uk/');
  restaurant.unmount();
  await open(106);
  expect(screen.queryByText(/Book/)).toBeNull();
  expect(quickInfo().getByRole('link', { name: 'Visit Website' })).toBeTruthy();
});

test.each([
  [11, 'Hyde Park'],
  [24, 'Borough Market'],
  [26, 'Trafalgar Square'],
])(
  'ATT-16 D-77 %i %s needs no ticket: its button links to the official site, once, and tracks no booking',
  async (id) => {
    const { events } = await open(id);
    expect(screen.queryByText(/Book/)).toBeNull();
    expect(fact('Tickets')).toContain('Free to enter; no ticket is needed.');
    const link = quickInfo().getByRole<HTMLAnchorElement>('link', { name: /^Visit the official site/ });
    expect([link.protocol, link.target]).toEqual(['https:', '_blank']);
    const links = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href);
    expect(links.filter((href) => href === link.href)).toHaveLength(1);
    fireEvent.click(link);
    expect(events).toEqual([]);
  },
);

test.each([
  [4, 'a free museum', 'Visit the official site'],
  [22, 'a free garden with timed tickets', 'Visit the official site'],
  [21, 'a tower with tickets', 'Book Tickets'],
])('ATT-16 %i, %s, has only the button "%s"', async (id, _what, label) => {
  await open(id);
  const buttons = quickInfo()
    .getAllByRole('link')
    .map(({ textContent }) => textContent!);
  expect(buttons.filter((text) => /^(Book|Visit)/.test(text))).toEqual([expect.stringContaining(label)]);
  const website = screen.queryByText('Official website');
  expect(website !== null).toBe(label === 'Book Tickets');
});

test.each([
  [201, 'a pub'],
  [77, 'a museum'],
])('GATT-06 %i, %s without specific texts, has no fun facts, tips or access', async (id) => {
  const { container } = await open(id, listingResponse());
  expect(screen.queryByRole('heading', { name: 'Fun Facts' })).toBeNull();
  expect(region('Visitor Information').queryByText('Accessibility')).toBeNull();
  expect(container.querySelectorAll('[aria-labelledby="featured"] li')).toHaveLength(1);
});

test.each([
  [31, {}, 'Adults and older children: narrow corridors and much to read.'],
  [77, {}, null],
  [77, { familyFriendly: false }, null],
])('D-47 attraction %i with %j is for: %s', async (id, fields, text) => {
  await open(id, listingResponse(fields));
  if (text) expect(fact('Good for')).toBe(text);
  else expect(screen.queryByText('Good for')).toBeNull();
  expect(screen.queryByText('Family friendly')).toBeNull();
});

test.each([
  [4, 'Open now · until 20:30'],
  [77, 'Hours unknown'],
  [34, 'Selected dates, mostly in summer'],
  [10, 'Guided tours, mostly Saturdays'],
])("D-44 Quick Info of %i shows in the city's time zone: %s", async (id, text) => {
  clockAt();
  try {
    await open(id, listingResponse());
    quickInfo().getByText(text);
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  ['101', 'Restaurant', 'Restaurants', '/restaurants'],
  ['201', 'BarOrPub', 'Historic Pubs', '/top-london-pubs'],
])('D-6 JSON-LD of listing %s has the type %s and the breadcrumb "%s"', async (id, type, list, path) => {
  const { context } = setUp({ path: `/attraction/${id}`, params: { id } });
  await Attraction.load!(context);
  expect(Attraction.head(context)!.jsonLd).toMatchObject([
    { '@type': type },
    { itemListElement: [{ name: 'Home' }, { name: list, item: path }, { position: 3 }] },
  ]);
  await open(id);
  const crumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumb.getByRole('link', { name: list }).getAttribute('href')).toBe(path);
  expect(crumb.queryByText('Attractions')).toBeNull();
});

test('ATT-38 D-40 an unknown listing has status 404; after a failed request the browser retries', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const missing = setUp({ path: '/attraction/9999', params: { id: '9999' } });
  expect(await Attraction.load!(missing.context)).toEqual({ status: 404 });
  expect(Attraction.head(missing.context)).toMatchObject({ noIndex: true });
  const failing = setUp({
    path: '/attraction/4',
    params: { id: '4' },
    responses: { '/api/listings/4': { status: 503, body: 'away' } },
  });
  expect(await Attraction.load!(failing.context)).toBeUndefined();
});
