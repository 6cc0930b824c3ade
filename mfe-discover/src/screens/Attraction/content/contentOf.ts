import rich from '@guide/city/attractions.json' with { type: 'json' };
import type { Listing, PlaceTexts } from '@guide/contracts/api';
import type { Site } from '@guide/contracts/site';
import { genericContent } from './genericContent';
import type { PlaceContent } from './placeContent';
import { richContent } from './richContent';

/**
 * The content of a listing's page: written for it, or generic by subcategory and area (GATT-03 to GATT-06).
 * @param texts the listing's own, where those of its subcategory are not true of it
 */
export function contentOf(listing: Listing, texts: PlaceTexts, site: Site): PlaceContent {
  const written = Object.hasOwn(rich, listing.id) ? rich[String(listing.id) as keyof typeof rich] : undefined;
  return written ? richContent(written) : genericContent(listing, texts, site);
}
