import type { Listing, Photo } from '@guide/contracts/api';

/** ATT-03. */
const MAX_PICTURES = 3;

/** A picture of the gallery and its credit (D-56). */
export interface GalleryPhoto {
  url: string;
  alt: string;
  caption?: string;
  credit?: Pick<Photo, 'attribution' | 'photographerName' | 'photographerUrl'>;
  subject?: Photo['subject'];
}

type Pictured = Pick<Listing, 'name' | 'imageUrl'>;

const galleryPhoto = (photo: Photo): GalleryPhoto => ({
  url: photo.url,
  alt: photo.altText,
  caption: photo.caption,
  credit: photo,
  subject: photo.subject,
});

/** The picture that the hero shows: the listing's own. */
export function heroPhoto(listing: Pictured, photos: readonly Photo[]): GalleryPhoto {
  const own = photos.find(({ url }) => url === listing.imageUrl);
  return own ? galleryPhoto(own) : { url: listing.imageUrl, alt: listing.name };
}

/**
 * The three pictures of a listing, all different: its other views, then the one that the hero shows. A listing with
 * fewer pictures shows those; one picture is never shown twice.
 */
export function galleryOf(listing: Pictured, photos: readonly Photo[]): GalleryPhoto[] {
  const others = photos.filter(({ url }) => url !== listing.imageUrl);
  return [...others.map(galleryPhoto), heroPhoto(listing, photos)].slice(0, MAX_PICTURES);
}

/**
 * What the featured block shows when the pack names no picture for it: of the views that the hero does not show, the
 * last, which the gallery shows small.
 */
export const featuredPhoto = (gallery: readonly GalleryPhoto[], { imageUrl }: Pictured): GalleryPhoto =>
  gallery.filter(({ url }) => url !== imageUrl).at(-1) ?? gallery[0]!;
