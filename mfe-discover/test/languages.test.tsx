import written from '@guide/city/attractions.json' with { type: 'json' };
import pack from '@guide/city/listings.json' with { type: 'json' };
import site from '@guide/city/site.json' with { type: 'json' };
import type { Listing } from '@guide/contracts/api';
import type { AttractionContent } from '@guide/contracts/city';
import { programTexts, withTexts } from '@guide/contracts/texts/program';
import { createScreenHarness, servedSite } from '@guide/module/testing';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { contentOf } from '../src/screens/Attraction/content/contentOf';
import { TicketOptions } from '../src/screens/Attraction/TicketOptions';
import Attractions from '../src/screens/Attractions';
import Home from '../src/screens/Home';
import Restaurants from '../src/screens/Restaurants';
import { cityServer } from './support/cityServer';
import { clockAt, listing, visit } from './support/visit';

/** Texts of a place as the service translates them. */
function contentWith(ticketFrom: string, price: string, unit?: string) {
  const page = (written as unknown as Record<string, AttractionContent>)['2']!;
  const texts = {
    ...page,
    visitInfo: { ...page.visitInfo, ticketFrom },
    capsuleOptions: page.capsuleOptions!.map((option) => ({ ...option, price, unit })),
  };
  return contentOf(pack[1] as Listing, { own: {}, written: texts }, servedSite(site));
}

test.each([
  ['from £32', true],
  ['ab 32 £', true],
  ['من ٣٢ £', true],
  ['£32から', true],
  ['Turm frei, Museum mit Eintrittskarte', false],
])('the price "%s" is a lowest price: %p', (ticketFrom, isLowestPrice) => {
  expect(contentWith(ticketFrom, '').isLowestPrice).toBe(isLowestPrice);
});

test.each([
  ['en', 'from £450 per capsule', undefined, ['from £450', 'per capsule']],
  ['en', 'from £42', undefined, ['from £42', 'per person']],
  ['en', 'from £42', 'per adult', ['from £42', 'per adult']],
  ['de', 'ab 450 £ pro Kapsel', undefined, ['ab 450 £ pro Kapsel']],
  ['de', 'ab 450 £ pro Kapsel', 'pro Kapsel', ['ab 450 £', 'pro Kapsel']],
  ['ja', '1カプセル£450から', '1カプセル', ['£450から', '1カプセル']],
])(
  'in the language %s, the price "%s" of a ticket with the unit %s is %j',
  (language, price, unit, shown) => {
    const { wrap } = createScreenHarness({ fetch: cityServer().fetch });
    const options = <TicketOptions listing={pack[1] as Listing} content={contentWith('', price, unit)} />;
    const { container } = withTexts(programTexts(language, {}), () => render(wrap(options)));
    const parts = container.querySelector('article p:has(span)')!.children;
    expect([...parts].map(({ textContent }) => textContent)).toEqual(shown);
  },
);

test('filters by area know the English names that listings have, and show translated ones', async () => {
  const area = { id: 1, description: 'Alt.', imageUrl: '/images/area.svg', center: [0, 51] };
  const responses = {
    '/api/areas': { body: [{ ...area, name: 'Old Town' }] },
    '/api/listings': { body: [listing(1, { area: 'Old Town' }), listing(2, { area: 'Soho' })] },
  };
  visit(Attractions, {
    path: '/london-attractions?area=Old+Town',
    responses,
    city: { words: { 'Old Town': 'Altstadt', Museum: 'Museen' } },
  });
  await screen.findByText('1 attraction');
  const select = screen.getByLabelText<HTMLSelectElement>('Area');
  expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
    ['all', 'All Areas'],
    ['Old Town', 'Altstadt'],
  ]);
  expect(screen.getByRole('article').textContent).toMatch(/Museen.*Altstadt, London/);
});

test('translated cuisines are sorted', async () => {
  const cuisine = ['British', 'French'];
  visit(Restaurants, {
    path: '/restaurants',
    responses: { '/api/listings': { body: [listing(1, { category: 'restaurant', facts: { cuisine } })] } },
    city: { words: { British: 'Englisch', French: 'Elsässisch' } },
  });
  await screen.findByText('1 restaurant');
  const select = screen.getByLabelText<HTMLSelectElement>('Cuisine');
  expect([...select.options].map(({ text }) => text)).toEqual([
    'All Cuisines',
    'Elsässisch (1)',
    'Englisch (1)',
  ]);
});

test('a city with its own word for pubs uses it on the home page', async () => {
  clockAt(Date.UTC(2026, 10, 20, 19));
  const day = ['08:00-23:00'];
  const hours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
  const houses = [1, 2, 3, 4].map((id) => listing(id, { category: 'pub', hours }));
  const pub = { one: 'coffee house', many: 'coffee houses', title: 'Coffee Houses' };
  visit(Home, {
    path: '/',
    responses: { '/api/listings': { body: houses } },
    city: { kinds: { pub } },
  });
  await screen.findByRole('heading', { name: 'Coffee houses open now' });
  screen.getByRole('link', { name: 'All 4 coffee houses open now' });
  screen.getByText('See all coffee houses');
});
