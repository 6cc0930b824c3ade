import { type Static, Type } from 'typebox';

const Line = Type.String({ minLength: 1, maxLength: 300 });

/** A picture and its credit (ENT-18); carousel pictures have no `attractionId`. */
export const Photo = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    url: Line,
    altText: Line,
    attractionId: Type.Optional(Type.Integer({ minimum: 1 })),
    attribution: Line,
    photographerName: Line,
    photographerUrl: Line,
    isFeatured: Type.Boolean(),
    tags: Type.Array(Line),
    caption: Type.Optional(Line),
  },
  { additionalProperties: false },
);
export type Photo = Static<typeof Photo>;
