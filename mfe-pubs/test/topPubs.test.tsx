import home from '@guide/city/home.json' with { type: 'json' };
import type { Fetch, Pub } from '@guide/contracts/api';
import { createScreenHarness } from '@guide/module/testing';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { pubs } from '../src/content/pubs';
import TopPubs from '../src/screens/TopPubs';
import { PubCard } from '../src/screens/TopPubs/PubCard';
import { Frame, host, noService, serviceWith, setUpNoon, visit } from './support/visit';

const cards = () => [...document.querySelectorAll('article')];
const nameOf = (card: HTMLElement) => card.querySelector('h2')!.textContent;
const textOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent;
const george = pubs[0]!;
const PLANNING = {
  'Best Routes': home.pubCrawl.routes,
  'Best Times': home.pubCrawl.times,
  'What to Try': home.pubCrawl.toTry,
};

setUpNoon();

test('PUBS-01 PUBS-12 D-81 the heading with its intro, and "Planning Your London Pub Crawl" with three tips', () => {
  visit(TopPubs);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Top 10 Historic London Pubs');
  screen.getByText(home.intros.topPubs);
  screen.getByText("Ratings are our own, not visitors'.");
  const block = within(screen.getByRole('region', { name: 'Planning Your London Pub Crawl' }));
  for (const [title, text] of Object.entries(PLANNING)) {
    block.getByRole('heading', { name: title });
    block.getByText(text);
  }
});

test('PUBS-02 CONST-03 ENT-15 ENT-17 ten numbered cards in the fixed order; PUBS-03 PUBS-04 PUBS-05 PUBS-06 PUBS-07 PUBS-10 with name, address, rating, "Est. {year}", price, description, note, specialties, four features, link', () => {
  visit(TopPubs);
  expect(cards().map(nameOf)).toEqual(pubs.map(({ name }) => name));
  for (const [index, card] of cards().entries()) {
    const pub = pubs[index]!;
    const { getByText, getByRole } = within(card);
    for (const text of [
      String(index + 1),
      pub.rating!.toFixed(1),
      `Est. ${pub.established}`,
      pub.priceRange!,
      pub.description,
      pub.historicalNote,
    ])
      getByText(text);
    expect(card.textContent).toContain(`${pub.address}, ${pub.area}`);
    expect(card.textContent).toContain(`Specialties: ${pub.specialties.join(', ')}`);
    const features = within(getByRole('list', { name: 'Features' })).getAllByRole('listitem');
    expect(features.map((item) => item.textContent)).toEqual(pub.features.slice(0, 4));
    expect(getByText('View Details & Map').closest('a')!.getAttribute('href')).toBe(`/pub/${pub.id}`);
  }
});

test('PUBS-09 D-43 "Open daily" only when all seven days have hours; D-44 the opening state follows the city\'s clock', () => {
  visit(TopPubs);
  const notes = cards().map((card) =>
    /Open (daily|[A-Z][a-z]{2}[^0-9]*)/.exec(card.textContent!)?.[0].trim(),
  );
  expect(notes.filter((note) => note === 'Open daily')).toHaveLength(9);
  expect(notes[1]).toBe('Open Mon to Sat');
  within(cards()[0]!).getByText('Open now · until 23:00');
});

test('D-86 pubs follow the chosen time', () => {
  visit(TopPubs, { path: '/top-london-pubs?when=2026-12-25' });
  expect(screen.getAllByText('Closed 25 December')).toHaveLength(10);
  screen.getByRole('button', { name: 'When: 25 December' });
});

test('D-86 a pub that is closed on the chosen day comes last and keeps its number', () => {
  visit(TopPubs, { path: '/top-london-pubs?when=2026-11-22' });
  expect(cards().map((card) => card.textContent!.includes('Closed Sunday'))).toEqual([
    ...Array(9).fill(false),
    true,
  ]);
  expect(within(cards()[9]!).getByRole('heading').textContent).toBe('Ye Olde Cheshire Cheese');
});

