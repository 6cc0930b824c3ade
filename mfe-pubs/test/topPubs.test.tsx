import home from '@guide/city/home.json' with { type: 'json' };
import type { Pub } from '@guide/contracts/api';
import { NOON } from '@guide/module/testing';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { pubs } from '../src/content/pubs';
import TopPubs from '../src/screens/TopPubs';
import { PubCard } from '../src/screens/TopPubs/PubCard';
import { clockAt, setUpNoon } from './support/time';
import { Frame, host, noService, serviceWith, visit } from './support/visit';

const cards = () => screen.getAllByRole('article');
const card = (pub: Pub) =>
  within(
    render(
      <Frame fetch={noService}>
        <PubCard pub={pub} number={1} />
      </Frame>,
    ).container,
  );
const textOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent;
const george = pubs[0]!;

setUpNoon();

test('PUBS-01 heading "Top 10 Historic London Pubs" with an intro', () => {
  visit(TopPubs);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Top 10 Historic London Pubs');
  expect(screen.getByText(home.intros.topPubs)).toBeTruthy();
});

test('PUBS-02 CONST-03 ENT-15 ENT-17 ten numbered cards in the fixed order', () => {
  visit(TopPubs);
  expect(cards().map((one) => within(one).getByRole('heading').textContent)).toEqual([
    'The George Inn',
    'Ye Olde Cheshire Cheese',
    'The Churchill Arms',
    'The Blackfriar',
    'The French House',
    'The Mayflower',
    'The Lamb',
    'The Spaniards Inn',
    "Gordon's Wine Bar",
    'The Holly Bush',
  ]);
  for (const [index, one] of cards().entries()) expect(within(one).getByText(String(index + 1))).toBeTruthy();
});

test('PUBS-03 each card shows name, address and area, and rating', () => {
  visit(TopPubs);
  cards().forEach((one, index) => {
    const pub = pubs[index]!;
    expect(one.textContent).toContain(`${pub.address}, ${pub.area}`);
    expect(within(one).getByText(pub.rating.toFixed(1))).toBeTruthy();
  });
});

test('PUBS-04 each card shows the badge "Est. {year}"', () => {
  visit(TopPubs);
  cards().forEach((one, index) => {
    expect(within(one).getByText(`Est. ${pubs[index]!.established}`)).toBeTruthy();
  });
});

test('PUBS-05 PUBS-06 each card shows price range, description, historic note and specialties', () => {
  visit(TopPubs);
  cards().forEach((one, index) => {
    const pub = pubs[index]!;
    expect(within(one).getByText(pub.priceRange)).toBeTruthy();
    expect(within(one).getByText(pub.description)).toBeTruthy();
    expect(within(one).getByText(pub.historicalNote)).toBeTruthy();
    expect(one.textContent).toContain(`Specialties: ${pub.specialties.join(', ')}`);
  });
});

test('PUBS-07 CONST-03 each card shows the first four features and never more', () => {
  visit(TopPubs);
  cards().forEach((one, index) => {
    const shown = within(within(one).getByRole('list', { name: 'Features' })).getAllByRole('listitem');
    expect(shown.map((item) => item.textContent)).toEqual(pubs[index]!.features.slice(0, 4));
  });
});

test('PUBS-08 the phone number is shown if present, absent otherwise', () => {
  const { phoneNumber, ...withoutPhone } = george;
  expect(card(george).getByRole('link', { name: phoneNumber }).getAttribute('href')).toBe('tel:02074072056');
  expect(card(withoutPhone).queryByRole('link', { name: /^[\d ]+$/ })).toBeNull();
});

test('PUBS-09 D-43 "Open daily" only when all seven days have hours', () => {
  visit(TopPubs);
  const notes = cards().map((one) => /Open (daily|[A-Z][a-z]{2}[^0-9]*)/.exec(one.textContent!)?.[0].trim());
  expect(notes.filter((note) => note === 'Open daily')).toHaveLength(9);
  expect(notes[1]).toBe('Open Mon to Sat');
});

