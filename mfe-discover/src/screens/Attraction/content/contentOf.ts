import rich from '@guide/city/attractions.json' with { type: 'json' };
import type { Listing, PlaceTexts } from '@guide/contracts/api';
import type { AttractionContent } from '@guide/contracts/city';
import type { Site } from '@guide/contracts/site';
import { genericContent } from './genericContent';
import { BOOK_TICKETS, type PlaceContent } from './placeContent';

/**
 * Editorial content of a listing, or generic content by subcategory and area (GATT-03 to GATT-06).
 * @param texts override the texts of the subcategory
 */
export function contentOf(listing: Listing, texts: PlaceTexts, site: Site): PlaceContent {
  const editorial = Object.hasOwn(rich, listing.id)
    ? rich[String(listing.id) as keyof typeof rich]
    : undefined;
  return editorial ? richContent(editorial) : genericContent(listing, texts, site);
}

const richContent = ({
  visitInfo,
  capsuleSection,
  capsuleOptions,
  ...editorial
}: AttractionContent): PlaceContent => ({
  ...editorial,
  ...visitInfo,
  nearestStations: visitInfo.nearestTube,
  booking: { url: editorial.ticketUrl, label: editorial.bookingLabel ?? BOOK_TICKETS },
  ticketOptions: capsuleSection && capsuleOptions && { ...capsuleSection, options: capsuleOptions },
  nearbyIds: editorial.nearbyAttractions,
});
