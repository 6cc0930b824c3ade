/** Everything that an attraction page says beyond its listing; one shape for every page (D-3). */
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
  /** Empty where none are written. */
  funFacts: readonly string[];
  openingHours: string;
  timeNeeded: string;
  ticketInfo: string;
  /** The short form for Quick Info: "from £29.90". */
  ticketFrom: string;
  address: string;
  nearestStations: readonly string[];
  gettingThere?: string;
  accessibility?: string;
  bestTime: string;
  bestTimes: readonly { when: string; note: string }[];
  photoSpots: readonly string[];
  officialWebsite?: string;
  /** Attractions with tickets only (D-6). */
  booking?: { url: string; label: string };
  /** Ways to visit with prices of their own (ATT-22). */
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
  /** When the prices were written down, "YYYY-MM-DD"; only where there are any (D-1). */
  pricesNotedOn?: string;
}

/** ATT-16. */
export const BOOK_TICKETS = 'Book Tickets';

/** Instead of it, where there is nothing to book. */
export const VISIT_OFFICIAL_SITE = 'Visit the official site';
