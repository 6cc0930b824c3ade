import listings from '@guide/city/listings.json' with { type: 'json' };
import { expect, test } from '@jest/globals';
import { nearby, open } from './support/attractionPage';

test('API-04 ATT-28 all listings are asked for without parameters, and the page picks the attractions itself', async () => {
  const withPub = listings.map((listing) => (listing.id === 8 ? { ...listing, category: 'pub' } : listing));
  const { requests } = await open(1, { '/api/listings': { body: withPub } });
  expect(await nearby()).toEqual(['/attraction/5', '/attraction/3']);
  // What is around on foot is a section of its own.
  const asked = requests.filter((request) => !request.includes('/map/features'));
  expect(asked).toEqual([
    'GET /api/listings/1',
    'GET /api/listings/1/photos',
    'GET /api/listings/1/texts',
    'GET /api/listings',
  ]);
});
