import rich from '@guide/city/attractions.json' with { type: 'json' };
import listings from '@guide/city/listings.json' with { type: 'json' };
import type { Listing } from '@guide/contracts/api';
import { queryKey } from '@guide/contracts/module';
import { cardListing, pageTextsOf } from '@guide/contracts/place';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { nearbyQuery } from '../src/api/useNearby';
import Attraction from '../src/screens/Attraction';
import { fact, LISTING, listingResponse, nearby, open, quickInfo, region } from './support/attractionPage';
import { pageTexts, pendingResponse } from './support/cityServer';
import { clockAt, setUp, visit } from './support/visit';

afterEach(() => {
  jest.useRealTimers();
});

test('ATT-01 ATT-44 the hero shows picture, title, area and stars: half a star counts as one', async () => {
  const { container } = await open(7);
  const hero = within(container.querySelector('header')!);
  expect(hero.getByRole('heading', { level: 1 }).textContent).toBe('Westminster Abbey');
  expect(hero.getByText('Westminster, London')).toBeTruthy();
  expect(hero.getByText('4.5')).toBeTruthy();
  expect(container.querySelector<HTMLElement>('header [data-stars]')!.dataset.stars).toBe('5');
  expect(hero.getByRole('img').getAttribute('src')).toContain('/images/westminster-abbey.svg');
});

test("ATT-03 without photos the gallery shows the listing's picture, with its name as alternative text", async () => {
  const { container } = await open(1, { '/api/listings/1/photos': { status: 500 } });
  const gallery = container.querySelector('section[aria-label^="Pictures of"]')!;
  expect(gallery.querySelectorAll('a')).toHaveLength(1);
  const picture = container.querySelector('header img')!;
  expect(picture.getAttribute('src')).toContain('/images/tower-of-london.svg');
  expect(picture.getAttribute('alt')).toBe('Tower of London');
});

test('ATT-03 a click opens a picture in a dialog; with Ctrl, Command or Shift the browser opens the file', async () => {
  const showModal = jest.fn();
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, { showModal });
  const { container } = await open(1);
  const link = container.querySelector('section[aria-label^="Pictures of"] a')!;
  for (const click of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])
    expect([click, fireEvent.click(link, click)]).toEqual([click, true]);
  expect(showModal).not.toHaveBeenCalled();
  expect(fireEvent.click(link)).toBe(false);
  expect(showModal).toHaveBeenCalledTimes(1);
});

test("GATT-04 a page shows specific texts in place of the subcategory's", async () => {
  const specific = 'Half a day, and stout shoes.';
  const { generic } = pageTextsOf(LISTING as Listing, pageTexts, { texts: {} });
  const [usual] = generic!.kind.about;
  for (const [own, shown] of [
    [{ about: [specific] }, specific],
    [{}, usual],
  ] as const) {
    const { container, unmount } = await open(77, {
      ...listingResponse(),
      '/api/listings/77/page': { body: { own, generic } },
    });
    expect([shown, container.textContent!.includes(shown!)]).toEqual([shown, true]);
    unmount();
  }
});

const requestsOf = ({ requests }: { requests: string[] }) =>
  requests.filter((request) => !request.includes('/api/map/features'));
const pageRequests = (id: number) => ['', '/photos', '/page'].map((part) => `GET /api/listings/${id}${part}`);

