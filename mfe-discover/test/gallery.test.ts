import listings from '@guide/city/listings.json' with { type: 'json' };
import records from '@guide/city/photos.json' with { type: 'json' };
import type { Listing, Photo } from '@guide/contracts/api';
import { expect, test } from '@jest/globals';
import { featuredPhoto, galleryOf, heroPhoto } from '../src/screens/Attraction/gallery/galleryOf';

const all = listings as Listing[];
const photosOf = ({ id }: Listing) => (records as Photo[]).filter(({ attractionId }) => attractionId === id);

test('ATT-03 every listing has a gallery of three different pictures, its own among them', () => {
  for (const listing of all) {
    const urls = galleryOf(listing, photosOf(listing)).map(({ url }) => url);
    expect([listing.name, urls.length, new Set(urls).size]).toEqual([listing.name, 3, 3]);
    expect(urls).toContain(listing.imageUrl);
  }
});

test('ATT-04 the featured block shows neither the picture of the hero nor the large one of the gallery again', () => {
  for (const listing of all) {
    const photos = photosOf(listing);
    const gallery = galleryOf(listing, photos);
    const large = [heroPhoto(listing, photos).url, gallery[0]!.url];
    expect([listing.name, large.includes(featuredPhoto(gallery, listing).url)]).toEqual([
      listing.name,
      false,
    ]);
  }
});

test('a listing without records of pictures shows its own once, named after it', () => {
  const [listing] = all as [Listing];
  const gallery = galleryOf(listing, []);
  expect(gallery).toEqual([{ url: listing.imageUrl, alt: listing.name }]);
  expect(featuredPhoto(gallery, listing).url).toBe(listing.imageUrl);
});
