import { Type } from 'typebox';
import { Position } from '../api/schemas';

const Line = Type.String({ minLength: 1, maxLength: 300 });
const MenuItem = Type.Object(
  { label: Line, to: Line, note: Type.Optional(Line), imageUrl: Type.Optional(Line) },
  { additionalProperties: false },
);
const Menu = Type.Array(MenuItem, { maxItems: 8 });

/** `site.json`: `Site` of `contracts/site`, but for what the gateway adds. */
export const SiteFile = Type.Object(
  {
    product: Line,
    slug: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
    country: Line,
    tagline: Line,
    skyline: Type.Optional(Line),
    locale: Line,
    timeZone: Line,
    bankHolidays: Type.Array(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
    transport: Type.Object({ authority: Line, url: Line, word: Line }, { additionalProperties: false }),
    center: Position,
    mapStill: Type.Optional(
      Type.Object(
        {
          bounds: Type.Tuple([Type.Number(), Type.Number(), Type.Number(), Type.Number()]),
          size: Type.Tuple([Type.Number({ exclusiveMinimum: 0 }), Type.Number({ exclusiveMinimum: 0 })]),
        },
        { additionalProperties: false },
      ),
    ),
    fixedPages: Type.Array(
      Type.Object(
        { path: Type.String({ pattern: '^/[a-z0-9-]+$' }), listingId: Type.Integer({ minimum: 1 }) },
        { additionalProperties: false },
      ),
    ),
    menus: Type.Object(
      {
        landmarks: Menu,
        museums: Menu,
        restaurants: Menu,
        pubs: Menu,
        areas: Type.Array(Line, { maxItems: 8 }),
      },
      { additionalProperties: false },
    ),
    samples: Type.Object({ area: Line, attraction: Line }, { additionalProperties: false }),
    notices: Type.Array(Type.Object({ title: Line, text: Line }, { additionalProperties: false }), {
      minItems: 3,
      maxItems: 3,
    }),
    newsletter: Type.Object({ kicker: Line, text: Line, imageUrl: Line }, { additionalProperties: false }),
    mapServices: Type.Object({ search: Line, coordinates: Line }, { additionalProperties: false }),
    tiles: Type.Object({ url: Type.String(), attribution: Type.String() }, { additionalProperties: false }),
  },
  { additionalProperties: false },
);

const ClockChange = Type.Object({ from: Type.Number(), offset: Type.Number() });

/** The schema of `Site` in `contracts/site`: the pack's file with the changes of the city's clocks. */
export const ServedSite = Type.Object({
  ...SiteFile.properties,
  clockChanges: Type.Array(ClockChange, { minItems: 1 }),
});
