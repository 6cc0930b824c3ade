import type { Listing, PlaceTexts } from '@guide/contracts/api';
import type { AttractionContent } from '@guide/contracts/city';
import type { TextPart } from '@guide/contracts/site';

type VisitInfo = AttractionContent['visitInfo'];

/** A text of the page: of the listing, of its area, of its kind or written for it. */
export type PageText =
  | 'description'
  | 'openingHours'
  | 'setting'
  | 'gettingThere'
  | 'ticketFrom'
  | keyof PlaceTexts;

/** Content of an attraction page in addition to the listing (D-3). */
export interface PlaceContent
  extends Pick<AttractionContent, 'description' | 'history' | 'highlights' | 'funFacts'>,
    Pick<AttractionContent, 'address' | 'bestTimes' | 'photoSpots'>,
    Partial<Pick<AttractionContent, 'officialWebsite' | 'pricesNotedOn' | 'defaultReviewCount'>>,
    Omit<VisitInfo, 'accessibility' | 'nearestTube' | 'ticketFrom'>,
    Partial<Pick<VisitInfo, 'accessibility' | 'ticketFrom'>> {
  /** Attributes of a text: it is marked if it is English on a page in another language. */
  partOf: (text: PageText) => TextPart;
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
