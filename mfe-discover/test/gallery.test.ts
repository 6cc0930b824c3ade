import listings from '@guide/city/listings.json' with { type: 'json' };
import type { Listing } from '@guide/contracts/api';
import { expect, test } from '@jest/globals';
import { featuredPhoto, galleryOf } from '../src/screens/Attraction/gallery/galleryOf';

const all = listings as Listing[];

test('ATT-03 every listing has a gallery of three different pictures, its own among them', () => {
  for (const listing of all) {
    const urls = galleryOf(listing).map(({ url }) => url);
    expect([listing.name, urls.length, new Set(urls).size]).toEqual([listing.name, 3, 3]);
    expect(urls).toContain(listing.imageUrl);
  }
});

test('ATT-04 the featured block never shows the picture of the hero again', () => {
  for (const listing of all) {
    expect([listing.name, featuredPhoto(listing).url === listing.imageUrl]).toEqual([listing.name, false]);
  }
});

test('a listing that the pack has no more pictures of shows its own once', () => {
  const unknown = { ...all[0]!, id: 9999 };
  expect(galleryOf(unknown).map(({ url }) => url)).toEqual([unknown.imageUrl]);
  expect(featuredPhoto(unknown).url).toBe(unknown.imageUrl);
});
