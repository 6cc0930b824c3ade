import { type Static, Type } from 'typebox';
import { LanguageTag, Position } from '../api/schemas';
import { Line, StrictObject } from '../api/schemas/helpers';
import { CreditsFile } from './credits';
import { Offers } from './offers';

/** A menu entry: a place with a picture and its area, or a plain link. */
const MenuItem = StrictObject({
  label: Line,
  to: Line,
  note: Type.Optional(Line),
  imageUrl: Type.Optional(Line),
});
const Menu = Type.Array(MenuItem, { maxItems: 8 });

/** `site.json`, loaded at run time so that one shell build serves every city (GEN-08, D-49). */
export const SiteFile = StrictObject({
  /** The city's name: `{product}` in texts. */
  product: Line,
  /** `{product}` in paths. */
  slug: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
  /** The country's short name, as in "London, UK". */
  country: Line,
  /** ISO 3166-1. */
  countryCode: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  tagline: Line,
  /** Skyline above the footer: an SVG file with an element `skyline` of 1440 by 128; default: generic roofs. */
  skyline: Type.Optional(Line),
  /** Picture of pages without their own, in messengers. */
  image: Type.Optional(Line),
  locale: Line,
  /** ISO 4217: of amounts in `facts.json`, and with its sign of price ranges. */
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  timeZone: Line,
  /** Days on which `bankHoliday` of opening hours applies. */
  bankHolidays: Type.Array(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
  /**
   * Further public holidays, and what every bank holiday or public holiday means for the whole city (D-91). Dates are
   * "MM-DD" every year or "YYYY-MM-DD" once. `closed` names kinds of places, which `hours.kind` has in `listings.json`.
   */
  holidays: Type.Optional(
    Type.Record(
      Type.String({ pattern: '^(\\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' }),
      StrictObject({
        closed: Type.Optional(Type.Array(Type.String(), { maxItems: 20 })),
        notice: Type.Optional(Line),
      }),
      { additionalProperties: false },
    ),
  ),
  /** Public transport; `word` is the city's word for it: "tram". */
  transport: Type.Optional(StrictObject({ authority: Line, url: Line, word: Line })),
  /** The city's names for kinds of places, such as coffee houses for the category "pub". */
  kinds: Type.Optional(
    StrictObject({ pub: Type.Optional(StrictObject({ one: Line, many: Line, title: Line })) }),
  ),
  /** Initial centre of maps, [lng, lat]. */
  center: Position,
  /** Static picture with pins (`MapStill`). */
  mapStill: Type.Optional(
    StrictObject({
      bounds: Type.Tuple([Type.Number(), Type.Number(), Type.Number(), Type.Number()]),
      size: Type.Tuple([Type.Number({ exclusiveMinimum: 0 }), Type.Number({ exclusiveMinimum: 0 })]),
    }),
  ),
  /** West, south, east, north in degrees of `images/map-ground.svg`, the ground of the map as it starts. */
  mapGround: Type.Optional(Type.Tuple([Type.Number(), Type.Number(), Type.Number(), Type.Number()])),
  /** Attraction pages with their own path (ROUTE-06 to ROUTE-09). */
  fixedPages: Type.Array(
    StrictObject({
      path: Type.String({ pattern: '^/[a-z0-9-]+$' }),
      listingId: Type.Integer({ minimum: 1 }),
      /** The place's name, for when it cannot be loaded (ATT-40). */
      name: Type.Optional(Line),
    }),
  ),
  menus: StrictObject({
    landmarks: Menu,
    museums: Menu,
    restaurants: Menu,
    pubs: Menu,
    areas: Type.Array(Line, { maxItems: 8 }),
  }),
  /** Names in the dashboard's sample figures (ANA-08, ANA-17). */
  samples: StrictObject({ area: Line, attraction: Line }),
  /** Notices in the bell's popover (D-22). */
  notices: Type.Array(StrictObject({ title: Line, text: Line }), {
    minItems: 3,
    maxItems: 3,
  }),
  newsletter: StrictObject({ kicker: Line, text: Line, imageUrl: Type.Optional(Line) }),
  /**
   * Address templates of map links with `{query}`, `{lat}` and `{lng}`, for directions also `{fromLat}`, `{fromLng}` and
   * `{mode}`, a word of `travelModes` (D-60). Without `directions`, directions open a search.
   */
  mapServices: StrictObject({
    search: Line,
    coordinates: Line,
    directions: Type.Optional(Line),
    travelModes: Type.Optional(StrictObject({ walk: Line, transit: Line })),
  }),
  /** Tiles of a public server; an empty `url` for none (D-31). */
  tiles: StrictObject({ url: Type.String(), attribution: Type.String() }),
});

/** A language that the guide can be read in. */
const Language = Type.Object({
  /** Language tag, and first part of its addresses: "de" of `/de/map`. */
  code: LanguageTag,
  /** In the language itself: "Deutsch". */
  name: Line,
  dir: Type.Union([Type.Literal('ltr'), Type.Literal('rtl')]),
  /** "Read this page in German" and "Keep the other language", in German. Absent without a catalogue of the shell. */
  offer: Type.Optional(Type.String()),
  refuse: Type.Optional(Type.String()),
});

/**
 * `site.json`, and what the gateway adds: the city's clock changes from a year ago to years ahead, what its pack has,
 * credits and languages.
 */
export const ServedSite = Type.Object({
  ...SiteFile.properties,
  clockChanges: Type.Array(Type.Object({ from: Type.Number(), offset: Type.Number() }), { minItems: 1 }),
  offers: Offers,
  /** Credits of texts, which pages show beside them; `/credits` has all. Absent in a pack without credits. */
  textCredits: Type.Optional(CreditsFile.properties.texts),
  /** What is before and after an amount in the city's currency and the page's language: "£" and "". */
  amount: Type.Optional(Type.Tuple([Type.String(), Type.String()])),
  /** The language of the texts. Absent: English. */
  language: Type.Optional(Language),
  /** All languages of the guide, English first. Absent: only English. */
  languages: Type.Optional(Type.Array(Language)),
  /** Kinds, areas and other English words of the data, in this language (`wordIn`). */
  words: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type Language = Static<typeof Language>;
export type ServedSite = Static<typeof ServedSite>;
