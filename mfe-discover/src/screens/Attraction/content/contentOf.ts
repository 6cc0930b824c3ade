import rich from '@guide/city/attractions.json' with { type: 'json' };
import type { Listing, PlaceTexts } from '@guide/contracts/api';
import type { AttractionContent } from '@guide/contracts/city';
import type { Site } from '@guide/contracts/site';
import { genericContent } from './genericContent';
import { BOOK_TICKETS, type PlaceContent } from './placeContent';

/**
 * The written content of a listing, otherwise generic content by subcategory and area (GATT-03 to GATT-06).
 * @param texts texts that replace those of the subcategory
 */
export function contentOf(listing: Listing, texts: PlaceTexts, site: Site): PlaceContent {
  const written = Object.hasOwn(rich, listing.id) ? rich[String(listing.id) as keyof typeof rich] : undefined;
  return written ? richContent(written) : genericContent(listing, texts, site);
}

/** ENT-11 to ENT-13. */
const richContent = ({
  visitInfo,
  capsuleSection,
  capsuleOptions,
  ...written
}: AttractionContent): PlaceContent => ({
  ...written,
  ...visitInfo,
  nearestStations: visitInfo.nearestTube,
  booking: { url: written.ticketUrl, label: written.bookingLabel ?? BOOK_TICKETS },
  ticketOptions: capsuleSection && capsuleOptions && { ...capsuleSection, options: capsuleOptions },
  nearbyIds: written.nearbyAttractions,
});
