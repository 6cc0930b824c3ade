import { type Static, type TSchema, Type } from 'typebox';
import { AllPageTexts, PageTexts } from '../city/attraction';
import { ServedHomeTexts } from '../city/home';
import * as s from './schemas';

export interface Operation {
  method: 'GET' | 'POST';
  /** Parameters are written as `:name`. */
  path: string;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  response: TSchema;
  /** The response is a page of a list; the header X-Total-Count has the total number of matches. */
  counted?: true;
  /** The response has texts in the language `lang`; set in the table for browsers, which has no schemas of requests. */
  translated?: boolean;
  /** The response may be empty or `null`, which means that the item does not exist (D-55). */
  mayBeEmpty?: true;
  /** The status may be 202: accepted, but not yet in effect (D-73). */
  mayBePending?: true;
}

/** The type of a part of an operation (`query`, `body` …); unknown if it has none. */
export type Part<O, Name extends string> = O extends { [N in Name]: infer S extends TSchema }
  ? Static<S>
  : unknown;

const IdParams = Type.Object({ id: s.Id });
const list = <T extends Parameters<typeof Type.Array>[0]>(schema: T) => Type.Array(schema);

/** All operations of the services, for routes, typed client and OpenAPI document (section 7, D-7, D-45). */
export const operations = {
  listings: {
    service: 'discover',
    method: 'GET',
    path: '/api/listings',
    summary:
      'All matching listings without paging, featured first, then by rating, then by name (D-46); If-None-Match gives 304 while nothing changed',
    query: s.ListingsQuery,
    response: list(s.Listing),
  },
  listing: {
    service: 'discover',
    method: 'GET',
    path: '/api/listings/:id',
    summary: 'One listing',
    params: IdParams,
    query: s.LanguageQuery,
    response: s.Listing,
    mayBeEmpty: true,
  },
  photos: {
    service: 'discover',
    method: 'GET',
    path: '/api/listings/:id/photos',
    summary: "A listing's pictures with their credits, in the pack's order",
    params: IdParams,
    query: s.LanguageQuery,
    response: list(s.Photo),
  },
  texts: {
    service: 'discover',
    method: 'GET',
    path: '/api/listings/:id/texts',
    summary: 'Texts of a listing that replace those of its subcategory; empty if it has none',
    params: IdParams,
    query: s.LanguageQuery,
    response: s.ListingTexts,
  },
  allPhotos: {
    service: 'discover',
    method: 'GET',
    path: '/api/photos',
    summary: 'Every picture with its credit, by id',
    query: s.LanguageQuery,
    response: list(s.Photo),
  },
  allTexts: {
    service: 'discover',
    method: 'GET',
    path: '/api/texts',
    summary: 'The texts of every listing that has its own, by id',
    query: s.LanguageQuery,
    response: list(s.ListingTexts),
  },
  pageTexts: {
    service: 'discover',
    method: 'GET',
    path: '/api/listings/:id/page',
    summary: "All texts of a listing's page: its own, those written for it, or generic ones",
    params: IdParams,
    query: s.LanguageQuery,
    response: PageTexts,
  },
  allPageTexts: {
    service: 'discover',
    method: 'GET',
    path: '/api/texts/pages',
    summary: 'What the texts of all pages are made from: the written ones, and those by kind and area',
    query: s.LanguageQuery,
    response: AllPageTexts,
  },
  homeTexts: {
    service: 'discover',
    method: 'GET',
    path: '/api/texts/home',
    summary: 'The fixed texts of the home page, of introductions and of planning a visit',
    query: s.LanguageQuery,
    response: ServedHomeTexts,
  },
  subscribe: {
    service: 'discover',
    method: 'POST',
    path: '/api/subscribe',
    summary:
      'Subscribes an address to the newsletter, or sends a confirmation email and returns 202; the response is the same for subscribed addresses (D-16, D-73)',
    body: s.Subscription,
    response: s.Accepted,
    mayBePending: true,
  },
  confirmSubscription: {
    service: 'discover',
    method: 'POST',
    path: '/api/newsletter/confirm',
    summary: 'Confirms an address by the token in the email to it; idempotent',
    query: s.NewsletterToken,
    response: s.Accepted,
  },
  unsubscribe: {
    service: 'discover',
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    summary:
      'Deletes an address by its token, as mail programs do with one click (RFC 8058): any body, any further parameters, from pages of any site',
    query: s.UnsubscribeQuery,
    response: s.Accepted,
  },
  pubs: {
    service: 'pubs',
    method: 'GET',
    path: '/api/pubs',
    summary: 'The historic pubs in display order',
    query: s.LanguageQuery,
    response: list(s.Pub),
  },
  pub: {
    service: 'pubs',
    method: 'GET',
    path: '/api/pubs/:id',
    summary: 'One historic pub',
    params: IdParams,
    query: s.LanguageQuery,
    response: s.Pub,
  },
  areas: {
    service: 'map',
    method: 'GET',
    path: '/api/areas',
    summary: 'The areas of the city',
    query: s.LanguageQuery,
    response: list(s.Area),
  },
  mapFeatures: {
    service: 'map',
    method: 'GET',
    path: '/api/map/features',
    summary:
      'Places with coordinates, by bounding box and category; without a box the first thousand, the total is in X-Total-Count',
    query: s.MapFeaturesQuery,
    response: list(s.MapFeature),
    counted: true,
  },
  search: {
    service: 'search',
    method: 'GET',
    path: '/api/search',
    summary: 'Listings that match text and filters; the total is in X-Total-Count (D-7)',
    query: s.SearchQuery,
    response: list(s.Listing),
    counted: true,
  },
  searchFacets: {
    service: 'search',
    method: 'GET',
    path: '/api/search/facets',
    summary: 'The options of the area filter, by their English names in the order of the language',
    query: s.LanguageQuery,
    response: s.SearchFacets,
  },
  searchSuggestions: {
    service: 'search',
    method: 'GET',
    path: '/api/search/suggestions',
    summary:
      'At most six places, kinds and starting points that a text may mean, closest first; they do not change search results (D-8)',
    query: s.SuggestionsQuery,
    response: list(s.Suggestion),
  },
  searchStarts: {
    service: 'search',
    method: 'GET',
    path: '/api/search/starts',
    summary:
      'Where a walk can start: the starting point of an id, or at most six for a text, best first (D-86)',
    query: s.StartsQuery,
    response: list(s.Start),
  },
  searchTerms: {
    service: 'search',
    method: 'GET',
    path: '/api/search/terms',
    summary:
      'What the search knows besides the listings: synonyms, starting points and the calendar, for devices',
    query: s.LanguageQuery,
    response: s.StoredSearchTerms,
  },
  searchChips: {
    service: 'search',
    method: 'GET',
    path: '/api/search/chips',
    summary: 'For each chip, how many of the listings that match text and filters it would leave',
    query: s.SearchQuery,
    response: s.ChipCounts,
  },
  topPages: {
    service: 'analytics',
    method: 'GET',
    path: '/api/analytics/top-pages',
    summary: 'Page views by path, most viewed first',
    response: list(s.TopPage),
  },
  popularListings: {
    service: 'analytics',
    method: 'GET',
    path: '/api/analytics/popular-listings',
    summary: 'Views by listing, most viewed first; fixed pages count for their listing',
    response: list(s.PopularListing),
  },
  trackPageView: {
    service: 'analytics',
    method: 'POST',
    path: '/api/analytics/pageview',
    summary: 'Stores one page view',
    body: s.PageView,
    response: s.Accepted,
  },
  trackEvent: {
    service: 'analytics',
    method: 'POST',
    path: '/api/analytics/event',
    summary: 'Stores one event',
    body: s.TrackedEvent,
    response: s.Accepted,
  },
  trackBatch: {
    service: 'analytics',
    method: 'POST',
    path: '/api/analytics/batch',
    summary: 'Stores a batch of page views and events; the response names invalid ones, which are not stored',
    body: s.TrackedBatch,
    response: s.TrackedBatchAnswer,
  },
  analyticsSummary: {
    service: 'analytics',
    method: 'GET',
    path: '/api/analytics/summary',
    summary: 'Live insights of a period and the one before (D-18)',
    query: s.SummaryQuery,
    response: s.Summary,
  },
  insights: {
    service: 'analytics',
    method: 'GET',
    path: '/api/analytics/insights',
    summary:
      'Figures of a date range, filtered and compared; numbers under 5 are null (D-72); several filters for at most 62 days',
    query: s.InsightsQuery,
    response: s.Insights,
  },
  visitorsNow: {
    service: 'analytics',
    method: 'GET',
    path: '/api/analytics/visitors-now',
    summary: 'Visitors of the last five minutes (D-18)',
    response: s.VisitorsNow,
  },
  recentVisits: {
    service: 'analytics',
    method: 'GET',
    path: '/api/analytics/recent',
    summary: 'Recent page views, without anything personal (D-20)',
    response: list(s.RecentVisit),
  },
} as const satisfies Record<string, Operation & { service: string; summary: string }>;
