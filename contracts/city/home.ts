import { type Static, Type } from 'typebox';
import { Subject } from '../api/schemas';

const Line = Type.String({ minLength: 1, maxLength: 300 });

/** `home.json`: the fixed texts of the home page and of Planning Your Visit (HOME-01 to HOME-21, TOP-11). */
export const HomeTexts = Type.Object(
  {
    slides: Type.Array(
      Type.Object(
        {
          kicker: Line,
          title: Line,
          text: Line,
          imageUrl: Line,
          alt: Line,
          caption: Line,
          subject: Type.Optional(Subject),
        },
        { additionalProperties: false },
      ),
      { minItems: 3, maxItems: 3 },
    ),
    /** The statistics strip (HOME-12 to HOME-15, D-25). */
    statistics: Type.Array(Type.Object({ figure: Line, label: Line }, { additionalProperties: false }), {
      minItems: 4,
      maxItems: 4,
    }),
    featured: Type.Object({ title: Line, text: Line }, { additionalProperties: false }),
    /** Listing ids of the three items of each tab (HOME-17). */
    experiences: Type.Object(
      {
        attractions: Type.Array(Type.Integer(), { minItems: 3, maxItems: 3 }),
        restaurants: Type.Array(Type.Integer(), { minItems: 3, maxItems: 3 }),
        pubs: Type.Array(Type.Integer(), { minItems: 3, maxItems: 3 }),
      },
      { additionalProperties: false },
    ),
    map: Type.Object({ title: Line, text: Line }, { additionalProperties: false }),
    /** Intros of the attractions list, the top ten and the top pubs. */
    intros: Type.Object(
      { attractions: Line, topAttractions: Line, topPubs: Line },
      { additionalProperties: false },
    ),
    planning: Type.Object(
      { bestTimes: Line, gettingAround: Line, bookAhead: Line },
      { additionalProperties: false },
    ),
    pubCrawl: Type.Object({ routes: Line, times: Line, toTry: Line }, { additionalProperties: false }),
  },
  { additionalProperties: false },
);
export type HomeTexts = Static<typeof HomeTexts>;