test('PUBS-08 PUBS-11 EXT-03 phone number and website, which opens in a new tab, are links, if a pub has them', () => {
  const card = (pub: Pub) =>
    within(
      render(
        <Frame fetch={noService}>
          <PubCard pub={pub} number={1} />
        </Frame>,
      ).container,
    );
  const { phoneNumber, website, ...without } = george;
  const full = card(george);
  expect(full.getByRole('link', { name: phoneNumber }).getAttribute('href')).toBe('tel:02074072056');
  const link = full.getByRole('link', { name: 'Website of The George Inn, opens in a new tab' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([website, '_blank']);
  expect(card(without).queryByRole('link', { name: /website|^[\d ]+$/i })).toBeNull();
});

test('PUBS-13 EXT-04 the server renders all ten pubs without a request', async () => {
  const fetch = jest.fn(noService);
  const html = renderToString(
    <Frame fetch={fetch}>
      <TopPubs.Component params={{}} />
    </Frame>,
  );
  await TopPubs.load!(createScreenHarness({ fetch, path: '/top-london-pubs' }).context);
  expect(fetch).not.toHaveBeenCalled();
  for (const { address } of pubs) expect(textOf(html)).toContain(address);
  expect(html).not.toContain('style=');
});

test('PUBS-13 D-45 the response of /api/pubs updates the ten pubs and keeps their order', async () => {
  const fresh = pubs.map((pub) => ({ ...pub, description: `News of ${pub.name}.` })).reverse();
  visit(TopPubs, { fetch: serviceWith([...fresh, { ...george, id: 11, name: 'The Eleventh' }]) });
  await screen.findByText('News of The George Inn.');
  expect(cards()).toHaveLength(10);
  expect(nameOf(cards()[0]!)).toBe('The George Inn');
});

const contractError = expect.stringMatching('The answer of GET /api/pubs does not fit the contract');
test.each([
  ['a failure', noService, '503: gone'],
  ['{}', async () => new Response('{}'), contractError],
  ['[{"id":1}]', async () => new Response('[{"id":1}]'), contractError],
])('PUBS-13 D-45 the page ignores %s as a response', async (_response, fetch, logged) => {
  const { container } = visit(TopPubs, { fetch });
  const before = container.innerHTML;
  await waitFor(() => expect(console.error).toHaveBeenCalledWith(logged));
  expect(container.innerHTML).toBe(before);
});

test('D-50 the head: title, intro, first picture, and a list without ratings', () => {
  const head = TopPubs.head({ site: host(noService).site } as Parameters<typeof TopPubs.head>[0])!;
  expect(head.title).toBe('Top 10 Historic London Pubs | London Tourist Guide');
  expect(head.description).toBe(home.intros.topPubs);
  expect(head.image).toBe(george.imageUrl);
  const entries = pubs.map(({ id, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: `/pub/${id}`,
  }));
  expect(entries).toHaveLength(10);
  expect(head.jsonLd).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: 'Top 10 Historic London Pubs',
      itemListElement: entries,
    },
  ]);
  expect(JSON.stringify(head.jsonLd)).not.toMatch(/rating/i);
});

test('a walking limit without pubs shows the nearest distance and offers a larger limit', async () => {
  // Tower of London.
  const getCurrentPosition = (onPosition: (at: object) => void) =>
    onPosition({ coords: { latitude: 51.5081, longitude: -0.0759 } });
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  visit(TopPubs, { path: '/london-pubs?within=5' });
  expect(cards()).toHaveLength(10);
  const press = (role: string, name: string) =>
    act(async () => {
      fireEvent.click(screen.getByRole(role, { name }));
    });
  await press('checkbox', 'Near me');
  expect(cards()).toEqual([]);
  screen.getByText('0 of 10 pubs within 5 minutes, nearest first');
  screen.getByRole('heading', { name: 'Nothing within 5 minutes on foot' });
  screen.getByText('The nearest is about 17 minutes away.');
  await press('button', 'Show within 20 minutes');
  expect(cards().map(nameOf)).toEqual(['The George Inn']);
  await press('radio', '10');
  await press('button', 'Show at any distance');
  expect(cards()).toHaveLength(10);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Any' }).checked).toBe(true);
});

test('filtered pubs are shared as one link to the map; the whole list has its own address', async () => {
  const share = jest.fn(async (_data: { url: string }) => {});
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  visit(TopPubs, { path: '/top-london-pubs' });
  expect(screen.queryByRole('button', { name: 'Share these pubs' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: /^Open now/ }));
  const button = screen.getByRole('button', { name: 'Share these pubs' });
  await act(async () => fireEvent.click(button));
  expect(new URL(share.mock.calls[0]![0].url).hash).toMatch(/^#places=p\d+(,p\d+)*$/);
});

test('D-86 a starting point in the URL sorts the pubs from there, also on the server and without JavaScript', async () => {
  const euston = { id: 'euston', name: 'Euston', kind: 'station', lat: 51.5282, lng: -0.1337 };
  const fetch: Fetch = async (url) =>
    url.startsWith('/api/search/starts') ? Response.json([euston]) : noService(url);
  const { wrap, context } = createScreenHarness({
    fetch,
    path: '/top-london-pubs?from=euston&chips=openNow',
  });
  await TopPubs.load!(context);
  const html = renderToString(wrap(<TopPubs.Component params={{}} />));
  const page = document.createElement('div');
  page.innerHTML = html;
  expect(page.querySelector('ol > li')!.textContent).toContain('The Lamb');
  expect(page.textContent).toMatch(/pubs, nearest to Euston station first/);
  const form = page.querySelector<HTMLInputElement>('[popover] input[list]')!.form!;
  expect(form.getAttribute('action')).toBe('/top-testford-pubs');
  expect(Object.fromEntries(new FormData(form))).toEqual({ from: 'Euston station', chips: 'openNow' });
});
