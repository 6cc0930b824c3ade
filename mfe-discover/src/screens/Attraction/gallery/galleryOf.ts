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
  /** A closer look at one side of the picture. */
  closeUp?: 'left' | 'right';
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
 * The three pictures of a listing: other views before the one that the hero shows. Where the pack has a single
 * picture, it and two closer looks at it.
 */
export function galleryOf(listing: Listing): GalleryPhoto[] {
  const own = photosOf(listing.id);
  const others = own.filter(({ url }) => url !== listing.imageUrl);
  const main = own.find(({ url }) => url === listing.imageUrl);
  const whole = main ? galleryPhoto(main) : { url: listing.imageUrl, alt: listing.name };
  const views = [...others.map(galleryPhoto), whole].slice(0, COUNT);
  if (views.length === COUNT) return views;
  const closer = (closeUp: 'left' | 'right'): GalleryPhoto => ({
    ...whole,
    alt: `${whole.alt}: a closer look`,
    caption: 'A closer look',
    closeUp,
  });
  return [...views, closer('left'), closer('right')].slice(0, COUNT);
}
