import { type Static, Type } from 'typebox';
import { Literals, StrictObject } from './helpers';

/** Whether a place has something; absent if unknown. */
const has = Type.Optional(Literals('yes', 'partly', 'no'));
/** In the city's currency; 0 is free. */
const Price = Type.Number({ minimum: 0, maximum: 10_000_000 });
const Minutes = Type.Integer({ minimum: 5, maximum: 1440 });
const Age = Type.Integer({ minimum: 0, maximum: 99 });

const Admission = Type.Union([
  StrictObject({ free: Type.Literal(true) }),
  StrictObject({
    /** Lowest price: booked ahead for a quiet day. */
    adult: Price,
    /** Highest price: at the gate or on a busy day. */
    adultTo: Type.Optional(Price),
    child: Type.Optional(Price),
    concession: Type.Optional(Price),
    year: Type.Optional(Type.Integer({ minimum: 2000, maximum: 2100 })),
  }),
]);

/** `yes`: several main dishes; `partly`: one or two dishes. */
const Diet = StrictObject({ vegetarian: has, vegan: has, glutenFree: has, halal: has, kosher: has });
const Cuisine = Type.String({ minLength: 1, maxLength: 40 });

/** Practical facts of a place; an absent field means unknown (decision 0076). */
export const Facts = StrictObject({
  stepFreeEntrance: has,
  lift: has,
  accessibleToilet: has,
  hearingLoop: has,
  pramFriendly: has,
  toilets: has,
  cloakroom: has,
  setting: Type.Optional(Literals('indoor', 'outdoor', 'both')),
  booking: Type.Optional(Literals('needed', 'advised', 'notNeeded')),
  admission: Type.Optional(Admission),
  /** What a restaurant cooks, the main cuisine first: "Spanish". */
  cuisine: Type.Optional(Type.Array(Cuisine, { minItems: 1, maxItems: 4 })),
  diet: Type.Optional(Diet),
  minutesNeeded: Type.Optional(Type.Tuple([Minutes, Minutes])),
  /** Youngest and oldest age that enjoys it, years; absent if unsuitable for children. */
  ages: Type.Optional(Type.Tuple([Age, Age])),
  goodInRain: Type.Optional(Type.Boolean()),
  /** Nearest station without its lines; `stepFree`: no steps between street and train. */
  station: Type.Optional(StrictObject({ name: Type.String({ minLength: 1, maxLength: 80 }), stepFree: has })),
  /** Source of the facts, and the day they were last checked there. */
  source: Type.Optional(
    StrictObject({
      kind: Literals('officialSite', 'generalKnowledge'),
      lookedAt: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
    }),
  ),
});
export type Facts = Static<typeof Facts>;
