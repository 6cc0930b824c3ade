import { expect, test } from '@jest/globals';
import type { Listing } from '../api';
import {
  cardListing,
  distanceText,
  familyText,
  forWhomText,
  hoursSummary,
  metresOnFoot,
  minutesOnFoot,
  minutesText,
  ratingValue,
  timeText,
} from '../place';

test.each([
  ['4.6', 4.6],
  [4.6, 4.6],
  [0, 0],
  [undefined, 4],
  [null, 4],
  ['', 4],
  ['unrated', 4],
  [Number.NaN, 4],
])('ENT-04 CONST-05 GATT-10 VAL-03 the rating %p is the number %f', (rating, value) => {
  expect(ratingValue(rating)).toBe(value);
});

test('D-13 CONST-05 a card carries what it shows and a number for a rating', () => {
  const listing: Listing = {
    id: 9,
    name: 'Tower Bridge',
    category: 'attraction',
    subcategory: 'Historical',
    area: 'Tower Hill',
    priceRange: '££',
    shortDescription: 'In short.',
    description: 'At length.',
    imageUrl: '/images/tower-bridge.svg',
    tags: ['bridge'],
    featured: true,
  };
  const { description, tags, featured, ...shown } = listing;
  expect(cardListing(listing)).toEqual({ ...shown, rating: 4, suits: [] });
  expect(cardListing({ ...listing, rating: '4.7', pubId: 3 })).toEqual({
    ...shown,
    rating: 4.7,
    pubId: 3,
    suits: [],
  });
  expect(cardListing({ ...listing, hoursSummary: 'Guided tours' }).hoursSummary).toBe('Guided tours');
});

test('TOP-04 TOP-05 WIDGET-07 D-47 fixed texts, unless the listing knows better', () => {
  expect([timeText({}), timeText({ timeNeeded: '1 hour' })]).toEqual(['2-3 hours', '1 hour']);
  expect([familyText({}), familyText({ familyFriendly: true })]).toEqual([
    'Family friendly',
    'Family friendly',
  ]);
  expect(familyText({ familyFriendly: false })).toBeNull();
});

test("D-47 a place's own page says what is known of it, never the fixed text", () => {
  expect(forWhomText({})).toBeNull();
  expect(forWhomText({ familyFriendly: false })).toBeNull();
  expect(forWhomText({ familyFriendly: true })).toBe('Family friendly');
  expect(forWhomText({ familyFriendly: true, forWhom: 'All ages.' })).toBe('All ages.');
});

const week = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: ['10:00-16:00'] };
test.each([
  [{ hours: week, hoursSummary: 'Selected dates' }, undefined],
  [{ hoursSummary: 'Selected dates', additionalInfo: { openingHours: 'On some days.' } }, 'Selected dates'],
  [{ additionalInfo: { openingHours: 'Daily; each room keeps its own hours.' } }, 'Hours vary'],
  [{ additionalInfo: {} }, undefined],
  [{}, undefined],
])('D-44 hours of %j are summed up as %p', (listing, summary) => {
  expect(hoursSummary(listing)).toBe(summary);
});

test('D-30 a walk is the straight line × 1.3: 0.01° of latitude are 1.45 km', () => {
  expect(metresOnFoot({ lat: 51.5, lng: 0 }, { lat: 51.51, lng: 0 })).toBeCloseTo(1111.95 * 1.3, 0);
});

test.each([
  [20, '50 m', 1, '1 min'],
  [640, '650 m', 8, '8 min'],
  [990, '1.0 km', 12, '12 min'],
  [7600, '7.6 km', 95, '1 h 35 min'],
  [9600, '9.6 km', 120, '2 h'],
])('D-30 %d m read "%s" and take %d minutes at 4.8 km/h', (metres, distance, minutes, text) => {
  expect(distanceText(metres)).toBe(distance);
  expect(minutesOnFoot(metres)).toBe(minutes);
  expect(minutesText(minutes)).toBe(text);
});
