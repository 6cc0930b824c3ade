import pack from '@guide/city/listings.json' with { type: 'json' };
import type { Screen } from '@guide/contracts/module';
import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { screens } from '../src';
import { visit } from './support/visit';

const attractions = pack.filter(({ category }) => category === 'attraction').length;
const pages: [name: string, screen: Screen, path: string, params: Record<string, string>, cards: number][] = [
  ['Home', screens.Home!, '/', {}, 7],
  // All of it: three parts of 24.
  ['the list', screens.Attractions!, '/london-attractions?page=3', {}, attractions],
  ['the top ten', screens.TopAttractions!, '/top-attractions', {}, 10],
  ['nearby places', screens.Attraction!, '/attraction/31', { id: '31' }, 3],
];

/** The cards of a screen once so many are there, each with the listing that it is about. */
async function cardsOf(page: Screen, path: string, params: Record<string, string>, count: number) {
  const { container } = visit(page, { path, params });
  const cards = () => [...container.querySelectorAll<HTMLElement>('article:has(h2, h3):not(:has(h1))')];
  await waitFor(() => expect(cards().length).toBeGreaterThanOrEqual(count));
  return cards().map((card) => {
    const name = card.querySelector('h2, h3')!.textContent;
    return { card, listing: pack.find((listing) => listing.name === name)! };
  });
}

test.each(pages)(
  'GEN-02 every card of %s shows a rating, the area, the price range and a description',
  async (_name, page, path, params, count) => {
    const cards = await cardsOf(page, path, params, count);
    for (const { card, listing } of cards) {
      const own = [...card.querySelectorAll('*')].map(({ textContent }) => textContent);
      expect(own).toContain(Number(listing.rating ?? 4).toFixed(1));
      expect(own).toContain(`${listing.area}, London`);
      expect(own).toContain(listing.priceRange);
      expect(own.some((text) => text === listing.shortDescription || text === listing.description)).toBe(
        true,
      );
    }
  },
);

test.each(pages)(
  'VAL-01 wherever a card of %s has stars, the full ones are the whole part of the rating',
  async (name, page, path, params, count) => {
    const cards = await cardsOf(page, path, params, count);
    const rows = cards.flatMap(({ card, listing }) => {
      const stars = [...card.querySelectorAll<SVGElement>('[data-star]')].map(({ dataset }) => dataset.star);
      return stars.length > 0 ? [{ stars, rating: Number(listing.rating ?? 4) }] : [];
    });
    if (name === 'nearby places') expect(rows.length).toBe(3);
    for (const { stars, rating } of rows) {
      const full = Math.floor(rating);
      expect(stars).toEqual([...Array(full).fill('full'), ...Array(5 - full).fill('empty')]);
    }
  },
);
