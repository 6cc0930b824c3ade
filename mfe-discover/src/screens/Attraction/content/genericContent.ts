import generic from '@guide/city/generic.json' with { type: 'json' };
import type { Listing, PlaceTexts, SubcategoryTexts } from '@guide/contracts/api';
import type { AreaTexts } from '@guide/contracts/city';
import type { Site } from '@guide/contracts/site';
import { filled } from './filled';
import { BOOK_TICKETS, type PlaceContent } from './placeContent';

/** CONST-06: shown when a listing has no count. */
const DEFAULT_REVIEW_COUNT = 120;

/** The pack's name for pubs: their subcategory, Historical, is a kind of attraction too. */
const PUB_TEXTS = 'Historic pub';

/** The texts of a name, or those for every other name. */
function textsOf<Texts>(all: Record<string, Texts> & { default: Texts }, name: string): Texts {
  return (Object.hasOwn(all, name) ? all[name] : undefined) ?? all.default;
}

/** What entry costs, in two words for Quick Info (CONST-08). */
const PRICE_WORDS: Record<Listing['priceRange'], string> = {
  Free: 'Free',
  '£': '£ · Budget',
  '££': '££ · Moderate',
  '£££': '£££ · Premium',
};

const OPEN_ACCESS = 'Free to enter; no ticket is needed.';

/** A pub and a restaurant have none (D-6), nor has what is free. */
const hasTickets = ({ category, priceRange }: Listing) => category === 'attraction' && priceRange !== 'Free';

/**
 * The listing's own facts, and texts chosen by its subcategory and area (GATT-04 to GATT-06).
 * @param ofPlace its own texts, which replace those of its subcategory
 */
export function genericContent(listing: Listing, ofPlace: PlaceTexts, site: Site): PlaceContent {
  const words = { name: listing.name, area: listing.area, product: site.product };
  const kind = listing.category === 'pub' ? PUB_TEXTS : listing.subcategory;
  const ofKind: SubcategoryTexts = textsOf(generic.subcategories, kind);
  const texts = filled({ ...ofKind, ...ofPlace }, words);
  const area: AreaTexts = filled(textsOf(generic.areas, listing.area), words);
  const { website, highlights, openingHours } = listing.additionalInfo ?? {};
  const place = [listing.address ?? listing.area, listing.postcode ?? site.product].join(', ');
  return {
    description: listing.description,
    history: [texts.about.join(' '), area.setting],
    featured: { tips: [], ...texts.featured },
    highlights: highlights?.length ? highlights : texts.highlights,
    funFacts: texts.funFacts ?? [],
    openingHours: openingHours ?? 'Hours vary. Check the official website before you go.',
    timeNeeded: listing.timeNeeded ?? texts.timeNeeded,
    ticketInfo: listing.openAccess ? OPEN_ACCESS : texts.ticketInfo,
    ticketFrom: PRICE_WORDS[listing.priceRange],
    address: place,
    nearestStations: listing.stations?.length ? listing.stations : area.nearestStations,
    gettingThere: area.gettingThere,
    accessibility: texts.accessibility,
    bestTime: texts.bestTime,
    bestTimes: texts.bestTimes,
    photoSpots: [...texts.photoSpots, area.photoSpot],
    officialWebsite: website,
    booking: website && hasTickets(listing) ? { url: website, label: BOOK_TICKETS } : undefined,
    nearbyIds: [],
    defaultReviewCount: DEFAULT_REVIEW_COUNT,
  };
}
