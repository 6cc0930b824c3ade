import type { Listing, Photo } from '@guide/contracts/api';

const MAX_PICTURES = 3;

export interface GalleryPhoto {
  url: string;
  alt: string;
  caption?: string;
  credit?: Pick<Photo, 'attribution' | 'photographerName' | 'photographerUrl' | 'licence' | 'licenceUrl'>;
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

/** The picture at the top of the page; undefined for a place without pictures. */
export function heroPhoto({ imageUrl, name }: Pictured, photos: readonly Photo[]): GalleryPhoto | undefined {
  const photo = photos.find(({ url }) => url === imageUrl) ?? (imageUrl ? undefined : photos[0]);
  if (photo) return galleryPhoto(photo);
  return imageUrl ? { url: imageUrl, alt: name } : undefined;
}

/** Up to three pictures, the hero's picture last. */
export function galleryOf(listing: Pictured, photos: readonly Photo[]): GalleryPhoto[] {
  const hero = heroPhoto(listing, photos);
  const others = photos.filter(({ url }) => url !== hero?.url);
  return [...others.map(galleryPhoto), ...(hero ? [hero] : [])].slice(0, MAX_PICTURES);
}

/** Picture for a featured block without one: preferably not the hero's. */
export const featuredPhoto = (
  gallery: readonly GalleryPhoto[],
  { imageUrl }: Pictured,
): GalleryPhoto | undefined => gallery.filter(({ url }) => url !== imageUrl).at(-1) ?? gallery[0];
