import { type Static, Type } from 'typebox';
import { Facts } from './facts';
import { Literals, StrictObject } from './helpers';
import { Hours } from './hours';

/** Whole ids from 1; a path or query string carries them as digits only (D-38). */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** ENT-02. */
export const Category = Literals('attraction', 'restaurant', 'pub');
export type Category = Static<typeof Category>;

/** ENT-05. */
export const PriceRange = Literals('Free', '£', '££', '£££');
export type PriceRange = Static<typeof PriceRange>;

/** ENT-04: a decimal string or a number, 0 to 5; absent is shown as 4.0. */
export const Rating = Type.Union([
  Type.Number({ minimum: 0, maximum: 5 }),
  Type.String({ pattern: '^[0-5](\\.\\d+)?$' }),
]);

export const Text = Type.String({ minLength: 1, maxLength: 4000 });
const Line = Type.String({ minLength: 1, maxLength: 200 });

/** A listing: attraction, restaurant or pub (ENT-01 to ENT-07). */
export const Listing = StrictObject({
  id: Id,
  name: Line,
  category: Category,
  subcategory: Line,
  area: Line,
  rating: Type.Optional(Rating),
  reviewCount: Type.Optional(Type.Integer({ minimum: 0 })),
  priceRange: PriceRange,
  shortDescription: Type.String({ minLength: 1, maxLength: 300 }),
  description: Text,
  imageUrl: Type.String({ maxLength: 500 }),
  lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  tags: Type.Array(Line, { maxItems: 30 }),
  featured: Type.Boolean(),
  additionalInfo: Type.Optional(
    Type.Object({
      website: Type.Optional(Type.String({ pattern: '^https?://', maxLength: 500 })),
      /** Where a restaurant takes bookings: its own site. */
      bookingUrl: Type.Optional(Type.String({ pattern: '^https://', maxLength: 500 })),
      highlights: Type.Optional(Type.Array(Line, { maxItems: 20 })),
      openingHours: Type.Optional(Type.String({ maxLength: 500 })),
    }),
  ),
  /** Machine form of the opening hours (D-44). */
  hours: Type.Optional(Hours),
  /** The words of a card for hours that are in no weekly table: "Selected dates", "Guided tours". */
  hoursSummary: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  address: Type.Optional(Line),
  postcode: Type.Optional(Type.String({ maxLength: 12 })),
  /** Nearest stations, with their lines in brackets. */
  stations: Type.Optional(Type.Array(Line, { maxItems: 6 })),
  /** D-47: when known, shown instead of the fixed "2-3 hours". */
  timeNeeded: Type.Optional(Line),
  /** D-47: when known and false, "Family friendly" is not claimed. */
  familyFriendly: Type.Optional(Type.Boolean()),
  /** Who gets most out of it, and what families should know: on the place's own page. */
  forWhom: Type.Optional(Line),
  /** Anyone may walk in without a ticket: there is nothing to book. */
  openAccess: Type.Optional(Type.Boolean()),
  /** The pub page of a listing that is a pub (D-6, D-45). */
  pubId: Type.Optional(Id),
  /** The pack's `facts.json` has them. */
  facts: Type.Optional(Facts),
});
export type Listing = Static<typeof Listing>;

/** Query of GET /api/listings (API-03, API-05 to API-07). */
export const ListingsQuery = StrictObject({
  category: Type.Optional(Category),
  featured: Type.Optional(Type.Boolean()),
  area: Type.Optional(Line),
});
export type ListingsQuery = Static<typeof ListingsQuery>;
