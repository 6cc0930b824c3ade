/** Content of an attraction page in addition to the listing (D-3). */
export interface PlaceContent {
  description: string;
  history: readonly string[];
  featured: {
    kind?: string;
    title: string;
    description: string;
    schedule: string;
    tips: readonly string[];
    imageUrl?: string;
  };
  highlights: readonly string[];
  funFacts: readonly string[];
  openingHours: string;
  timeNeeded: string;
  ticketInfo: string;
  ticketFrom: string;
  address: string;
  nearestStations: readonly string[];
  gettingThere?: string;
  accessibility?: string;
  bestTime: string;
  bestTimes: readonly { when: string; note: string }[];
  photoSpots: readonly string[];
  officialWebsite?: string;
  booking?: { url: string; label: string };
  ticketOptions?: {
    title: string;
    text: string;
    options: readonly {
      name: string;
      description: string;
      price: string;
      duration: string;
      imageUrl?: string;
    }[];
  };
  nearbyIds: readonly number[];
  defaultReviewCount: number;
  /** Date of the prices, "YYYY-MM-DD" (D-1). */
  pricesNotedOn?: string;
}

export const BOOK_TICKETS = 'Book Tickets';

export const VISIT_OFFICIAL_SITE = 'Visit the official site';
