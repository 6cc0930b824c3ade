import type { Listing, Photo } from '@guide/contracts/api';

const MAX_PICTURES = 3;

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

export function heroPhoto(listing: Pictured, photos: readonly Photo[]): GalleryPhoto {
  const photo = photos.find(({ url }) => url === listing.imageUrl);
  return photo ? galleryPhoto(photo) : { url: listing.imageUrl, alt: listing.name };
}

/** Up to three pictures, the hero's picture last. */
export function galleryOf(listing: Pictured, photos: readonly Photo[]): GalleryPhoto[] {
  const others = photos.filter(({ url }) => url !== listing.imageUrl);
  return [...others.map(galleryPhoto), heroPhoto(listing, photos)].slice(0, MAX_PICTURES);
}

/** Picture for a featured block without one: preferably not the hero's. */
export const featuredPhoto = (gallery: readonly GalleryPhoto[], { imageUrl }: Pictured): GalleryPhoto =>
  gallery.filter(({ url }) => url !== imageUrl).at(-1) ?? gallery[0]!;