test.each([
  ['ATT-18 ATT-28 ATT-33', 3, 'changingOfGuard', 'State Rooms from £30', 'from £30', [7, 2, 1]],
  ['ATT-19 ATT-29 ATT-34', 1, 'crownJewels', '£29.90', 'from £29.90', [5, 8, 3]],
  ['ATT-20 ATT-30 ATT-35', 7, 'poetsCorner', 'from £27', 'from £27', [3, 2, 4]],
  ['ATT-21 ATT-31 ATT-36', 2, 'sunsetExperience', 'from £32', 'from £32', [3, 7, 8]],
] as const)(
  '%s ATT-04 GATT-09 D-1 D-2 D-4 listing %i: block %s, ticket price %s, %s, date of prices, nearby ids',
  async (_ids, id, kind, info, short, ids) => {
    const visited = await open(id);
    const block = visited.container.querySelector<HTMLElement>(`[data-kind="${kind}"]`)!;
    const { title, description, schedule, tips } = rich[id].featured;
    for (const text of [title, description, schedule, ...tips]) expect(block.textContent).toContain(text);
    expect(block.querySelector('[data-state]')).not.toBeNull();
    for (const text of [info, 'Price as of 20 November 2026', 'not confirmed by the attraction'])
      expect(fact('Tickets')).toContain(text);
    expect(screen.queryByText(/checked on/i)).toBeNull();
    quickInfo().getByText(short);
    quickInfo().getByText('guide price per adult');
    expect(await nearby()).toEqual(ids.map((near) => `/attraction/${near}`));
    expect(requestsOf(visited)).toEqual([...pageRequests(id), 'GET /api/listings']);
  },
);

test('ATT-05 About has description, history, highlights and fun facts', async () => {
  await open(7);
  const about = region('About');
  const { description, history, highlights, funFacts } = rich[7];
  for (const text of [description, ...history, ...highlights, ...funFacts]) {
    expect(about.getByText(text)).toBeTruthy();
  }
});

test('ATT-02 ATT-06 ATT-07 ATT-08 ATT-09 ATT-10 ATT-11 ATT-12 the breadcrumb, and Visitor Information with links in new tabs', async () => {
  await open(1);
  const { visitInfo, address } = rich[1];
  expect(region('Visitor Information').getByRole('region', { name: 'Opening hours' }).textContent).toContain(
    visitInfo.openingHours,
  );
  expect(fact('Time needed')).toBe(visitInfo.timeNeeded);
  expect(fact('Address')).toBe(address);
  for (const station of visitInfo.nearestTube) expect(fact('Nearest tube')).toContain(station);
  expect(fact('Accessibility')).toBe(visitInfo.accessibility);
  const crumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  const links = crumb.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Home', '/'],
    ['Attractions', '/london-attractions'],
  ]);
  expect(crumb.getByText('Tower of London').getAttribute('aria-current')).toBe('page');
  const anchors = region('Visitor Information').getAllByRole<HTMLAnchorElement>('link');
  expect(anchors.map(({ href, target, rel }) => [href, target, rel])).toEqual([
    [rich[1].ticketUrl, '_blank', 'noopener noreferrer'],
    [rich[1].officialWebsite, '_blank', 'noopener noreferrer'],
  ]);
});

