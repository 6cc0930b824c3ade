import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import { Area, Listing, PopularListing, Subscription, TopPage } from '../api/schemas';
import { AttractionContent } from '../city';

const listing = {
  id: 9,
  name: 'Tower Bridge',
  category: 'attraction',
  subcategory: 'Historical',
  area: 'Tower Hill',
  rating: '4.6',
  reviewCount: 12,
  priceRange: '££',
  shortDescription: 'In short.',
  description: 'At length.',
  imageUrl: '/images/tower-bridge.svg',
  lat: 51.5055,
  lng: -0.0754,
  tags: ['bridge', 'view'],
  featured: false,
  additionalInfo: { website: 'https://example.org', highlights: ['The walkway'], openingHours: 'Daily' },
};
const area = { id: 1, name: 'Soho', description: 'Neon.', imageUrl: '/images/soho.svg' };
const attractions = JSON.parse(
  readFileSync(new URL('../../cities/london/attractions.json', import.meta.url), 'utf8'),
);
const tower = attractions['1'];

/** What a schema says of a record with one field changed; undefined takes the field away. */
const accepts = (schema: TSchema, record: object, field: string, value: unknown) =>
  Value.Check(schema, JSON.parse(JSON.stringify({ ...record, [field]: value })));

describe('a listing', () => {
  test('ENT-01 ENT-07 is as specified; additionalInfo and everything in it may be left out', () => {
    expect(Value.Check(Listing, listing)).toBe(true);
    for (const field of ['additionalInfo', 'rating', 'reviewCount', 'lat', 'lng'])
      expect([field, accepts(Listing, listing, field, undefined)]).toEqual([field, true]);
    expect(accepts(Listing, listing, 'additionalInfo', {})).toBe(true);
    expect(accepts(Listing, listing, 'owner', 'nobody')).toBe(false);
    for (const field of ['id', 'name', 'category', 'subcategory', 'area', 'priceRange', 'imageUrl', 'tags'])
      expect([field, accepts(Listing, listing, field, undefined)]).toEqual([field, false]);
  });

  test.each([
    ['ENT-02', 'category', ['attraction', 'restaurant', 'pub'], ['museum', '', null]],
    ['ENT-03', 'subcategory', ['Museum', 'Royal', 'Historical', 'Park'], ['', 3]],
    ['ENT-04', 'rating', ['4.6', '5', 4.6, 0], ['good', '6', -1, null]],
    ['ENT-05', 'priceRange', ['Free', '£', '££', '£££'], ['££££', '$', 'free']],
    ['ENT-06', 'tags', [[], ['bridge']], ['bridge', [1]]],
    ['ENT-06', 'featured', [true, false], ['true', 1]],
  ] as const)('%s %s is one of %j and none of %j', (_id, field, good, bad) => {
    for (const value of good) expect([value, accepts(Listing, listing, field, value)]).toEqual([value, true]);
    for (const value of bad) expect([value, accepts(Listing, listing, field, value)]).toEqual([value, false]);
  });
});

test('ENT-08 an area has id, name, description and picture', () => {
  expect(Value.Check(Area, area)).toBe(true);
  for (const field of Object.keys(area))
    expect([field, accepts(Area, area, field, undefined)]).toEqual([field, false]);
});

describe('the content of an attraction page', () => {
  test.each([
    'title',
    'description',
    'history',
    'featured',
    'highlights',
    'visitInfo',
    'funFacts',
    'officialWebsite',
    'ticketUrl',
    'address',
    'photoSpots',
    'nearbyAttractions',
  ])('ENT-11 has %s', (field) => {
    expect(Value.Check(AttractionContent, tower)).toBe(true);
    expect(accepts(AttractionContent, tower, field, undefined)).toBe(false);
  });

  test.each(['openingHours', 'bestTime', 'timeNeeded', 'ticketInfo', 'accessibility', 'nearestTube'])(
    'ENT-12 its visitInfo has %s',
    (field) => {
      const { [field]: _left, ...rest } = tower.visitInfo;
      expect(accepts(AttractionContent, tower, 'visitInfo', rest)).toBe(false);
    },
  );

  test('ENT-13 capsule options have name, description, price, duration and a picture, and only the Eye has any', () => {
    const withOptions = Object.keys(attractions).filter((id) => attractions[id].capsuleOptions);
    expect(withOptions).toEqual(['2']);
    const [option] = attractions['2'].capsuleOptions;
    expect(Object.keys(option).sort()).toEqual(['description', 'duration', 'imageUrl', 'name', 'price']);
    const { price, ...unpriced } = option;
    expect(accepts(AttractionContent, tower, 'capsuleOptions', [unpriced])).toBe(false);
  });
});

test('ENT-22 a subscription is an email address and nothing else', () => {
  expect(Value.Check(Subscription, { email: 'ada@example.com' })).toBe(true);
  expect(accepts(Subscription, { email: 'ada@example.com' }, 'name', 'Ada')).toBe(false);
  expect(Value.Check(Subscription, {})).toBe(false);
});

test('ENT-23 the records of the analytics are {path, count} and {listingId, count}', () => {
  expect(Value.Check(TopPage, { path: '/', count: 3 })).toBe(true);
  expect(Value.Check(TopPage, { path: '/', count: '3' })).toBe(false);
  expect(Value.Check(PopularListing, { listingId: 1, count: 3 })).toBe(true);
  expect(Value.Check(PopularListing, { listingId: '1', count: 3 })).toBe(false);
});
