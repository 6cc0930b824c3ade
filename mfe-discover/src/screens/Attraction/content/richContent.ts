import type { AttractionContent } from '@guide/contracts/city';
import { BOOK_TICKETS, type PlaceContent } from './placeContent';

/** Content written for one attraction (ENT-11 to ENT-13). */
export const richContent = (written: AttractionContent): PlaceContent => ({
  description: written.description,
  history: written.history,
  featured: written.featured,
  highlights: written.highlights,
  funFacts: written.funFacts,
  openingHours: written.visitInfo.openingHours,
  timeNeeded: written.visitInfo.timeNeeded,
  ticketInfo: written.visitInfo.ticketInfo,
  ticketFrom: written.visitInfo.ticketFrom,
  address: written.address,
  nearestStations: written.visitInfo.nearestTube,
  accessibility: written.visitInfo.accessibility,
  bestTime: written.visitInfo.bestTime,
  bestTimes: written.bestTimes,
  photoSpots: written.photoSpots,
  officialWebsite: written.officialWebsite,
  booking: { url: written.ticketUrl, label: written.bookingLabel ?? BOOK_TICKETS },
  ticketOptions: written.capsuleSection &&
    written.capsuleOptions && { ...written.capsuleSection, options: written.capsuleOptions },
  nearbyIds: written.nearbyAttractions,
  defaultReviewCount: written.defaultReviewCount,
  pricesNotedOn: written.pricesNotedOn,
});
