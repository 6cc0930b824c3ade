import { type Static, Type } from 'typebox';
import { Facts } from './facts';
import { StrictObject } from './helpers';
import { Hours } from './hours';
import { textLanguage } from './language';
import { Id, PriceRange, Source, Text } from './listing';

const Line = Type.String({ minLength: 1, maxLength: 200 });
const DayText = Type.String({ maxLength: 60 });

/** A historic pub in a pack (ENT-14). `hours` are structured, `openingHours` are the printed texts (D-44). */
export const PackPub = StrictObject({
  id: Id,
  name: Line,
  address: Line,
  postcode: Type.String({ minLength: 1, maxLength: 12 }),
  area: Line,
  coordinates: Type.Object({
    lat: Type.Number({ minimum: -90, maximum: 90 }),
    lng: Type.Number({ minimum: -180, maximum: 180 }),
  }),
  description: Text,
  established: Line,
  specialties: Type.Array(Line, { minItems: 1, maxItems: 12 }),
  website: Type.Optional(Type.String({ pattern: '^https?://', maxLength: 500 })),
  phoneNumber: Type.Optional(Type.String({ maxLength: 40 })),
  openingHours: Type.Object({
    monday: DayText,
    tuesday: DayText,
    wednesday: DayText,
    thursday: DayText,
    friday: DayText,
    saturday: DayText,
    sunday: DayText,
  }),
  hours: Type.Optional(Hours),
  features: Type.Array(Line, { minItems: 1, maxItems: 20 }),
  rating: Type.Optional(Type.Number({ minimum: 0, maximum: 5 })),
  priceRange: Type.Optional(PriceRange),
  imageUrl: Type.Optional(Type.String({ maxLength: 500 })),
  historicalNote: Text,
  /** Texts of Visitor Tips (PUB-10). */
  tips: Type.Object({ bestTime: Line, whatToOrder: Line }),
  facts: Type.Optional(Facts),
  source: Type.Optional(Source),
});

/** A historic pub in a response. */
export const Pub = StrictObject({ ...PackPub.properties, ...textLanguage });
export type Pub = Static<typeof Pub>;
