import { type Static, Type } from 'typebox';
import { SubcategoryTexts, Text, VisitTime } from '../api/schemas';
import { StrictObject } from '../api/schemas/helpers';

const Line = Type.String({ minLength: 1, maxLength: 300 });
const Lines = Type.Array(Line, { minItems: 1, maxItems: 12 });
const Url = Type.String({ pattern: '^https://', maxLength: 500 });

/** The featured highlight block (ATT-04, ATT-18 to ATT-21). */
const FeaturedBlock = StrictObject({
  kind: Type.String({ pattern: '^[a-z][A-Za-z]+$' }),
  title: Line,
  description: Text,
  schedule: Line,
  tips: Lines,
  imageUrl: Type.Optional(Line),
});

/** Rich fixed content of one attraction (ENT-11 to ENT-13), keyed by listing id in `attractions.json`. */
export const AttractionContent = StrictObject({
  title: Line,
  description: Text,
  history: Type.Array(Text, { minItems: 1, maxItems: 6 }),
  featured: FeaturedBlock,
  highlights: Lines,
  visitInfo: StrictObject({
    openingHours: Line,
    bestTime: Line,
    timeNeeded: Line,
    ticketInfo: Line,
    /** The short form for Quick Info, e.g. "from £29.90" (ATT-33 to ATT-36). */
    ticketFrom: Line,
    accessibility: Text,
    /** The name is ENT-12's; pages call the stations by the word of `site.json` for the city's transport. */
    nearestTube: Lines,
  }),
  bestTimes: Type.Array(VisitTime, { minItems: 1, maxItems: 5 }),
  funFacts: Lines,
  officialWebsite: Url,
  ticketUrl: Url,
  address: Line,
  photoSpots: Lines,
  /** Fixed nearby ids in their order (ATT-28 to ATT-31). */
  nearbyAttractions: Type.Array(Type.Integer({ minimum: 1 })),
  /** ATT-17. */
  bookingLabel: Type.Optional(Line),
  /** Head of the block of options with prices of their own (ATT-22). */
  capsuleSection: Type.Optional(StrictObject({ title: Line, text: Line })),
  /** Ways to visit with prices of their own (ATT-22 to ATT-25); the name is ENT-13's. */
  capsuleOptions: Type.Optional(
    Type.Array(
      StrictObject({
        name: Line,
        description: Line,
        price: Line,
        duration: Line,
        imageUrl: Type.Optional(Line),
      }),
    ),
  ),
  /** Shown when the listing has no count (CONST-06). */
  defaultReviewCount: Type.Integer({ minimum: 0 }),
  /** When the prices were written down, "YYYY-MM-DD"; they are not confirmed by the attraction (D-1). */
  pricesNotedOn: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
});
export type AttractionContent = Static<typeof AttractionContent>;

/** Generic texts of an area (GATT-05). */
export const AreaTexts = StrictObject({
  setting: Text,
  gettingThere: Line,
  nearestStations: Lines,
  photoSpot: Line,
});
export type AreaTexts = Static<typeof AreaTexts>;

/** `generic.json`: texts for attractions without content of their own; `default` serves every other name. */
export const GenericTexts = StrictObject({
  subcategories: Type.Record(Type.String(), SubcategoryTexts),
  areas: Type.Record(Type.String(), AreaTexts),
});