test('PUBS-10 each card has a "View Details & Map" link to /pub/{id}', () => {
  visit(TopPubs);
  const links = screen.getAllByRole('link', { name: 'View Details & Map' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(pubs.map(({ id }) => `/pub/${id}`));
});

test('PUBS-11 EXT-03 a website opens in a new tab by an icon; a pub without one has no icon', () => {
  const link = card(george).getByRole('link', { name: 'Website of The George Inn, opens in a new tab' });
  expect(link.getAttribute('href')).toBe(george.website);
  expect(link.getAttribute('target')).toBe('_blank');
  const { website, ...without } = george;
  expect(card(without).queryByRole('link', { name: /website/i })).toBeNull();
});

test('PUBS-12 "Planning Your London Pub Crawl" has three tips', () => {
  visit(TopPubs);
  const block = within(screen.getByRole('region', { name: 'Planning Your London Pub Crawl' }));
  for (const [title, text] of [
    ['Best Routes', home.pubCrawl.routes],
    ['Best Times', home.pubCrawl.times],
    ['What to Try', home.pubCrawl.toTry],
  ] as const) {
    expect(block.getByRole('heading', { name: title })).toBeTruthy();
    expect(block.getByText(text)).toBeTruthy();
  }
});

test('PUBS-13 EXT-04 the server renders all ten without any call', () => {
  const fetch = jest.fn(noService);
  const html = renderToString(
    <Frame fetch={fetch}>
      <TopPubs.Component params={{}} />
    </Frame>,
  );
  expect(TopPubs.load).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
  for (const { address } of pubs) expect(textOf(html)).toContain(address);
  expect(html).not.toContain('style=');
});

test('PUBS-13 D-45 the answer of /api/pubs refreshes the ten, in their own order', async () => {
  const fresh = pubs.map((pub) => ({ ...pub, description: `News of ${pub.name}.` })).reverse();
  visit(TopPubs, { fetch: serviceWith([...fresh, { ...george, id: 11, name: 'The Eleventh' }]) });
  expect(await screen.findByText('News of The George Inn.')).toBeTruthy();
  expect(cards()).toHaveLength(10);
  expect(within(cards()[0]!).getByRole('heading').textContent).toBe('The George Inn');
});

test('PUBS-13 D-45 a failing call changes nothing', async () => {
  const { container } = visit(TopPubs);
  const before = container.innerHTML;
  await waitFor(() => expect(console.error).toHaveBeenCalledWith('503: gone'));
  expect(container.innerHTML).toBe(before);
});

test.each(['{}', '[{"id":1}]'])('PUBS-13 D-45 an OK answer of %s changes nothing', async (answer) => {
  const { container } = visit(TopPubs, { fetch: async () => new Response(answer) });
  const before = container.innerHTML;
  await waitFor(() =>
    expect(console.error).toHaveBeenCalledWith(
      expect.stringMatching('The answer of GET /api/pubs does not fit the contract'),
    ),
  );
  expect(container.innerHTML).toBe(before);
});

test('D-50 the head: title, intro, first picture, and a list without ratings', () => {
  const head = TopPubs.head({ site: host(noService).site } as Parameters<typeof TopPubs.head>[0])!;
  expect(head.title).toBe('Top 10 Historic London Pubs | London Tourist Guide');
  expect(head.image).toBe(george.imageUrl);
  expect(JSON.stringify(head.jsonLd)).not.toMatch(/rating/i);
});

test('D-44 the opening state follows the clock of the city', () => {
  clockAt(NOON);
  visit(TopPubs);
  expect(within(cards()[0]!).getByText('Open now · until 23:00')).toBeTruthy();
});

test('a limit on foot without a pub says how far the nearest is, and offers the limit that reaches it', async () => {
  // Tower of London.
  const getCurrentPosition = (found: (at: object) => void) =>
    found({ coords: { latitude: 51.5081, longitude: -0.0759 } });
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  visit(TopPubs, { path: '/london-pubs?within=5' });
  expect(cards()).toHaveLength(10);
  const press = (role: string, name: string) =>
    act(async () => {
      fireEvent.click(screen.getByRole(role, { name }));
    });
  await press('checkbox', 'Near me');
  expect(screen.queryAllByRole('article')).toEqual([]);
  screen.getByText('0 of 10 pubs within 5 minutes, nearest first');
  screen.getByRole('heading', { name: 'Nothing within 5 minutes on foot' });
  screen.getByText('The nearest is about 17 minutes away.');
  await press('button', 'Show within 20 minutes');
  expect(cards().map((one) => within(one).getByRole('heading').textContent)).toEqual(['The George Inn']);
  await press('radio', '10');
  await press('button', 'Show at any distance');
  expect(cards()).toHaveLength(10);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Any' }).checked).toBe(true);
});
