import { type Static, Type } from 'typebox';
import { Facts } from './facts';
import { Literals, StrictObject } from './helpers';
import { Hours } from './hours';
import { languageField, textLanguage } from './language';

/** An integer from 1; in paths and queries it consists of digits only (D-38). */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** Kind of place (ENT-02). */
export const Category = Literals('attraction', 'restaurant', 'pub');
export type Category = Static<typeof Category>;

/** "Free", or the sign of the city's currency one to four times: "€€" (ENT-05). */
export const PriceRange = Type.String({ pattern: '^(?:Free|(?!free)([^\\s\\d]{1,4}?)\\1{0,3})$' });
export type PriceRange = Static<typeof PriceRange>;

/** A number or decimal string from 0 to 5; a missing rating is shown as 4.0 (ENT-04). */
export const Rating = Type.Union([
  Type.Number({ minimum: 0, maximum: 5 }),
  Type.String({ pattern: '^[0-5](\\.\\d+)?$' }),
]);

export const Text = Type.String({ minLength: 1, maxLength: 4000 });
const Line = Type.String({ minLength: 1, maxLength: 200 });

/** Origin of a place: an import updates the place with its `id`, and a text shows the credit that its licence demands. */
export const Source = StrictObject({
  /** Name of an entry in `credits.json`; one of its `texts` is shown beside the text of the place. */
  credit: Type.Optional(Line),
  /** The page of the place in its source. */
  url: Type.Optional(Type.String({ pattern: '^https?://', maxLength: 500 })),
  /** "osm/node/123" */
  id: Type.Optional(Line),
});
export type Source = Static<typeof Source>;

/** A listing in a pack: attraction, restaurant or pub (ENT-01 to ENT-07). */
export const PackListing = StrictObject({
  id: Id,
  name: Line,
  category: Category,
  subcategory: Line,
  area: Line,
  rating: Type.Optional(Rating),
  reviewCount: Type.Optional(Type.Integer({ minimum: 0 })),
  priceRange: Type.Optional(PriceRange),
  shortDescription: Type.String({ minLength: 1, maxLength: 300 }),
  description: Text,
  /** Absent or empty: a drawn picture with the name. */
  imageUrl: Type.Optional(Type.String({ maxLength: 500 })),
  lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  /**
   * A place that moves, such as a walk or a market: no marker, no distance, no directions. Coordinates are only for editors;
   * responses have none.
   */
  noFixedPlace: Type.Optional(Type.Literal(true)),
  tags: Type.Array(Line, { maxItems: 30 }),
  featured: Type.Boolean(),
  additionalInfo: Type.Optional(
    Type.Object({
      website: Type.Optional(Type.String({ pattern: '^https?://', maxLength: 500 })),
      /** A restaurant's own booking page. */
      bookingUrl: Type.Optional(Type.String({ pattern: '^https://', maxLength: 500 })),
      highlights: Type.Optional(Type.Array(Line, { maxItems: 20 })),
      openingHours: Type.Optional(Type.String({ maxLength: 500 })),
    }),
  ),
  /** Structured opening hours (D-44). */
  hours: Type.Optional(Hours),
  /** Card text for hours without a weekly table: "Selected dates", "Guided tours". */
  hoursSummary: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  address: Type.Optional(Line),
  postcode: Type.Optional(Type.String({ maxLength: 12 })),
  /** Nearest stations with their lines in brackets. */
  stations: Type.Optional(Type.Array(Line, { maxItems: 6 })),
  /** Replaces the fixed text "2-3 hours" (D-47). */
  timeNeeded: Type.Optional(Line),
  /** Only false hides the text "Family friendly" (D-47). */
  familyFriendly: Type.Optional(Type.Boolean()),
  /** Shown on the place's own page: who enjoys it, and advice for families. */
  forWhom: Type.Optional(Line),
  /** Entry without a ticket: there is nothing to book. */
  openAccess: Type.Optional(Type.Boolean()),
  /** Where an imported place comes from. */
  source: Type.Optional(Source),
  /** Id of the pub page, if the listing is a pub (D-6, D-45). */
  pubId: Type.Optional(Id),
  facts: Type.Optional(Facts),
});

/** A listing in a response. */
export const Listing = StrictObject({ ...PackListing.properties, ...textLanguage });
export type Listing = Static<typeof Listing>;

/** Query of GET /api/listings (API-03, API-05 to API-07). */
export const ListingsQuery = StrictObject({
  category: Type.Optional(Category),
  featured: Type.Optional(Type.Boolean()),
  area: Type.Optional(Line),
  ...languageField,
});
export type ListingsQuery = Static<typeof ListingsQuery>;
