import pack from '@guide/city/listings.json' with { type: 'json' };
import type { Screen } from '@guide/contracts/module';
import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { screens } from '../src';
import { visit } from './support/visit';

const attractions = pack.filter(({ category }) => category === 'attraction').length;
const pages: [name: string, screen: Screen, path: string, params: Record<string, string>, cards: number][] = [
  ['Home', screens.Home!, '/', {}, 7],
  // The list shows at most four pages of 24 cards.
  ['the list', screens.Attractions!, '/london-attractions?page=4', {}, attractions],
  ['the top ten', screens.TopAttractions!, '/top-attractions', {}, 10],
  ['nearby places', screens.Attraction!, '/attraction/31', { id: '31' }, 3],
];

/** Cards of a screen with their listings, once `count` cards are shown. */
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
  'GEN-02 VAL-01 every card of %s shows rating, area, price range and description; stars are rounded down',
  async (name, page, path, params, count) => {
    const cards = await cardsOf(page, path, params, count);
    for (const { card, listing } of cards) {
      const rating = Number(listing.rating ?? 4);
      const texts = [...card.querySelectorAll('*')].map(({ textContent }) => textContent);
      for (const text of [rating.toFixed(1), `${listing.area}, London`, listing.priceRange])
        expect(texts).toContain(text);
      expect(texts.some((text) => text === listing.shortDescription || text === listing.description)).toBe(
        true,
      );
      const stars = card.querySelector<SVGElement>('[data-stars]');
      if (name === 'nearby places') expect(stars).not.toBeNull();
      if (stars) expect(stars.dataset.stars).toBe(String(Math.floor(rating)));
    }
    if (name === 'nearby places') expect(cards).toHaveLength(3);
  },
);
