/** The content of an attraction page beyond its listing (D-3). */
export interface PlaceContent {
  description: string;
  history: readonly string[];
  featured: {
    /** changingOfGuard, crownJewels, poetsCorner, sunsetExperience (ATT-18 to ATT-21). */
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
  /** For Quick Info: "from £29.90". */
  ticketFrom: string;
  address: string;
  nearestStations: readonly string[];
  gettingThere?: string;
  accessibility?: string;
  bestTime: string;
  bestTimes: readonly { when: string; note: string }[];
  photoSpots: readonly string[];
  officialWebsite?: string;
  /** D-6. */
  booking?: { url: string; label: string };
  /** ATT-22. */
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
  /** CONST-06. */
  defaultReviewCount: number;
  /** Date of the prices, "YYYY-MM-DD" (D-1). */
  pricesNotedOn?: string;
}

/** ATT-16. */
export const BOOK_TICKETS = 'Book Tickets';

export const VISIT_OFFICIAL_SITE = 'Visit the official site';
