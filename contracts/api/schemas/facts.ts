import { type Static, Type } from 'typebox';
import { Literals, StrictObject } from './helpers';

/** Whether a place has something; absent where it is not known. */
const has = Type.Optional(Literals('yes', 'partly', 'no'));
/** In pounds, as the price ranges are (ENT-05); 0 is free. */
const Price = Type.Number({ minimum: 0, maximum: 1000 });
const Minutes = Type.Integer({ minimum: 5, maximum: 1440 });
const Age = Type.Integer({ minimum: 0, maximum: 99 });

/** Free for everybody, or a price for adults and, where known, for children and concessions. */
const Admission = Type.Union([
  StrictObject({ free: Type.Literal(true) }),
  StrictObject({
    /** The lowest price, booked ahead on a quiet day. */
    adult: Price,
    /** The highest price, at the gate or on a busy day. */
    adultTo: Type.Optional(Price),
    child: Type.Optional(Price),
    concession: Type.Optional(Price),
    /** The year of these prices. */
    year: Type.Optional(Type.Integer({ minimum: 2000, maximum: 2100 })),
  }),
]);

/** What a kitchen cooks: `yes` for several main dishes, `partly` for a dish or two. */
const Diet = StrictObject({ vegetarian: has, vegan: has, halal: has, glutenFree: has });

/** What a visitor needs to know of a place; every field may be absent, and then it is not known (decision 0076). */
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
  /** Restaurants: what the menu has for those who do not eat everything. */
  diet: Type.Optional(Diet),
  /** How long a visit takes, from and to. */
  minutesNeeded: Type.Optional(Type.Tuple([Minutes, Minutes])),
  /** Children of which ages enjoy it, in years, from and to; absent where it is no place for children. */
  ages: Type.Optional(Type.Tuple([Age, Age])),
  goodInRain: Type.Optional(Type.Boolean()),
  /** The nearest station, without its lines, and whether it has steps between street and train. */
  station: Type.Optional(StrictObject({ name: Type.String({ minLength: 1, maxLength: 80 }), stepFree: has })),
  /** The last visitors are let in so many minutes before it closes. */
  lastEntryMinutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 240 })),
  /** Where the facts come from, and the day they were last looked at there. */
  source: Type.Optional(
    StrictObject({
      kind: Literals('officialSite', 'generalKnowledge'),
      lookedAt: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
    }),
  ),
});
export type Facts = Static<typeof Facts>;
