import photos from '@guide/city/photos.json' with { type: 'json' };
import type { Listing } from '@guide/contracts/api';
import type { Photo } from '@guide/contracts/city';

/** ATT-03. */
const COUNT = 3;

/** A picture of the gallery and its credit (D-56). */
export interface GalleryPhoto {
  url: string;
  alt: string;
  caption?: string;
  credit?: Pick<Photo, 'attribution' | 'photographerName' | 'photographerUrl'>;
  subject?: Photo['subject'];
}

const photosOf = (id: number): Photo[] =>
  (photos as Photo[]).filter(({ attractionId }) => attractionId === id);

/** The pack's record of the listing's own picture, if it has one. */
export const photoOf = (listing: Pick<Listing, 'id' | 'imageUrl'>): Photo | undefined =>
  photosOf(listing.id).find(({ url }) => url === listing.imageUrl);

const galleryPhoto = (photo: Photo): GalleryPhoto => ({
  url: photo.url,
  alt: photo.altText,
  caption: photo.caption,
  credit: photo,
  subject: photo.subject,
});

/**
 * The three pictures of a listing, all different: its other views, then the one that the hero shows. A listing that the
 * pack has fewer pictures of shows those; one picture is never shown twice.
 */
export function galleryOf(listing: Listing): GalleryPhoto[] {
  const others = photosOf(listing.id).filter(({ url }) => url !== listing.imageUrl);
  const own = photoOf(listing);
  const shownAtTop = own ? galleryPhoto(own) : { url: listing.imageUrl, alt: listing.name };
  return [...others.map(galleryPhoto), shownAtTop].slice(0, COUNT);
}

const area = ([left = 0, top = 0, right = 100, bottom = 100]: readonly number[]): number =>
  (right - left) * (bottom - top);

/**
 * What the featured block shows when the pack names no picture for it: of the views that the hero does not show, the
 * one with the smallest subject, which a crop keeps most easily.
 */
export function featuredPhoto(listing: Listing): GalleryPhoto {
  const views = galleryOf(listing);
  const others = views.filter(({ url }) => url !== listing.imageUrl);
  const [smallest] = others.sort((one, other) => area(one.subject ?? []) - area(other.subject ?? []));
  return smallest ?? views[0]!;
}
