import type { Listing, PlaceTexts } from '@guide/contracts/api';
import type { AttractionContent } from '@guide/contracts/city';
import type { Site } from '@guide/contracts/site';
import type { GenericTexts } from './cityTexts';
import { genericContent } from './genericContent';
import { BOOK_TICKETS, type PlaceContent } from './placeContent';

/**
 * Content of a listing's page: texts written for it, or generic texts by subcategory and area (GATT-03 to GATT-06).
 * @param texts - override the generic ones
 */
export const contentOf = (
  listing: Listing,
  city: AttractionContent | GenericTexts,
  texts: PlaceTexts,
  site: Site,
): PlaceContent => ('kind' in city ? genericContent(listing, city, texts, site) : writtenContent(city));

const writtenContent = ({
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
