import type { Listing, Photo } from '@guide/contracts/api';

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
  return [...others.map(galleryPhoto), heroPhoto(listing, photos)].slice(0, COUNT);
}

const area = ([left = 0, top = 0, right = 100, bottom = 100]: readonly number[]): number =>
  (right - left) * (bottom - top);

/**
 * What the featured block shows when the pack names no picture for it: of the views that the hero does not show, the
 * one with the smallest subject, which a crop keeps most easily.
 */
export function featuredPhoto(gallery: readonly GalleryPhoto[], { imageUrl }: Pictured): GalleryPhoto {
  const others = gallery.filter(({ url }) => url !== imageUrl);
  const [smallest] = others.sort((one, other) => area(one.subject ?? []) - area(other.subject ?? []));
  return smallest ?? gallery[0]!;
}
