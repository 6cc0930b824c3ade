import type { Listing } from '@guide/contracts/api';
import type { AttractionContent, PageTexts } from '@guide/contracts/city';
import type { Site } from '@guide/contracts/site';
import { genericContent } from './genericContent';
import { BOOK_TICKETS, type PlaceContent } from './placeContent';

/** Content of a listing's page: texts written for it, or generic texts by subcategory and area (GATT-03 to GATT-06). */
export const contentOf = (
  listing: Listing,
  { own, written, generic }: PageTexts,
  site: Site,
): PlaceContent => {
  const content = written ? writtenContent(written) : genericContent(listing, generic!, own, site);
  return listing.noFixedPlace ? { ...content, address: NO_FIXED_PLACE } : content;
};

/** Shown instead of an address. */
const NO_FIXED_PLACE = 'No fixed place';

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