test('D-1 without prices there is no date of prices', async () => {
  await open(12);
  expect(screen.queryByText(/guide price/i)).toBeNull();
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
  async (id, label, _row) => {
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

test('ATT-22 ATT-23 ATT-24 ATT-25 only the London Eye has capsule options', async () => {
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
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(cards.map((card) => new URL(card.querySelector('img')!.src).pathname)).toEqual(
    rich[2].capsuleOptions.map(({ imageUrl }) => imageUrl),
  );
  unmount();
  await open(1);
  expect(screen.queryByText('Capsule Experiences')).toBeNull();
});

test('ATT-14 ATT-26 VAL-01 nearby cards have picture, name, link, area and full stars', async () => {
  const { container } = await open(1);
  await nearby();
  // Pictures outside the viewport load for printing.
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const cards = [...container.querySelectorAll('[aria-labelledby="nearby"] article')];
  const shown = cards.map((card) => ({
    links: [...card.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
    place: card.querySelector('p')!.textContent,
    stars: card.querySelector<HTMLElement>('[data-stars]')!.dataset.stars,
    rating: within(card as HTMLElement).getByText(/^\d\.\d$/).textContent,
    picture: new URL(card.querySelector('img')!.src).pathname,
  }));
  const stars = { stars: '4' };
  const card = (id: number, name: string, area: string, rating: string, file: string) => ({
    ...stars,
    links: [[name, `/attraction/${id}`]],
    place: `${area}, London`,
    rating,
    picture: `/images/${file}.svg`,
  });
  expect(shown).toEqual([
    card(5, "St Paul's Cathedral", 'City of London', '4.6', 'st-pauls-cathedral'),
    card(8, 'Tate Modern', 'South Bank', '4.4', 'tate-modern'),
    card(3, 'Buckingham Palace', 'Westminster', '4.7', 'buckingham-palace'),
  ]);
});

test('API-04 ATT-28 nearby attractions are filtered from all listings, requested without parameters', async () => {
  const withPub = listings.map((listing) => (listing.id === 8 ? { ...listing, category: 'pub' } : listing));
  const visited = await open(1, { '/api/listings': { body: withPub } });
  expect(await nearby()).toEqual(['/attraction/5', '/attraction/3']);
  expect(requestsOf(visited)).toEqual([...pageRequests(1), 'GET /api/listings']);
});

test('CONST-04 ATT-26 at most three nearby attractions are shown, for fixed ids and for areas', async () => {
  const { context } = setUp({
    path: '/attraction/77',
    responses: {
      '/api/listings?category=attraction&area=Bloomsbury': {
        body: [77, 78, 79, 80, 81].map((id) => ({ ...LISTING, id })),
      },
    },
  });
  const near = async (ids: number[]) => {
    context.queries.clear();
    const query = nearbyQuery(context.api, { id: 77, area: 'Bloomsbury' }, ids);
    return (await context.queries.fetchQuery(query)).map(({ id }) => id);
  };
  expect(await near([9, 8, 7, 6, 5])).toEqual([9, 8, 7]);
  expect(await near([])).toEqual([78, 79, 80]);
});

test('ATT-37 a spinner is shown while loading', async () => {
  visit(Attraction, {
    path: '/attraction/1',
    params: { id: '1' },
    responses: { '/api/listings/1': () => new Promise<never>(() => {}) },
  });
  expect(screen.getByRole('status').textContent).toBe('Loading...');
});

test('ATT-37 the card that led to the page shows its head while the rest loads, and the heading stays', async () => {
  const { response, send } = pendingResponse();
  const { context, page } = setUp({
    path: '/attraction/7',
    params: { id: '7' },
    responses: { '/api/listings/7': response },
  });
  const abbey = (await context.api.listings({})).find(({ id }) => id === 7)!;
  context.queries.setQueryData(queryKey('listings', 'discover/home'), {
    experiences: { attractions: [cardListing(abbey)] },
  });
  const { container } = render(page(Attraction));
  const heading = screen.getByRole('heading', { level: 1, name: 'Westminster Abbey' });
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  expect(container.querySelector('img')!.getAttribute('src')).toContain(abbey.imageUrl);
  await act(async () => send({ body: abbey }));
  expect(await screen.findByRole('region', { name: 'About' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
});

test('D-90 preloading leaves out what is below the first view', async () => {
  const { context, requests } = setUp({ path: '/attraction/7', params: { id: '7' } });
  await Attraction.load!({ ...context, preloading: true });
  expect(requests.toSorted()).toEqual(pageRequests(7).toSorted());
});

test('ATT-42 ATT-43 D-4 the all-listings request waits for the single listing', async () => {
  const { response, send } = pendingResponse();
  const { requests } = visit(Attraction, {
    path: '/westminster-abbey',
    params: { id: '7' },
    responses: { '/api/listings/7': response },
  });
  await act(async () => {});
  expect(requests).toEqual(pageRequests(7));
  await act(async () => send({ body: { ...LISTING, id: 7, name: 'Westminster Abbey' } }));
  await waitFor(() => expect(requests).toEqual([...pageRequests(7), 'GET /api/listings']));
});

test.each([
  [{ body: { ...LISTING, id: 7, name: 'Westminster Abbey' } }, 'Westminster Abbey'],
  [{ status: 404, body: 'none' }, 'Attraction Not Found'],
  [{ status: 503, body: 'away' }, 'Attraction Not Found'],
])('ATT-32 the title is unknown until %j, then "%s"', async (outcome, name) => {
  const { response, send } = pendingResponse();
  const { context } = setUp({
    path: '/attraction/7',
    params: { id: '7' },
    responses: { '/api/listings/7': response },
  });
  const loading = Attraction.load!(context);
  expect(Attraction.head(context)).toBeUndefined();
  send(outcome);
  await loading;
  expect(Attraction.head(context)!.title).toBe(`${name} | London Tourist Guide`);
});

test('ATT-32 D-3 D-26 title, canonical URL and JSON-LD', async () => {
  const { context } = setUp({ path: '/attraction/1', params: { id: '1' } });
  expect(await Attraction.load!(context)).toBeUndefined();
  const head = Attraction.head(context)!;
  expect(head).toMatchObject({
    title: 'Tower of London | London Tourist Guide',
    canonical: '/tower-of-london',
    image: '/images/tower-of-london.svg',
  });
  expect(head.jsonLd).toMatchObject([
    {
      '@type': 'TouristAttraction',
      name: 'Tower of London',
      geo: { latitude: 51.5081 },
      specialOpeningHoursSpecification: expect.arrayContaining([
        expect.objectContaining({ opens: '00:00', closes: '00:00' }),
      ]),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Home' }, { name: 'Attractions' }, { position: 3 }],
    },
  ]);
  expect(JSON.stringify(head.jsonLd)).not.toMatch(/rating|review/i);
});

const week = (...day: string[]) => ({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day });
const hoursRows = () =>
  [...screen.getByRole('region', { name: 'Opening hours' }).querySelectorAll('dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

test('D-44 the week shows the sunset of each day, open ends, and n-th weekdays of the month', async () => {
  const hours = { ...week('07:00-sunset'), sat: ['18:00+'], sun: [], 'mon#1': ['12:00-sunset'] };
  clockAt();
  await open(77, listingResponse({ hours }));
  expect(hoursRows()).toEqual([
    ['Monday', '07:00–16:02'],
    ['Tuesday', '07:00–16:01'],
    ['Wednesday', '07:00–16:00'],
    ['Thursday', '07:00–16:00'],
    ['Friday · today', '07:00–16:06'],
    ['Saturday', 'from 18:00'],
    ['Sunday', 'Closed'],
    ['First Monday of the month', '12:00–15:53'],
  ]);
  expect(quickInfo().getByText('Open now · until 16:06')).toBeTruthy();
});

test('a place without a fixed place has neither address, directions nor a way to the map', async () => {
  const { container } = await open(77, listingResponse({ noFixedPlace: true, address: 'Market Street' }));
  expect(fact('Address')).toBe('No fixed place');
  expect(screen.queryAllByRole('link', { name: /^Directions|map$/ })).toEqual([]);
  expect(container.querySelector('nav[data-bar]')!.querySelectorAll('a')).toHaveLength(0);
  const { context } = setUp({
    path: '/attraction/77',
    params: { id: '77' },
    responses: listingResponse({ noFixedPlace: true, address: 'Market Street' }),
  });
  await Attraction.load!(context);
  expect(JSON.stringify(Attraction.head(context)!.jsonLd)).not.toMatch(/"streetAddress|"geo/);
});

test('a place by appointment says so instead of a week of closed days', async () => {
  await open(77, listingResponse({ hours: { ...week(), byAppointment: true } }));
  expect(hoursRows()).toEqual([]);
  expect(region('Opening hours').getByText('By appointment only.')).toBeTruthy();
  expect(quickInfo().getByText('By appointment')).toBeTruthy();
});

test('a text whose licence demands it has its credit beside it', async () => {
  const textCredits = [{ name: 'Wikivoyage', by: 'Wikivoyage contributors', licence: 'CC BY-SA 4.0' }];
  const responses = listingResponse({ source: { credit: 'Wikivoyage', url: 'https://voyage.example/' } });
  visit(Attraction, { path: '/attraction/77', params: { id: '77' }, responses, city: { textCredits } });
  const about = await screen.findByRole('region', { name: 'About' });
  expect(about.nextElementSibling!.textContent).toBe('Text: Wikivoyage contributors, CC BY-SA 4.0');
});
