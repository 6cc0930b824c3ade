import type { Listing } from '@guide/contracts/api';
import type { AttractionContent } from '@guide/contracts/city';

type VisitInfo = AttractionContent['visitInfo'];

/** Content of an attraction page in addition to the listing (D-3). */
export interface PlaceContent
  extends Pick<AttractionContent, 'description' | 'history' | 'highlights' | 'funFacts'>,
    Pick<AttractionContent, 'address' | 'bestTimes' | 'photoSpots'>,
    Partial<Pick<AttractionContent, 'officialWebsite' | 'pricesNotedOn' | 'defaultReviewCount'>>,
    Omit<VisitInfo, 'accessibility' | 'nearestTube' | 'ticketFrom'>,
    Partial<Pick<VisitInfo, 'accessibility' | 'ticketFrom'>> {
  featured: Omit<AttractionContent['featured'], 'kind'> & { kind?: string };
  nearestStations: readonly string[];
  /** Whether `ticketFrom` is the lowest price of several: "from £29.90". */
  isLowestPrice: boolean;
  gettingThere?: string;
  booking?: { url: string; label: string };
  ticketOptions?: AttractionContent['capsuleSection'] & {
    options: NonNullable<AttractionContent['capsuleOptions']>;
  };
  nearbyIds: readonly number[];
}

/** Whether Quick Info links the official site, so that the page links it nowhere else (D-77). */
export const isOfficialSiteMainLink = (
  { pubId }: Pick<Listing, 'pubId'>,
  { booking }: Pick<PlaceContent, 'booking'>,
): boolean => !booking && pubId === undefined;
