import listings from '@guide/city/listings.json' with { type: 'json' };
import site from '@guide/city/site.json' with { type: 'json' };
import type { Listing } from '@guide/contracts/api';
import type { Site } from '@guide/contracts/site';
import { expect, test } from '@jest/globals';
import { contentOf } from '../src/screens/Attraction/content/contentOf';
import { listingLd } from '../src/screens/Attraction/listingLd';

const all = listings as Listing[];
const ld = (listing: Listing) => {
  const content = contentOf(listing, {}, site as unknown as Site);
  return JSON.stringify(listingLd(listing, content, site as unknown as Site));
};

test('D-26 D-75 no place tells search engines a rating or a count of reviews', () => {
  for (const listing of all)
    expect([listing.name, ld(listing)]).toEqual([listing.name, expect.not.stringMatching(/rating|review/i)]);
});

test('every place tells search engines its name, its street and where it is', () => {
  for (const listing of all) {
    const { name, address, postcode, lat, lng } = listing;
    expect(JSON.parse(ld(listing))).toMatchObject({
      name,
      address: { streetAddress: address, ...(postcode && { postalCode: postcode }) },
      geo: { latitude: lat, longitude: lng },
    });
  }
});
