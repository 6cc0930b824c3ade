import { type Static, Type } from 'typebox';
import { Position } from '../api/schemas';
import { StrictObject } from '../api/schemas/helpers';

const Line = Type.String({ minLength: 1, maxLength: 300 });
/** An entry of a menu: a place with its picture and its area as a note, or a plain link. */
const MenuItem = StrictObject({
  label: Line,
  to: Line,
  note: Type.Optional(Line),
  imageUrl: Type.Optional(Line),
});
const Menu = Type.Array(MenuItem, { maxItems: 8 });

/** `site.json` of a pack: what the frame of the site knows about its city. It comes at run time, so the shell is built once for every city (GEN-08, D-49). */
export const SiteFile = StrictObject({
  /** The city's name: `{product}` in every string. */
  product: Line,
  /** `{product}` in every path. */
  slug: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
  /** The short name of its country: "London, UK". */
  country: Line,
  /** One sentence below the logo in the footer. */
  tagline: Line,
  /** The roofs above the footer: an SVG file with an element `skyline` of 1440 by 128; without it, roofs of any city. */
  skyline: Type.Optional(Line),
  /** BCP 47, for numbers and dates. */
  locale: Line,
  /** IANA name; opening hours and analytics days are in it. */
  timeZone: Line,
  bankHolidays: Type.Array(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
  transport: StrictObject({ authority: Line, url: Line, word: Line }),
  /** Where maps start: centre [lng, lat]. */
  center: Position,
  /** The picture that stands for the map until it is drawn (`MapStill`). */
  mapStill: Type.Optional(
    StrictObject({
      bounds: Type.Tuple([Type.Number(), Type.Number(), Type.Number(), Type.Number()]),
      size: Type.Tuple([Type.Number({ exclusiveMinimum: 0 }), Type.Number({ exclusiveMinimum: 0 })]),
    }),
  ),
  /** Attraction pages with a path of their own (ROUTE-06 to ROUTE-09). */
  fixedPages: Type.Array(
    StrictObject({
      path: Type.String({ pattern: '^/[a-z0-9-]+$' }),
      listingId: Type.Integer({ minimum: 1 }),
    }),
  ),
  menus: StrictObject({
    landmarks: Menu,
    museums: Menu,
    restaurants: Menu,
    pubs: Menu,
    areas: Type.Array(Line, { maxItems: 8 }),
  }),
  /** What the dashboard's sample figures name (ANA-08, ANA-17). */
  samples: StrictObject({ area: Line, attraction: Line }),
  /** The visitor notices of the bell's popover (D-22). */
  notices: Type.Array(StrictObject({ title: Line, text: Line }), {
    minItems: 3,
    maxItems: 3,
  }),
  newsletter: StrictObject({ kicker: Line, text: Line, imageUrl: Line }),
  /** Map links (D-60): `{query}`, `{lat}` and `{lng}` are filled in. */
  mapServices: StrictObject({ search: Line, coordinates: Line }),
  /** Tiles of a public server, or an empty string (D-31). */
  tiles: StrictObject({ url: Type.String(), attribution: Type.String() }),
});

/** The pack's file, and what its clocks do from a year ago to years ahead, which the gateway adds. */
export const ServedSite = Type.Object({
  ...SiteFile.properties,
  clockChanges: Type.Array(Type.Object({ from: Type.Number(), offset: Type.Number() }), { minItems: 1 }),
});
export type ServedSite = Static<typeof ServedSite>;
