/** @jest-environment node */
import listings from '@guide/city/listings.json' with { type: 'json' };
import records from '@guide/city/photos.json' with { type: 'json' };
import site from '@guide/city/site.json' with { type: 'json' };
import type { Api, Listing, Photo } from '@guide/contracts/api';
import { cardListing, pageTextsOf } from '@guide/contracts/place';
import { servedSite } from '@guide/module/testing';
import { expect, test } from '@jest/globals';
import { readCards } from '../src/api/readCards';
import { contentOf } from '../src/screens/Attraction/content/contentOf';
import { featuredPhoto, galleryOf, heroPhoto } from '../src/screens/Attraction/gallery/galleryOf';
import { listingLd } from '../src/screens/Attraction/listingLd';
import { pageTexts } from './support/cityServer';

const all = listings as Listing[];
const photosOf = ({ id }: Listing) => (records as Photo[]).filter(({ attractionId }) => attractionId === id);

test('a place without pictures has no gallery; one with photos only begins with the first', () => {
  const place = { name: '清水寺' };
  expect([galleryOf(place, []), heroPhoto(place, []), featuredPhoto([], place)]).toEqual([
    [],
    undefined,
    undefined,
  ]);
  const photos = photosOf(all[0]!);
  expect(heroPhoto(place, photos)!.url).toBe(photos[0]!.url);
  expect(galleryOf(place, photos).at(-1)!.url).toBe(photos[0]!.url);
});

test("ATT-03 ATT-04 galleries have three different pictures; the featured block repeats neither the hero's nor the first", () => {
  for (const listing of all) {
    const photos = photosOf(listing);
    const gallery = galleryOf(listing, photos);
    const urls = gallery.map(({ url }) => url);
    expect([listing.name, urls.length, new Set(urls).size]).toEqual([listing.name, 3, 3]);
    expect(urls).toContain(listing.imageUrl);
    const large = [heroPhoto(listing, photos)!.url, urls[0]];
    expect([listing.name, large.includes(featuredPhoto(gallery, listing)!.url)]).toEqual([
      listing.name,
      false,
    ]);
  }
});

test('D-26 D-75 JSON-LD has name, street and position of every place, but no rating or review', () => {
  const served = servedSite(site);
  for (const listing of all) {
    const { name, address, postcode, lat, lng } = listing;
    const data = JSON.stringify(
      listingLd(listing, contentOf(listing, pageTextsOf(listing, pageTexts, { texts: {} }), served), served),
    );
    expect([name, data]).toEqual([name, expect.not.stringMatching(/rating|review/i)]);
    expect(JSON.parse(data)).toMatchObject({
      name,
      address: { streetAddress: address, ...(postcode && { postalCode: postcode }) },
      geo: { latitude: lat, longitude: lng },
    });
  }
});

test("D-13 names are sorted in the city's locale", async () => {
  const names = ['Öja', 'Zinkgruvan', 'Abisko'];
  const api = { listings: async () => names.map((name, index) => ({ ...all[0], id: index + 1, name })) };
  const orderIn = async (locale: string) =>
    (await readCards(api as unknown as Api, 'attraction', cardListing, locale)).map(({ name }) => name);
  expect(await orderIn('sv-SE')).toEqual(['Abisko', 'Zinkgruvan', 'Öja']);
  expect(await orderIn('en-GB')).toEqual(['Abisko', 'Öja', 'Zinkgruvan']);
});
