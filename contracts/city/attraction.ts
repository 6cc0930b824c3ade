import { type Static, Type } from 'typebox';
import { type PlaceTexts, SubcategoryTexts, Text, VisitTime } from '../api/schemas';
import { Line, Lines, StrictObject } from '../api/schemas/helpers';

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

/** Content of an attraction page (ENT-11 to ENT-13), keyed by listing id in `attractions.json`. */
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
    /** Short form for Quick Info, such as "from 29.90" with the sign of the currency (ATT-33 to ATT-36). */
    ticketFrom: Line,
    accessibility: Text,
    /** Field name of ENT-12; pages use the transport word of `site.json`. */
    nearestTube: Lines,
  }),
  bestTimes: Type.Array(VisitTime, { minItems: 1, maxItems: 5 }),
  funFacts: Lines,
  officialWebsite: Url,
  ticketUrl: Url,
  address: Line,
  photoSpots: Lines,
  /** Listing ids in display order (ATT-28 to ATT-31). */
  nearbyAttractions: Type.Array(Type.Integer({ minimum: 1 })),
  /** Text of the booking button instead of the usual one (ATT-17). */
  bookingLabel: Type.Optional(Line),
  /** Heading above the ticket options (ATT-22). */
  capsuleSection: Type.Optional(StrictObject({ title: Line, text: Line })),
  /** Ticket options with prices (ATT-22 to ATT-25); field name of ENT-13. */
  capsuleOptions: Type.Optional(
    Type.Array(
      StrictObject({
        name: Line,
        description: Line,
        price: Line,
        /** What the price is for; in `price`, too, or only here: "per capsule". */
        unit: Type.Optional(Line),
        duration: Line,
        imageUrl: Type.Optional(Line),
      }),
    ),
  ),
  /** Shown when the listing has no count (CONST-06). */
  defaultReviewCount: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Date of the prices, "YYYY-MM-DD"; the attraction has not confirmed them (D-1). */
  pricesNotedOn: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
});
export type AttractionContent = Static<typeof AttractionContent>;

/** Generic texts of an area (GATT-05). */
export const AreaTexts = StrictObject({
  setting: Text,
  gettingThere: Type.Optional(Line),
  nearestStations: Type.Optional(Lines),
  photoSpot: Line,
});
export type AreaTexts = Static<typeof AreaTexts>;

/** `generic.json`: texts for attractions without their own; the key `default` is the fallback. */
export const GenericTexts = StrictObject({
  subcategories: Type.Record(Type.String(), SubcategoryTexts),
  areas: Type.Record(Type.String(), AreaTexts),
});
export type GenericTexts = Static<typeof GenericTexts>;

/** Texts of a page, and their language; absent: English. */
export type InLanguage<Texts> = Texts & { language?: string };

/** `attractions.json` and `generic.json`, which the texts of all pages are made from. */
export interface AllPageTexts {
  /** By listing id. */
  written: Record<string, InLanguage<AttractionContent>>;
  generic: {
    subcategories: Record<string, InLanguage<SubcategoryTexts>>;
    areas: Record<string, InLanguage<AreaTexts>>;
  };
}
/** Checked when a pack is imported: as responses, the schemas of texts would make scripts larger. */
export const AnyObject = Type.Object({}, { additionalProperties: true });
export const AllPageTexts = Type.Unsafe<AllPageTexts>(
  Type.Object({ written: AnyObject, generic: AnyObject }),
);

/** Texts by kind and area of a place, with `{name}`, `{area}` and `{product}`. */
export interface KindTexts {
  kind: InLanguage<SubcategoryTexts>;
  area: InLanguage<AreaTexts>;
}

/** The texts of a listing's page (GATT-03 to GATT-06). */
export interface PageTexts {
  /** Replace those of the kind. */
  own: InLanguage<PlaceTexts>;
  written?: InLanguage<AttractionContent>;
  /** Absent if all texts are written for the place. */
  generic?: KindTexts;
}
export const PageTexts = Type.Unsafe<PageTexts>(
  Type.Object({
    own: AnyObject,
    written: Type.Optional(AnyObject),
    generic: Type.Optional(Type.Object({ kind: AnyObject, area: AnyObject })),
  }),
);
