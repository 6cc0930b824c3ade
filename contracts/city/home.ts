import { type Static, Type } from 'typebox';
import { Subject } from '../api/schemas';
import { Line, StrictObject } from '../api/schemas/helpers';
import { AnyObject } from './attraction';

/** `home.json`: the fixed texts of the home page and of Planning Your Visit (HOME-01 to HOME-21, TOP-11). */
export const HomeTexts = StrictObject({
  slides: Type.Array(
    StrictObject({
      kicker: Line,
      title: Line,
      text: Line,
      imageUrl: Type.Optional(Line),
      alt: Line,
      caption: Line,
      subject: Type.Optional(Subject),
    }),
    { minItems: 3, maxItems: 3 },
  ),
  /** The statistics strip (HOME-12 to HOME-15, D-25); `sample`: an example, not a measured figure (D-84). */
  statistics: Type.Array(StrictObject({ figure: Line, label: Line, sample: Type.Optional(Type.Boolean()) }), {
    minItems: 4,
    maxItems: 4,
  }),
  featured: StrictObject({ title: Line, text: Line }),
  /** Listing ids on each tab (HOME-17); fewer in a city that has fewer. */
  experiences: StrictObject({
    attractions: Type.Array(Type.Integer(), { maxItems: 3 }),
    /** Empty in a city without restaurants. */
    restaurants: Type.Array(Type.Integer(), { maxItems: 3 }),
    /** Empty in a city without pubs. */
    pubs: Type.Array(Type.Integer(), { maxItems: 3 }),
  }),
  map: StrictObject({ title: Line, text: Line }),
  intros: StrictObject({
    attractions: Line,
    topAttractions: Line,
    /** Absent in a city without pubs. */
    topPubs: Type.Optional(Line),
    /** Absent in a city without restaurants. */
    restaurants: Type.Optional(Line),
  }),
  planning: StrictObject({ bestTimes: Line, gettingAround: Line, bookAhead: Line }),
  /** Absent in a city without pubs. */
  pubCrawl: Type.Optional(StrictObject({ routes: Line, times: Line, toTry: Line })),
});
export type HomeTexts = Static<typeof HomeTexts>;

/** The response has the type of the file, but not its schema, which would make scripts larger. */
export const ServedHomeTexts = Type.Unsafe<HomeTexts>(
  Type.Object(
    { slides: Type.Array(AnyObject), statistics: Type.Array(AnyObject) },
    { additionalProperties: true },
  ),
);
