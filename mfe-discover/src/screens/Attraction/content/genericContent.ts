import type { Listing } from '@guide/contracts/api';
import type { KindTexts, PageTexts } from '@guide/contracts/city';
import { adultPrice, adultPriceText, priceMeaning } from '@guide/contracts/place';
import { englishPart, type Site, wordIn } from '@guide/contracts/site';
import { currentLanguage, i18n } from '@guide/contracts/texts';
import { priceRangeText } from '../../../listing/shownTexts';
import type { PageText, PlaceContent } from './placeContent';

/** Shown if a listing has no review count (CONST-06). */
const DEFAULT_REVIEW_COUNT = 120;

/** "from £29.90", "££ · Moderate", "Free"; undefined if unknown. */
function ticketFrom({ facts, priceRange }: Listing, site: Site): string | undefined {
  const price = adultPrice(facts);
  if (price) return adultPriceText(price, site);
  return priceRange === undefined || priceRange === 'Free'
    ? priceRange && priceRangeText(priceRange)
    : `${priceRange} · ${priceMeaning(priceRange)}`;
}

const hasTickets = ({ category, priceRange }: Listing) =>
  category === 'attraction' && priceRange !== undefined && priceRange !== 'Free';

function bookingOf(listing: Listing, website?: string, bookingUrl?: string): PlaceContent['booking'] {
  if (bookingUrl) return { url: bookingUrl, label: i18n.t('Book a table') };
  return website && hasTickets(listing) ? { url: website, label: i18n.t('Book Tickets') } : undefined;
}

/** Content from generic texts (GATT-04 to GATT-06). @param placeTexts - override those of the subcategory */
export function genericContent(
  listing: Listing,
  generic: KindTexts,
  placeTexts: PageTexts['own'],
  site: Site,
): PlaceContent {
  const areaName = wordIn(site, listing.area);
  const values = { name: listing.name, area: areaName, product: site.product };
  const texts = fillTemplates({ ...generic.kind, ...placeTexts }, values);
  const area = fillTemplates(generic.area, values);
  const { website, bookingUrl, highlights, openingHours } = listing.additionalInfo ?? {};
  const place = [listing.address ?? areaName, listing.postcode ?? site.product].join(', ');
  return {
    partOf: (text) => englishPart(sourceOf(text, listing, generic, placeTexts)),
    description: listing.description,
    history: [texts.about.join(' '), area.setting],
    featured: { tips: [], ...texts.featured },
    highlights: highlights?.length ? highlights : texts.highlights,
    funFacts: texts.funFacts ?? [],
    openingHours: openingHours ?? i18n.t('Hours vary. Check the official website before you go.'),
    timeNeeded: listing.timeNeeded ? wordIn(site, listing.timeNeeded) : texts.timeNeeded,
    ticketInfo: listing.openAccess ? i18n.t('Free to enter; no ticket is needed.') : texts.ticketInfo,
    ticketFrom: ticketFrom(listing, site),
    isLowestPrice: adultPrice(listing.facts)?.isLowest ?? false,
    address: place,
    nearestStations: listing.stations?.length ? listing.stations : (area.nearestStations ?? []),
    gettingThere: area.gettingThere,
    accessibility: texts.accessibility,
    bestTime: texts.bestTime,
    bestTimes: texts.bestTimes,
    photoSpots: [...texts.photoSpots, area.photoSpot],
    officialWebsite: website,
    booking: bookingOf(listing, website, bookingUrl),
    nearbyIds: [],
    defaultReviewCount: DEFAULT_REVIEW_COUNT,
  };
}

/** What a text comes from, with its language. */
function sourceOf(
  text: PageText,
  { additionalInfo, language, openAccess, timeNeeded }: Listing,
  { kind, area }: KindTexts,
  own: PageTexts['own'],
): { language?: string | undefined } {
  const ofGuide = { language: currentLanguage() };
  if (text === 'description' || (text === 'highlights' && additionalInfo?.highlights?.length))
    return { language };
  if (text === 'openingHours') return additionalInfo?.openingHours ? { language } : ofGuide;
  if (text === 'ticketFrom' || (text === 'ticketInfo' && openAccess) || (text === 'timeNeeded' && timeNeeded))
    return ofGuide;
  if (text === 'setting' || text === 'gettingThere') return area;
  return text in own ? own : kind;
}

/** Replaces `{name}`, `{area}` and `{product}` in all strings of a value. */
function fillTemplates<Value>(value: Value, values: Record<string, string>): Value {
  if (typeof value === 'string') {
    return value.replace(/\{(\w+)\}/g, (text, key: string) => values[key] ?? text) as Value;
  }
  if (Array.isArray(value)) return value.map((item) => fillTemplates(item, values)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillTemplates(item, values)]),
  ) as Value;
}
