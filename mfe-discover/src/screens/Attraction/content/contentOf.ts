import type { Listing } from '@guide/contracts/api';
import type { PageTexts } from '@guide/contracts/city';
import { englishPart, type Site } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { genericContent } from './genericContent';
import type { PlaceContent } from './placeContent';

/** Content of a listing's page: texts written for it, or generic texts by subcategory and area (GATT-03 to GATT-06). */
export const contentOf = (
  listing: Listing,
  { own, written, generic }: PageTexts,
  site: Site,
): PlaceContent => {
  const content = written ? writtenContent(written) : genericContent(listing, generic!, own, site);
  return listing.noFixedPlace ? { ...content, address: i18n.t('No fixed place') } : content;
};

/** A lowest price, unlike "Free, towers with a ticket". */
const hasFigure = (ticketFrom: string): boolean => /\p{Nd}/u.test(ticketFrom);

const writtenContent = ({
  visitInfo,
  capsuleSection,
  capsuleOptions,
  ...written
}: NonNullable<PageTexts['written']>): PlaceContent => ({
  ...written,
  ...visitInfo,
  partOf: () => englishPart(written),
  nearestStations: visitInfo.nearestTube,
  isLowestPrice: hasFigure(visitInfo.ticketFrom),
  booking: { url: written.ticketUrl, label: written.bookingLabel ?? i18n.t('Book Tickets') },
  ticketOptions: capsuleSection && capsuleOptions && { ...capsuleSection, options: capsuleOptions },
  nearbyIds: written.nearbyAttractions,
});
